/** Bits packed most significant first. The caller gives room enough. */
export interface Bits {
  readonly bytes: Uint8Array;
  /** Whole bytes written. */
  at: number;
  held: number;
  count: number;
}

export const bits = (bytes: Uint8Array): Bits => ({
  bytes,
  at: 0,
  held: 0,
  count: 0,
});

/** The lowest `width` bits of a value, at most 24. */
export const put = (into: Bits, value: number, width: number): void => {
  into.held = (into.held << width) | (value & ((1 << width) - 1));
  into.count += width;
  while (into.count >= 8) {
    into.count -= 8;
    into.bytes[into.at++] = into.held >>> into.count;
  }
};

/** Zeros up to the next whole byte. */
export const align = (into: Bits): void => {
  if (into.count > 0) put(into, 0, 8 - into.count);
};

/**
 * Signed values in Rice code of one parameter: the sign folded into the lowest bit, the upper part as a run of zeros
 * ended by a one, the lower `parameter` bits as they are.
 */
export const putRice = (
  into: Bits,
  values: Int32Array,
  from: number,
  to: number,
  parameter: number,
): void => {
  const { bytes } = into;
  let { at, held, count } = into;
  const mark = 1 << parameter;
  const low = mark - 1;
  for (let i = from; i < to; i++) {
    const value = values[i] ?? 0;
    const folded = (value << 1) ^ (value >> 31);
    let zeros = folded >>> parameter;
    while (zeros > 8) {
      held <<= 8;
      zeros -= 8;
      bytes[at++] = held >>> count;
    }
    const width = zeros + 1 + parameter;
    held = (held << width) | mark | (folded & low);
    count += width;
    while (count >= 8) {
      count -= 8;
      bytes[at++] = held >>> count;
    }
  }
  into.at = at;
  into.held = held;
  into.count = count;
};
