import { idPrefixes } from '../../../../../domain/shared/ids.ts';
import { withCapacity } from './capacity.ts';
import { appendTime, timeAt, timeColumn, type TimeColumn } from './time-column.ts';

/**
 * One ID of a track for each ordinal. Of a ULID, the time is kept in a column of times, because neighbors were created at similar times, and
 * the 80 random bits as five numbers; any other ID is kept as it is.
 */
export interface IdColumn {
  readonly times: TimeColumn;
  rest: Uint16Array;
  readonly others: Map<number, string>;
  count: number;
}

const perId = 5;
const prefix = `${idPrefixes.track}_`;
const [digitsOfTime, digitsOfRest] = [10, 16];
const restAt = prefix.length + digitsOfTime;
const length = restAt + digitsOfRest;
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [bitsOfDigit, bitsOfNumber] = [5, 16];
const values = new Map(Array.from(digits, (digit, value) => [digit.charCodeAt(0), value]));
const units = Uint8Array.from(digits, (digit) => digit.charCodeAt(0));
/** Ten digits have two bits more than a time. */
const maxTime = 2 ** 48 - 1;

export const idColumn = (): IdColumn => ({
  times: timeColumn(),
  rest: new Uint16Array(0),
  others: new Map(),
  count: 0,
});

/** A ULID as the numbers of a column. */
interface Packed {
  readonly time: number;
  readonly rest: Uint16Array;
}

/** Returns undefined if the ID is no ULID. */
const packed = (id: string): Packed | undefined => {
  if (id.length !== length || !id.startsWith(prefix)) return undefined;
  const rest = new Uint16Array(perId);
  let [time, word, bits, end] = [0, 0, 0, 0];
  for (let i = prefix.length; i < length; i++) {
    const value = values.get(id.charCodeAt(i));
    if (value === undefined) return undefined;
    if (i < restAt) {
      time = time * units.length + value;
      continue;
    }
    word = (word << bitsOfDigit) | value;
    bits += bitsOfDigit;
    if (bits >= bitsOfNumber) {
      bits -= bitsOfNumber;
      rest[end++] = word >>> bits;
      word &= (1 << bits) - 1;
    }
  }
  return time <= maxTime ? { time, rest } : undefined;
};

const unpacked = ({ times, rest }: IdColumn, ordinal: number): string => {
  const found = new Array<number>(digitsOfTime + digitsOfRest);
  let time = timeAt(times, ordinal);
  for (let i = digitsOfTime - 1; i >= 0; i--) {
    found[i] = units[time % units.length] ?? 0;
    time = Math.floor(time / units.length);
  }
  let [word, bits, next] = [0, 0, ordinal * perId];
  for (let i = digitsOfTime; i < found.length; i++) {
    if (bits < bitsOfDigit) {
      word = ((word & ((1 << bits) - 1)) << bitsOfNumber) | (rest[next++] ?? 0);
      bits += bitsOfNumber;
    }
    bits -= bitsOfDigit;
    found[i] = units[(word >>> bits) & (units.length - 1)] ?? 0;
  }
  return prefix + String.fromCharCode(...found);
};

export const appendId = (column: IdColumn, id: string): void => {
  const ordinal = column.count++;
  const ulid = packed(id);
  column.rest = withCapacity(Uint16Array, column.rest, column.count * perId);
  appendTime(column.times, ulid?.time ?? 0);
  if (ulid) column.rest.set(ulid.rest, ordinal * perId);
  else column.others.set(ordinal, id);
};

export const idAt = (column: IdColumn, ordinal: number): string =>
  column.others.get(ordinal) ?? unpacked(column, ordinal);

const compareRest = (a: Uint16Array, aStart: number, b: Uint16Array, bStart: number): number => {
  for (let i = 0; i < perId; i++) {
    const difference = (a[aStart + i] ?? 0) - (b[bStart + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

const compareStrings = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Compares the IDs of two ordinals; negative if the ID of `a` is first. */
export const compareIds = (column: IdColumn, a: number, b: number): number => {
  const { times, rest, others } = column;
  if (others.size > 0 && (others.has(a) || others.has(b)))
    return compareStrings(idAt(column, a), idAt(column, b));
  return timeAt(times, a) - timeAt(times, b) || compareRest(rest, a * perId, rest, b * perId);
};

/** Compares IDs of the column with a given one; negative if the column's ID is first. */
export const comparedWithId = (column: IdColumn, id: string): ((ordinal: number) => number) => {
  const given = packed(id);
  return (ordinal) =>
    given && (column.others.size === 0 || !column.others.has(ordinal))
      ? timeAt(column.times, ordinal) - given.time || compareRest(column.rest, ordinal * perId, given.rest, 0)
      : compareStrings(idAt(column, ordinal), id);
};
