import type { AudioFormat, PeakData, Quality } from '../../domain/catalog/audio.ts';
import type { FileTags } from '../../domain/licensing/file-tags.ts';
import type { ForensicMark } from '../../domain/licensing/forensic-mark.ts';
import type { Result } from '../../domain/shared/result.ts';

/** Why a file is not taken: `detail` is one sentence a person can act on, free of paths. */
export interface AudioRefused {
  readonly kind: 'audio-refused';
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
}

/** What the decoded samples say; nothing here is taken from tags or from who delivered the file. */
export interface Examination {
  readonly container: AudioFormat;
  readonly durationMs: number;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Integrated loudness, LUFS (ITU-R BS.1770). */
  readonly loudnessLufs: number;
  /** Highest absolute sample, dBFS. */
  readonly peakDbfs: number;
  /** Min/max pairs of the mono mix at the finest resolution kept. */
  readonly peaks: PeakData;
  /** Where the loudest 30 s begin. */
  readonly loudestStartMs: number;
}

export interface StemComparison {
  /** RMS of (master − sum of stems) against the master's RMS, in dB; lower is closer, −120 at the least. */
  readonly residualDb: number;
  /** In the order given. */
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
  /** How far what was heard stands out of chance, in standard deviations; never below 5.5. */
  readonly confidence: number;
}

/** How a recording is rendered; what is absent is left as it is. */
export interface Rendering extends Quality {
  /** Laid over the recording, inaudibly. */
  readonly mark?: ForensicMark;
  /** The only tags of the render: none of the source are carried over. */
  readonly tags?: FileTags;
  /** Silence is refused otherwise. */
  readonly mayBeSilent?: boolean;
}

/**
 * Where sound is measured, cut, marked and encoded. All of it happens off the calling thread.
 * Paths are local files; outputs are written whole to `into` or not at all.
 */
export interface AudioProcessor {
  examine(file: string): Promise<Result<Examination, AudioRefused>>;
  /** What each stem is, and how far their sum is from the master. A stem of another length is a mismatch. */
  compareStems(master: string, stems: readonly string[]): Promise<Result<StemComparison, AudioRefused>>;
  /** The loudest 30 s (all, where shorter) at −16 LUFS with an audible mark placed by `seed`, as MP3. */
  preview(file: string, into: string, seed: string, tags?: FileTags): Promise<Result<Preview, AudioRefused>>;
  /** The whole recording in a format. Deterministic: same input, format and rendering, same bytes. */
  render(
    file: string,
    into: string,
    format: AudioFormat,
    rendering?: Rendering,
  ): Promise<Result<{ readonly durationMs: number }, AudioRefused>>;
  /** A copy in the same format, its sound the same to the last byte, with these tags and no others. Deterministic. */
  tag(file: string, into: string, tags: FileTags): Promise<Result<VerifiedRender, AudioRefused>>;
  /** Decodes a render from its first byte to its last. No limits of intake apply; what is not whole is refused. */
  verify(file: string): Promise<Result<VerifiedRender, AudioRefused>>;
  /**
   * The mark that a recording, or thirty seconds of it anywhere, was rendered with here; undefined where none is found.
   * `otherKeys`: keys that marks were made with before, hex.
   */
  findMark(file: string, otherKeys?: readonly string[]): Promise<Result<FoundMark | undefined, AudioRefused>>;
  close(): Promise<void>;
}
