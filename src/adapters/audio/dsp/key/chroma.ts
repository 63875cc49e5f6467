import { analysisRate } from '../analysis-rate.ts';
import { blackman, fourier, sumFrom } from '../fft.ts';
import { inFrames, rowsOf, type SampleHandler, type Rows } from '../framing.ts';

const { PI, atan2, ceil, cos, floor, log, log1p, log2, max, sin, sqrt } = Math;

const size = 8192;
const hop = 4096;
const [lowest, highest] = [60, 2200]; // In Hz.
const [firstBin, lastBin] = [floor((lowest * size) / analysisRate), ceil((highest * size) / analysisRate)];
const bassBelow = 260;
const harmonics = 4; // A partial may be the first, second, third or fourth of its note.
const decay = 0.5; // Each partial is half as probable as the one before.
const prominence = 1.4; // The ratio to the mean of its half octave.
const steps = 10; // Steps in a semitone.
const bins = 12 * steps;
const nothing = 1e-9; // The power that rounding leaves of silence or of a steady offset.

/** How much of each pitch class sounds, in the whole and in the bass; each sums to 1. */
export interface Chroma {
  readonly all: readonly number[];
  readonly bass: readonly number[];
  /** The last chord, where the sound dies away over it rather than being cut off. */
  readonly closing?: { readonly all: readonly number[]; readonly bass: readonly number[] };
  /** How far the tuning is above A = 440 Hz, in semitones. */
  readonly tuning: number;
  /** The frames that were loud enough to count, the most of each 1. */
  readonly moments: readonly Moment[];
  /** The number of frames that were too quiet in comparison. */
  readonly quiet: number;
}

/** The pitch classes of a third of a second. */
export interface Moment {
  readonly all: Float64Array;
  readonly bass: Float64Array;
}

/** Moments per second. */
export const momentsPerSecond = analysisRate / hop;

interface Peak {
  readonly hz: number;
  readonly weight: number;
}

/**
 * Returns the pitch classes of the peaks of the spectrum, each relative to its neighborhood so that no
 * register dominates.
 */
export const chromaAccumulator = (): { readonly push: SampleHandler; readonly finish: () => Chroma } => {
  const { power } = fourier(size);
  const spectrum = new Float64Array(size / 2 + 1);
  const rows = rowsOf(2 * bins + 1);
  const row = new Float64Array(2 * bins + 1);
  let [tuningX, tuningY] = [0, 0];

  const push = inFrames(blackman(size), hop, (frame) => {
    power(frame, spectrum);
    const level = sumFrom(spectrum, firstBin);
    row.fill(0);
    if (level > nothing) {
      const peaks = peaksIn(spectrum);
      const heaviest = peaks.reduce((most, { weight }) => max(most, weight), 0);
      for (const { hz, weight } of peaks) {
        if (weight < 0.02 * heaviest) continue;
        addPeak(row, hz, weight);
        if (hz < 120) continue;
        const angle = 2 * PI * 12 * log2(hz / 440);
        tuningX += (weight / heaviest) * cos(angle);
        tuningY += (weight / heaviest) * sin(angle);
      }
      row[2 * bins] = level;
    }
    rows.push(row);
  });
  return { push, finish: () => folded(rows, atan2(tuningY, tuningX) / (2 * PI)) };
};

const peaksIn = (spectrum: Float64Array): readonly Peak[] => {
  const sums = new Float64Array(spectrum.length + 1);
  for (let k = 0; k < spectrum.length; k++) sums[k + 1] = (sums[k] ?? 0) + sqrt(spectrum[k] ?? 0);
  const peaks: Peak[] = [];
  for (let k = firstBin; k <= lastBin; k++) {
    const here = spectrum[k] ?? 0;
    const before = spectrum[k - 1] ?? 0;
    const after = spectrum[k + 1] ?? 0;
    if (here <= before || here < after) continue;
    const [from, to] = [max(1, floor(k * 0.8) - 8), ceil(k * 1.25) + 8];
    const around = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
    const height = sqrt(here);
    if (height < prominence * around) continue;
    // The vertex of a parabola through the logarithms.
    const [l, c, r] = [log(before + 1e-20), log(here + 1e-20), log(after + 1e-20)];
    const shift = l - 2 * c + r === 0 ? 0 : (0.5 * (l - r)) / (l - 2 * c + r);
    peaks.push({
      hz: ((k + shift) * analysisRate) / size,
      weight: log1p(height / around) * sqrt(height),
    });
  }
  return peaks;
};

const binOf = (hz: number): number => {
  const bin = Math.round(12 * steps * (log2(hz / 440) + 0.75)) % bins; // A is the tenth class, C the first
  return bin < 0 ? bin + bins : bin;
};

const addPeak = (row: Float64Array, hz: number, weight: number): void => {
  for (let harmonic = 1; harmonic <= harmonics && hz / harmonic >= 45; harmonic++) {
    const bin = binOf(hz / harmonic);
    row[bin] = (row[bin] ?? 0) + weight * decay ** (harmonic - 1);
  }
  if (hz < bassBelow) row[bins + binOf(hz)] = (row[bins + binOf(hz)] ?? 0) + weight;
};

const quietest = 1e-5; // The ratio to the power of the loudest frame.

const folded = (rows: Rows, tuning: number): Chroma => {
  const levels = Array.from({ length: rows.count() }, (_, i) => rows.at(i)[2 * bins] ?? 0);
  const loudest = levels.reduce((most, level) => max(most, level), 0);
  const moments = levels.flatMap((level, i) => {
    if (level <= quietest * loudest) return [];
    const row = rows.at(i);
    const [all, bass] = [row.subarray(0, bins), row.subarray(bins, 2 * bins)];
    return [{ all: classesOf(all, tuning), bass: classesOf(bass, tuning) }];
  });
  return {
    ...shared(moments),
    ...(fadesOut(levels) && { closing: shared(moments.slice(-10, -2)) }),
    tuning,
    moments,
    quiet: levels.length - moments.length,
  };
};

/** Returns whether the level at the end is 20 dB below its usual level. */
const fadesOut = (levels: readonly number[]): boolean => {
  const middle = levels.toSorted((a, b) => a - b)[floor(levels.length / 2)] ?? 0;
  return levels.length > 30 && (levels.at(-1) ?? 0) < middle / 100;
};

/** Each moment counts alike, loud or not: the most of its classes is 1. */
const classesOf = (fine: Float32Array, tuning: number): Float64Array => {
  const classes = new Float64Array(12);
  for (let bin = 0; bin < fine.length; bin++) {
    const value = fine[bin] ?? 0;
    if (value === 0) continue;
    const pitch = (bin / steps - tuning + 12) % 12;
    const [below, part] = [floor(pitch), pitch - floor(pitch)];
    const share = cos((PI / 2) * part) ** 2;
    classes[below] = (classes[below] ?? 0) + value * share;
    classes[(below + 1) % 12] = (classes[(below + 1) % 12] ?? 0) + value * (1 - share);
  }
  const most = classes.reduce((highest, value) => max(highest, value), 0);
  return most > 0 ? classes.map((value) => value / most) : classes;
};

const shared = (moments: readonly Moment[]) => ({
  all: shares(summed(moments.map(({ all }) => all))),
  bass: shares(summed(moments.map(({ bass }) => bass))),
});

export const summed = (rows: readonly Float64Array[]): readonly number[] =>
  Array.from({ length: 12 }, (_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0));

const shares = (sums: readonly number[]): readonly number[] => {
  const whole = sums.reduce((total, value) => total + value, 0);
  return sums.map((value) => (whole > 0 ? value / whole : 0));
};
