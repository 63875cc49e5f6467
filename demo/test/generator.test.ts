import { createHash } from 'node:crypto';
import { interleaved } from '../files/pcm.ts';
import { mixed } from '../studio/mix.ts';
import { loudnessOf } from '../../src/adapters/audio/dsp/loudness/loudness.ts';
import { aSong } from './song.ts';

const { abs, max, log10 } = Math;

const highest = (samples: Float32Array): number => {
  let peak = 0;
  for (const sample of samples) peak = max(peak, abs(sample));
  return peak;
};

describe('the demo generator', () => {
  const recording = mixed(aSong());
  const { master, stems } = recording;
  const master16 = interleaved(master);

  it('makes the same bytes in every run and on every machine', () => {
    const digest = createHash('sha256').update(master16).digest('hex');
    expect(digest).toBe('2d1beacdbb31db7c97d2d0b52e6b493c131a9d9cc56b1ebaca294138e3aa5838');
  });

  it('makes stems whose sum is the master, within 60 dB, once both are rounded to 16 bits', () => {
    const rounded = stems.map(interleaved);
    let [wanted, left] = [0, 0];
    for (let i = 0; i < master16.length; i++) {
      const sum = rounded.reduce((total, stem) => total + (stem[i] ?? 0), 0);
      wanted += (master16[i] ?? 0) ** 2;
      left += ((master16[i] ?? 0) - sum) ** 2;
    }
    expect(stems).toHaveLength(4);
    expect(10 * log10(left / wanted)).toBeLessThan(-60);
  });

  it('is as loud as the song asks, and never clips', () => {
    const lufs = loudnessOf({ sampleRate: 44_100, channels: [master.left, master.right] });
    expect(lufs).toBeGreaterThan(-17);
    expect(lufs).toBeLessThan(-15);
    expect(max(highest(master.left), highest(master.right))).toBeLessThanOrEqual(0.8411);
  });

  it('ends in silence, without DC', () => {
    expect(highest(master.left.subarray(-64))).toBeLessThan(1e-4);
    const mean = master.left.reduce((sum, sample) => sum + sample, 0) / master.left.length;
    expect(abs(mean)).toBeLessThan(1e-3);
  });

  it('plays louder where the form is fuller', () => {
    const power = (from: number, to: number) =>
      master.left.subarray(from * 44_100, to * 44_100).reduce((sum, sample) => sum + sample * sample, 0);
    expect(power(2, 4)).toBeGreaterThan(power(0, 2));
  });

  it('makes another recording of another song', () => {
    expect(interleaved(mixed(aSong({ bpm: 121 })).master)).not.toEqual(master16);
  });
});
