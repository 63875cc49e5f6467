import { withRoom } from './columns.ts';

/** A short list of numbers for each ordinal, with seven bits in a byte: numbers below 128 take one byte. */
export interface NumberLists {
  /** Adds the list of the next ordinal, from 0 on. */
  readonly append: (numbers: readonly number[]) => void;
  /** Increments the count of every number of each ordinal. */
  readonly countInto: (counts: Uint32Array, ordinals: Uint32Array) => void;
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
    countInto: (counts, ordinals) => {
      for (let place = 0; place < ordinals.length; place++) {
        const ordinal = ordinals[place] ?? 0;
        const stop = ends[ordinal] ?? 0;
        for (let i = ordinal === 0 ? 0 : (ends[ordinal - 1] ?? 0); i < stop; i++) {
          let byte = bytes[i] ?? 0;
          let number = byte & 127;
          for (let shift = 7; byte > 127; shift += 7) {
            byte = bytes[++i] ?? 0;
            number |= (byte & 127) << shift;
          }
          counts[number] = (counts[number] ?? 0) + 1;
        }
      }
    },
  };
};
