import { lowestHz, type Peaks } from '../../../../domain/catalog/fingerprint/fingerprint.ts';
import { analysisRate } from '../analysis-rate.ts';
import { fourier, hann } from '../fft.ts';
import { inFrames, series, type SampleHandler } from '../framing.ts';

const { ceil, floor, log, log2, max, min } = Math;

const size = 4096;
const hop = 1024;
const highestHz = 4500;
const first = floor((lowestHz * size) / analysisRate);
const last = ceil((highestHz * size) / analysisRate);

const rowsASemitone = 3;
const lowest = 12 * log2(lowestHz);
const rows = ceil((12 * log2(highestHz) - lowest) * rowsASemitone);

/** A peak is the greatest within these distances. */
const [besideFrames, besideRows] = [9, 3 * rowsASemitone];
const floorNepers = (55 / 10) * Math.LN10; // 55 dB under the greatest of the whole recording
const silence = -30;

/** One frame: the level of the greatest tone in each row of the pitches, in nepers of power, and its pitch. */
interface Column {
  readonly levels: Float32Array;
  readonly pitches: Float32Array;
}

const ringSize = 2 * besideFrames + 1;

/** Finds the tones that are louder than all around them, about ten a second. */
export const peakAccumulator = (): { readonly push: SampleHandler; readonly finish: () => Peaks } => {
  const { power } = fourier(size);
  const spectrum = new Float64Array(size / 2 + 1);
  const ring: readonly Column[] = Array.from({ length: ringSize }, () => ({
    levels: new Float32Array(rows),
    pitches: new Float32Array(rows),
  }));
  const [frames, pitches, levels] = [series(), series(), series()];
  let [count, greatest] = [0, -Infinity];

  const columnAt = (frame: number): Column | undefined => ring[frame % ringSize];

  /** Stores the peaks of a frame. The frames before and after it must have been seen. */
  const settle = (frame: number): void => {
    const column = columnAt(frame);
    if (!column) return;
    for (let row = 0; row < rows; row++) {
      const level = column.levels[row] ?? silence;
      if (level <= max(silence, greatest - floorNepers)) continue;
      if (!isGreatest(column.levels, row) || !isGreatestInTime(frame, row, level)) continue;
      frames.push(frame);
      pitches.push(column.pitches[row] ?? 0);
      levels.push(level);
    }
  };

  const isGreatestInTime = (frame: number, row: number, level: number): boolean => {
    for (let other = max(0, frame - besideFrames); other <= min(count - 1, frame + besideFrames); other++) {
      const beside = columnAt(other)?.levels[row] ?? silence;
      if (beside > level || (other < frame && beside === level)) return false;
    }
    return true;
  };

  const push = inFrames(hann(size), hop, (frame) => {
    power(frame, spectrum);
    const column = columnAt(count);
    if (column) greatest = max(greatest, fill(column, spectrum));
    count++;
    if (count > besideFrames) settle(count - 1 - besideFrames);
  });
  const half = new Float32Array(size / 2);
  push(half);
  return {
    push,
    finish: () => {
      push(half);
      for (let frame = max(0, count - besideFrames); frame < count; frame++) settle(frame);
      return audible(greatest - floorNepers, frames.values(), pitches.values(), levels.values());
    },
  };
};

/** Leaves out peaks that are too quiet beside the greatest, which is known at the end. */
const audible = (least: number, frames: Float32Array, pitches: Float32Array, levels: Float32Array): Peaks => {
  const isLoud = (_: number, i: number) => (levels[i] ?? silence) >= least;
  return {
    frames: Float64Array.from(frames.filter(isLoud)),
    pitches: Float64Array.from(pitches.filter(isLoud)),
  };
};

/** Measures the tones of a spectrum by parabolas through their logarithms, and returns the greatest level. */
const fill = ({ levels, pitches }: Column, spectrum: Float64Array): number => {
  levels.fill(silence);
  let greatest = silence;
  for (let k = first; k <= last; k++) {
    const [below = 0, here = 0, above = 0] = [spectrum[k - 1], spectrum[k], spectrum[k + 1]];
    if (here <= below || here < above) continue;
    const [a, b, c] = [log(below + 1e-12), log(here + 1e-12), log(above + 1e-12)];
    const off = (a - c) / (2 * (a - 2 * b + c) || -1);
    const level = b - ((a - c) * off) / 4;
    const pitch = 12 * log2(((k + off) * analysisRate) / size) - lowest;
    const row = max(0, min(rows - 1, floor(pitch * rowsASemitone)));
    if (level <= (levels[row] ?? silence)) continue;
    levels[row] = level;
    pitches[row] = max(0, pitch);
    greatest = max(greatest, level);
  }
  return greatest;
};

const isGreatest = (levels: Float32Array, row: number): boolean => {
  const level = levels[row] ?? silence;
  for (let other = max(0, row - besideRows); other <= min(rows - 1, row + besideRows); other++)
    if ((levels[other] ?? silence) > level) return false;
  return true;
};
