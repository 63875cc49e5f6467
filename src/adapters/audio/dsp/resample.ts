import { framesIn, type Block } from './pcm.ts';

const { PI, abs, ceil, floor, max, min, sin, sqrt } = Math;

/**
 * Zero crossings of the sinc on either side: steepness against computation. 8 are enough for sound that is
 * only analyzed.
 */
const steep = 32;
const passband = 0.95; // of the lower Nyquist frequency
const kaiserBeta = 9; // about 90 dB of stopband

export interface Resampler {
  readonly push: (block: Block) => Block;
  /** Returns the rest of the filter; the output then has ⌈frames × to ÷ from⌉ frames. */
  readonly finish: () => Block;
}

/** Windowed-sinc polyphase resampling without delay: frame k of the output sounds at k ÷ `to` seconds. */
export const resampler = (from: number, to: number, channels: number, crossings = steep): Resampler => {
  const divisor = greatestCommonDivisor(from, to);
  const kernel = polyphase(to / divisor, from / divisor, crossings);
  const streams = Array.from({ length: channels }, () => stream(kernel));
  return {
    push: (block) => streams.map((each, i) => each.push(block[i] ?? new Float32Array(0))),
    finish: () => streams.map((each) => each.finish()),
  };
};

export const resampled = (block: Block, from: number, to: number): Block => {
  if (from === to) return block;
  const { push, finish } = resampler(from, to, block.length);
  const body = push(block);
  const tail = finish();
  return body.map((channel, i) => {
    const whole = new Float32Array(channel.length + framesIn(tail));
    whole.set(channel);
    whole.set(tail[i] ?? [], channel.length);
    return whole;
  });
};

/** `up` filters of `2 × half` taps: output k reads the inputs around k × down ÷ up through filter (k × down) mod up. */
interface Polyphase {
  readonly up: number;
  readonly down: number;
  readonly half: number;
  readonly taps: Float32Array;
}

const polyphase = (up: number, down: number, crossings: number): Polyphase => {
  const cutoff = passband * min(1, up / down);
  const half = ceil(crossings / min(1, up / down));
  const taps = new Float32Array(up * 2 * half);
  for (let phase = 0; phase < up; phase++) {
    const filter = Array.from({ length: 2 * half }, (_, tap) => {
      const t = tap - half + 1 - phase / up;
      return cutoff * sinc(cutoff * t) * kaiser(t / half);
    });
    const sum = filter.reduce((total, tap) => total + tap, 0);
    filter.forEach((tap, i) => (taps[phase * 2 * half + i] = tap / sum));
  }
  return { up, down, half, taps };
};

const stream = ({ up, down, half, taps }: Polyphase) => {
  let held = new Float32Array(half - 1); // silence before the beginning
  let heldFrom = 1 - half; // which input frame held[0] is
  let [received, created] = [0, 0];

  const advance = (samples: Float32Array, until: number): Float32Array => {
    const input = new Float32Array(held.length + samples.length);
    input.set(held);
    input.set(samples, held.length);
    const output = new Float32Array(max(0, until - created));
    for (let k = 0; k < output.length; k++, created++) {
      const position = created * down;
      const phase = position % up;
      const first = (position - phase) / up - half + 1 - heldFrom;
      const filter = phase * 2 * half;
      let sum = 0;
      for (let tap = 0; tap < 2 * half; tap++) sum += (input[first + tap] ?? 0) * (taps[filter + tap] ?? 0);
      output[k] = sum;
    }
    const needed = max(heldFrom, floor((created * down) / up) - half + 1);
    held = input.slice(needed - heldFrom);
    heldFrom = needed;
    return output;
  };

  return {
    push: (samples: Float32Array): Float32Array => {
      received += samples.length;
      // Output k needs the input up to ⌊k × down ÷ up⌋ + half.
      return advance(samples, max(created, ceil(((received - half) * up) / down)));
    },
    finish: (): Float32Array => advance(new Float32Array(half), ceil((received * up) / down)),
  };
};

const sinc = (x: number): number => (x === 0 ? 1 : sin(PI * x) / (PI * x));

const kaiser = (x: number): number =>
  abs(x) >= 1 ? 0 : bessel(kaiserBeta * sqrt(1 - x * x)) / bessel(kaiserBeta);

/** The modified Bessel function of order zero, by its power series. */
const bessel = (x: number): number => {
  let [sum, term] = [1, 1];
  for (let k = 1; term > sum * 1e-12; k++) sum += term *= (x / (2 * k)) ** 2;
  return sum;
};

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
