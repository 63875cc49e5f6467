import { analysisRate } from '../analysis-rate.ts';
import { fourier, hann } from '../fft.ts';
import { inFrames, rowsOf, type Listener, type Rows } from '../framing.ts';

const { ceil, floor, log, log2, log10, max, min, exp, round } = Math;

const size = 2048;
const hop = 1024;
const melBands = 32;
const [lowest, highest] = [40, 10_000]; // Hz
const octaves = [0, 200, 400, 800, 1600, 3200, 6400, 11_025]; // Hz: bands of contrast
const shapes = 3; // centroid, roll-off, flatness
const width = melBands + shapes + (octaves.length - 1) + 1;
const floorDb = -80; // under the loudest band of the whole sound
const quietestDb = -50; // a frame, under the loudest

/** One way to see a spectrum, over all frames that count: its mean, how far it strays, how much it moves a frame. */
export interface Course {
  readonly mean: number;
  readonly deviation: number;
  readonly motion: number;
}

/** The colour of a sound. Nothing of it depends on how loud the sound is. */
export interface Timbre {
  /** Mel-frequency cepstral coefficients but the first, which is the level. */
  readonly cepstrum: readonly Course[];
  /** Centroid and roll-off in octaves over 1 Hz, flatness in tens of dB (0: noise). */
  readonly shape: readonly Course[];
  /** Peaks over valleys in each octave. */
  readonly contrast: readonly Course[];
  /** How far loud moments stand over quiet ones, dB. */
  readonly range: number;
  /** How many frames were loud enough to count. */
  readonly frames: number;
}

export const framesASecond = analysisRate / hop;

export const timbreListener = (): { readonly hear: Listener; readonly finish: () => Timbre } => {
  const { power } = fourier(size);
  const spectrum = new Float64Array(size / 2 + 1);
  const row = new Float32Array(width);
  const rows = rowsOf(width);
  const hear = inFrames(hann(size), hop, (frame) => {
    power(frame, spectrum);
    const total = spectrum.reduce((sum, value) => sum + value, 0);
    melFilters.forEach(({ from, weights }, band) => {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += (spectrum[from + k] ?? 0) * (weights[k] ?? 0);
      row[band] = 10 * log10(sum + 1e-20);
    });
    row.set(shapeOf(spectrum, total), melBands);
    row.set(contrastsIn(spectrum), melBands + shapes);
    row[width - 1] = 10 * log10(total + 1e-20);
    rows.push(row);
  });
  return { hear, finish: () => summedUp(rows) };
};

const mel = (hz: number): number => 2595 * log10(1 + hz / 700);
const melFilters = (() => {
  const [from, to] = [mel(lowest), mel(highest)];
  const edges = Array.from({ length: melBands + 2 }, (_, i) => {
    const hz = 700 * (10 ** ((from + ((to - from) * i) / (melBands + 1)) / 2595) - 1);
    return (hz * size) / analysisRate;
  });
  return edges.slice(2).map((end, i) => {
    const [begin, peak] = [edges[i] ?? 0, edges[i + 1] ?? 0];
    const first = ceil(begin);
    const weights = Float64Array.from({ length: max(1, ceil(end) - first) }, (_, k) =>
      max(0, first + k < peak ? (first + k - begin) / (peak - begin) : (end - first - k) / (end - peak)),
    );
    return { from: first, weights };
  });
})();

const shapeOf = (spectrum: Float64Array, total: number): readonly number[] => {
  let [moment, logs, risen, rollOff] = [0, 0, 0, 0];
  for (let k = 1; k < spectrum.length; k++) {
    const value = spectrum[k] ?? 0;
    moment += k * value;
    logs += log(value + 1e-20);
    risen += value;
    if (rollOff === 0 && risen >= 0.85 * total) rollOff = k;
  }
  const bin = analysisRate / size;
  const flatness = exp(logs / (size / 2)) / (total / (size / 2) + 1e-20);
  const centroid = total > 0 ? moment / total : 0;
  return [log2(1 + bin * centroid), log2(1 + bin * rollOff), log10(flatness + 1e-6)];
};

const contrastsIn = (spectrum: Float64Array): readonly number[] =>
  octaves.slice(1).map((to, i) => {
    const [first, last] = [(octaves[i] ?? 0) / analysisRate, to / analysisRate].map((part) =>
      round(part * size),
    );
    const values = spectrum.slice(max(1, first ?? 1), last).sort();
    const few = max(1, floor(values.length / 10));
    let [valleys, peaks] = [0, 0];
    for (let k = 0; k < few; k++) {
      valleys += values[k] ?? 0;
      peaks += values[values.length - 1 - k] ?? 0;
    }
    return log10((peaks + 1e-20) / (valleys + 1e-20));
  });

const cepstra = 20;
const cosines = Array.from({ length: cepstra }, (_, c) =>
  Float64Array.from({ length: melBands }, (_value, m) =>
    Math.cos((Math.PI * (c + 1) * (m + 0.5)) / melBands),
  ),
);

const summedUp = (rows: Rows): Timbre => {
  let [brightest, loudest] = [-Infinity, -Infinity];
  for (let i = 0; i < rows.count(); i++) {
    const row = rows.at(i);
    for (let band = 0; band < melBands; band++) brightest = max(brightest, row[band] ?? 0);
    loudest = max(loudest, row[width - 1] ?? 0);
  }
  const levels: number[] = [];
  const views: Float64Array[] = [];
  for (let i = 0; i < rows.count(); i++) {
    const row = rows.at(i);
    const level = row[width - 1] ?? 0;
    if (level < loudest + quietestDb) continue;
    levels.push(level);
    const bands = row.subarray(0, melBands).map((value) => max(value, brightest + floorDb));
    views.push(
      Float64Array.from([
        ...cosines.map(
          (cosine) => bands.reduce((sum, value, m) => sum + value * (cosine[m] ?? 0), 0) / melBands,
        ),
        ...row.subarray(melBands, width - 1),
      ]),
    );
  }
  const courses = coursesOf(views, cepstra + shapes + octaves.length - 1);
  levels.sort((a, b) => a - b);
  const level = (share: number) => levels[min(levels.length - 1, floor(share * levels.length))] ?? 0;
  return {
    cepstrum: courses.slice(0, cepstra),
    shape: courses.slice(cepstra, cepstra + shapes),
    contrast: courses.slice(cepstra + shapes),
    range: level(0.95) - level(0.1),
    frames: views.length,
  };
};

const coursesOf = (views: readonly Float64Array[], count: number): readonly Course[] =>
  Array.from({ length: count }, (_, i) => {
    let [sum, squares, motion] = [0, 0, 0];
    views.forEach((view, at) => {
      const value = view[i] ?? 0;
      sum += value;
      squares += value * value;
      motion += Math.abs(value - (views[at - 1]?.[i] ?? value));
    });
    const frames = max(1, views.length);
    const mean = sum / frames;
    return { mean, deviation: Math.sqrt(max(0, squares / frames - mean * mean)), motion: motion / frames };
  });
