import type { Bitmap } from '../bitmap.ts';
import { withCapacity } from './capacity.ts';

/**
 * One time for each ordinal. Ordinals are in the order of changes, so that neighbors have similar times: of each block of 64, the
 * earliest is kept, and how much later the others are, in as few bytes as the latest needs.
 */
export interface TimeColumn {
  /** The earliest time of each full block. */
  earliest: Float64Array;
  /** The place of the first byte of each full block, and after the last one the end. */
  starts: Uint32Array;
  bytes: Uint8Array;
  /** The times of the last block, as long as it is not full. */
  readonly last: Float64Array;
  count: number;
}

const blockBits = 6;
const perBlock = 1 << blockBits;
/** Times that do not fit, or are no whole numbers, are kept as they are. */
const [maxBytes, bytesOfFloat] = [6, 8];

export const timeColumn = (): TimeColumn => ({
  earliest: new Float64Array(0),
  starts: new Uint32Array(1),
  bytes: new Uint8Array(0),
  last: new Float64Array(perBlock),
  count: 0,
});

const bytesFor = (times: Float64Array, earliest: number, latest: number): number => {
  const span = latest - earliest;
  if (!(span < 2 ** (8 * maxBytes)) || !times.every((time) => Number.isSafeInteger(time)))
    return bytesOfFloat;
  let bytes = 0;
  while (2 ** (8 * bytes) <= span) bytes++;
  return bytes;
};

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Keeps the last block, which is full, as the block with this number. */
const closeBlock = (column: TimeColumn, block: number): void => {
  const { last } = column;
  const earliest = Math.min(...last);
  const width = bytesFor(last, earliest, Math.max(...last));
  const start = column.starts[block] ?? 0;
  column.earliest = withCapacity(Float64Array, column.earliest, block + 1);
  column.starts = withCapacity(Uint32Array, column.starts, block + 2);
  column.bytes = withCapacity(Uint8Array, column.bytes, start + width * perBlock);
  column.earliest[block] = earliest;
  column.starts[block + 1] = start + width * perBlock;
  const view = viewOf(column.bytes);
  last.forEach((time, i) => {
    const at = start + i * width;
    if (width === bytesOfFloat) view.setFloat64(at, time);
    else
      for (let byte = 0, left = time - earliest; byte < width; byte++, left = Math.floor(left / 256))
        view.setUint8(at + byte, left % 256);
  });
};

/** Adds the time of the next ordinal, from 0 on. */
export const appendTime = (column: TimeColumn, time: number): void => {
  const place = column.count & (perBlock - 1);
  column.last[place] = time;
  column.count++;
  if (place === perBlock - 1) closeBlock(column, (column.count >>> blockBits) - 1);
};

/** Returns the time of an ordinal of the column. */
export const timeAt = ({ earliest, starts, bytes, last, count }: TimeColumn, ordinal: number): number => {
  const block = ordinal >>> blockBits;
  const place = ordinal & (perBlock - 1);
  if (block === count >>> blockBits) return last[place] ?? 0;
  const start = starts[block] ?? 0;
  const width = ((starts[block + 1] ?? 0) - start) >>> blockBits;
  const at = start + place * width;
  if (width === bytesOfFloat) return viewOf(bytes).getFloat64(at);
  let later = 0;
  for (let byte = width - 1; byte >= 0; byte--) later = later * 256 + (bytes[at + byte] ?? 0);
  return (earliest[block] ?? 0) + later;
};

/** The greatest difference that each number of bytes contains. */
const spans = Array.from({ length: bytesOfFloat + 1 }, (_, width) =>
  width > maxBytes ? Infinity : 2 ** (8 * width) - 1,
);

const isWithin = (column: TimeColumn, ordinal: number, min: number, greatest: number): boolean => {
  if (ordinal >= column.count) return false;
  const time = timeAt(column, ordinal);
  return time >= min && time <= greatest;
};

/** Keeps ordinals whose time is within both bounds. Of most blocks, all times are within or none: these are not read. */
export const keepTimes = (target: Bitmap, column: TimeColumn, min: number, greatest: number): void => {
  const { earliest, starts, count } = column;
  const full = count >>> blockBits;
  for (let i = 0; i < target.length; i++) {
    const word = target[i] ?? 0;
    if (word === 0) continue;
    const block = i >>> (blockBits - 5);
    if (block < full) {
      const first = earliest[block] ?? 0;
      const latest = first + (spans[((starts[block + 1] ?? 0) - (starts[block] ?? 0)) >>> blockBits] ?? 0);
      if (first >= min && latest <= greatest) continue;
      if (first > greatest || latest < min) {
        target[i] = 0;
        continue;
      }
    }
    let within = 0;
    for (let left = word; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      if (isWithin(column, (i << 5) | bit, min, greatest)) within |= 1 << bit;
    }
    target[i] = within;
  }
};
