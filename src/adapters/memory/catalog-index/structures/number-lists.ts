import { withCapacity } from './columns/capacity.ts';
import { appendLength, lengthOf, noSpans, startOf, type Spans } from './columns/spans.ts';

/** A short list of numbers for each ordinal, with seven bits in a byte: numbers below 128 take one byte. */
export interface NumberLists {
  /** Adds the list of the next ordinal, from 0 on. */
  readonly append: (numbers: readonly number[]) => void;
  /** Returns the numbers of an ordinal. */
  readonly of: (ordinal: number) => number[];
  /** Increments the count of every number of each ordinal. */
  readonly countInto: (counts: Uint32Array, ordinals: Uint32Array) => void;
  readonly state: NumberListsState;
}

export interface NumberListsState {
  bytes: Uint8Array;
  readonly spans: Spans;
}

const noNumberLists = (): NumberListsState => ({ bytes: new Uint8Array(0), spans: noSpans() });

export const numberLists = (state = noNumberLists()): NumberLists => ({
  append: (numbers) => {
    const start = state.spans.end;
    const bytes = withCapacity(Uint8Array, state.bytes, start + 5 * numbers.length);
    let end = start;
    for (let left of numbers) {
      for (; left > 127; left >>>= 7) bytes[end++] = (left & 127) | 128;
      bytes[end++] = left;
    }
    state.bytes = bytes;
    appendLength(state.spans, end - start);
  },
  of: (ordinal) => {
    const { bytes, spans } = state;
    const numbers: number[] = [];
    const start = startOf(spans, ordinal);
    const stop = start + lengthOf(spans, ordinal);
    for (let i = start; i < stop; i++) {
      let byte = bytes[i] ?? 0;
      let number = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[++i] ?? 0;
        number |= (byte & 127) << shift;
      }
      numbers.push(number);
    }
    return numbers;
  },
  countInto: (counts, ordinals) => {
    const { bytes, spans } = state;
    for (let place = 0; place < ordinals.length; place++) {
      const ordinal = ordinals[place] ?? 0;
      const start = startOf(spans, ordinal);
      const stop = start + lengthOf(spans, ordinal);
      for (let i = start; i < stop; i++) {
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
