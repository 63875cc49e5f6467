import { idPrefixes } from '../../../../../domain/shared/ids.ts';
import { withCapacity } from './capacity.ts';

/** One ID of a track for each ordinal. The 128 bits of a ULID are kept as four numbers, any other ID as it is. */
export interface IdColumn {
  words: Uint32Array;
  readonly others: Map<number, string>;
  count: number;
}

const perId = 4;
const prefix = `${idPrefixes.track}_`;
const digitsOfUlid = 26;
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsOfDigit = 5;
const values = new Map(Array.from(digits, (digit, value) => [digit.charCodeAt(0), value]));
const units = Uint8Array.from(digits, (digit) => digit.charCodeAt(0));

export const idColumn = (): IdColumn => ({ words: new Uint32Array(0), others: new Map(), count: 0 });

/** Returns the 128 bits of a ULID, the highest first, or undefined if the ID is none. */
const packed = (id: string): Uint32Array | undefined => {
  if (id.length !== prefix.length + digitsOfUlid || !id.startsWith(prefix)) return undefined;
  const words = new Uint32Array(perId);
  // 26 digits have two bits more than a ULID.
  let [word, bits] = [0, -2];
  for (let i = prefix.length, end = 0; i < id.length; i++) {
    const value = values.get(id.charCodeAt(i));
    if (value === undefined || (bits < 0 && value > 7)) return undefined;
    bits += bitsOfDigit;
    if (bits < 32) word = (word << bitsOfDigit) | value;
    else {
      bits -= 32;
      words[end++] = (word << (bitsOfDigit - bits)) | (value >>> bits);
      word = value & ((1 << bits) - 1);
    }
  }
  return words;
};

const unpacked = (words: Uint32Array, start: number): string => {
  const found = new Array<number>(digitsOfUlid);
  let [word, bits, next] = [0, 2, start];
  for (let i = 0; i < digitsOfUlid; i++) {
    let value: number;
    if (bits >= bitsOfDigit) {
      bits -= bitsOfDigit;
      value = (word >>> bits) & 31;
    } else {
      const missing = bitsOfDigit - bits;
      const upper = word & ((1 << bits) - 1);
      word = words[next++] ?? 0;
      bits = 32 - missing;
      value = (upper << missing) | (word >>> bits);
    }
    found[i] = units[value] ?? 0;
  }
  return prefix + String.fromCharCode(...found);
};

export const appendId = (column: IdColumn, id: string): void => {
  const ordinal = column.count++;
  const words = packed(id);
  column.words = withCapacity(Uint32Array, column.words, column.count * perId);
  if (words) column.words.set(words, ordinal * perId);
  else column.others.set(ordinal, id);
};

export const idAt = ({ words, others }: IdColumn, ordinal: number): string =>
  others.get(ordinal) ?? unpacked(words, ordinal * perId);

const compareWords = (a: Uint32Array, aStart: number, b: Uint32Array, bStart: number): number => {
  for (let i = 0; i < perId; i++) {
    const difference = (a[aStart + i] ?? 0) - (b[bStart + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};

const compareStrings = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Compares the IDs of two ordinals; negative if the ID of `a` is first. */
export const compareIds = (column: IdColumn, a: number, b: number): number => {
  const { words, others } = column;
  if (others.size > 0 && (others.has(a) || others.has(b)))
    return compareStrings(idAt(column, a), idAt(column, b));
  return compareWords(words, a * perId, words, b * perId);
};

/** Compares IDs of the column with a given one; negative if the column's ID is first. */
export const comparedWithId = (column: IdColumn, id: string): ((ordinal: number) => number) => {
  const given = packed(id);
  return (ordinal) =>
    given && (column.others.size === 0 || !column.others.has(ordinal))
      ? compareWords(column.words, ordinal * perId, given, 0)
      : compareStrings(idAt(column, ordinal), id);
};
