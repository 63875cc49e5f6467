import { framesIn, reusedMonoMix, type Block } from './pcm.ts';

export interface PeakTracker {
  readonly push: (block: Block) => void;
  /** `[min0, max0, min1, max1, …]`, the last pixel of what remained. */
  readonly finish: () => Int8Array;
}

/** Min/max pairs of the mono mix as BBC audiowaveform keeps them: 8 bits, ±127 is full scale, rounded outward. */
export const peakTracker = (samplesPerPixel: number): PeakTracker => {
  const mixed = reusedMonoMix();
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
      const mix = mixed(block);
      for (let at = 0; at < framesIn(block);) {
        const pixel = mix.subarray(at, at + samplesPerPixel - filled);
        [low, high] = reachOf(pixel, low, high);
        at += pixel.length;
        filled += pixel.length;
        if (filled === samplesPerPixel) close();
      }
    },
    finish: () => {
      if (filled > 0) close();
      return pairs.slice(0, length);
    },
  };
};

const reachOf = (
  samples: Float32Array,
  lowest: number,
  highest: number,
): readonly [low: number, high: number] => {
  let [low, high] = [lowest, highest];
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] ?? 0;
    if (sample < low) low = sample;
    if (sample > high) high = sample;
  }
  return [low, high];
};
