import { withCapacity } from './columns/capacity.ts';

/** A list of ordinals in any order: three bytes for each, or four if one of them has more than 24 bits. */
export interface OrdinalList {
  /** The lower 16 bits of each, and the others. Both arrays may be longer than the list. */
  low: Uint16Array;
  high: Uint8Array | Uint16Array;
  length: number;
}

const bitsOfLow = 16;

export const noOrdinals = (): OrdinalList => ({
  low: new Uint16Array(0),
  high: new Uint8Array(0),
  length: 0,
});

/** Returns the ordinal at a place of the list. */
export const ordinalAt = ({ low, high }: OrdinalList, place: number): number =>
  (low[place] ?? 0) | ((high[place] ?? 0) << bitsOfLow);

/** Makes room for this many ordinals. */
export const lengthen = (list: OrdinalList, length: number): void => {
  const { low, high } = list;
  list.low = withCapacity(Uint16Array, low, length);
  list.high =
    high instanceof Uint8Array
      ? withCapacity(Uint8Array, high, length)
      : withCapacity(Uint16Array, high, length);
  list.length = length;
};

/** Replaces the ordinal at a place of the list. */
export const putOrdinal = (list: OrdinalList, place: number, ordinal: number): void => {
  const upper = ordinal >>> bitsOfLow;
  if (upper > 0xff && list.high instanceof Uint8Array) list.high = Uint16Array.from(list.high);
  // An array keeps the lower bits of a number.
  list.low[place] = ordinal;
  list.high[place] = upper;
};

/** Moves the ordinals from `start` to `end` to another place. */
export const moveOrdinals = ({ low, high }: OrdinalList, to: number, start: number, end: number): void => {
  low.copyWithin(to, start, end);
  high.copyWithin(to, start, end);
};

/** Returns the ordinals for which `keeps` is true, in the same order. */
export const keptOrdinals = (list: OrdinalList, keeps: (ordinal: number) => boolean): OrdinalList => {
  const kept: OrdinalList = { low: list.low.slice(), high: list.high.slice(), length: 0 };
  for (let i = 0; i < list.length; i++) {
    const ordinal = ordinalAt(list, i);
    if (keeps(ordinal)) putOrdinal(kept, kept.length++, ordinal);
  }
  return kept;
};

/** Returns the ordinals from one place of the list to another. */
export const ordinalsBetween = (list: OrdinalList, from: number, to: number): Uint32Array =>
  Uint32Array.from({ length: to - from }, (_, i) => ordinalAt(list, from + i));
