import type { Sound } from '../sound/sound.ts';

const { floor } = Math;

/** 16-bit samples, left and right in turn; the sound stays within ±1. */
export const interleaved = ({ left, right }: Sound): Int16Array => {
  const samples = new Int16Array(left.length * 2);
  for (let i = 0; i < left.length; i++) {
    samples[2 * i] = floor((left[i] ?? 0) * 32767 + 0.5);
    samples[2 * i + 1] = floor((right[i] ?? 0) * 32767 + 0.5);
  }
  return samples;
};
