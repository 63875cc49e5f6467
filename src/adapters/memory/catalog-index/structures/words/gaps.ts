import type { Bitmap } from '../bitmap.ts';
import { placeFrom } from '../ordinal-set.ts';

/** The gaps between the ordinals of a list, the first one from -1 on, seven bits in a byte, the lowest first. */
export interface Gaps {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly count: number;
}

/** Returns the number of bytes of a gap. */
export const bytesOf = (gap: number): number => (gap < 128 ? 1 : 1 + bytesOf(gap >>> 7));

/** Writes a gap from a place on. */
export const writeGap = (bytes: Uint8Array, start: number, gap: number): void => {
  let at = start;
  let left = gap;
  for (; left > 127; left >>>= 7) bytes[at++] = (left & 127) | 128;
  bytes[at] = left;
};

/** Reads the ordinals into an array that is long enough. */
export const readGaps = ({ bytes, start, count }: Gaps, into: Uint32Array): void => {
  let at = start;
  let ordinal = -1;
  for (let i = 0; i < count; i++) {
    let byte = bytes[at++] ?? 0;
    ordinal += byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      ordinal += (byte & 127) << shift;
    }
    into[i] = ordinal;
  }
};

/** Sets the bit of each ordinal, without reading them to an array first. */
export const markGaps = ({ bytes, start, count }: Gaps, target: Bitmap): void => {
  let at = start;
  let ordinal = -1;
  for (let left = count; left > 0; left--) {
    let byte = bytes[at++] ?? 0;
    ordinal += byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      ordinal += (byte & 127) << shift;
    }
    const word = ordinal >>> 5;
    target[word] = (target[word] ?? 0) | (1 << (ordinal & 31));
  }
};

/** Calls `act` with the place of each of the ordinals, which ascend, that is in the list. Keeps none, and reads up to the last one. */
export const matchGaps = (
  { bytes, start, count }: Gaps,
  ordinals: Uint32Array,
  act: (place: number) => void,
): void => {
  let at = start;
  let [ordinal, place, wanted] = [-1, 0, ordinals[0] ?? 0];
  for (let left = count; left > 0; left--) {
    let byte = bytes[at++] ?? 0;
    ordinal += byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      ordinal += (byte & 127) << shift;
    }
    if (ordinal < wanted) continue;
    if (wanted < ordinal) {
      place = placeFrom(ordinals, place, ordinal);
      if (place >= ordinals.length) return;
      wanted = ordinals[place] ?? 0;
    }
    if (wanted === ordinal) act(place);
  }
};
