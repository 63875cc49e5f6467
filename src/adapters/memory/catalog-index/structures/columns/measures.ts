import type { Bitmap } from '../bitmap.ts';
import { keepNumbersWithin, multipleAt, multiplesWithin, type NumberColumn } from './number-column.ts';
import { keepTimes, timeAt, type TimeColumn } from './time-column.ts';

/** The numbers or times by which tracks are sorted and limited. */
export type Measure = NumberColumn | TimeColumn;

const isTimes = (column: Measure): column is TimeColumn => 'earliest' in column;

/** Returns a time, or a number multiplied by the scale of its column: both are in the order of what they represent. */
export const comparableAt = (column: Measure, ordinal: number): number =>
  isTimes(column) ? timeAt(column, ordinal) : multipleAt(column, ordinal);

export const measureAt = (column: Measure, ordinal: number): number =>
  isTimes(column) ? timeAt(column, ordinal) : multipleAt(column, ordinal) / column.scale;

/** Returns inclusive bounds as bounds of what `comparableAt` returns. */
export const comparableBounds = (
  column: Measure,
  min: number,
  greatest: number,
): readonly [min: number, greatest: number] =>
  isTimes(column) ? [min, greatest] : multiplesWithin(column, min, greatest);

/** Keeps ordinals whose value is within both bounds. */
export const keepWithin = (target: Bitmap, column: Measure, min: number, greatest: number): void => {
  if (isTimes(column)) keepTimes(target, column, min, greatest);
  else keepNumbersWithin(target, column, min, greatest);
};

/** Returns the listed ordinals whose value is within both bounds. Overwrites the list. */
export const listedWithin = (
  ordinals: Uint32Array,
  column: Measure,
  min: number,
  greatest: number,
): Uint32Array => {
  const [from, to] = comparableBounds(column, min, greatest);
  const valueAt = isTimes(column)
    ? (ordinal: number) => timeAt(column, ordinal)
    : (ordinal: number) => column.values[ordinal] ?? 0;
  let kept = 0;
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i] ?? 0;
    const value = valueAt(ordinal);
    if (value >= from && value <= to) ordinals[kept++] = ordinal;
  }
  return ordinals.subarray(0, kept);
};
