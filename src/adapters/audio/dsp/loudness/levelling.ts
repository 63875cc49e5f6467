import { envelope, limited } from './limiter.ts';
import { loudnessOf } from './loudness.ts';
import { ratioOf, type Block, type Pcm } from '../pcm.ts';

const closeEnough = 0.1; // LU
const attempts = 8;
export const highestGain = ratioOf(60);

/**
 * Brings a sound, as often as asked, to a loudness in LUFS with no true peak above `ceiling` (a ratio of full scale).
 * What the limiter takes away is made up for by more gain; where that no longer helps (a lone click, say) it stays as
 * near as it came.
 */
export const leveler = ({ sampleRate, channels }: Pcm) => {
  const peaks = envelope(channels);
  return (lufs: number, ceiling: number): Block => leveledTo({ sampleRate, channels }, peaks, lufs, ceiling);
};

const leveledTo = (
  { sampleRate, channels }: Pcm,
  peaks: Float32Array,
  lufs: number,
  ceiling: number,
): Block => {
  let [gain, level] = [1, channels];
  for (let attempt = 0; attempt < attempts; attempt++) {
    level = limited(channels, peaks, gain, ceiling, sampleRate);
    const missing = lufs - loudnessOf({ sampleRate, channels: level });
    if (Math.abs(missing) < closeEnough || (missing > 0 && gain === highestGain)) break;
    gain = Math.min(highestGain, gain * ratioOf(missing));
  }
  return level;
};
