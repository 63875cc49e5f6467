import { ok } from '../../../domain/shared/result.ts';
import { framesIn, type Block } from '../dsp/pcm.ts';
import { resampler } from '../dsp/resample.ts';
import { rejected, type Blocks, type Sound, type Source } from './codec.ts';

/** Decodes bytes to samples as they arrive; throws if it cannot. */
export interface Decoder {
  /** A block may be overwritten by the next call. */
  readonly push: (bytes: Uint8Array) => Block | Promise<Block>;
  /**
   * Divides bytes so that each part decodes to some MiB at most. Present where few bytes can contain minutes of
   * sound, because `push` returns everything that its bytes contain together.
   */
  readonly partsOf?: (bytes: Uint8Array) => readonly Uint8Array[];
  readonly finish: () => Block | Promise<Block>;
  readonly free: () => void;
}

export interface Encoder {
  readonly push: (block: Block) => Uint8Array;
  readonly finish: () => Uint8Array;
  /** Returns the bytes that replace the beginning of the file once everything is known. */
  readonly head?: () => Uint8Array;
}

interface Decoded {
  readonly channelData: readonly Float32Array[];
  readonly samplesDecoded: number;
  readonly errors: readonly { readonly message: string }[];
}

/** The decoders continue after errors and report them; a master with a gap is rejected. */
export const decodedOf = ({ channelData, samplesDecoded, errors }: Decoded): Block => {
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  return channelData.map((channel) => channel.subarray(0, samplesDecoded));
};

const [minBytes, maxBytes] = [2 * 1024, 64 * 1024];
const secondsPerBlock = 5;

/**
 * Returns a number of bytes that lasts a few seconds on average: minutes of silence fit into a kilobyte of
 * FLAC.
 */
const blockBytes = ({ reader, sound: { frames, sampleRate } }: Source): number => {
  const bytesPerSecond = frames === undefined ? 0 : (reader.size * sampleRate) / Math.max(1, frames);
  return Math.round(Math.max(minBytes, Math.min(maxBytes, secondsPerBlock * bytesPerSecond)));
};

/** Decodes a file completely with a decoder that is created for it. */
export async function* decodedBy(source: Source, decoderFor: () => Decoder | Promise<Decoder>): Blocks {
  const { reader } = source;
  const readBytes = blockBytes(source);
  let decoder: Decoder | undefined;
  try {
    decoder = await decoderFor();
    for (let at = 0; at < reader.size; at += readBytes) {
      const bytes = new Uint8Array(reader.at(at, readBytes));
      for (const part of decoder.partsOf?.(bytes) ?? [bytes]) yield ok(await decoder.push(part));
    }
    yield ok(await decoder.finish());
  } catch {
    yield rejected('undecodable', 'The file cannot be decoded: it is damaged.');
  } finally {
    decoder?.free();
  }
}

/** Enough for sound that is only analyzed. */
const crossings = 8;

/** Returns the same sound at another sample rate. */
export async function* resampledBlocks(blocks: Blocks, { sampleRate, channels }: Sound, to: number): Blocks {
  if (sampleRate === to) {
    yield* blocks;
    return;
  }
  const { push, finish } = resampler(sampleRate, to, channels, crossings);
  for await (const block of blocks) {
    if (!block.ok) {
      yield block;
      return;
    }
    if (framesIn(block.value) > 0) yield ok(push(block.value));
  }
  yield ok(finish());
}
