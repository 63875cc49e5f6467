import type { AudioFormat, Mp3Bitrate } from '../../../domain/catalog/audio.ts';
import type { FileTags } from '../../../domain/licensing/file-tags.ts';
import { fail, type Result } from '../../../domain/shared/result.ts';
import type { AudioRejected } from '../../../ports/driven/media/audio-processor.ts';
import type { Block } from '../dsp/pcm.ts';
import type { BitDepth } from '../dsp/quantize.ts';
import type { Reader } from './reader.ts';

/** The properties that the headers of a file declare; decoding verifies them. */
export interface Sound {
  readonly container: AudioFormat;
  readonly sampleRate: number;
  readonly channels: 1 | 2;
  /** The bits that a lossless copy needs: 24 for anything finer than 16. */
  readonly depth: BitDepth;
  /** Absent if the container does not contain it. */
  readonly frames?: number;
}

/** An open file whose headers were checked. It is decoded once. */
export interface Source {
  readonly fd: number;
  readonly reader: Reader;
  readonly sound: Sound;
}

/** `isKilled`: a signal ended the decoder, because of the file or the machine. */
export type DecodingFailure = AudioRejected & { readonly isKilled?: boolean };

/** Blocks of sound; a failure is the last item. */
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

/** A way to decode and encode files. The caller removes what a failed call has written. */
export interface AudioCodec {
  /** Uses `sampleRate` if given, otherwise the rate of the source. */
  readonly decode: (source: Source, sampleRate?: number) => Blocks;
  /** Deterministic: the same samples and encoding, the same bytes. Fails as the stream does. */
  readonly encode: (
    stream: PcmStream,
    encoding: Encoding,
    into: string,
  ) => Promise<Result<{ readonly frames: number }, AudioRejected>>;
}

export const rejection = (reason: AudioRejected['reason'], detail: string): AudioRejected => ({
  kind: 'audio-rejected',
  reason,
  detail,
});

export const rejected = (reason: AudioRejected['reason'], detail: string): Result<never, AudioRejected> =>
  fail(rejection(reason, detail));

export const formatNames: Readonly<Record<AudioFormat, string>> = {
  mp3: 'MP3',
  wav: 'WAV',
  flac: 'FLAC',
  ogg: 'Ogg Vorbis',
};
