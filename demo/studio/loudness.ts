import { exp2 } from '../sound/arithmetic.ts';
import { frames, type Sound } from '../sound/sound.ts';

/** K-weighting at 44.1 kHz (ITU-R BS.1770): a shelf for the head, then a high-pass. */
const shelf = {
  b: [1.5308412300503478, -2.6509799951547297, 1.169079079921587],
  a: [-1.6636551132560204, 0.7125954280732254],
} as const;
const highpass = { a: [-1.9891696736297957, 0.9891990357870394] } as const;

/** Mean K-weighted power of samples from one frame to another, once the filters have settled for `before` frames. */
const powerOf = (samples: Float32Array, from: number, to: number, before: number): number => {
  const [p0, p1, p2] = shelf.b;
  const [q1, q2] = shelf.a;
  const [r1, r2] = highpass.a;
  let [s1, s2, h1, h2, sum] = [0, 0, 0, 0, 0];
  for (let i = Math.max(0, from - before); i < to; i++) {
    const x = samples[i] ?? 0;
    const y = p0 * x + s1;
    s1 = p1 * x - q1 * y + s2;
    s2 = p2 * x - q2 * y;
    const z = y + h1;
    h1 = -2 * y - r1 * z + h2;
    h2 = y - r2 * z;
    if (i >= from) sum += z * z;
  }
  return sum / (to - from);
};

const windowFrames = frames(0.4);
const settling = frames(0.08);

/** Mean power of what is loud enough to count: windows of 400 ms, one in `every`, those 10 dB under the mean left out. */
export const gatedPower = ({ left, right }: Sound, every: number): number => {
  const windows: number[] = [];
  for (let from = 0; from + windowFrames <= left.length; from += Math.round(windowFrames * every)) {
    const to = from + windowFrames;
    windows.push(powerOf(left, from, to, settling) + powerOf(right, from, to, settling));
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const audible = windows.filter((power) => power > 1.1724653e-7);
  if (audible.length === 0) return 0;
  const gate = mean(audible) / 10;
  return mean(audible.filter((power) => power > gate));
};

/** The power that reads as so many LUFS. */
export const powerAt = (lufs: number): number => exp2((lufs + 0.691) * 0.33219280948873626);
