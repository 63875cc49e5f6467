import type { Dimensions } from '../../domain/images/purpose.ts';
import type { Pixels } from './pixels.ts';
import { fromLinear, linearOf } from './color/srgb.ts';

/** The part of a row or column that a pixel of the smaller image covers. */
interface Span {
  readonly first: number;
  /** The share of each pixel from `first` on; they add up to 1. */
  readonly shares: Float32Array;
}

const spansOf = (from: number, to: number): readonly Span[] =>
  Array.from({ length: to }, (_, place) => {
    const [start, end] = [(place * from) / to, ((place + 1) * from) / to];
    const first = Math.floor(start);
    const last = Math.min(from, Math.ceil(end - 1e-9));
    const shares = Float32Array.from({ length: Math.max(1, last - first) }, (_each, n) => {
      const covered = Math.min(end, first + n + 1) - Math.max(start, first + n);
      return (covered * to) / from;
    });
    return { first, shares };
  });

/** Adds a row, reduced to the width of the sums, with a weight. */
const addRow = (sums: Float32Array, row: Uint8ClampedArray, spans: readonly Span[], weight: number): void => {
  let to = 0;
  for (const { first, shares } of spans) {
    let [red, green, blue] = [0, 0, 0];
    for (let n = 0, at = first * 4; n < shares.length; n++, at += 4) {
      const share = shares[n] ?? 0;
      red += share * (linearOf[row[at] ?? 0] ?? 0);
      green += share * (linearOf[row[at + 1] ?? 0] ?? 0);
      blue += share * (linearOf[row[at + 2] ?? 0] ?? 0);
    }
    sums[to] = (sums[to] ?? 0) + weight * red;
    sums[to + 1] = (sums[to + 1] ?? 0) + weight * green;
    sums[to + 2] = (sums[to + 2] ?? 0) + weight * blue;
    to += 3;
  }
};

/**
 * Returns a smaller opaque image. Each of its pixels is the mean of the area that it covers, in linear light, because the mean of encoded
 * values is too dark.
 */
export const scaled = ({ data, width, height }: Pixels, to: Dimensions): Pixels => {
  const into = new Uint8ClampedArray(to.width * to.height * 4).fill(255);
  const columns = spansOf(width, to.width);
  const sums = new Float32Array(to.width * 3);
  let at = 0;
  for (const { first, shares } of spansOf(height, to.height)) {
    sums.fill(0);
    shares.forEach((share, n) => {
      const start = (first + n) * width * 4;
      addRow(sums, data.subarray(start, start + width * 4), columns, share);
    });
    for (let n = 0; n < sums.length; n += 3, at += 4) {
      into[at] = fromLinear(sums[n] ?? 0);
      into[at + 1] = fromLinear(sums[n + 1] ?? 0);
      into[at + 2] = fromLinear(sums[n + 2] ?? 0);
    }
  }
  return { ...to, data: into };
};
