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
  const width = 2 * half;
  /** The input that is still needed, from `heldFrom` on; silence before the beginning. */
  let held = new Float32Array(half - 1);
  let heldCount = half - 1;
  let heldFrom = 1 - half;
  let [received, created] = [0, 0];

  const hold = (samples: Float32Array): void => {
    const count = heldCount + samples.length;
    if (held.length < count) {
      const longer = new Float32Array(count);
      longer.set(held);
      held = longer;
    }
    held.set(samples, heldCount);
    heldCount = count;
  };

  /** Four sums side by side, because each addition waits for the one before. The number of taps is even. */
  const filtered = (first: number, filter: number): number => {
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    let tap = 0;
    for (; tap + 3 < width; tap += 4) {
      a += (held[first + tap] ?? 0) * (taps[filter + tap] ?? 0);
      b += (held[first + tap + 1] ?? 0) * (taps[filter + tap + 1] ?? 0);
      c += (held[first + tap + 2] ?? 0) * (taps[filter + tap + 2] ?? 0);
      d += (held[first + tap + 3] ?? 0) * (taps[filter + tap + 3] ?? 0);
    }
    for (; tap < width; tap++) a += (held[first + tap] ?? 0) * (taps[filter + tap] ?? 0);
    return a + b + (c + d);
  };

  const advance = (samples: Float32Array, until: number): Float32Array => {
    hold(samples);
    const output = new Float32Array(max(0, until - created));
    for (let k = 0; k < output.length; k++, created++) {
      const position = created * down;
      const phase = position % up;
      output[k] = filtered((position - phase) / up - half + 1 - heldFrom, phase * width);
    }
    const needed = max(heldFrom, floor((created * down) / up) - half + 1);
    held.copyWithin(0, needed - heldFrom, heldCount);
    heldCount -= needed - heldFrom;
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
