import { exp, tangent } from './arithmetic.ts';
import { sampleRate, type Sound } from './sound.ts';

const { abs, max, min } = Math;

/** One step of a filter: a sample in, a sample out. */
export type Filter = (sample: number) => number;

/** Returns the coefficient of a one-pole low-pass filter with −3 dB at `hz`. */
export const smoothing = (hz: number): number => 1 - exp((-2 * 3.141592653589793 * hz) / sampleRate);

export const lowpass = (hz: number): Filter => {
  const k = smoothing(hz);
  const state = new Float64Array(1); // a number that a closure changes would be allocated again each time
  return (x) => {
    const y = (state[0] ?? 0) + k * (x - (state[0] ?? 0));
    state[0] = y;
    return y;
  };
};

export const highpass = (hz: number): Filter => {
  const low = lowpass(hz);
  return (x) => x - low(x);
};

/** Two poles around `hz`; `q` above 1 rings. Peak gain 1. (Simper's trapezoidal state variable filter.) */
export const bandpass = (hz: number, q: number): Filter => {
  const g = tangent(min(0.49, max(0.0005, hz / sampleRate)));
  const k = 1 / q;
  const a1 = 1 / (1 + g * (g + k));
  const state = new Float64Array(2);
  return (x) => {
    const one = state[0] ?? 0;
    const two = state[1] ?? 0;
    const v3 = x - two;
    const v1 = a1 * (one + g * v3);
    const v2 = two + g * v1;
    state[0] = 2 * v1 - one;
    state[1] = 2 * v2 - two;
    return k * v1;
  };
};

export const filtered = (samples: Float32Array, ...filters: readonly Filter[]): Float32Array => {
  for (const filter of filters) {
    for (let i = 0; i < samples.length; i++) samples[i] = filter(samples[i] ?? 0);
  }
  return samples;
};

/** Below this a state is nothing. In silence it would become a denormal number and stay one: each step with it is some ten times as slow. */
const inaudible = 1e-30;

/** Removes everything below `hz`, with rumble and DC. */
export const thinned = ({ left, right }: Sound, hz: number): void => {
  const k = smoothing(hz);
  let [lowLeft, lowRight] = [0, 0];
  for (let i = 0; i < left.length; i++) {
    const l = left[i] ?? 0;
    const r = right[i] ?? 0;
    lowLeft += k * (l - lowLeft);
    lowRight += k * (r - lowRight);
    if (abs(lowLeft) < inaudible) lowLeft = 0;
    if (abs(lowRight) < inaudible) lowRight = 0;
    left[i] = l - lowLeft;
    right[i] = r - lowRight;
  }
};
