import { exp2 } from '../sound/arithmetic.ts';
import { frames, type Sound } from '../sound/sound.ts';

/** K-weighting at 44.1 kHz (ITU-R BS.1770): a shelf for the head, then a high-pass. */
const shelf = {
  b: [1.5308412300503478, -2.6509799951547297, 1.169079079921587],
  a: [-1.6636551132560204, 0.7125954280732254],
} as const;
const highpass = { a: [-1.9891696736297957, 0.9891990357870394] } as const;

/** Mean K-weighted power from one frame to another, once the filters have settled for `before` frames. */
const powerOf = ({ left, right }: Sound, from: number, to: number, before: number): number => {
  const [p0, p1, p2] = shelf.b;
  const [q1, q2] = shelf.a;
  const [r1, r2] = highpass.a;
  let [a1, a2, a3, a4] = [0, 0, 0, 0];
  let [b1, b2, b3, b4] = [0, 0, 0, 0];
  let sum = 0;
  for (let i = Math.max(0, from - before); i < to; i++) {
    const l = left[i] ?? 0;
    const r = right[i] ?? 0;
    const shelvedLeft = p0 * l + a1;
    const shelvedRight = p0 * r + b1;
    a1 = p1 * l - q1 * shelvedLeft + a2;
    b1 = p1 * r - q1 * shelvedRight + b2;
    a2 = p2 * l - q2 * shelvedLeft;
    b2 = p2 * r - q2 * shelvedRight;
    const weighedLeft = shelvedLeft + a3;
    const weighedRight = shelvedRight + b3;
    a3 = -2 * shelvedLeft - r1 * weighedLeft + a4;
    b3 = -2 * shelvedRight - r1 * weighedRight + b4;
    a4 = shelvedLeft - r2 * weighedLeft;
    b4 = shelvedRight - r2 * weighedRight;
    if (i >= from) sum += weighedLeft * weighedLeft + weighedRight * weighedRight;
  }
  return sum / (to - from);
};

const windowFrames = frames(0.4);
const settling = frames(0.08);

/** Mean power of what is loud enough to count: windows of 400 ms, one in `every`, those 10 dB under the mean left out. */
export const gatedPower = (sound: Sound, every: number): number => {
  const windows: number[] = [];
  for (let from = 0; from + windowFrames <= sound.left.length; from += Math.round(windowFrames * every)) {
    windows.push(powerOf(sound, from, from + windowFrames, settling));
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const audible = windows.filter((power) => power > 1.1724653e-7);
  if (audible.length === 0) return 0;
  const gate = mean(audible) / 10;
  return mean(audible.filter((power) => power > gate));
};

/** Returns the power that corresponds to the given LUFS. */
export const powerAt = (lufs: number): number => exp2((lufs + 0.691) * 0.33219280948873626);
