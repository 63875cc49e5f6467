import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { createOggEncoder } from 'wasm-media-encoders';
import type { PcmStream } from '../codec.ts';
import { decodedOf, type Decoder, type Encoder } from '../coders.ts';

/** A packet of silence takes 3 bytes, so these can contain a minute and a half. */
const partBytes = 8 * 1024;

const inParts = (bytes: Uint8Array): readonly Uint8Array[] =>
  Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) =>
    bytes.subarray(part * partBytes, (part + 1) * partBytes),
  );

export const oggDecoder = async (): Promise<Decoder> => {
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  return {
    push: async (bytes) => decodedOf(await decoder.decode(bytes)),
    partsOf: inParts,
    finish: async () => decodedOf(await decoder.flush()),
    free: () => decoder.free(),
  };
};

/** libvorbis, with 1 as the serial number of the stream, which is otherwise random. */
export const oggEncoder = async ({ sampleRate, channels }: PcmStream, quality: number): Promise<Encoder> => {
  const encoder = await createOggEncoder();
  encoder.configure({ sampleRate, channels, vbrQuality: quality, oggSerialNo: 1 });
  return {
    push: (block) => encoder.encode(block).slice(),
    finish: () => encoder.finalize().slice(),
  };
};
