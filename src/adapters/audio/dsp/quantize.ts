import { framesIn, type Block } from './pcm.ts';

export type BitDepth = 16 | 24;

/**
 * Interleaved whole numbers of `depth` bits, nearest, clamped at full scale. Exact for samples that came from as many
 * bits or fewer, so a lossless recording stays lossless.
 */
export const interleavedInts = (block: Block, depth: BitDepth): Int32Array<ArrayBuffer> => {
  const scale = 2 ** (depth - 1);
  const ints = new Int32Array(framesIn(block) * block.length);
  block.forEach((channel, offset) => {
    for (let i = 0; i < channel.length; i++) {
      const value = Math.round((channel[i] ?? 0) * scale);
      ints[i * block.length + offset] = value >= scale ? scale - 1 : value < -scale ? -scale : value;
    }
  });
  return ints;
};

/** The same as little-endian bytes, 2 or 3 a sample. */
export const littleEndian = (block: Block, depth: BitDepth): Buffer => {
  const ints = interleavedInts(block, depth);
  const width = depth / 8;
  const bytes = Buffer.allocUnsafe(ints.length * width);
  for (let i = 0, at = 0; i < ints.length; i++, at += width) {
    const value = ints[i] ?? 0;
    bytes[at] = value;
    bytes[at + 1] = value >> 8;
    if (width === 3) bytes[at + 2] = value >> 16;
  }
  return bytes;
};

/** Float samples in turn, as little-endian bytes. */
export const interleavedFloats = (block: Block): Buffer => {
  const floats = new Float32Array(framesIn(block) * block.length);
  block.forEach((channel, offset) => {
    for (let i = 0; i < channel.length; i++) floats[i * block.length + offset] = channel[i] ?? 0;
  });
  return Buffer.from(floats.buffer);
};

/** The other way round: planes of what `interleavedFloats` wrote. */
export const planes = (floats: Float32Array, channels: number): Block =>
  Array.from({ length: channels }, (_, offset) => {
    const plane = new Float32Array(floats.length / channels);
    for (let i = 0; i < plane.length; i++) plane[i] = floats[i * channels + offset] ?? 0;
    return plane;
  });
