import { mono, releaseTone, toneSamples } from '../sound/sound.ts';
import { thinned } from '../sound/filters.ts';

describe('the samples of tones', () => {
  it('are silent, and in the memory of a released tone that is large enough', () => {
    const [large, small] = [toneSamples(900_000), toneSamples(500_000)].map((samples) => samples.fill(1));
    const memory = [large, small].map((samples) => samples?.buffer);
    for (const samples of [large, small]) if (samples) releaseTone(mono(samples));
    const next = toneSamples(450_000);
    expect([next.length, next.buffer === memory[1]]).toEqual([450_000, true]);
    expect(next.some((sample) => sample !== 0)).toBe(false);
    const after = toneSamples(450_000);
    expect(after.buffer).toBe(memory[0]);
  });

  it('of a tone that sounds are not used by another', () => {
    const sounding = toneSamples(300_000).fill(1);
    expect(toneSamples(300_000).buffer).not.toBe(sounding.buffer);
    expect(sounding.every((sample) => sample === 1)).toBe(true);
  });
});

describe('the filter of a part', () => {
  it('leaves nothing of a sound after half a second of silence, instead of ever smaller numbers', () => {
    const [left, right] = [new Float32Array(40_000), new Float32Array(40_000)];
    left.fill(1, 0, 1_000);
    thinned({ left, right }, 25);
    expect(Math.abs(left[2_000] ?? 0)).toBeGreaterThan(0);
    expect(left.subarray(21_500).every((sample) => sample === 0)).toBe(true);
    expect(right.every((sample) => sample === 0)).toBe(true);
  });
});
