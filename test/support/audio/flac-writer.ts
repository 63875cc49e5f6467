import { align, bits, put, putRice, type Bits } from './flac-bits.ts';
import { crc16, crc8 } from './flac-crc.ts';

/**
 * A FLAC writer (RFC 9639) for 16-bit stereo at 44.1 kHz that is independent of the codecs under test: fixed predictors and Rice codes.
 */
const { abs, clz32, min } = Math;

const blockSize = 4096;
const partitions = 16;
const highestOrder = 4;

/** One channel of a block: its samples and how many bits they need. */
interface Channel {
  readonly samples: Int32Array;
  readonly width: number;
}

const channel = (width: number): Channel => ({ samples: new Int32Array(blockSize), width });
// One encoder runs at a time; its scratch is made once.
const left = channel(16);
const right = channel(16);
const middle = channel(16);
const side = channel(17);
const residuals = new Int32Array(blockSize);

/** Returns the residual of linear prediction in a part of the block, which is enough to compare channels. */
const roughCost = ({ samples }: Channel, length: number): number => {
  let [before, last, sum] = [0, 0, 1];
  const half = length >> 1;
  for (let i = half >> 1; i < half + (half >> 1); i++) {
    const sample = samples[i] ?? 0;
    sum += abs(sample - 2 * last + before);
    before = last;
    last = sample;
  }
  return sum;
};

/** Returns the order of the fixed predictor, 0 to 4, with the smallest residual. */
const bestOrder = ({ samples }: Channel, length: number): number => {
  if (length <= highestOrder) return 0;
  let [p1, p2, p3, p4] = [0, 0, 0, 0];
  let [s0, s1, s2, s3, s4] = [0, 0, 0, 0, 0];
  for (let i = 0; i < length; i++) {
    const e0 = samples[i] ?? 0;
    const e1 = e0 - p1;
    const e2 = e1 - p2;
    const e3 = e2 - p3;
    s0 += abs(e0);
    s1 += abs(e1);
    s2 += abs(e2);
    s3 += abs(e3);
    s4 += abs(e3 - p4);
    p1 = e0;
    p2 = e1;
    p3 = e2;
    p4 = e3;
  }
  const sums = [s0, s1, s2, s3, s4];
  return sums.indexOf(min(...sums));
};

const predict = (samples: Int32Array, order: number, length: number): void => {
  residuals.set(length === blockSize ? samples : samples.subarray(0, length));
  for (let pass = 0; pass < order; pass++) {
    for (let i = length - 1; i > pass; i--) residuals[i] = (residuals[i] ?? 0) - (residuals[i - 1] ?? 0);
  }
};

const isConstant = (samples: Int32Array, length: number): boolean => {
  const first = samples[0];
  for (let i = 1; i < length; i++) if (samples[i] !== first) return false;
  return true;
};

/** Returns the Rice parameter for values with this mean. */
const parameterFor = (sum: number, count: number): number =>
  min(14, count > 0 ? 31 - clz32(1 + (1.386 * sum) / count) : 0);

const putSample = (into: Bits, value: number, width: number): void => {
  put(into, value >> 8, width - 8);
  put(into, value, 8);
};

const putSubframe = (into: Bits, { samples, width }: Channel, length: number): void => {
  if (isConstant(samples, length)) {
    put(into, 0, 8);
    putSample(into, samples[0] ?? 0, width);
    return;
  }
  const order = bestOrder({ samples, width }, length);
  predict(samples, order, length);
  const parts = length === blockSize ? partitions : 1;
  const size = length / parts;
  put(into, (8 + order) << 1, 8);
  for (let i = 0; i < order; i++) putSample(into, samples[i] ?? 0, width);
  put(into, parts === 1 ? 0 : 4, 6);
  for (let part = 0; part < parts; part++) {
    const from = part === 0 ? order : part * size;
    const to = (part + 1) * size;
    let sum = 0;
    for (let i = from; i < to; i++) sum += abs(residuals[i] ?? 0);
    const parameter = parameterFor(sum, to - from);
    put(into, parameter, 4);
    putRice(into, residuals, from, to, parameter);
  }
};

/** Encodes the number of a frame as UTF-8 encodes a code point. */
const putNumber = (into: Bits, number: number): void => {
  if (number < 0x80) put(into, number, 8);
  else if (number < 0x800) {
    put(into, 0xc0 | (number >> 6), 8);
    put(into, 0x80 | (number & 0x3f), 8);
  } else {
    put(into, 0xe0 | (number >> 12), 8);
    put(into, 0x80 | ((number >> 6) & 0x3f), 8);
    put(into, 0x80 | (number & 0x3f), 8);
  }
};

const pairs = [
  { code: 1, channels: [left, right] },
  { code: 8, channels: [left, side] },
  { code: 9, channels: [side, right] },
  { code: 10, channels: [middle, side] },
] as const;

/** Returns the cheapest pair of left, right, middle and side, with its FLAC channel assignment. */
const cheapestPair = (length: number) => {
  const costs = new Map([left, right, middle, side].map((one) => [one, roughCost(one, length)]));
  const cost = ({ channels: [a, b] }: (typeof pairs)[number]) => (costs.get(a) ?? 0) * (costs.get(b) ?? 0);
  return pairs.reduce((best, next) => (cost(next) < cost(best) ? next : best));
};

const putFrame = (into: Bits, interleaved: Int16Array, number: number): void => {
  const start = into.at;
  const first = number * blockSize;
  const length = min(blockSize, interleaved.length / 2 - first);
  for (let i = 0; i < length; i++) {
    const l = interleaved[2 * (first + i)] ?? 0;
    const r = interleaved[2 * (first + i) + 1] ?? 0;
    left.samples[i] = l;
    right.samples[i] = r;
    middle.samples[i] = (l + r) >> 1;
    side.samples[i] = l - r;
  }
  const { code, channels } = cheapestPair(length);
  put(into, 0xfff8, 16);
  put(into, length === blockSize ? 0xc9 : 0x79, 8);
  put(into, (code << 4) | 0x8, 8);
  putNumber(into, number);
  if (length !== blockSize) put(into, length - 1, 16);
  put(into, crc8(into.bytes, start, into.at), 8);
  for (const one of channels) putSubframe(into, one, length);
  align(into);
  put(into, crc16(into.bytes, start, into.at), 16);
};

/** Returns the number of bytes that a FLAC file of this many samples has at most, both channels together. */
const maxBytesOf = (samples: number): number => samples * 3 + 4096;

/** Encodes interleaved 16-bit stereo at 44.1 kHz as a FLAC file. */
export const flac = (samples: Int16Array): Uint8Array => {
  const count = samples.length / 2;
  const into = bits(new Uint8Array(maxBytesOf(samples.length)));
  for (const letter of 'fLaC') put(into, letter.charCodeAt(0), 8);
  put(into, 0x80, 8);
  put(into, 34, 24);
  put(into, blockSize, 16);
  put(into, blockSize, 16);
  // Sizes of frames: unknown.
  put(into, 0, 24);
  put(into, 0, 24);
  put(into, 44_100 >> 4, 16);
  put(into, ((44_100 & 15) << 4) | (1 << 1) | 0, 8);
  put(into, (15 << 4) | 0, 8);
  put(into, count >>> 16, 16);
  put(into, count, 16);
  // MD5 of the samples: unknown.
  for (let i = 0; i < 16; i++) put(into, 0, 8);
  for (let number = 0; number * blockSize < count; number++) putFrame(into, samples, number);
  return into.bytes.subarray(0, into.at);
};
