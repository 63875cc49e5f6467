import type { Sound } from '../sound/sound.ts';

const { floor } = Math;

/** Writes 16-bit samples, left and right in turn, to the beginning of `into`, and returns them. The sound stays within ±1. */
export const interleave = ({ left, right }: Sound, into: Int16Array): Int16Array => {
  for (let i = 0; i < left.length; i++) {
    into[2 * i] = floor((left[i] ?? 0) * 32767 + 0.5);
    into[2 * i + 1] = floor((right[i] ?? 0) * 32767 + 0.5);
  }
  return into.subarray(0, left.length * 2);
};

/** Returns 16-bit samples, left and right in turn; the sound stays within ±1. */
export const interleaved = (sound: Sound): Int16Array =>
  interleave(sound, new Int16Array(sound.left.length * 2));
