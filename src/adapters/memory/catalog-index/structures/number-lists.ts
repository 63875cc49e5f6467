import { withRoom } from './columns.ts';

/** A short list of numbers for each ordinal, with seven bits in a byte: numbers below 128 take one byte. */
export interface NumberLists {
  /** Adds the list of the next ordinal, from 0 on. */
  readonly append: (numbers: readonly number[]) => void;
  /** Increments the count of every number of an ordinal. */
  readonly addTo: (ordinal: number, counts: Uint32Array) => void;
}

export const numberLists = (): NumberLists => {
  let bytes = new Uint8Array(0);
  let ends = new Uint32Array(0);
  let count = 0;
  let end = 0;

  return {
    append: (numbers) => {
      bytes = withRoom(Uint8Array, bytes, end + 5 * numbers.length);
      for (let left of numbers) {
        for (; left > 127; left >>>= 7) bytes[end++] = (left & 127) | 128;
        bytes[end++] = left;
      }
      ends = withRoom(Uint32Array, ends, count + 1);
      ends[count++] = end;
    },
    addTo: (ordinal, counts) => {
      const stop = ends[ordinal] ?? 0;
      let number = 0;
      let shift = 0;
      for (let i = ordinal === 0 ? 0 : (ends[ordinal - 1] ?? 0); i < stop; i++) {
        const byte = bytes[i] ?? 0;
        number |= (byte & 127) << shift;
        shift += 7;
        if (byte > 127) continue;
        counts[number] = (counts[number] ?? 0) + 1;
        number = 0;
        shift = 0;
      }
    },
  };
};
