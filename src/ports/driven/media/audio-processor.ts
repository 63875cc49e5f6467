import type { AudioFormat, PeakData, Quality } from '../../../domain/catalog/audio.ts';
import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import type { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import type { Result } from '../../../domain/shared/result.ts';

/** Why a file is rejected; `detail` is one sentence that a person can act on, without paths. */
export interface AudioRejected {
  readonly kind: 'audio-rejected';
  readonly reason:
    | 'unknown-format'
    | 'not-what-it-says'
    | 'truncated'
    | 'too-long'
    | 'too-short'
    | 'too-large'
    | 'too-many-channels'
    | 'sample-rate'
    | 'silent'
    | 'undecodable'
    | 'mismatch';
  readonly detail: string;
  /** The place of the stem that it is about, from 0; absent if it is about another file. */
  readonly stem?: number;
}

/** The measurements of decoded samples; nothing is taken from tags or from the deliverer. */
export interface Examination {
  readonly container: AudioFormat;
  readonly durationMs: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Integrated loudness in LUFS (ITU-R BS.1770). */
  readonly loudnessLufs: number;
  /** The highest absolute sample, in dBFS. */
  readonly peakDbfs: number;
  /** Pairs of minimum and maximum of the mono mix, at the finest stored resolution. */
  readonly peaks: PeakData;
  /** Where the loudest 30 s begin. */
  readonly loudestStartMs: number;
}

export interface StemComparison {
  /**
   * The RMS of (master − sum of stems) relative to the master's RMS, in dB; lower is closer, with −120 as the
   * minimum.
   */
  readonly residualDb: number;
  /** In the order of the arguments. */
  readonly stems: readonly { readonly container: AudioFormat; readonly durationMs: number }[];
}

export interface Preview {
  readonly startMs: number;
  readonly durationMs: number;
  readonly loudnessLufs: number;
}

export interface VerifiedRender {
  readonly container: AudioFormat;
  readonly durationMs: number;
}

export interface FoundMark {
  readonly mark: ForensicMark;
  /** How far the evidence exceeds chance, in standard deviations; at least 5.5. */
  readonly confidence: number;
}

/** The changes of a rendering; absent ones leave the recording unchanged. */
export interface Rendering extends Quality {
  /** The inaudible mark to embed. */
  readonly mark?: ForensicMark;
  /** The only tags of the render: those of the source are not copied. */
  readonly tags?: FileTags;
  /** Silence is rejected otherwise. */
  readonly mayBeSilent?: boolean;
}

/**
 * Measures, cuts, marks and encodes audio, outside the calling thread. Paths are local files; an output is
 * written to `into` completely or not at all.
 */
export interface AudioProcessor {
  examine(file: string): Promise<Result<Examination, AudioRejected>>;
  /**
   * Returns the format of each stem, and how far their sum is from the master. A stem of another length is a
   * mismatch.
   */
  compareStems(master: string, stems: readonly string[]): Promise<Result<StemComparison, AudioRejected>>;
  /**
   * Writes the loudest 30 s (or a shorter recording) at −16 LUFS as MP3, with an audible mark whose positions
   * depend on `seed`.
   */
  preview(file: string, into: string, seed: string, tags?: FileTags): Promise<Result<Preview, AudioRejected>>;
  /**
   * Writes the whole recording in a format. Deterministic: the same input, format and rendering produce the
   * same bytes.
   */
  render(
    file: string,
    into: string,
    format: AudioFormat,
    rendering?: Rendering,
  ): Promise<Result<{ readonly durationMs: number }, AudioRejected>>;
  /** Writes a copy in the same format with identical audio data, these tags and no others. Deterministic. */
  tag(file: string, into: string, tags: FileTags): Promise<Result<VerifiedRender, AudioRejected>>;
  /** Decodes a complete render, without the limits for delivered audio. Rejects an incomplete one. */
  verify(file: string): Promise<Result<VerifiedRender, AudioRejected>>;
  /**
   * Returns the mark with which a recording, or any thirty seconds of it, was rendered, or undefined.
   * `otherKeys` are earlier mark keys in hex.
   */
  findMark(
    file: string,
    otherKeys?: readonly string[],
  ): Promise<Result<FoundMark | undefined, AudioRejected>>;
  close(): Promise<void>;
}
