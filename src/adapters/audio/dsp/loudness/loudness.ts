import { powerMeter } from './k-weighting.ts';
import { framesIn, sliced, type Pcm } from '../pcm.ts';

/** Frames of 100 ms, the step on which loudness is measured. */
export const framesPerStep = (sampleRate: number): number => Math.round(sampleRate / 10);

const loudnessOfPower = (power: number): number => -0.691 + 10 * Math.log10(power);
const powerOfLoudness = (lufs: number): number => 10 ** ((lufs + 0.691) / 10);
const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

/**
 * Gated integrated loudness in LUFS (ITU-R BS.1770-4) of K-weighted powers, one for every 100 ms: windows of 400 ms
 * that overlap by 75 %, those under −70 LUFS left out, then those 10 LU under the mean of the rest.
 * −Infinity where nothing passes the first gate: silence.
 */
export const integratedLoudness = (powers: readonly number[]): number => {
  const windows: number[] = [];
  for (let i = 0; i + 4 <= powers.length; i++) windows.push(mean(powers.slice(i, i + 4)));
  const audible = windows.filter((power) => power > powerOfLoudness(-70));
  if (audible.length === 0) return -Infinity;
  const relativeGate = mean(audible) / 10;
  return loudnessOfPower(mean(audible.filter((power) => power > relativeGate)));
};

/** K-weighted power of every whole 100 ms. */
export const powersOf = ({ sampleRate, channels }: Pcm): readonly number[] => {
  const meter = powerMeter(sampleRate, channels.length);
  const step = framesPerStep(sampleRate);
  const powers: number[] = [];
  for (let at = 0; at + step <= framesIn(channels); at += step)
    powers.push(meter(sliced(channels, at, at + step)));
  return powers;
};

export const loudnessOf = (pcm: Pcm): number => integratedLoudness(powersOf(pcm));
