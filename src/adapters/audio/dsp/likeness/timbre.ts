import { analysisRate } from '../analysis-rate.ts';
import { fourier, hann, sumFrom } from '../fft.ts';
import { inFrames, rowsOf, type SampleHandler, type Rows } from '../framing.ts';

const { ceil, floor, log, log2, log10, max, min, round } = Math;

const size = 2048;
const hop = 1024;
const melBands = 32;
const [lowest, highest] = [40, 10_000]; // Hz
const octaves = [0, 200, 400, 800, 1600, 3200, 6400, 11_025]; // Hz
const edges = octaves.map((hz) => max(1, round((hz * size) / analysisRate)));
const tiny = 1e-20;
const shapes = 3; // centroid, roll-off, flatness
const width = melBands + shapes + (octaves.length - 1) + 1;
const floorDb = -80; // under the loudest band of the whole sound
const quietestDb = -50; // a frame, under the loudest

/**
 * A spectral measure over all frames that count: its mean, its deviation, and how much it changes between
 * frames.
 */
export interface Course {
  readonly mean: number;
  readonly deviation: number;
  readonly motion: number;
}

/** The timbre of a sound, independent of its loudness. */
export interface Timbre {
  /** Mel-frequency cepstral coefficients except the first, which is the level. */
  readonly cepstrum: readonly Course[];
  /** Centroid and roll-off in octaves over 1 Hz, flatness in nepers (0: noise). */
  readonly shape: readonly Course[];
  /** The flatness of each octave, which shows how prominent a tone is there. */
  readonly octaves: readonly Course[];
  /** The difference between loud and quiet moments, in dB. */
  readonly range: number;
  /** How many frames were loud enough to count. */
  readonly frames: number;
  /** How many were too quiet beside them. */
  readonly quiet: number;
}

export const framesPerSecond = analysisRate / hop;

export const timbreAccumulator = (): { readonly push: SampleHandler; readonly finish: () => Timbre } => {
  const { power } = fourier(size);
  const spectrum = new Float64Array(size / 2 + 1);
  const row = new Float32Array(width);
  const rows = rowsOf(width);
  const push = inFrames(hann(size), hop, (frame) => {
    power(frame, spectrum);
    const total = sumFrom(spectrum, 0);
    melFilters.forEach(({ from, weights }, band) => {
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += (spectrum[from + k] ?? 0) * (weights[k] ?? 0);
      row[band] = 10 * log10(sum + tiny);
    });
    row.set(shapeOf(spectrum, total), melBands);
    row[width - 1] = 10 * log10(total + tiny);
    rows.push(row);
  });
  return { push, finish: () => summedUp(rows) };
};

const mel = (hz: number): number => 2595 * log10(1 + hz / 700);
const melFilters = (() => {
  const [from, to] = [mel(lowest), mel(highest)];
  const corners = Array.from({ length: melBands + 2 }, (_, i) => {
    const hz = 700 * (10 ** ((from + ((to - from) * i) / (melBands + 1)) / 2595) - 1);
    return (hz * size) / analysisRate;
  });
  return corners.slice(2).map((end, i) => {
    const [begin, peak] = [corners[i] ?? 0, corners[i + 1] ?? 0];
    const first = ceil(begin);
    const weights = Float64Array.from({ length: max(1, ceil(end) - first) }, (_, k) =>
      max(0, first + k < peak ? (first + k - begin) / (peak - begin) : (end - first - k) / (end - peak)),
    );
    return { from: first, weights };
  });
})();

/** Centroid, roll-off and flatness, then the flatness of each octave. */
const shapeOf = (spectrum: Float64Array, total: number): readonly number[] => {
  const flatnesses: number[] = [];
  let [moment, risen, rollOff, allLogs] = [0, 0, 0, 0];
  for (let octave = 0; octave + 1 < edges.length; octave++) {
    const [from, to] = [edges[octave] ?? 0, edges[octave + 1] ?? 0];
    let [logs, sum] = [0, 0];
    for (let k = from; k < to; k++) {
      const value = spectrum[k] ?? 0;
      logs += log(value + tiny);
      sum += value;
      moment += k * value;
      risen += value;
      if (rollOff === 0 && risen >= 0.85 * total) rollOff = k;
    }
    flatnesses.push(logs / (to - from) - log(sum / (to - from) + tiny));
    allLogs += logs;
  }
  const bin = analysisRate / size;
  const flatness = allLogs / (size / 2) - log(total / (size / 2) + tiny);
  return [log2(1 + (bin * moment) / (total + tiny)), log2(1 + bin * rollOff), flatness, ...flatnesses];
};

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
    octaves: courses.slice(cepstra + shapes),
    range: level(0.95) - level(0.1),
    frames: views.length,
    quiet: rows.count() - views.length,
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
