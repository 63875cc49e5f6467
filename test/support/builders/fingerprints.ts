import { frameMs, type Peaks } from '../../../src/domain/catalog/fingerprint/fingerprint.ts';
import { seeded } from '../../../src/adapters/audio/dsp/seeded.ts';

/** About ten spectral peaks a second, as music has them, the same for the same seed. */
export const somePeaks = (seed: string, seconds: number): Peaks => {
  const random = seeded(seed);
  const count = 10 * seconds;
  const frames = Array.from({ length: count }, () => Math.floor((random() * seconds * 1000) / frameMs));
  return {
    frames: Float64Array.from(frames.toSorted((a, b) => a - b)),
    pitches: Float64Array.from(frames, () => 1 + 56 * random()),
  };
};

/** The peaks from one moment to another, as if the recording began there. */
export const excerptOf = ({ frames, pitches }: Peaks, fromMs: number, untilMs: number): Peaks => {
  const [from, until] = [fromMs / frameMs, untilMs / frameMs];
  const isIn = (_: number, i: number) => (frames[i] ?? 0) >= from && (frames[i] ?? 0) < until;
  return {
    frames: frames.filter(isIn).map((frame) => Math.round(frame - from)),
    pitches: pitches.filter(isIn),
  };
};

/** The same played at another speed: 1.02 is 2 % faster. */
export const playedAt = ({ frames, pitches }: Peaks, speed: number): Peaks => ({
  frames: frames.map((frame) => Math.round(frame / speed)),
  pitches: pitches.map((pitch) => pitch + 12 * Math.log2(speed)),
});

/** The same without every nth peak, which lossy encoding or an equalizer removed. */
export const without = ({ frames, pitches }: Peaks, nth: number): Peaks => ({
  frames: frames.filter((_, i) => i % nth !== 0),
  pitches: pitches.filter((_, i) => i % nth !== 0),
});
