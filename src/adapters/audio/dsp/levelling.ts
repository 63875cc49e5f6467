import { limited, envelope } from './limiter.ts';
import { loudnessOf } from './loudness.ts';
import { ratioOf, scaled, type Block, type Pcm } from './pcm.ts';

const closeEnough = 0.05; // LU
const attempts = 8;
const highestGain = ratioOf(60);

/** Amplified by one plain gain to the loudness in LUFS; nothing keeps the peaks within full scale. */
export const scaledTo = ({ sampleRate, channels }: Pcm, lufs: number): Block =>
  scaled(channels, Math.min(highestGain, ratioOf(lufs - loudnessOf({ sampleRate, channels }))));

/**
 * Brought to the loudness in LUFS with no true peak above `ceiling` (a ratio of full scale). What the limiter takes
 * away is made up for by more gain; where that no longer helps (a lone click, say) it stays as near as it came.
 */
export const levelledTo = ({ sampleRate, channels }: Pcm, lufs: number, ceiling: number): Block => {
  const peaks = envelope(channels);
  let gain = ratioOf(lufs - loudnessOf({ sampleRate, channels }));
  let level = channels;
  for (let attempt = 0; attempt < attempts; attempt++) {
    gain = Math.min(highestGain, gain);
    level = limited(channels, peaks, gain, ceiling, sampleRate);
    const missing = lufs - loudnessOf({ sampleRate, channels: level });
    if (Math.abs(missing) < closeEnough || (missing > 0 && gain === highestGain)) break;
    gain *= ratioOf(missing);
  }
  return level;
};
