import {
  integratedLoudness,
  loudnessOf,
  powersOf,
} from '../../../../../src/adapters/audio/dsp/loudness/loudness.ts';
import { inTurn, noise, silence, sine, stereo } from '../../../../support/audio/sounds.ts';

const lufs = (left: Float32Array, sampleRate = 48000) => loudnessOf({ sampleRate, channels: stereo(left) });
const tone = (dbfs: number, seconds: number) => sine(1000, dbfs, seconds);

describe('integrated loudness', () => {
  it('reads −3.01 LKFS for 997 Hz at full scale in one channel (BS.1770-4, annex 1)', () => {
    const channels = [sine(997, 0, 10), silence(10)];
    expect(loudnessOf({ sampleRate: 48000, channels })).toBeCloseTo(-3.01, 1);
  });

  it.each([8000, 22050, 44100, 96000, 192000])('reads 997 Hz alike at %i Hz', (sampleRate) => {
    const left = sine(997, -20, 5, sampleRate);
    expect(loudnessOf({ sampleRate, channels: stereo(left) })).toBeCloseTo(-20, 1);
    expect(loudnessOf({ sampleRate, channels: [left] })).toBeCloseTo(-23.01, 1);
  });

  it('meets EBU Tech 3341 cases 1 to 5 within 0.1 LU', () => {
    expect(lufs(tone(-23, 20))).toBeCloseTo(-23, 1);
    expect(lufs(tone(-33, 20))).toBeCloseTo(-33, 1);
    expect(lufs(inTurn(tone(-36, 10), tone(-23, 60), tone(-36, 10)))).toBeCloseTo(-23, 1);
    const gated = [tone(-72, 10), tone(-36, 10), tone(-23, 60), tone(-36, 10), tone(-72, 10)];
    expect(lufs(inTurn(...gated))).toBeCloseTo(-23, 1);
    expect(lufs(inTurn(tone(-26, 20), tone(-20, 20.1), tone(-26, 20)))).toBeCloseTo(-23, 1);
  });

  it('weighs bass less than treble', () => {
    expect(lufs(sine(40, -20, 5))).toBeLessThan(-25);
    expect(lufs(sine(8000, -20, 5))).toBeGreaterThan(-17.5);
  });

  it('ignores silence and noise below the absolute gate', () => {
    expect(lufs(silence(3))).toBe(-Infinity);
    expect(lufs(noise(-90, 3))).toBe(-Infinity);
    expect(integratedLoudness([])).toBe(-Infinity);
  });

  it('returns the same result for any block length', () => {
    const channels = stereo(noise(-12, 4), noise(-20, 4, 48000, 'right'));
    const powers = powersOf({ sampleRate: 48000, channels });
    expect(powers).toHaveLength(40);
    expect(integratedLoudness(powers)).toBe(loudnessOf({ sampleRate: 48000, channels }));
  });
});
