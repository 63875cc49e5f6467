import { withRoom } from './columns/room.ts';

/**
 * Ordinals in the order of their values. New ones are collected and merged together, at the latest when the
 * order is read: a merge into a million moves 4 MB in half a millisecond.
 */
export interface SortedOrdinals {
  /** Adds an ordinal whose value is already stored. */
  readonly add: (ordinal: number) => void;
  /** Returns all ordinals in order; valid until the next `add`. */
  readonly all: () => Uint32Array;
  /**
   * Returns the last ordinal in order for which `given` returns 0: it must be negative for all before and
   * positive for all after. Does not merge.
   */
  readonly lastWith: (given: (ordinal: number) => number) => number | undefined;
}

/** Returns the first place at which `isPast` is true; it must be true for all places after it. */
export const firstPlace = (
  ordinals: Uint32Array,
  isPast: (ordinal: number) => boolean,
  from = 0,
  to = ordinals.length,
): number => {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(ordinals[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * `compare` must be a total order without equal ordinals, and `start` must be sorted. Orders that grow
 * together should merge after different numbers of additions, so that they are not all merged in one turn.
 */
export const sortedOrdinals = (
  compare: (a: number, b: number) => number,
  mostWaiting = 500,
  start: Uint32Array = new Uint32Array(0),
): SortedOrdinals => {
  let room = start;
  let sorted = start;
  let waiting: number[] = [];

  const merge = (): void => {
    const { length } = sorted;
    room = withRoom(Uint32Array, room, length + waiting.length);
    let end = length;
    waiting.sort(compare);
    for (let i = waiting.length - 1; i >= 0; i--) {
      const ordinal = waiting[i] ?? 0;
      const place = firstPlace(room, (other) => compare(other, ordinal) > 0, 0, end);
      room.copyWithin(place + i + 1, place, end);
      room[place + i] = ordinal;
      end = place;
    }
    sorted = room.subarray(0, length + waiting.length);
    waiting = [];
  };

  const all = (): Uint32Array => {
    if (waiting.length > 0) merge();
    return sorted;
  };

  return {
    add: (ordinal) => {
      waiting.push(ordinal);
      if (waiting.length >= mostWaiting) merge();
    },
    all,
    lastWith: (given) => {
      const candidate = sorted[firstPlace(sorted, (ordinal) => given(ordinal) > 0) - 1];
      let last = candidate !== undefined && given(candidate) === 0 ? candidate : undefined;
      for (const ordinal of waiting) {
        if (given(ordinal) === 0 && (last === undefined || compare(ordinal, last) > 0)) last = ordinal;
      }
      return last;
    },
  };
};
