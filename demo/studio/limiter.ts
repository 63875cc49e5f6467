import type { Sound } from '../sound/sound.ts';

const { abs, ceil, max, min } = Math;

/** Highest sample of a master, −1.5 dBFS: between the samples it may come to −1. */
const ceiling = 0.841;
export const stepFrames = 64;

/** A gain that moves: `gain` times the value at every 64th frame, straight lines between. */
export interface Ride {
  readonly gain: number;
  readonly steps: Float64Array;
}

/** Returns the gain reduction over time with which the amplified sound never exceeds the ceiling. */
export const limiting = ({ left, right }: Sound, gain: number): { readonly steps: Float64Array } => {
  const count = ceil(left.length / stepFrames);
  const steps = new Float64Array(count + 1).fill(1);
  for (let block = 0; block < count; block++) {
    let peak = 0;
    const end = min(left.length, (block + 1) * stepFrames);
    for (let i = block * stepFrames; i < end; i++) peak = max(peak, abs(left[i] ?? 0), abs(right[i] ?? 0));
    const allowed = min(1, ceiling / max(peak * gain, 1e-9));
    steps[block] = min(steps[block] ?? 1, allowed);
    steps[block + 1] = allowed;
  }
  // It steps back abruptly, at most 9 ms ahead of the peak, and comes up again over a tenth of a second.
  for (let i = count - 1; i >= 0; i--) steps[i] = min(steps[i] ?? 1, (steps[i + 1] ?? 1) + 0.15);
  for (let i = 1; i <= count; i++) steps[i] = min(steps[i] ?? 1, (steps[i - 1] ?? 1) + 0.012);
  return { steps };
};

/** Amplifies the sound in place. */
export const ridden = (sound: Sound, { gain, steps }: Ride): Sound => {
  for (const side of [sound.left, sound.right]) {
    for (let block = 0; block * stepFrames < side.length; block++) {
      const first = block * stepFrames;
      const from = gain * (steps[block] ?? 1);
      const slope = (gain * (steps[block + 1] ?? 1) - from) / stepFrames;
      const end = min(side.length, first + stepFrames);
      for (let i = first; i < end; i++) side[i] = (side[i] ?? 0) * (from + slope * (i - first));
    }
  }
  return sound;
};
