import { fft, spectrumOf } from './fft.ts';
import { chirpSamples, chirpsFor } from './mark.ts';

const searchSeconds = 0.5;
const toleranceSeconds = 0.03;
const prominence = 10; // the peak of the correlation over its root mean square

export interface MarkFound {
  readonly expected: number;
  readonly found: number;
}

/** How many of the chirps that the seed places are heard, each within 30 ms of its place. */
export const findMark = (mono: Float32Array, sampleRate: number, seed: string): MarkFound => {
  const chirps = chirpsFor(seed, mono.length / sampleRate);
  const found = chirps.filter((chirp) => {
    const template = chirpSamples(chirp, sampleRate);
    const place = Math.round(chirp.at * sampleRate);
    const from = Math.max(0, place - Math.round(searchSeconds * sampleRate));
    const to = Math.min(mono.length, place + template.length + Math.round(searchSeconds * sampleRate));
    const match = bestMatch(mono.subarray(from, to), template);
    const early = Math.abs(from + match.lag - place) / sampleRate;
    return early <= toleranceSeconds && match.prominence >= prominence;
  });
  return { expected: chirps.length, found: found.length };
};

/** The matched filter over a sound whose spectrum is first flattened by half, so that no loud tone drowns the mark. */
const bestMatch = (samples: Float32Array, template: Float32Array) => {
  const size = 2 ** Math.ceil(Math.log2(samples.length + template.length));
  const sound = spectrumOf(samples, size);
  const mark = spectrumOf(template, size);
  // The inverse transform is the forward one of the conjugate; the result is real.
  const product = { re: new Float64Array(size), im: new Float64Array(size) };
  for (let k = 0; k < size; k++) {
    const [sr, si, mr, mi] = [sound.re[k] ?? 0, sound.im[k] ?? 0, mark.re[k] ?? 0, mark.im[k] ?? 0];
    const flat = (sr * sr + si * si) ** 0.25 + 1e-9;
    product.re[k] = (sr * mr + si * mi) / flat;
    product.im[k] = -(si * mr - sr * mi) / flat;
  }
  fft(product);
  const lags = product.re.subarray(0, Math.max(1, samples.length - template.length + 1));
  const energy = lags.reduce((sum, value) => sum + value * value, 0);
  const lag = lags.reduce((best, value, i) => (Math.abs(value) > Math.abs(lags[best] ?? 0) ? i : best), 0);
  return { lag, prominence: Math.abs(lags[lag] ?? 0) / Math.sqrt(energy / lags.length) };
};
