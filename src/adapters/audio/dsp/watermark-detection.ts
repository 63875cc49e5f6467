import { fourier } from './fft.ts';
import { chirpSamples, chirpsFor } from './watermark.ts';

const { abs, sqrt } = Math;

const searchSeconds = 0.5;
const toleranceSeconds = 0.03;
const prominence = 10; // the peak of the correlation over its root mean square

export interface WatermarkFound {
  readonly expected: number;
  readonly found: number;
}

/** Counts the chirps of the seed that are audible, each within 30 ms of its place. */
export const findWatermark = (mono: Float32Array, sampleRate: number, seed: string): WatermarkFound => {
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

/**
 * Applies the matched filter to a sound with a half-flattened spectrum, so that no loud tone masks the mark.
 */
const bestMatch = (samples: Float32Array, template: Float32Array) => {
  const { spectrum, inverse } = fourier(2 ** Math.ceil(Math.log2(samples.length + template.length)));
  const sound = spectrum(samples);
  const mark = spectrum(template);
  const product = new Float64Array(sound.length);
  for (let k = 0; k < product.length; k += 2) {
    const [sr, si, mr, mi] = [sound[k] ?? 0, sound[k + 1] ?? 0, mark[k] ?? 0, mark[k + 1] ?? 0];
    const flat = (sr * sr + si * si) ** 0.25 + 1e-9;
    product[k] = (sr * mr + si * mi) / flat;
    product[k + 1] = (si * mr - sr * mi) / flat;
  }
  const lags = inverse(product).subarray(0, Math.max(1, samples.length - template.length + 1));
  let [energy, lag, highest] = [0, 0, 0];
  for (let i = 0; i < lags.length; i++) {
    const value = lags[i] ?? 0;
    energy += value * value;
    if (abs(value) > highest) [lag, highest] = [i, abs(value)];
  }
  return { lag, prominence: highest / sqrt(energy / lags.length) };
};
