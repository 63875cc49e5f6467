import { numberColumn, putNumber, type NumberColumn } from './number-column.ts';
import { withCapacity } from './capacity.ts';

/**
 * The places of pieces that are stored one after the other: the length of each, and the start of every eighth.
 * Most pieces are short, so that each costs a byte and a half.
 */
export interface Spans {
  starts: Uint32Array;
  readonly lengths: NumberColumn;
  count: number;
  /** The end of the last piece. */
  end: number;
}

const eighth = 3;

export const noSpans = (): Spans => ({
  starts: new Uint32Array(0),
  lengths: numberColumn(),
  count: 0,
  end: 0,
});

/** Adds a piece at the end. */
export const appendLength = (spans: Spans, length: number): void => {
  const { count } = spans;
  const block = count >>> eighth;
  if (block << eighth === count) {
    spans.starts = withCapacity(Uint32Array, spans.starts, block + 1);
    spans.starts[block] = spans.end;
  }
  putNumber(spans.lengths, count, length);
  spans.count++;
  spans.end += length;
};

export const lengthOf = ({ lengths }: Spans, piece: number): number => lengths.values[piece] ?? 0;

export const startOf = ({ starts, lengths: { values } }: Spans, piece: number): number => {
  const block = piece >>> eighth;
  let start = starts[block] ?? 0;
  for (let i = block << eighth; i < piece; i++) start += values[i] ?? 0;
  return start;
};
