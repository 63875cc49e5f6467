import type { Bitmap } from '../bitmap.ts';
import { keepNumbers } from './range-filter.ts';
import { withRoom } from './room.ts';

/**
 * One number for each ordinal. Multiples of 1/`scale` from 0 to 2^48 are kept as whole numbers in the narrowest
 * array that contains all of them; if there is any other number, all are kept as they are.
 */
export interface NumberColumn {
  /** The multiples, or their lower 32 bits. */
  values: Uint8Array | Uint16Array | Uint32Array | Float64Array;
  /** The upper 16 bits of the multiples, if any of them has more than 32. */
  high: Uint16Array;
  scale: number;
}

const ofHigh = 2 ** 32;
const most = 2 ** 48 - 1;

export const numberColumn = (scale = 1): NumberColumn => ({
  values: new Uint8Array(0),
  high: new Uint16Array(0),
  scale,
});

/** Returns a column of zeros. */
export const zeros = (count: number): NumberColumn => ({ ...numberColumn(), values: new Uint8Array(count) });

export const copyOfColumn = ({ values, high, scale }: NumberColumn): NumberColumn => ({
  values: values.slice(),
  high: high.slice(),
  scale,
});

/** Returns a number multiplied by the scale, which is in the same order as the numbers. */
export const multipleAt = ({ values, high }: NumberColumn, ordinal: number): number =>
  (values[ordinal] ?? 0) + (high.length === 0 ? 0 : (high[ordinal] ?? 0) * ofHigh);

export const numberAt = (column: NumberColumn, ordinal: number): number =>
  multipleAt(column, ordinal) / column.scale;

/** Keeps the numbers as they are. */
const turnIntoFloats = (column: NumberColumn): void => {
  const numbers = new Float64Array(column.values.length);
  for (let i = 0; i < numbers.length; i++) numbers[i] = numberAt(column, i);
  column.values = numbers;
  column.high = new Uint16Array(0);
  column.scale = 1;
};

const widenFor = (column: NumberColumn, multiple: number): void => {
  const { values } = column;
  if (multiple >= ofHigh) {
    if (!(values instanceof Uint32Array)) column.values = Uint32Array.from(values);
    if (column.high.length === 0) column.high = new Uint16Array(Math.max(1, values.length));
  } else if (multiple > 0xffff) {
    if (!(values instanceof Uint32Array)) column.values = Uint32Array.from(values);
  } else if (multiple > 0xff && values instanceof Uint8Array) column.values = Uint16Array.from(values);
};

const makeRoom = (column: NumberColumn, length: number): void => {
  const { values } = column;
  if (values instanceof Uint8Array) column.values = withRoom(Uint8Array, values, length);
  else if (values instanceof Uint16Array) column.values = withRoom(Uint16Array, values, length);
  else if (values instanceof Uint32Array) column.values = withRoom(Uint32Array, values, length);
  else column.values = withRoom(Float64Array, values, length);
  if (column.high.length > 0) column.high = withRoom(Uint16Array, column.high, length);
};

export const putNumber = (column: NumberColumn, ordinal: number, value: number): void => {
  const { scale } = column;
  const multiple = Math.round(value * scale);
  const isWhole = multiple / scale === value && multiple >= 0 && multiple <= most;
  if (!(column.values instanceof Float64Array)) {
    if (isWhole) widenFor(column, multiple);
    else turnIntoFloats(column);
  }
  makeRoom(column, ordinal + 1);
  const { values, high } = column;
  if (values instanceof Float64Array) {
    values[ordinal] = value;
    return;
  }
  // An array keeps the lower bits of a number.
  values[ordinal] = multiple;
  if (high.length > 0) high[ordinal] = Math.floor(multiple / ofHigh);
};

/** Returns the least multiple whose number is not below a bound. */
const leastMultiple = (scale: number, bound: number): number => {
  if (scale === 1 || !Number.isFinite(bound)) return bound;
  const near = Math.ceil(bound * scale);
  // The product is rounded.
  if ((near - 1) / scale >= bound) return near - 1;
  return near / scale >= bound ? near : near + 1;
};

/** Returns inclusive bounds of numbers as bounds of their multiples. */
export const multiplesWithin = (
  { scale }: NumberColumn,
  least: number,
  greatest: number,
): readonly [least: number, greatest: number] => {
  const to = leastMultiple(scale, greatest);
  return [leastMultiple(scale, least), to / scale === greatest ? to : to - 1];
};

/**
 * Keeps ordinals whose multiple is within both bounds. The loop has no branch, which makes it ten times as fast.
 */
const keepLong = (target: Bitmap, { values, high }: NumberColumn, least: number, greatest: number): void => {
  for (let i = 0; i < target.length; i++) {
    const word = target[i] ?? 0;
    if (word === 0) continue;
    let within = 0;
    for (let bit = 0; bit < 32; bit++) {
      const place = (i << 5) | bit;
      const value = (values[place] ?? NaN) + (high[place] ?? 0) * ofHigh;
      within |= (Number(value >= least) & Number(value <= greatest)) << bit;
    }
    target[i] = word & within;
  }
};

/** Returns the listed ordinals whose number is within both bounds. Overwrites the list. */
export const listedWithin = (
  ordinals: Uint32Array,
  column: NumberColumn,
  least: number,
  greatest: number,
): Uint32Array => {
  const [from, to] = multiplesWithin(column, least, greatest);
  let kept = 0;
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i] ?? 0;
    const multiple = multipleAt(column, ordinal);
    if (multiple >= from && multiple <= to) ordinals[kept++] = ordinal;
  }
  return ordinals.subarray(0, kept);
};

/** Keeps ordinals whose number is within both bounds. */
export const keepWithin = (target: Bitmap, column: NumberColumn, least: number, greatest: number): void => {
  const { values, high } = column;
  const [from, to] = multiplesWithin(column, least, greatest);
  if (values instanceof Float64Array || high.length > 0) keepLong(target, column, from, to);
  else keepNumbers(target, values, from, to);
};
