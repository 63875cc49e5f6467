import { ordinalsIn, setBit, uniteInto, wordsFor, type Bitmap } from './bitmap.ts';
import { withRoom } from './columns/room.ts';

/**
 * Ascending lists of ordinals that only grow, many thousands of them: one byte for each gap below 128, all in
 * a few large pages, or bits for a list that contains more than one ordinal in 32.
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
  /** Sets the bits of the ordinals of a list. */
  readonly includeIn: (target: Bitmap, list: number) => void;
  readonly state: GapListsState;
}

export interface GapListsState {
  pages: Uint8Array[];
  bitmaps: Map<number, Bitmap>;
  /** Numbers about each list. */
  heads: Uint32Array;
  lists: number;
  /** The address from which on the last page is free. */
  free: number;
}

const noGapLists = (): GapListsState => ({
  pages: [],
  bitmaps: new Map(),
  heads: new Uint32Array(0),
  lists: 0,
  free: 0,
});

/**
 * A chunk of a list is a run of gaps with seven bits in a byte, the lowest first. No gap is 0, so a byte 0 in
 * place of a gap is the end of a chunk; the address of the next chunk follows it.
 */
const linkLength = 5;
const longestGap = 5;
const pageBits = 20;
const pageLength = 1 << pageBits;
/** A list is stored as bits when it has this many ordinals, and more than one of this many tracks. */
const leastForBits = 256;
const tracksPerBit = 32;

/** A list in numbers: its last ordinal, its first chunk, and the place and the end of the room in the last chunk. */
const [count, last, first, place, end] = [0, 1, 2, 3, 4];
const perList = 5;

export const gapLists = (state = noGapLists()): GapLists => {
  const { pages, bitmaps } = state;
  let read = new Uint32Array(64);

  const pageOf = (address: number): Uint8Array => pages[address >>> pageBits] ?? new Uint8Array(0);
  const head = (list: number, member: number): number => state.heads[list * perList + member] ?? 0;
  const setHead = (list: number, member: number, value: number): void => {
    state.heads[list * perList + member] = value;
  };

  const reserve = (length: number): number => {
    if (pages.length * pageLength - state.free < length) {
      state.free = pages.length * pageLength;
      pages.push(new Uint8Array(pageLength));
    }
    state.free += length;
    return state.free - length;
  };

  const writeGap = (address: number, gap: number): number => {
    const page = pageOf(address);
    let at = address & (pageLength - 1);
    let left = gap;
    for (; left > 127; left >>>= 7) page[at++] = (left & 127) | 128;
    page[at++] = left;
    return (address & ~(pageLength - 1)) + at;
  };

  /** Ends the last chunk of a list with a link to a new one, which grows with the list. */
  const beginChunk = (list: number): void => {
    const length = Math.min(4_096, 12 + (head(list, count) >>> 2));
    const address = reserve(length);
    const before = head(list, place);
    if (before === 0) setHead(list, first, address);
    else {
      const page = pageOf(before);
      const at = before & (pageLength - 1);
      page[at] = 0;
      for (let i = 0; i < 4; i++) page[at + 1 + i] = address >>> (8 * i);
    }
    setHead(list, place, address);
    setHead(list, end, address + length);
  };

  const putGap = (list: number, gap: number): void => {
    if (head(list, place) + longestGap + linkLength > head(list, end)) beginChunk(list);
    setHead(list, place, writeGap(head(list, place), gap));
  };

  /** Reads the chunks of a list into `read`. */
  const readChunks = (list: number): void => {
    let address = head(list, first);
    let page = pageOf(address);
    let at = address & (pageLength - 1);
    let ordinal = -1;
    const total = head(list, count);
    for (let i = 0; i < total; i++) {
      let byte = page[at++] ?? 0;
      if (byte === 0) {
        address =
          (page[at] ?? 0) |
          ((page[at + 1] ?? 0) << 8) |
          ((page[at + 2] ?? 0) << 16) |
          ((page[at + 3] ?? 0) << 24);
        page = pageOf(address);
        at = address & (pageLength - 1);
        byte = page[at++] ?? 0;
      }
      let gap = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = page[at++] ?? 0;
        gap |= (byte & 127) << shift;
      }
      ordinal += gap;
      read[i] = ordinal;
    }
  };

  const ordinalsOf = (list: number): Uint32Array => {
    const total = head(list, count);
    const bits = bitmaps.get(list);
    if (bits) return ordinalsIn(bits, total);
    read = withRoom(Uint32Array, read, total);
    // A list of one ordinal has no chunk yet: most words of a catalog occur in one track.
    if (total === 1) read[0] = head(list, last);
    else readChunks(list);
    return read.subarray(0, total);
  };

  const includeIn = (target: Bitmap, list: number): void => {
    const bits = bitmaps.get(list);
    if (bits) {
      uniteInto(target, bits);
      return;
    }
    const ordinals = ordinalsOf(list);
    for (let i = 0; i < ordinals.length; i++) setBit(target, ordinals[i] ?? 0);
  };

  const appendBit = (list: number, bits: Bitmap, ordinal: number): void => {
    const longer = withRoom(Uint32Array, bits, wordsFor(ordinal + 1));
    if (longer !== bits) bitmaps.set(list, longer);
    setBit(longer, ordinal);
  };

  const append = (list: number, ordinal: number): void => {
    const before = head(list, count);
    const bits = bitmaps.get(list);
    if (bits) appendBit(list, bits, ordinal);
    else if (before >= leastForBits && before * tracksPerBit > ordinal) {
      const begun = new Uint32Array(wordsFor(ordinal + 1));
      includeIn(begun, list);
      setBit(begun, ordinal);
      bitmaps.set(list, begun);
    } else if (before > 0) {
      if (before === 1) putGap(list, head(list, last) + 1);
      putGap(list, ordinal - head(list, last));
    }
    setHead(list, count, before + 1);
    setHead(list, last, ordinal);
  };

  return {
    begin: () => {
      // Address 0 means none.
      if (state.lists === 0) reserve(1);
      state.heads = withRoom(Uint32Array, state.heads, (state.lists + 1) * perList);
      return state.lists++;
    },
    append,
    countOf: (list) => head(list, count),
    bitsOf: (list) => bitmaps.get(list),
    ordinalsOf,
    includeIn,
    state,
  };
};
