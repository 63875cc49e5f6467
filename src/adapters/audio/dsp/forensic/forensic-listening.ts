import { agreement, agreements, contrast, levelOf } from './forensic-agreement.ts';
import { fourier } from '../fft.ts';
import { binCount, firstBin, frameSize, type ForensicPattern } from './forensic-pattern.ts';

const { PI, max, min, sin } = Math;

/** Reads symbols from a sound: positive for +1, negative for −1, 0 if it is unknown. */
export interface SymbolReader {
  /**
   * Returns how strongly the frame at `start` indicates the symbol of frame `of` of a block. Its neighbors
   * are considered too: the music continues across frames, but the mark changes with each.
   */
  readonly read: (sound: Float32Array, start: number, of: number) => number;
  /**
   * Returns the same for `count` consecutive frames, each at any of these places of a block, frame by frame.
   */
  readonly readAll: (
    sound: Float32Array,
    start: number,
    count: number,
    places: readonly number[],
  ) => Float32Array;
}

/**
 * `sharp` reads a frame exactly as it was created, twice as well if it is cut to the sample. `smooth` reads
 * at a constant level if the cut is within an eighth of a frame, through fades around the cuts.
 */
export const symbolReader = (pattern: ForensicPattern, cut: 'sharp' | 'smooth'): SymbolReader => {
  const { power } = fourier(frameSize);
  const window = Float64Array.from({ length: frameSize }, (_, i) =>
    cut === 'sharp' ? 1 : sin((PI * (i + 0.5)) / frameSize),
  );
  const samples = new Float64Array(frameSize);
  const powers = new Float64Array(frameSize / 2 + 1);
  const contrasts = new Float32Array(binCount);
  const anyLevels = () => new Float32Array(binCount);
  const [earlier, present, later] = [anyLevels(), anyLevels(), anyLevels()];

  /** Computes the logarithm of each frequency's level. */
  const levels = (sound: Float32Array, start: number, into: Float32Array): void => {
    const [from, to] = [max(0, -start), min(frameSize, sound.length - start)];
    samples.fill(0);
    for (let i = from; i < to; i++) samples[i] = (sound[start + i] ?? 0) * (window[i] ?? 0);
    power(samples, powers);
    for (let bin = 0; bin < binCount; bin++) into[bin] = levelOf(powers[firstBin + bin] ?? 0);
  };

  return {
    read: (sound, start, of) => {
      levels(sound, start - frameSize, earlier);
      levels(sound, start, present);
      levels(sound, start + frameSize, later);
      contrast(earlier, present, later, contrasts);
      return agreement(contrasts, pattern, of);
    },
    readAll: (sound, start, count, places) => {
      const all = new Float32Array(count * places.length);
      const agreeing = agreements(pattern, places);
      let [before, here, after] = [earlier, present, later];
      levels(sound, start - frameSize, before);
      levels(sound, start, here);
      for (let t = 0; t < count; t++) {
        levels(sound, start + (t + 1) * frameSize, after);
        contrast(before, here, after, contrasts);
        agreeing(contrasts, all.subarray(t * places.length));
        [before, here, after] = [here, after, before];
      }
      return all;
    },
  };
};
