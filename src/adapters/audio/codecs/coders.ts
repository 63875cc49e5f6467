import { ok } from '../../../domain/shared/result.ts';
import type { Block } from '../dsp/pcm.ts';
import { refused, type Blocks, type Source } from './codec.ts';

/** Turns bytes into samples as they come; throws where it cannot. */
export interface Decoder {
  readonly push: (bytes: Uint8Array) => Block | Promise<Block>;
  readonly finish: () => Block | Promise<Block>;
  readonly free: () => void;
}

export interface Encoder {
  readonly push: (block: Block) => Uint8Array;
  readonly finish: () => Uint8Array;
  /** What takes the place of the first bytes once all is known. */
  readonly head?: () => Uint8Array;
}

interface Decoded {
  readonly channelData: readonly Float32Array[];
  readonly samplesDecoded: number;
  readonly errors: readonly { readonly message: string }[];
}

/** The decoders go on after errors, and tell of them; a master with a gap is none. */
export const decodedOf = ({ channelData, samplesDecoded, errors }: Decoded): Block => {
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  return channelData.map((channel) => channel.subarray(0, samplesDecoded));
};

const readBytes = 64 * 1024;

/** A file from its first byte to its last, through a decoder that is made for it. */
export async function* decodedBy({ reader }: Source, decoderFor: () => Decoder | Promise<Decoder>): Blocks {
  let decoder: Decoder | undefined;
  try {
    decoder = await decoderFor();
    for (let at = 0; at < reader.size; at += readBytes)
      yield ok(await decoder.push(new Uint8Array(reader.at(at, readBytes))));
    yield ok(await decoder.finish());
  } catch {
    yield refused('undecodable', 'The file cannot be decoded: it is damaged.');
  } finally {
    decoder?.free();
  }
}
