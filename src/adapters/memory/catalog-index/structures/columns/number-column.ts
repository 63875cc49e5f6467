import type { Bitmap } from '../bitmap.ts';
import { keepNumbers } from './range-filter.ts';
import { withCapacity } from './capacity.ts';

/**
 * One number for each ordinal. Multiples of 1/`scale` of at most 32 bits are kept as whole numbers in the narrowest
 * array that contains all of them; if there is any other number, all are kept as they are.
 */
export interface NumberColumn {
  /** The multiples. */
  values: Uint8Array | Uint16Array | Uint32Array | Float64Array;
  scale: number;
}

const max = 2 ** 32 - 1;

export const numberColumn = (scale = 1): NumberColumn => ({ values: new Uint8Array(0), scale });

/** Returns a column of zeros. */
export const zeros = (count: number): NumberColumn => ({ ...numberColumn(), values: new Uint8Array(count) });

export const copyOfColumn = ({ values, scale }: NumberColumn): NumberColumn => ({
  values: values.slice(),
  scale,
});

/** Returns a number multiplied by the scale, which is in the same order as the numbers. */
export const multipleAt = ({ values }: NumberColumn, ordinal: number): number => values[ordinal] ?? 0;

export const numberAt = (column: NumberColumn, ordinal: number): number =>
  multipleAt(column, ordinal) / column.scale;

/** Keeps the numbers as they are. */
const turnIntoFloats = (column: NumberColumn): void => {
  const numbers = new Float64Array(column.values.length);
  for (let i = 0; i < numbers.length; i++) numbers[i] = numberAt(column, i);
  column.values = numbers;
  column.scale = 1;
};

const widenFor = (column: NumberColumn, multiple: number): void => {
  const { values } = column;
  if (multiple > 0xffff) {
    if (!(values instanceof Uint32Array)) column.values = Uint32Array.from(values);
  } else if (multiple > 0xff && values instanceof Uint8Array) column.values = Uint16Array.from(values);
};

const makeRoom = (column: NumberColumn, length: number): void => {
  const { values } = column;
  if (values instanceof Uint8Array) column.values = withCapacity(Uint8Array, values, length);
  else if (values instanceof Uint16Array) column.values = withCapacity(Uint16Array, values, length);
  else if (values instanceof Uint32Array) column.values = withCapacity(Uint32Array, values, length);
  else column.values = withCapacity(Float64Array, values, length);
};

export const putNumber = (column: NumberColumn, ordinal: number, value: number): void => {
  const { scale } = column;
  const multiple = Math.round(value * scale);
  const isWhole = multiple / scale === value && multiple >= 0 && multiple <= max;
  if (!(column.values instanceof Float64Array)) {
    if (isWhole) widenFor(column, multiple);
    else turnIntoFloats(column);
  }
  makeRoom(column, ordinal + 1);
  const { values } = column;
  values[ordinal] = values instanceof Float64Array ? value : multiple;
};

/** Returns the least multiple whose number is not below a bound. */
const minMultiple = (scale: number, bound: number): number => {
  if (scale === 1 || !Number.isFinite(bound)) return bound;
  const near = Math.ceil(bound * scale);
  // The product is rounded.
  if ((near - 1) / scale >= bound) return near - 1;
  return near / scale >= bound ? near : near + 1;
};

/** Returns inclusive bounds of numbers as bounds of their multiples. */
export const multiplesWithin = (
  { scale }: NumberColumn,
  min: number,
  greatest: number,
): readonly [min: number, greatest: number] => {
  const to = minMultiple(scale, greatest);
  return [minMultiple(scale, min), to / scale === greatest ? to : to - 1];
};

/**
 * Keeps ordinals whose number is within both bounds. The loop has no branch, which makes it ten times as fast.
 */
const keepFloats = (target: Bitmap, values: Float64Array, min: number, greatest: number): void => {
  for (let i = 0; i < target.length; i++) {
    const word = target[i] ?? 0;
    if (word === 0) continue;
    let within = 0;
    for (let bit = 0; bit < 32; bit++) {
      const value = values[(i << 5) | bit] ?? NaN;
      within |= (Number(value >= min) & Number(value <= greatest)) << bit;
    }
    target[i] = word & within;
  }
};

/** Keeps ordinals whose number is within both bounds. */
export const keepNumbersWithin = (
  target: Bitmap,
  column: NumberColumn,
  min: number,
  greatest: number,
): void => {
  const { values } = column;
  const [from, to] = multiplesWithin(column, min, greatest);
  if (values instanceof Float64Array) keepFloats(target, values, from, to);
  else keepNumbers(target, values, from, to);
};
