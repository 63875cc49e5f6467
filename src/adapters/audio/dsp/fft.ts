const { PI, cos, sin } = Math;
/** Complex numbers, the real and the imaginary parts apart. */
export interface Spectrum {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** The discrete Fourier transform of a power of two of complex values, in place (Cooley and Tukey, radix 2). */
export const fft = ({ re, im }: Spectrum): void => {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0];
      [im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0];
    }
  }
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2;
    for (let k = 0; k < half; k++) {
      const wr = cos((2 * PI * k) / size);
      const wi = -sin((2 * PI * k) / size);
      for (let a = k, b = k + half; b < n; a += size, b += size) {
        const xr = (re[b] ?? 0) * wr - (im[b] ?? 0) * wi;
        const xi = (re[b] ?? 0) * wi + (im[b] ?? 0) * wr;
        const [ar, ai] = [re[a] ?? 0, im[a] ?? 0];
        re[b] = ar - xr;
        im[b] = ai - xi;
        re[a] = ar + xr;
        im[a] = ai + xi;
      }
    }
  }
};

/** The spectrum of real samples, zeros after them up to `size`. */
export const spectrumOf = (samples: Float32Array, size: number): Spectrum => {
  const spectrum = { re: new Float64Array(size), im: new Float64Array(size) };
  spectrum.re.set(samples);
  fft(spectrum);
  return spectrum;
};
