import { hasBit, ordinalsIn, setBit, uniteInto, wordsFor, type Bitmap } from '../bitmap.ts';
import { withCapacity } from '../columns/capacity.ts';
import { bytesOf, markGaps, matchGaps, readGaps, writeGap, type Gaps } from './gaps.ts';
import { placeFrom } from '../ordinal-set.ts';
import { maxBytes, placeIn, roomFor, slots, type SlotsState } from './slots.ts';

/**
 * Ascending lists of ordinals that only grow, many thousands of them: one byte for each gap below 128, all in
 * a few large pages, or bits for a list that contains more than one ordinal in 16.
 */
export interface GapLists {
  /** Starts an empty list and returns its number. */
  readonly begin: () => number;
  /** Adds an ordinal that is greater than all ordinals of the list. */
  readonly append: (list: number, ordinal: number) => void;
  readonly countOf: (list: number) => number;
  /** Returns the bits of a list that is stored as bits; other lists have none. */
  readonly bitsOf: (list: number) => Bitmap | undefined;
  /** Returns the ordinals of a list; valid until the next call. */
  readonly ordinalsOf: (list: number) => Uint32Array;
  /** Calls `act` with the place of each of the ordinals, which ascend, that is in a list. */
  readonly eachShared: (list: number, ordinals: Uint32Array, act: (place: number) => void) => void;
  /** Sets the bits of the ordinals of a list. */
  readonly includeIn: (target: Bitmap, list: number) => void;
  /**
   * Moves all lists closely together if much memory is free between them. Yields after some thousands; nothing
   * may be read or appended before it has ended.
   */
  readonly compact: () => Iterator<undefined>;
  readonly state: GapListsState;
}

/** The gaps of a list that is too long for a slot. */
interface LongList {
  bytes: Uint8Array;
  length: number;
}

export interface GapListsState {
  lists: number;
  /** The number of ordinals of each list. */
  counts: Uint32Array;
  /** The last ordinal of each list. */
  lasts: Uint32Array;
  /** The slot of each list, or 0, and the number of bytes used in it. */
  addresses: Uint32Array;
  lengths: Uint16Array;
  slots: SlotsState;
  readonly long: Map<number, LongList>;
  readonly bitmaps: Map<number, Bitmap>;
}

const noGapLists = (): GapListsState => ({
  lists: 0,
  counts: new Uint32Array(0),
  lasts: new Uint32Array(0),
  addresses: new Uint32Array(0),
  lengths: new Uint16Array(0),
  slots: slots().state,
  long: new Map(),
  bitmaps: new Map(),
});

/** A list is stored as bits when it has this many ordinals, and more than one of this many tracks. */
const minForBits = 256;
const tracksPerBit = 16;
/** The number of lists that are moved together: about a millisecond. */
const movedTogether = 5_000;

export const gapLists = (state = noGapLists()): GapLists => {
  const { long, bitmaps } = state;
  let memory = slots(state.slots);
  let read = new Uint32Array(64);

  const countOf = (list: number): number => state.counts[list] ?? 0;
  const lastOf = (list: number): number => state.lasts[list] ?? 0;

  const putLong = (list: LongList, gap: number): void => {
    const length = list.length + bytesOf(gap);
    list.bytes = withCapacity(Uint8Array, list.bytes, length);
    writeGap(list.bytes, list.length, gap);
    list.length = length;
  };

  const release = (list: number): void => {
    const address = state.addresses[list] ?? 0;
    if (address !== 0) memory.free(address, state.lengths[list] ?? 0);
    state.addresses[list] = 0;
    long.delete(list);
  };

  const putGap = (list: number, gap: number): void => {
    const longList = long.get(list);
    if (longList) {
      putLong(longList, gap);
      return;
    }
    const used = state.lengths[list] ?? 0;
    const length = used + bytesOf(gap);
    let address = state.addresses[list] ?? 0;
    if (address === 0 || length > roomFor(used)) {
      const before = memory.pageOf(address).subarray(placeIn(address), placeIn(address) + used);
      if (length > maxBytes) {
        const begun = { bytes: Uint8Array.from(before), length: used };
        release(list);
        long.set(list, begun);
        putLong(begun, gap);
        return;
      }
      const next = memory.take(length);
      memory.pageOf(next).set(before, placeIn(next));
      release(list);
      address = next;
      state.addresses[list] = address;
    }
    state.lengths[list] = length;
    writeGap(memory.pageOf(address), placeIn(address) + used, gap);
  };

  const gapsOf = (list: number): Gaps => {
    const longList = long.get(list);
    const address = state.addresses[list] ?? 0;
    return longList
      ? { bytes: longList.bytes, start: 0, count: countOf(list) }
      : { bytes: memory.pageOf(address), start: placeIn(address), count: countOf(list) };
  };

  const ordinalsOf = (list: number): Uint32Array => {
    const total = countOf(list);
    const bits = bitmaps.get(list);
    if (bits) return ordinalsIn(bits, total);
    read = withCapacity(Uint32Array, read, total);
    // A list of one ordinal has no slot yet: most words of a catalog occur in one track.
    if (total === 1) read[0] = lastOf(list);
    else readGaps(gapsOf(list), read);
    return read.subarray(0, total);
  };

  const eachShared = (list: number, ordinals: Uint32Array, act: (place: number) => void): void => {
    const bits = bitmaps.get(list);
    if (bits) {
      for (let i = 0; i < ordinals.length; i++) if (hasBit(bits, ordinals[i] ?? 0)) act(i);
    } else if (countOf(list) === 1) {
      const place = placeFrom(ordinals, 0, lastOf(list));
      if (ordinals[place] === lastOf(list)) act(place);
    } else if (ordinals.length > 0) matchGaps(gapsOf(list), ordinals, act);
  };

  const includeIn = (target: Bitmap, list: number): void => {
    const bits = bitmaps.get(list);
    if (bits) {
      uniteInto(target, bits);
      return;
    }
    // A list of one ordinal has no slot yet.
    if (countOf(list) === 1) setBit(target, lastOf(list));
    else markGaps(gapsOf(list), target);
  };

  const appendBit = (list: number, bits: Bitmap, ordinal: number): void => {
    const longer = withCapacity(Uint32Array, bits, wordsFor(ordinal + 1));
    if (longer !== bits) bitmaps.set(list, longer);
    setBit(longer, ordinal);
  };

  const append = (list: number, ordinal: number): void => {
    const before = countOf(list);
    const bits = bitmaps.get(list);
    if (bits) appendBit(list, bits, ordinal);
    else if (before >= minForBits && before * tracksPerBit > ordinal) {
      const begun = new Uint32Array(wordsFor(ordinal + 1));
      includeIn(begun, list);
      setBit(begun, ordinal);
      bitmaps.set(list, begun);
      release(list);
    } else if (before > 0) {
      if (before === 1) putGap(list, lastOf(list) + 1);
      putGap(list, ordinal - lastOf(list));
    }
    state.counts[list] = before + 1;
    state.lasts[list] = ordinal;
  };

  function* compact(): Iterator<undefined> {
    if (!memory.isSparse()) return;
    const closer = slots();
    for (let list = 0; list < state.lists; list++) {
      const address = state.addresses[list] ?? 0;
      const length = state.lengths[list] ?? 0;
      if (address === 0) continue;
      const place = placeIn(address);
      const next = closer.take(length);
      closer.pageOf(next).set(memory.pageOf(address).subarray(place, place + length), placeIn(next));
      state.addresses[list] = next;
      if (list % movedTogether === 0) yield;
    }
    memory = closer;
    state.slots = closer.state;
  }

  return {
    begin: () => {
      const list = state.lists++;
      state.counts = withCapacity(Uint32Array, state.counts, state.lists);
      state.lasts = withCapacity(Uint32Array, state.lasts, state.lists);
      state.addresses = withCapacity(Uint32Array, state.addresses, state.lists);
      state.lengths = withCapacity(Uint16Array, state.lengths, state.lists);
      return list;
    },
    append,
    countOf,
    bitsOf: (list) => bitmaps.get(list),
    ordinalsOf,
    eachShared,
    includeIn,
    compact,
    state,
  };
};
