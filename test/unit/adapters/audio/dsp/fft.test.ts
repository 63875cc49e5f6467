import { fourier, hann } from '../../../../../src/adapters/audio/dsp/fft.ts';

const size = 64;
const wave = (turns: number, height: number) =>
  Float64Array.from({ length: size }, (_, i) => height * Math.cos((2 * Math.PI * turns * i) / size));

describe('the Fourier transform', () => {
  it('finds the amplitude and the frequency of a sine', () => {
    const power = new Float64Array(size / 2 + 1);
    fourier(size).power(wave(5, 0.5), power);
    expect(power[5]).toBeCloseTo(((0.5 * size) / 2) ** 2, 6);
    expect(power.reduce((sum, value) => sum + value, 0)).toBeCloseTo(((0.5 * size) / 2) ** 2, 6);
  });

  it('restores its input, followed by zeros', () => {
    const { spectrum, inverse } = fourier(size);
    const back = inverse(spectrum([1, -2, 3]));
    expect([...back.subarray(0, 4)].map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual([1, -2, 3, 0]);
  });

  it('spreads a sine between two bins only over near bins, with a window', () => {
    const power = new Float64Array(size / 2 + 1);
    const window = hann(size);
    fourier(size).power(
      wave(10.5, 1).map((value, i) => value * (window[i] ?? 0)),
      power,
    );
    const near = power.subarray(9, 13).reduce((sum, value) => sum + value, 0);
    expect(near / power.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(0.99);
  });
});
