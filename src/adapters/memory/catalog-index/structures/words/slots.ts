/**
 * Memory in slots of many sizes, an eighth of a power of two apart, on a few large pages. A slot that is freed
 * is used again for one of the same size, so that pieces that grow leave little memory unused.
 */
export interface Slots {
  /** Returns the address of a slot for this many bytes, at most `maxBytes`; no address is 0. */
  readonly take: (length: number) => number;
  readonly free: (address: number, length: number) => void;
  /** Returns the page of an address; the place in the page is `placeIn(address)`. */
  readonly pageOf: (address: number) => Uint8Array;
  /** Returns whether more than an eighth of the memory in use is freed slots. */
  readonly isSparse: () => boolean;
  readonly state: SlotsState;
}

export interface SlotsState {
  readonly pages: Uint8Array[];
  /** The address from which on the last page is free. */
  end: number;
  /** The last freed slot of each size, or 0; it contains the address of the one before. */
  readonly freed: Uint32Array;
  freedBytes: number;
}

const pageBits = 20;
const pageLength = 1 << pageBits;
const minBytes = 4;
export const maxBytes = 1 << 15;

const sizes: number[] = [];
for (let size = minBytes; size <= maxBytes; size += Math.max(2, 1 << (28 - Math.clz32(size))))
  sizes.push(size);
/** The place in `sizes` of the slot for each length. */
const placeOfLength = new Uint8Array(maxBytes + 1);
for (let length = 0, place = 0; length <= maxBytes; length++) {
  if (length > (sizes[place] ?? 0)) place++;
  placeOfLength[length] = place;
}

const sizePlace = (length: number): number => placeOfLength[length] ?? 0;
/** Returns the size of the slot that `take` returns for a length. */
export const roomFor = (length: number): number => sizes[sizePlace(length)] ?? 0;
export const placeIn = (address: number): number => address & (pageLength - 1);

const noSlots = (): SlotsState => ({
  pages: [],
  end: 0,
  freed: new Uint32Array(sizes.length),
  freedBytes: 0,
});

export const slots = (state = noSlots()): Slots => {
  const { pages, freed } = state;

  const pageOf = (address: number): Uint8Array => pages[address >>> pageBits] ?? new Uint8Array(0);
  const linkAt = (address: number): DataView => {
    const { buffer, byteOffset } = pageOf(address);
    return new DataView(buffer, byteOffset + placeIn(address), minBytes);
  };

  const reserve = (size: number): number => {
    if (pages.length * pageLength - state.end < size) {
      // The first byte stays free, because 0 is no address.
      state.end = pages.length === 0 ? 1 : pages.length * pageLength;
      pages.push(new Uint8Array(pageLength));
    }
    state.end += size;
    return state.end - size;
  };

  return {
    take: (length) => {
      const place = sizePlace(length);
      const address = freed[place] ?? 0;
      if (address === 0) return reserve(roomFor(length));
      freed[place] = linkAt(address).getUint32(0);
      state.freedBytes -= roomFor(length);
      return address;
    },
    free: (address, length) => {
      const place = sizePlace(length);
      linkAt(address).setUint32(0, freed[place] ?? 0);
      freed[place] = address;
      state.freedBytes += roomFor(length);
    },
    pageOf,
    isSparse: () => state.freedBytes * 8 > state.end,
    state,
  };
};
