import { withRoom } from './columns.ts';

/** A short list of numbers for each ordinal, with seven bits in a byte: numbers below 128 take one byte. */
export interface NumberLists {
  /** Adds the list of the next ordinal, from 0 on. */
  readonly append: (numbers: readonly number[]) => void;
  /** Increments the count of every number of each ordinal. */
  readonly countInto: (counts: Uint32Array, ordinals: Uint32Array) => void;
  readonly state: NumberListsState;
}

export interface NumberListsState {
  bytes: Uint8Array;
  ends: Uint32Array;
  count: number;
  end: number;
}

const noNumberLists = (): NumberListsState => ({
  bytes: new Uint8Array(0),
  ends: new Uint32Array(0),
  count: 0,
  end: 0,
});

export const numberLists = (state = noNumberLists()): NumberLists => ({
  append: (numbers) => {
    const bytes = withRoom(Uint8Array, state.bytes, state.end + 5 * numbers.length);
    let { end } = state;
    for (let left of numbers) {
      for (; left > 127; left >>>= 7) bytes[end++] = (left & 127) | 128;
      bytes[end++] = left;
    }
    state.bytes = bytes;
    state.end = end;
    state.ends = withRoom(Uint32Array, state.ends, state.count + 1);
    state.ends[state.count++] = end;
  },
  countInto: (counts, ordinals) => {
    const { bytes, ends } = state;
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
  state,
});
