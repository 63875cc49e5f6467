import { excerptKeeper, loudestWindow } from '../../../../../src/adapters/audio/dsp/loudness/loudest.ts';
import { peakTracker } from '../../../../../src/adapters/audio/dsp/peaks.ts';
import { seeded } from '../../../../../src/adapters/audio/dsp/seeded.ts';

const peaksOf = (samplesPerPixel: number, ...blocks: Float32Array[][]): number[] => {
  const tracker = peakTracker(samplesPerPixel);
  blocks.forEach(tracker.push);
  return [...tracker.finish()];
};

describe('peaks', () => {
  it('stores the lowest and the highest sample of every pixel, and the last pixel can be shorter', () => {
    const samples = Float32Array.of(0, 0.5, -0.25, 0, 1, -1, 0.1);
    expect(peaksOf(3, [samples])).toEqual([-32, 64, -127, 127, 12, 13]);
  });

  it('mixes left and right to mono first', () => {
    expect(peaksOf(2, [Float32Array.of(1, 1), Float32Array.of(-1, 0)])).toEqual([0, 64]);
  });

  it('returns the same pixels for any block length', () => {
    const next = seeded('peaks');
    const samples = Float32Array.from({ length: 100_000 }, () => 2 * next() - 1);
    const pieces = [samples.subarray(0, 11), samples.subarray(11, 70_001), samples.subarray(70_001)];
    expect(peaksOf(256, ...pieces.map((piece) => [piece]))).toEqual(peaksOf(256, [samples]));
    expect(peaksOf(256, [samples])).toHaveLength(2 * Math.ceil(100_000 / 256));
  });

  it('clamps samples beyond full scale', () => {
    expect(peaksOf(2, [Float32Array.of(3, -3)])).toEqual([-128, 127]);
  });
});

describe('the loudest window', () => {
  it('is the first of the highest sums', () => {
    expect(loudestWindow([1, 2, 9, 1, 5, 6, 2, 11, 0], 2)).toBe(6);
    expect(loudestWindow([1, 4, 4, 1, 4, 4], 2)).toBe(1);
    expect(loudestWindow([1, 2], 5)).toBe(0);
    expect(loudestWindow([], 5)).toBe(0);
  });

  it('is the one that an excerpt keeps from streamed audio, for any audio', () => {
    const next = seeded('excerpts');
    for (let round = 0; round < 200; round++) {
      const width = 1 + Math.floor(next() * 8);
      const powers = Array.from({ length: Math.floor(next() * 40) }, () => Math.floor(next() * 6));
      const keeper = excerptKeeper(width);
      powers.forEach((power, i) => keeper.push([Float32Array.of(i, i + 0.5)], power));
      keeper.push([Float32Array.of(99)], undefined);
      const { start, channels } = keeper.excerpt();
      const steps = powers.slice(start, start + width).flatMap((_, i) => [start + i, start + i + 0.5]);
      expect(start).toBe(loudestWindow(powers, width));
      expect([...(channels[0] ?? [])]).toEqual(powers.length < width ? [...steps, 99] : steps);
    }
  });
});
