/** Receives a sound in pieces of any length. */
export type SampleHandler = (samples: Float32Array) => void;

/** Passes on overlapping, windowed frames of a sound; each is valid until the next one. */
export const inFrames = (
  window: Float64Array,
  hop: number,
  onFrame: (frame: Float64Array) => void,
): SampleHandler => {
  const size = window.length;
  const held = new Float32Array(size);
  const frame = new Float64Array(size);
  let filled = 0;
  return (samples) => {
    for (let at = 0; at < samples.length;) {
      const part = samples.subarray(at, at + size - filled);
      held.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < size) return;
      for (let i = 0; i < size; i++) frame[i] = (held[i] ?? 0) * (window[i] ?? 0);
      onFrame(frame);
      held.copyWithin(0, hop);
      filled = size - hop;
    }
  };
};

/** A growing list of numbers. */
export interface Series {
  readonly push: (value: number) => void;
  readonly values: () => Float32Array;
}

export const series = (): Series => {
  let held = new Float32Array(4096);
  let count = 0;
  return {
    push: (value) => {
      if (count === held.length) {
        const larger = new Float32Array(2 * count);
        larger.set(held);
        held = larger;
      }
      held[count++] = value;
    },
    values: () => held.subarray(0, count),
  };
};

/** A growing list of rows of one width. */
export interface Rows {
  readonly push: (row: ArrayLike<number>) => void;
  readonly count: () => number;
  readonly at: (index: number) => Float32Array;
}

const rowsPerPage = 256;

/** Stores rows in pages, so that nothing is copied. */
export const rowsOf = (width: number): Rows => {
  const pages: Float32Array[] = [];
  let count = 0;
  const at = (index: number): Float32Array => {
    const from = (index % rowsPerPage) * width;
    return pages[Math.floor(index / rowsPerPage)]?.subarray(from, from + width) ?? new Float32Array(width);
  };
  return {
    push: (row) => {
      if (count % rowsPerPage === 0) pages.push(new Float32Array(rowsPerPage * width));
      at(count).set(row);
      count++;
    },
    count: () => count,
    at,
  };
};
