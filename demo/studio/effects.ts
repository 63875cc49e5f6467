import { decibels, exp2, saturated } from '../sound/arithmetic.ts';
import { lowpass, smoothing } from '../sound/filters.ts';
import { frames, silence, type Sound } from '../sound/sound.ts';
import type { Placement } from '../score/song.ts';

const { fround, min } = Math;

/**
 * An overdriven amplifier and its loudspeaker, which lets nothing high through: a high-pass filter, the amplifier, two
 * low-pass filters, a high-pass filter.
 */
export const driven = (sound: Sound, drive: number): void => {
  const gain = exp2(drive);
  const [k1, k2, k3, k4] = [smoothing(90), smoothing(4300), smoothing(5200), smoothing(70)];
  for (const side of [sound.left, sound.right]) {
    let [low1, low2, low3, low4] = [0, 0, 0, 0];
    for (let i = 0; i < side.length; i++) {
      const input = side[i] ?? 0;
      low1 += k1 * (input - low1);
      const amplified = fround(0.5 * saturated(gain * fround(input - low1) + 0.1) - 0.05);
      low2 += k2 * (amplified - low2);
      low3 += k3 * (fround(low2) - low3);
      const dull = fround(low3);
      low4 += k4 * (dull - low4);
      side[i] = dull - low4;
    }
  }
};

/** Steps back at each kick and comes up again before the next. */
export const ducked = (sound: Sound, kicks: readonly number[], db: number): void => {
  const floor = decibels(-db);
  const length = frames(0.24);
  for (const kick of kicks) {
    for (let i = 0; i < length; i++) {
      const way = i / length;
      const fall = min(1, i / 220);
      const gain = 1 - (1 - floor) * fall * (1 - way * way * (3 - 2 * way));
      const at = kick + i;
      if (at >= sound.left.length) break;
      sound.left[at] = (sound.left[at] ?? 0) * gain;
      sound.right[at] = (sound.right[at] ?? 0) * gain;
    }
  }
};

/** Repeats that cross from side to side, each duller than the one before. */
export const echoed = (
  sound: Sound,
  { feedback, level }: NonNullable<Placement['echo']>,
  seconds: number,
): void => {
  const delay = frames(seconds);
  const line = silence(delay);
  const dullLeft = lowpass(3200);
  const dullRight = lowpass(3200);
  let place = 0;
  for (let i = 0; i < sound.left.length; i++) {
    const left = dullLeft(line.right[place] ?? 0);
    const right = dullRight(line.left[place] ?? 0);
    line.left[place] = (sound.left[i] ?? 0) + feedback * left;
    line.right[place] = (sound.right[i] ?? 0) + feedback * right;
    place = place + 1 === delay ? 0 : place + 1;
    sound.left[i] = (sound.left[i] ?? 0) + level * left;
    sound.right[i] = (sound.right[i] ?? 0) + level * right;
  }
};
