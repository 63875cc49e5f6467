import type { Block } from '../../../src/adapters/audio/dsp/pcm.ts';

export type WavSamples = 'int8' | 'int16' | 'int24' | 'int32' | 'float32';

interface WavShape {
  readonly sampleRate: number;
  readonly channels: Block;
  readonly samples?: WavSamples;
  readonly extensible?: boolean;
  /** Chunks before the samples: what a program may add, tags say. */
  readonly chunks?: readonly (readonly [id: string, body: Buffer])[];
}

// Looked up once: in Jest's realms every use of a global costs.
const { max, min, round } = Math;

const widths: Readonly<Record<WavSamples, number>> = { int8: 1, int16: 2, int24: 3, int32: 4, float32: 4 };
const subtype = Buffer.from('000000001000800000aa00389b71', 'hex');

const chunk = (id: string, body: Buffer): Buffer => {
  const head = Buffer.from(`${id}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

/** The bytes of a WAV file. Written apart from the adapter's own writer, so that neither proves the other. */
export const wavBytes = ({
  sampleRate,
  channels,
  samples = 'int16',
  extensible = false,
  chunks = [],
}: WavShape) => {
  const width = widths[samples];
  const count = channels.length;
  const tag = samples === 'float32' ? 3 : 1;
  const format = Buffer.alloc(16);
  format.writeUInt16LE(extensible ? 0xfffe : tag, 0);
  format.writeUInt16LE(count, 2);
  format.writeUInt32LE(sampleRate, 4);
  format.writeUInt32LE(sampleRate * count * width, 8);
  format.writeUInt16LE(count * width, 12);
  format.writeUInt16LE(width * 8, 14);
  const extension = Buffer.concat([Buffer.from([22, 0, width * 8, 0, 0, 0, 0, 0, tag, 0]), subtype]);
  const data = Buffer.alloc((channels[0]?.length ?? 0) * count * width);
  channels.forEach((channel, c) => write(channel, samples, data, c * width, count * width));
  const body = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', extensible ? Buffer.concat([format, extension]) : format),
    ...chunks.map(([id, bytes]) => chunk(id, bytes)),
    chunk('data', data),
  ]);
  const riff = Buffer.from('RIFF\0\0\0\0', 'latin1');
  riff.writeUInt32LE(body.length, 4);
  return Buffer.concat([riff, body]);
};

/** From a byte on, so many bytes from sample to sample. */
const write = (channel: Float32Array, samples: WavSamples, data: Buffer, from: number, apart: number) => {
  const width = widths[samples];
  const scale = 2 ** (8 * width - 1);
  const over = samples === 'int8' ? 128 : 0;
  for (let i = 0, at = from; i < channel.length; i++, at += apart) {
    const value = channel[i] ?? 0;
    if (samples === 'float32') {
      data.writeFloatLE(value, at);
      continue;
    }
    const int = max(-scale, min(scale - 1, round(value * scale))) + over;
    for (let byte = 0; byte < width; byte++) data[at + byte] = int >> (8 * byte);
  }
};

/** The samples of a rendered WAV: whole numbers, alternating between the channels. */
export const wavInts = (bytes: Buffer) => {
  const parts = new Map<string, Buffer>();
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    parts.set(bytes.toString('latin1', at, at + 4), bytes.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  const [format = Buffer.alloc(16), data = Buffer.alloc(0)] = [parts.get('fmt '), parts.get('data')];
  const width = format.readUInt16LE(14) / 8;
  const ints = new Int32Array(data.length / width);
  for (let i = 0; i < ints.length; i++) {
    let int = (data[(i + 1) * width - 1] ?? 0) << 24; // the sign is in the last byte
    int >>= 32 - 8 * width;
    for (let byte = 0; byte < width - 1; byte++) int |= (data[i * width + byte] ?? 0) << (8 * byte);
    ints[i] = int;
  }
  return { sampleRate: format.readUInt32LE(4), channels: format.readUInt16LE(2), bits: width * 8, ints };
};

/** The mean of the channels, full scale ±1. */
export const wavMono = (bytes: Buffer): Float32Array => {
  const { channels, bits, ints } = wavInts(bytes);
  const mono = new Float32Array(ints.length / channels);
  const scale = channels * 2 ** (bits - 1);
  for (let i = 0; i < ints.length; i++) {
    const frame = (i - (i % channels)) / channels;
    mono[frame] = (mono[frame] ?? 0) + (ints[i] ?? 0) / scale;
  }
  return mono;
};
