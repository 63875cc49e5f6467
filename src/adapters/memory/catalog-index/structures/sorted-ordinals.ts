import {
  lengthen,
  moveOrdinals,
  noOrdinals,
  ordinalAt,
  putOrdinal,
  type OrdinalList,
} from './ordinal-list.ts';

/**
 * Ordinals in the order of their values. New ones are collected and merged together, at the latest when the
 * order is read: a merge of 500 into a million moves 3 MB, in about a millisecond.
 */
export interface SortedOrdinals {
  /** Adds an ordinal whose value is already stored. */
  readonly add: (ordinal: number) => void;
  /** Returns all ordinals in order; valid until the next `add`. */
  readonly all: () => OrdinalList;
  /**
   * Returns the last ordinal in order for which `given` returns 0: it must be negative for all before and
   * positive for all after. Does not merge.
   */
  readonly lastWith: (given: (ordinal: number) => number) => number | undefined;
}

/** Returns the first place at which `isPast` is true; it must be true for all places after it. */
export const firstPlace = (
  ordinals: OrdinalList,
  isPast: (ordinal: number) => boolean,
  from = 0,
  to = ordinals.length,
): number => {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(ordinalAt(ordinals, middle))) high = middle;
    else low = middle + 1;
  }
  return low;
};

/**
 * `compare` must be a total order without equal ordinals, and `sorted` must be in that order; it is changed. Orders that grow
 * together should merge after different numbers of additions, so that they are not all merged in one turn.
 */
export const sortedOrdinals = (
  compare: (a: number, b: number) => number,
  maxWaiting = 500,
  sorted = noOrdinals(),
): SortedOrdinals => {
  let waiting: number[] = [];

  const merge = (): void => {
    let end = sorted.length;
    lengthen(sorted, end + waiting.length);
    waiting.sort(compare);
    for (let i = waiting.length - 1; i >= 0; i--) {
      const ordinal = waiting[i] ?? 0;
      const place = firstPlace(sorted, (other) => compare(other, ordinal) > 0, 0, end);
      moveOrdinals(sorted, place + i + 1, place, end);
      putOrdinal(sorted, place + i, ordinal);
      end = place;
    }
    waiting = [];
  };

  const all = (): OrdinalList => {
    if (waiting.length > 0) merge();
    return sorted;
  };

  return {
    add: (ordinal) => {
      waiting.push(ordinal);
      if (waiting.length >= maxWaiting) merge();
    },
    all,
    lastWith: (given) => {
      const before = firstPlace(sorted, (ordinal) => given(ordinal) > 0) - 1;
      const candidate = before < 0 ? undefined : ordinalAt(sorted, before);
      let last = candidate !== undefined && given(candidate) === 0 ? candidate : undefined;
      for (const ordinal of waiting) {
        if (given(ordinal) === 0 && (last === undefined || compare(ordinal, last) > 0)) last = ordinal;
      }
      return last;
    },
  };
};
