import { withCapacity } from './columns/capacity.ts';
import { numberAt, numberColumn, putNumber, type NumberColumn } from './columns/number-column.ts';

/**
 * Finds tracks by ISRC. Each takes four bytes while there are at most 256 registrants, five up to 65,536, and seven with more. A scan
 * of a million takes half a millisecond.
 */
export interface Isrcs {
  /** Adds the ISRC of the next ordinal, from 0 on. */
  readonly add: (isrc: string) => void;
  /** Returns ordinals in ascending order, including dead ones. */
  readonly find: (isrc: string) => Uint32Array;
  readonly state: IsrcsState;
}

export interface IsrcsState {
  /** The number of each registrant: an ISRC up to its year. */
  readonly registrants: Map<string, number>;
  readonly ofRegistrants: NumberColumn;
  /** The year and the number of the recording, which have seven digits: the lower 16 bits, and the rest. */
  low: Uint16Array;
  high: Uint8Array;
  /** ISRCs that are not valid, by their text. */
  readonly others: Map<string, number[]>;
  count: number;
}

const noIsrcs = (): IsrcsState => ({
  registrants: new Map(),
  ofRegistrants: numberColumn(),
  low: new Uint16Array(0),
  high: new Uint8Array(0),
  others: new Map(),
  count: 0,
});

const proper = /^([A-Z]{2}[A-Z0-9]{3})(\d{7})$/;
/** The upper bits of an ISRC that is not valid; those of seven digits are below. */
const improper = 0xff;

const partsOf = (isrc: string): { readonly registrant: string; readonly digits: number } | undefined => {
  const [, registrant, digits] = proper.exec(isrc) ?? [];
  return registrant === undefined ? undefined : { registrant, digits: Number(digits) };
};

export const isrcs = (state = noIsrcs()): Isrcs => {
  const { registrants, ofRegistrants, others } = state;

  const numberOf = (registrant: string): number => {
    const number = registrants.get(registrant) ?? registrants.size;
    registrants.set(registrant, number);
    return number;
  };

  return {
    add: (isrc) => {
      const ordinal = state.count++;
      const parts = partsOf(isrc);
      if (!parts) others.set(isrc, [...(others.get(isrc) ?? []), ordinal]);
      putNumber(ofRegistrants, ordinal, parts ? numberOf(parts.registrant) : 0);
      state.low = withCapacity(Uint16Array, state.low, ordinal + 1);
      state.high = withCapacity(Uint8Array, state.high, ordinal + 1);
      // An array keeps the lower bits of a number.
      state.low[ordinal] = parts?.digits ?? 0;
      state.high[ordinal] = parts ? parts.digits >>> 16 : improper;
    },
    find: (isrc) => {
      const parts = partsOf(isrc);
      if (!parts) return Uint32Array.from(others.get(isrc) ?? []);
      const registrant = registrants.get(parts.registrant);
      if (registrant === undefined) return new Uint32Array(0);
      const [first, last] = [parts.digits >>> 16, parts.digits & 0xffff];
      const { low, high, count } = state;
      const found: number[] = [];
      for (let i = low.indexOf(last); i !== -1 && i < count; i = low.indexOf(last, i + 1))
        if (high[i] === first && numberAt(ofRegistrants, i) === registrant) found.push(i);
      return Uint32Array.from(found);
    },
    state,
  };
};
