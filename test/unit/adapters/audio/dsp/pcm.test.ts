import { highestSample } from '../../../../../src/adapters/audio/dsp/pcm.ts';

const block = (...channels: readonly (readonly number[])[]) =>
  channels.map((channel) => Float32Array.from(channel));

describe('the highest sample', () => {
  it('is the largest distance from zero in any channel', () => {
    expect(highestSample(block([0.25, -0.5], [0.125, 0]))).toBe(0.5);
    expect(highestSample(block([0, 0.25], [-2, Infinity]))).toBe(Infinity);
    expect(highestSample([])).toBe(0);
  });

  it.each([0, 1, 2])('is NaN when sample %d is, whatever follows', (place) => {
    const samples = [0.5, 0.25, 0.75].map((sample, i) => (i === place ? NaN : sample));
    expect(highestSample(block([0.1, 0.2, 0.3], samples))).toBeNaN();
    expect(highestSample(block(samples, [1, 1, 1]))).toBeNaN();
  });
});
