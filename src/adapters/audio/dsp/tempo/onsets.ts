import { analysisRate } from '../analysis-rate.ts';
import { fourier, hann } from '../fft.ts';
import { inFrames, series, type SampleHandler } from '../framing.ts';

const { log10, max, min, round, sqrt } = Math;

const size = 1024;
const hop = 256;
/** Onset strengths a second. */
export const onsetRate = analysisRate / hop;

const bandsPerOctave = 12;
const [lowest, highest] = [30, 10_000];
const splits = [180, 800, 3000]; // Hz: kick and bass, body, snare, cymbals

/** A triangle over the bins of the spectrum. */
interface Band {
  readonly from: number;
  readonly weights: Float32Array;
  readonly group: number;
}

const bands: readonly Band[] = (() => {
  const edges: number[] = [];
  for (let hz = lowest; hz < highest; hz *= 2 ** (1 / bandsPerOctave)) {
    const bin = round((hz * size) / analysisRate);
    if (bin !== edges.at(-1)) edges.push(bin);
  }
  return edges.slice(2).map((to, i) => {
    const [from, peak] = [edges[i] ?? 0, edges[i + 1] ?? 0];
    const hz = (peak * analysisRate) / size;
    return {
      from,
      weights: Float32Array.from({ length: to - from + 1 }, (_, k) =>
        from + k <= peak ? k / (peak - from) : (to - from - k) / (to - peak),
      ),
      group: splits.filter((split) => hz >= split).length,
    };
  });
})();

export interface Onsets {
  /** The strength of onsets, 86 times a second, for each group of bands, lowest first. */
  readonly groups: readonly Float32Array[];
}

/** Returns how many moments per second are prominent in any group of bands; those within 60 ms are one. */
export const onsetsPerSecond = ({ groups }: Onsets): number => {
  const length = groups[0]?.length ?? 0;
  const apart = round(0.06 * onsetRate);
  let count = 0;
  for (let i = 0; i < length; i++) {
    if (!groups.some((group) => (group[i] ?? 0) > 1)) continue;
    count++;
    i += apart;
  }
  return length > 0 ? (count * onsetRate) / length : 0;
};

/**
 * Returns the spectral flux of Böck and Widmer's SuperFlux: how much louder each band is than the loudest of
 * its neighbors was two frames before, so that a vibrato is no onset. Levels are relative to the last
 * seconds.
 */
export const onsetAccumulator = (): { readonly push: SampleHandler; readonly finish: () => Onsets } => {
  const { power } = fourier(size);
  const spectrum = new Float64Array(size / 2 + 1);
  const strengths = Array.from({ length: splits.length + 1 }, series);
  const history = [0, 1, 2].map(() => new Float32Array(bands.length));
  const sums = new Float64Array(strengths.length);
  let [count, level] = [0, 0];

  const push = inFrames(hann(size), hop, (frame) => {
    power(frame, spectrum);
    const [now, before] = [history[count % 3], history[(count + 1) % 3]];
    if (!now || !before) return;
    let total = 0;
    for (let k = 0; k < spectrum.length; k++) {
      const value = spectrum[k] ?? 0;
      total += value;
      spectrum[k] = sqrt(value);
    }
    level += (total - level) * (total > level ? 0.05 : 0.001);
    const gain = level > 0 ? 20 / sqrt(level) : 0;
    bands.forEach(({ from, weights }, b) => {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += (spectrum[from + k] ?? 0) * (weights[k] ?? 0);
      now[b] = log10(1 + gain * sum);
    });
    sums.fill(0);
    if (count >= 2)
      bands.forEach(({ group }, b) => {
        const was = max(
          before[b] ?? 0,
          before[max(0, b - 1)] ?? 0,
          before[min(bands.length - 1, b + 1)] ?? 0,
        );
        sums[group] = (sums[group] ?? 0) + max(0, (now[b] ?? 0) - was);
      });
    strengths.forEach((strength, group) => strength.push(sums[group] ?? 0));
    count++;
  });
  return { push, finish: () => ({ groups: strengths.map((strength) => prominence(strength.values())) }) };
};

const least = 0.05; // A smaller change, such as the ripple of a steady tone, is no onset.

/**
 * Returns how prominent each moment is within 0.4 s on either side, relative to the changes within 4 s and in
 * the whole.
 */
const prominence = (strength: Float32Array): Float32Array => {
  const n = strength.length;
  const sums = new Float64Array(n + 1);
  const squares = new Float64Array(n + 1);
  strength.forEach((value, i) => {
    sums[i + 1] = (sums[i] ?? 0) + value;
    squares[i + 1] = (squares[i] ?? 0) + value * value;
  });
  const over = (all: Float64Array, i: number, reach: number) => {
    const [from, to] = [max(0, i - reach), min(n, i + reach + 1)];
    return ((all[to] ?? 0) - (all[from] ?? 0)) / (to - from);
  };
  const deviation = (i: number, reach: number) =>
    sqrt(max(0, over(squares, i, reach) - over(sums, i, reach) ** 2));
  const [near, wide, whole] = [round(0.4 * onsetRate), round(4 * onsetRate), deviation(0, n)];
  return strength.map(
    (value, i) => max(0, value - over(sums, i, near)) / (0.3 * whole + deviation(i, wide) + least),
  );
};
