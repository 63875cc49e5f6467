import { FLACDecoder, type FLACDecodedAudio } from '@wasm-audio-decoders/flac';
import { framesIn, joined, type Block } from '../../dsp/pcm.ts';
import { decodedOf, type Decoder } from '../coders.ts';
import { flacBlocks } from '../headers/flac.ts';
import { flacFrame, flacSamples, longestHeader } from '../headers/flac-frame.ts';
import type { Source } from '../codec.ts';
import type { Reader } from '../reader.ts';

/** The decoder omits a short last frame, such as silence, unless something follows it. */
const paddingBytes = 64;

/** The decoder fails if it is first given fewer bytes; it skips these. */
const minBytes = 4;

/**
 * Throws if the first frame is damaged, or if any is damaged or missing in a file that declares no length: the decoder
 * itself passes over such frames. Otherwise, the declared length shows them.
 */
export const flacDecoder = async ({
  reader,
  sound: { frames: declared },
}: Pick<Source, 'reader' | 'sound'>): Promise<Decoder> => {
  const decoder = new FLACDecoder();
  await decoder.ready;
  await decoder.decode(new Uint8Array(minBytes));
  const { soundAt = 0 } = flacBlocks(reader);
  const first = flacFrame(reader.at(soundAt, longestHeader), 0);
  if (first === undefined) throw new Error('the first frame is damaged');
  const soundIn = soundOnly(reader, soundAt);
  const inFile = declared === undefined ? flacSamples(first) : undefined;
  let samples = 0;
  const counted = (decoded: FLACDecodedAudio): Block => {
    const block = exact(decoded);
    samples += framesIn(block);
    return block;
  };
  return {
    push: async (bytes) => {
      const sound = soundIn(bytes);
      inFile?.push(sound);
      return counted(await decoder.decode(sound));
    },
    partsOf: ofFewFrames,
    finish: async () => {
      const last = counted(await decoder.decode(new Uint8Array(paddingBytes)));
      const rest = counted(await decoder.flush());
      if (inFile !== undefined && inFile.finish() !== samples)
        throw new Error('a frame is damaged or missing');
      return joined([last, rest].filter((block) => framesIn(block) > 0));
    },
    free: () => decoder.free(),
  };
};

const id3v1Bytes = 128;

/**
 * Returns the bytes of frames in the next bytes of the file. The decoder would search metadata for frames, and a
 * picture can contain bytes that look like one; it would take a tag at the end of the file for a part of the last
 * frame.
 */
const soundOnly = (reader: Reader, soundAt: number) => {
  const tagAt = reader.size - id3v1Bytes;
  const isTagged = tagAt > soundAt && reader.at(tagAt, 3).toString('latin1') === 'TAG';
  const endsAt = isTagged ? tagAt : reader.size;
  let at = 0;
  return (bytes: Uint8Array): Uint8Array => {
    const sound = bytes.subarray(Math.max(0, soundAt - at), Math.max(0, endsAt - at));
    at += bytes.length;
    return sound;
  };
};

/** A frame of 16 bytes can contain 65,536 samples, so these are 8 MiB in stereo. */
const maxFrames = 16;

/** Divides bytes where a frame may begin (RFC 9639, section 9.1): no part has more beginnings than `maxFrames`. */
const ofFewFrames = (bytes: Uint8Array): readonly Uint8Array[] => {
  const parts: Uint8Array[] = [];
  let [start, beginnings] = [0, 0];
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    // The second byte may be in the next part of the file.
    if (((bytes[at + 1] ?? 0xf8) & 0xfe) !== 0xf8) continue;
    if (beginnings === maxFrames) {
      parts.push(bytes.subarray(start, at));
      [start, beginnings] = [at, 0];
    }
    beginnings++;
  }
  return [...parts, bytes.subarray(start)];
};

/** Adding and subtracting it rounds a smaller number to a whole one, in a quarter of the time of Math.round. */
const rounding = 1.5 * 2 ** 52;

/** The decoder divides by 32767 where 16 bits are exact only over 32768; likewise for other depths. */
const exact = (decoded: FLACDecodedAudio): Block => {
  const max = 2 ** (decoded.bitDepth - 1) - 1;
  const unit = 2 ** (1 - decoded.bitDepth);
  const block = decodedOf(decoded);
  for (const samples of block)
    for (let i = 0; i < samples.length; i++)
      samples[i] = ((samples[i] ?? 0) * max + rounding - rounding) * unit;
  return block;
};
