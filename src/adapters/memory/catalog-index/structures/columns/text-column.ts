import { appendLength, lengthOf, noSpans, startOf, type Spans } from './spans.ts';
import { withCapacity } from './capacity.ts';

/** One text for each ordinal, concatenated in one array: a third of the memory of strings. */
export interface TextColumn {
  bytes: Uint8Array;
  readonly spans: Spans;
}

export const textColumn = (): TextColumn => ({ bytes: new Uint8Array(0), spans: noSpans() });

/** Encodes each UTF-16 unit in one to three bytes, so that bytes compare as the strings do. */
export const encoded = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length * 3);
  let end = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) bytes[end++] = unit;
    else {
      if (unit < 0x800) bytes[end++] = 0xc0 | (unit >> 6);
      else {
        bytes[end++] = 0xe0 | (unit >> 12);
        bytes[end++] = 0x80 | ((unit >> 6) & 0x3f);
      }
      bytes[end++] = 0x80 | (unit & 0x3f);
    }
  }
  return bytes.subarray(0, end);
};

const decoded = (bytes: Uint8Array, start: number, end: number): string => {
  const units: number[] = [];
  const next = (at: number): number => (bytes[at] ?? 0) & 0x3f;
  for (let i = start; i < end; i++) {
    const lead = bytes[i] ?? 0;
    if (lead < 0x80) units.push(lead);
    else if (lead < 0xe0) units.push(((lead & 0x1f) << 6) | next(++i));
    else units.push(((lead & 0x0f) << 12) | (next(++i) << 6) | next(++i));
  }
  let text = '';
  for (let i = 0; i < units.length; i += 4096) text += String.fromCharCode(...units.slice(i, i + 4096));
  return text;
};

export const appendText = (column: TextColumn, text: string): void => {
  const bytes = encoded(text);
  const { end } = column.spans;
  column.bytes = withCapacity(Uint8Array, column.bytes, end + bytes.length);
  column.bytes.set(bytes, end);
  appendLength(column.spans, bytes.length);
};

export const textAt = ({ bytes, spans }: TextColumn, ordinal: number): string => {
  const start = startOf(spans, ordinal);
  return decoded(bytes, start, start + lengthOf(spans, ordinal));
};

const compareBytes = (
  a: Uint8Array,
  aStart: number,
  aLength: number,
  b: Uint8Array,
  bStart: number,
  bLength: number,
): number => {
  const shared = Math.min(aLength, bLength);
  for (let i = 0; i < shared; i++) {
    const difference = (a[aStart + i] ?? 0) - (b[bStart + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return aLength - bLength;
};

/** Compares the texts of two ordinals; negative if the text of `a` is first. */
export const compareTexts = ({ bytes, spans }: TextColumn, a: number, b: number): number =>
  compareBytes(bytes, startOf(spans, a), lengthOf(spans, a), bytes, startOf(spans, b), lengthOf(spans, b));

/** Returns a test whether the text of an ordinal has a prefix. */
export const startingWith = (column: TextColumn, prefix: string): ((ordinal: number) => boolean) => {
  const prefixBytes = encoded(prefix);
  return (ordinal) => {
    const { bytes, spans } = column;
    if (lengthOf(spans, ordinal) < prefixBytes.length) return false;
    const start = startOf(spans, ordinal);
    for (let i = 0; i < prefixBytes.length; i++) if (bytes[start + i] !== prefixBytes[i]) return false;
    return true;
  };
};

/** Compares texts of the column with a given text; negative if the column's text is first. */
export const comparedWith = (column: TextColumn, text: string): ((ordinal: number) => number) => {
  const given = encoded(text);
  return (ordinal) => {
    const { bytes, spans } = column;
    return compareBytes(bytes, startOf(spans, ordinal), lengthOf(spans, ordinal), given, 0, given.length);
  };
};
