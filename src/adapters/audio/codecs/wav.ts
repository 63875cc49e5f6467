import { framesIn, type Block } from '../dsp/pcm.ts';
import { littleEndian, planes, type BitDepth } from '../dsp/quantize.ts';
import type { PcmStream } from './codec.ts';
import type { Decoder, Encoder } from './coders.ts';
import { wavLayout, type WavSample } from './headers/wav.ts';
import type { Reader } from './reader.ts';

/**
 * Receives the bytes of the file from its beginning and skips everything except samples. A block of 16-bit samples is valid until the next
 * one.
 */
export const wavDecoder = (reader: Reader): Decoder => {
  const read = wavLayout(reader);
  if (!read.ok) throw new Error(read.failure.detail);
  const { sound, sample, bytesPerFrame, dataAt } = read.value;
  const end = dataAt + sound.frames * bytesPerFrame;
  let at = 0;
  let rest: Uint8Array = new Uint8Array(0);
  const shortPlanes = reusedShortPlanes(sound.channels);
  return {
    push: (bytes) => {
      const data = bytes.subarray(Math.max(0, dataAt - at), Math.max(0, end - at));
      at += bytes.length;
      const all = rest.length > 0 ? Buffer.concat([rest, data]) : data;
      const whole = all.length - (all.length % bytesPerFrame);
      rest = Buffer.from(all.subarray(whole));
      return sample === 'int16'
        ? shortPlanes(all.subarray(0, whole))
        : planes(samplesOf[sample](all.subarray(0, whole)), sound.channels);
    },
    finish: () => planes(new Float32Array(0), sound.channels),
    free: () => undefined,
  };
};

const samplesOf: Readonly<Record<Exclude<WavSample, 'int16'>, (bytes: Uint8Array) => Float32Array>> = {
  int24: (bytes) => whole(bytes, 3),
  int32: (bytes) => whole(bytes, 4),
  float32: (bytes) => new Float32Array(new Uint8Array(bytes).buffer),
};

/**
 * Returns a function that reads 16-bit integers, with full scale as ±1, without another copy of all samples. Each block overwrites the one
 * before: blocks are small objects with much memory, which V8 would collect late.
 */
const reusedShortPlanes = (channels: number): ((bytes: Uint8Array) => Block) => {
  let planes: Block = [];
  return (bytes) => {
    const aligned = bytes.byteOffset % 2 === 0 ? bytes : new Uint8Array(bytes);
    const samples = new Int16Array(aligned.buffer, aligned.byteOffset, aligned.length / 2);
    const frames = samples.length / channels;
    if (framesIn(planes) < frames) planes = Array.from({ length: channels }, () => new Float32Array(frames));
    return planes.map((whole, offset) => {
      const plane = whole.subarray(0, frames);
      for (let i = 0; i < plane.length; i++) plane[i] = (samples[i * channels + offset] ?? 0) / 2 ** 15;
      return plane;
    });
  };
};

/** Reads little-endian integers of this many bytes, with full scale as ±1. */
const whole = (bytes: Uint8Array, width: 3 | 4): Float32Array => {
  const samples = new Float32Array(bytes.length / width);
  for (let i = 0, at = 0; i < samples.length; i++, at += width) {
    // The bytes are the upper bits of a 32-bit integer.
    let value = 0;
    for (let k = 0; k < width; k++) value = (value >>> 8) | ((bytes[at + k] ?? 0) << 24);
    samples[i] = value / 2 ** 31;
  }
  return samples;
};

const headerBytes = 44;

export const wavEncoder = ({ sampleRate, channels }: PcmStream, depth: BitDepth): Encoder => {
  let dataBytes = 0;
  let begun = false;
  const push = (block: Block): Buffer => {
    const samples = littleEndian(block, depth);
    dataBytes += samples.length;
    if (begun) return samples;
    begun = true;
    return Buffer.concat([Buffer.alloc(headerBytes), samples]);
  };
  return {
    push,
    finish: () => Buffer.alloc(dataBytes % 2),
    head: () => {
      const bytesPerFrame = (channels * depth) / 8;
      const header = Buffer.alloc(headerBytes);
      header.write('RIFF', 0, 'latin1');
      header.writeUInt32LE(headerBytes - 8 + dataBytes + (dataBytes % 2), 4);
      header.write('WAVEfmt ', 8, 'latin1');
      header.writeUInt32LE(16, 16);
      header.writeUInt16LE(1, 20);
      header.writeUInt16LE(channels, 22);
      header.writeUInt32LE(sampleRate, 24);
      header.writeUInt32LE(sampleRate * bytesPerFrame, 28);
      header.writeUInt16LE(bytesPerFrame, 32);
      header.writeUInt16LE(depth, 34);
      header.write('data', 36, 'latin1');
      header.writeUInt32LE(dataBytes, 40);
      return header;
    },
  };
};
