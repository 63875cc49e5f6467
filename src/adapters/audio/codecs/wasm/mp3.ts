import { MPEGDecoder } from 'mpg123-decoder';
import { createMp3Encoder } from 'wasm-media-encoders';
import type { Mp3Bitrate } from '../../../../domain/catalog/audio.ts';
import { framesIn } from '../../dsp/pcm.ts';
import type { PcmStream } from '../codec.ts';
import { decodedOf, type Decoder, type Encoder } from '../coders.ts';
import { lameTagFrame } from './lame-tag.ts';

/**
 * mpg123 always returns two channels, so the second of a mono sound is left out; delay and padding are
 * trimmed.
 */
export const mp3Decoder = async (channels: 1 | 2): Promise<Decoder> => {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return {
    push: (bytes) => decodedOf(decoder.decode(bytes)).slice(0, channels),
    finish: () => [],
    free: () => decoder.free(),
  };
};

/** LAME at a constant bit rate. This build does not write the tag frame with delay and padding. */
export const mp3Encoder = async ({ sampleRate, channels }: PcmStream, kbps: Mp3Bitrate): Promise<Encoder> => {
  if (sampleRate !== 32000 && sampleRate !== 44100 && sampleRate !== 48000)
    throw new Error(`this encoder does not support MP3 at ${sampleRate} Hz`);
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels, bitrate: kbps, outputSampleRate: sampleRate });
  const placeholder = lameTagFrame({ sampleRate, channels, kbps, samples: 0, bytes: 0 });
  let [samples, bytes] = [0, 0];
  const counted = (encoded: Uint8Array): Uint8Array => {
    bytes += encoded.length;
    return encoded.slice();
  };
  return {
    push: (block) => {
      const first = samples === 0;
      samples += framesIn(block);
      const encoded = counted(encoder.encode(block));
      return first ? Buffer.concat([placeholder, encoded]) : encoded;
    },
    finish: () => counted(encoder.finalize()),
    head: () => lameTagFrame({ sampleRate, channels, kbps, samples, bytes }),
  };
};
