import { fourier } from './fft.ts';
import { binCount, firstBin, frameSize, framesPerBlock, type ForensicPattern } from './forensic-pattern.ts';

const { PI, log, sin } = Math;

const mostContrast = 1.2; // in nepers: beyond that it was the music
const mostHeard = 8;
const floor = 1e-9;

/** Hears symbols out of a sound: positive where a frame rather says +1, 0 where nothing can be said. */
export interface SymbolReader {
  /**
   * How much the frame that begins at `start` says the symbol of frame `of` of a block. Its neighbours are listened to
   * as well: what the music does goes on from frame to frame, what the mark does changes with each.
   */
  readonly heard: (sound: Float32Array, start: number, of: number) => number;
  /** The same for `count` frames on end, each as if it stood at any of these places of a block: frame by frame. */
  readonly heardAll: (
    sound: Float32Array,
    start: number,
    count: number,
    places: readonly number[],
  ) => Float32Array;
}

/**
 * `sharp`: hears a frame as it was made, twice as well as any other way, if it is cut to the sample; `smooth`: at the
 * same level wherever within an eighth of a frame it is cut, through what fades in and out around the cuts.
 */
export const symbolReader = (pattern: ForensicPattern, cut: 'sharp' | 'smooth'): SymbolReader => {
  const { power } = fourier(frameSize);
  const signs = Float32Array.from(pattern.signs);
  const window = Float64Array.from({ length: frameSize }, (_, i) =>
    cut === 'sharp' ? 1 : sin((PI * (i + 0.5)) / frameSize),
  );
  const samples = new Float64Array(frameSize);
  const powers = new Float64Array(frameSize / 2 + 1);
  const contrasts = new Float32Array(binCount);
  const anyLevels = () => new Float32Array(binCount);
  const [earlier, present, later] = [anyLevels(), anyLevels(), anyLevels()];

  /** The logarithm of each frequency's level. */
  const levels = (sound: Float32Array, start: number, into: Float32Array): void => {
    for (let i = 0; i < frameSize; i++) samples[i] = (sound[start + i] ?? 0) * (window[i] ?? 0);
    power(samples, powers);
    for (let bin = 0; bin < binCount; bin++) into[bin] = 0.5 * log((powers[firstBin + bin] ?? 0) + floor);
  };
  /** How far each frequency stands out of the frames before and after. */
  const contrast = (before: Float32Array, here: Float32Array, after: Float32Array): void => {
    for (let bin = 0; bin < binCount; bin++) {
      const difference = (here[bin] ?? 0) - 0.5 * ((before[bin] ?? 0) + (after[bin] ?? 0));
      contrasts[bin] =
        difference > mostContrast ? mostContrast : difference < -mostContrast ? -mostContrast : difference;
    }
  };
  const agreement = (of: number): number => {
    const first = (of % framesPerBlock) * binCount;
    let sum = 0;
    for (let bin = 0; bin < binCount; bin++) sum += (contrasts[bin] ?? 0) * (signs[first + bin] ?? 0);
    return sum > mostHeard ? mostHeard : sum < -mostHeard ? -mostHeard : sum;
  };

  return {
    heard: (sound, start, of) => {
      levels(sound, start - frameSize, earlier);
      levels(sound, start, present);
      levels(sound, start + frameSize, later);
      contrast(earlier, present, later);
      return agreement(of);
    },
    heardAll: (sound, start, count, places) => {
      const all = new Float32Array(count * places.length);
      let [before, here, after] = [earlier, present, later];
      levels(sound, start - frameSize, before);
      levels(sound, start, here);
      for (let t = 0; t < count; t++) {
        levels(sound, start + (t + 1) * frameSize, after);
        contrast(before, here, after);
        for (let i = 0; i < places.length; i++) all[t * places.length + i] = agreement(places[i] ?? 0);
        [before, here, after] = [here, after, before];
      }
      return all;
    },
  };
};
