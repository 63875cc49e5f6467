type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Returns the array if it is long enough, otherwise a copy with an eighth of spare room. */
export const withRoom = <A extends Numbers>(make: new (length: number) => A, array: A, length: number): A => {
  if (length <= array.length) return array;
  const larger = new make(Math.max(16, Math.ceil(length * 1.125)));
  larger.set(array);
  return larger;
};

/** One number for each ordinal. */
export interface NumberColumn {
  values: Float64Array;
}

export const numberColumn = (): NumberColumn => ({ values: new Float64Array(0) });

export const putNumber = (column: NumberColumn, ordinal: number, value: number): void => {
  column.values = withRoom(Float64Array, column.values, ordinal + 1);
  column.values[ordinal] = value;
};

/** One text for each ordinal, concatenated in one array: a third of the memory of strings. */
export interface TextColumn {
  bytes: Uint8Array;
  ends: Uint32Array;
  count: number;
}

export const textColumn = (): TextColumn => ({
  bytes: new Uint8Array(0),
  ends: new Uint32Array(0),
  count: 0,
});

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

const startOf = ({ ends }: TextColumn, ordinal: number): number =>
  ordinal === 0 ? 0 : (ends[ordinal - 1] ?? 0);

export const appendText = (column: TextColumn, text: string): void => {
  const bytes = encoded(text);
  const start = startOf(column, column.count);
  const end = start + bytes.length;
  column.bytes = withRoom(Uint8Array, column.bytes, end);
  column.bytes.set(bytes, start);
  column.ends = withRoom(Uint32Array, column.ends, column.count + 1);
  column.ends[column.count++] = end;
};

export const textAt = (column: TextColumn, ordinal: number): string =>
  decoded(column.bytes, startOf(column, ordinal), column.ends[ordinal] ?? 0);

const compareBytes = (
  a: Uint8Array,
  aStart: number,
  aEnd: number,
  b: Uint8Array,
  bStart: number,
  bEnd: number,
): number => {
  const shared = Math.min(aEnd - aStart, bEnd - bStart);
  for (let i = 0; i < shared; i++) {
    const difference = (a[aStart + i] ?? 0) - (b[bStart + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return aEnd - aStart - (bEnd - bStart);
};

/** Compares the texts of two ordinals; negative if the text of `a` is first. */
export const compareTexts = (column: TextColumn, a: number, b: number): number => {
  const { bytes, ends } = column;
  return compareBytes(bytes, startOf(column, a), ends[a] ?? 0, bytes, startOf(column, b), ends[b] ?? 0);
};

/** Returns a test whether the text of an ordinal has a prefix. */
export const startingWith = (column: TextColumn, prefix: string): ((ordinal: number) => boolean) => {
  const bytes = encoded(prefix);
  return (ordinal) => {
    const start = startOf(column, ordinal);
    if ((column.ends[ordinal] ?? 0) - start < bytes.length) return false;
    for (let i = 0; i < bytes.length; i++) if (column.bytes[start + i] !== bytes[i]) return false;
    return true;
  };
};

/** Compares texts of the column with a given text; negative if the column's text is first. */
export const comparedWith = (column: TextColumn, text: string): ((ordinal: number) => number) => {
  const bytes = encoded(text);
  return (ordinal) =>
    compareBytes(column.bytes, startOf(column, ordinal), column.ends[ordinal] ?? 0, bytes, 0, bytes.length);
};
