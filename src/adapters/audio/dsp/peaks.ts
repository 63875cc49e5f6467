import { framesIn, monoMix, type Block } from './pcm.ts';

export interface PeakTracker {
  readonly push: (block: Block) => void;
  /** `[min0, max0, min1, max1, …]`, the last pixel of what remained. */
  readonly finish: () => Int8Array;
}

/** Min/max pairs of the mono mix as BBC audiowaveform keeps them: 8 bits, ±127 is full scale, rounded outward. */
export const peakTracker = (samplesPerPixel: number): PeakTracker => {
  let pairs = new Int8Array(1024);
  let length = 0;
  let [low, high, filled] = [Infinity, -Infinity, 0];

  const close = (): void => {
    if (length + 2 > pairs.length) {
      const larger = new Int8Array(pairs.length * 2);
      larger.set(pairs);
      pairs = larger;
    }
    pairs[length++] = Math.max(-128, Math.floor(low * 127));
    pairs[length++] = Math.min(127, Math.ceil(high * 127));
    [low, high, filled] = [Infinity, -Infinity, 0];
  };

  return {
    push: (block) => {
      const mix = monoMix(block);
      for (let i = 0; i < framesIn(block); i++) {
        const sample = mix[i] ?? 0;
        if (sample < low) low = sample;
        if (sample > high) high = sample;
        if (++filled === samplesPerPixel) close();
      }
    },
    finish: () => {
      if (filled > 0) close();
      return pairs.slice(0, length);
    },
  };
};
