import { resampled, resampler } from '../../../../../src/adapters/audio/dsp/resample.ts';
import { noise, sine } from '../../../../support/audio/sounds.ts';

const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
const db = (ratio: number) => 20 * Math.log10(ratio);
const inner = (samples: Float32Array) => samples.subarray(2000, samples.length - 2000);

describe('resampling', () => {
  it.each([
    [48000, 44100],
    [44100, 48000],
    [96000, 44100],
    [192000, 48000],
    [8000, 48000],
    [11024, 44100],
  ])('keeps a tone from %i to %i Hz in place within −80 dB', (from, to) => {
    const [output = new Float32Array()] = resampled([sine(997, -6, 1, from)], from, to);
    const expected = sine(997, -6, 1, to);
    expect(output).toHaveLength(to);
    const difference = inner(output).map((sample, i) => sample - (inner(expected)[i] ?? 0));
    expect(db(rms(difference) / rms(expected))).toBeLessThan(-80);
  });

  it('removes a tone above the Nyquist frequency of the lower rate', () => {
    const [output = new Float32Array()] = resampled([sine(30000, 0, 1, 96000)], 96000, 44100);
    expect(db(rms(inner(output)))).toBeLessThan(-80);
  });

  it('returns the same samples for any block length', () => {
    const whole = noise(-6, 1, 44100);
    const [once = new Float32Array()] = resampled([whole], 44100, 48000);
    const { push, finish } = resampler(44100, 48000, 1);
    const cuts = [0, 1, 40, 4450, 4451, 30000, whole.length];
    const pieces = cuts
      .slice(1)
      .map((cut, i) => push([whole.subarray(cuts[i], cut)])[0] ?? new Float32Array());
    pieces.push(finish()[0] ?? new Float32Array());
    expect(pieces.flatMap((piece) => [...piece])).toEqual([...once]);
  });

  it('returns audio with the target rate unchanged', () => {
    const block = [noise(-6, 0.1)];
    expect(resampled(block, 48000, 48000)).toBe(block);
  });
});
