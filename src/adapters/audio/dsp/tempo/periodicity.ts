import { fourier, hann } from '../fft.ts';
import { onsetRate, type Onsets } from './onsets.ts';

const { ceil, floor, log2, max, min, round, sqrt } = Math;

const windowSeconds = 10;
const longestLag = 4.2; // seconds: four beats at 57 BPM
const segment = 4096; // onset frames, 47 s
const padding = 4;
const minChange = 0.03; // The mean square of the strengths in a window with an onset.

/** The repetition of a rhythm, by the lag in onset frames and by the frequency in Hz. */
export interface Periodicity {
  /** The mean autocorrelation of windows of 10 s, 1 at lag 0. */
  readonly repeats: (lag: number) => number;
  /** The magnitude of the onsets' spectrum. */
  readonly pulses: (hz: number) => number;
}

export const periodicityOf = ({ groups }: Onsets): Periodicity => {
  const strength = new Float32Array(groups[0]?.length ?? 0);
  for (const group of groups) group.forEach((value, i) => (strength[i] = (strength[i] ?? 0) + value));
  const lags = autocorrelation(strength);
  const magnitudes = spectrumOf(strength);
  return {
    repeats: (lag) => between(lags, lag),
    pulses: (hz) => between(magnitudes, (hz * segment * padding) / onsetRate),
  };
};

const between = (values: Float64Array, at: number): number => {
  const [i, part] = [floor(at), at - floor(at)];
  return (values[i] ?? 0) * (1 - part) + (values[i + 1] ?? 0) * part;
};

const centered = (values: Float32Array): Float64Array => {
  const mean = values.reduce((sum, value) => sum + value, 0) / max(1, values.length);
  return Float64Array.from(values, (value) => value - mean);
};

const autocorrelation = (strength: Float32Array): Float64Array => {
  const length = min(strength.length, round(windowSeconds * onsetRate));
  const most = min(length - 1, round(longestLag * onsetRate));
  const sums = new Float64Array(max(1, most + 1));
  const { spectrum, inverse } = fourier(2 ** ceil(log2(max(2, length + most))));
  let windows = 0;
  for (let from = 0; from === 0 || from + length <= strength.length; from += round(2 * onsetRate)) {
    const powers = spectrum(centered(strength.subarray(from, from + length)));
    for (let k = 0; k < powers.length; k += 2) {
      powers[k] = (powers[k] ?? 0) ** 2 + (powers[k + 1] ?? 0) ** 2;
      powers[k + 1] = 0;
    }
    const raw = inverse(powers);
    const whole = raw[0] ?? 0;
    if (whole < minChange * length) continue;
    for (let lag = 0; lag <= most; lag++)
      sums[lag] = (sums[lag] ?? 0) + ((raw[lag] ?? 0) / whole) * (length / (length - lag));
    windows++;
  }
  return sums.map((sum) => sum / max(1, windows));
};

/** The mean over stretches of 47 s that overlap by half, so that a slow drift does not smear it. */
const spectrumOf = (strength: Float32Array): Float64Array => {
  const { power, size } = fourier(segment * padding);
  const powers = new Float64Array(size / 2 + 1);
  const magnitudes = new Float64Array(size / 2 + 1);
  const frame = new Float64Array(size);
  for (let from = 0; from === 0 || from + segment <= strength.length; from += segment / 2) {
    const part = centered(strength.subarray(from, from + segment));
    const window = hann(part.length);
    frame.fill(0);
    part.forEach((value, i) => (frame[i] = value * (window[i] ?? 0)));
    power(frame, powers);
    powers.forEach((value, k) => (magnitudes[k] = (magnitudes[k] ?? 0) + sqrt(value)));
  }
  return magnitudes;
};
