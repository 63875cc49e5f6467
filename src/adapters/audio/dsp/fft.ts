import FFT from 'fft.js';

/** Complex numbers, real and imaginary part in turn. */
export type Spectrum = Float64Array;

/**
 * Discrete Fourier transforms of one size, a power of two. An instance serves one caller at a time, because
 * it reuses its buffers.
 */
export interface Fourier {
  readonly size: number;
  /** Returns all frequencies of real samples, padded with zeros to the size. */
  readonly spectrum: (samples: ArrayLike<number>) => Spectrum;
  /** Returns the real part of the inverse transform. */
  readonly inverse: (spectrum: Spectrum) => Float64Array;
  /** |X|² of as many real samples as the size, into an array of size ÷ 2 + 1. */
  readonly power: (samples: Float64Array, into: Float64Array) => void;
}

/** Creating their tables takes longer than a transform. */
const transforms = new Map<number, FFT>();

export const fourier = (size: number): Fourier => {
  const transform = transforms.get(size) ?? new FFT(size);
  transforms.set(size, transform);
  const half = new Float64Array(2 * size);
  const spectrum: Fourier['spectrum'] = (samples) => {
    const input = new Float64Array(size);
    input.set(samples);
    const output = new Float64Array(2 * size);
    transform.realTransform(output, input);
    transform.completeSpectrum(output);
    return output;
  };
  return {
    size,
    spectrum,
    inverse: (of) => {
      const output = new Float64Array(2 * size);
      transform.inverseTransform(output, of);
      const real = new Float64Array(size);
      for (let i = 0; i < size; i++) real[i] = output[2 * i] ?? 0;
      return real;
    },
    power: (samples, into) => {
      transform.realTransform(half, samples);
      for (let k = 0; k <= size / 2; k++) {
        const re = half[2 * k] ?? 0;
        const im = half[2 * k + 1] ?? 0;
        into[k] = re * re + im * im;
      }
    },
  };
};

/** Returns the sum of all values from an index on. */
export const sumFrom = (values: Float64Array, first: number): number => {
  let sum = 0;
  for (let k = first; k < values.length; k++) sum += values[k] ?? 0;
  return sum;
};

/** Hann's window, without the last zero: it sums to a constant where frames overlap by half. */
export const hann = (size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));

/** Blackman's: wider peaks, but hardly any leakage far from them. */
export const blackman = (size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, i) => {
    const turn = (2 * Math.PI * i) / size;
    return 0.42 - 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn);
  });
