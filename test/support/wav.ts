import type { Block } from '../../src/adapters/audio/dsp/pcm.ts';

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
  channels.forEach((channel, c) => {
    for (let i = 0; i < channel.length; i++) write(data, (i * count + c) * width, samples, channel[i] ?? 0);
  });
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

const write = (data: Buffer, at: number, samples: WavSamples, value: number): void => {
  if (samples === 'float32') return void data.writeFloatLE(value, at);
  const bits = widths[samples] * 8;
  const scale = 2 ** (bits - 1);
  const int = max(-scale, min(scale - 1, round(value * scale)));
  if (samples === 'int8') data.writeUInt8(int + 128, at);
  else data.writeIntLE(int, at, widths[samples]);
};

/** What a rendered WAV holds: whole numbers in turn over the channels. */
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
  for (let i = 0; i < ints.length; i++) ints[i] = data.readIntLE(i * width, width);
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
