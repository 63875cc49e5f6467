import type { AudioFormat, Mp3Bitrate } from '../../../domain/catalog/audio.ts';
import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { fail, type Result } from '../../../domain/shared/result.ts';
import type { AudioRefused } from '../../../ports/driven/audio-processor.ts';
import type { Block } from '../dsp/pcm.ts';
import type { BitDepth } from '../dsp/quantize.ts';
import type { Reader } from './reader.ts';

/** What the headers of a file say of its sound; believed only where the decoded samples agree. */
export interface Sound {
  readonly container: AudioFormat;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** Bits that a lossless copy needs: 24 for anything finer than 16. */
  readonly depth: BitDepth;
  /** Absent where the container may leave it out and does. */
  readonly frames?: number;
}

/** An open file that has passed the look at its headers. It is decoded once. */
export interface Source {
  readonly fd: number;
  readonly reader: Reader;
  readonly sound: Sound;
}

/** `isKilled`: a signal ended the decoder, which may be the file's fault or the machine's. */
export type DecodingFailure = AudioRefused & { readonly isKilled?: boolean };

/** Sound on its way; the first failure is the last item. */
export type Blocks = AsyncIterable<Result<Block, DecodingFailure>>;

export interface PcmStream {
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  readonly blocks: Blocks;
}

export type Encoding = (
  | { readonly format: 'mp3'; readonly kbps: Mp3Bitrate }
  | { readonly format: 'ogg'; readonly quality: number }
  | { readonly format: 'wav' | 'flac'; readonly depth: BitDepth }
) & { readonly tags?: FileTags | undefined };

/** One way to turn files into samples and back. What it wrote where it failed, the caller removes. */
export interface AudioCodec {
  /** Uses `sampleRate` if given, otherwise the rate of the source. */
  readonly decode: (source: Source, sampleRate?: number) => Blocks;
  /** Deterministic: the same samples and encoding, the same bytes. Fails as the stream does. */
  readonly encode: (
    stream: PcmStream,
    encoding: Encoding,
    into: string,
  ) => Promise<Result<{ readonly frames: number }, AudioRefused>>;
}

export const refusal = (reason: AudioRefused['reason'], detail: string): AudioRefused => ({
  kind: 'audio-refused',
  reason,
  detail,
});

export const refused = (reason: AudioRefused['reason'], detail: string): Result<never, AudioRefused> =>
  fail(refusal(reason, detail));

export const formatNames: Readonly<Record<AudioFormat, string>> = {
  mp3: 'MP3',
  wav: 'WAV',
  flac: 'FLAC',
  ogg: 'Ogg Vorbis',
};
