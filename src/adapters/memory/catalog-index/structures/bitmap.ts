/** A set of ordinals as bits, 32 in a word. Bits beyond the end of a shorter bitmap are 0. */
export type Bitmap = Uint32Array;

export const wordsFor = (count: number): number => (count + 31) >>> 5;

export const hasBit = (bitmap: Bitmap, ordinal: number): boolean =>
  ((bitmap[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) !== 0;

/** Sets a bit; the bitmap must be long enough. */
export const setBit = (bitmap: Bitmap, ordinal: number): void => {
  const word = ordinal >>> 5;
  bitmap[word] = (bitmap[word] ?? 0) | (1 << (ordinal & 31));
};

export const clearBit = (bitmap: Bitmap, ordinal: number): void => {
  const word = ordinal >>> 5;
  if (word < bitmap.length) bitmap[word] = (bitmap[word] ?? 0) & ~(1 << (ordinal & 31));
};

export const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Counts the bits of three words with one sum: `ones` and `twos` are their bits added without a carry. */
const bitsInThree = (a: number, b: number, c: number): number => {
  const either = a ^ b;
  const ones = either ^ c;
  const twos = (a & b) | (either & c);
  const onesByPair = ones - ((ones >>> 1) & 0x55555555);
  const twosByPair = twos - ((twos >>> 1) & 0x55555555);
  const onesByNibble = (onesByPair & 0x33333333) + ((onesByPair >>> 2) & 0x33333333);
  const twosByNibble = (twosByPair & 0x33333333) + ((twosByPair >>> 2) & 0x33333333);
  const sums = onesByNibble + twosByNibble * 2;
  return Math.imul((sums & 0x0f0f0f0f) + ((sums >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
};

export const countBits = (bitmap: Bitmap): number => {
  let count = 0;
  let i = 0;
  for (; i + 3 <= bitmap.length; i += 3)
    count += bitsInThree(bitmap[i] ?? 0, bitmap[i + 1] ?? 0, bitmap[i + 2] ?? 0);
  for (; i < bitmap.length; i++) count += bitsIn(bitmap[i] ?? 0);
  return count;
};

export const countShared = (a: Bitmap, b: Bitmap): number => {
  const shared = Math.min(a.length, b.length);
  let count = 0;
  let i = 0;
  for (; i + 3 <= shared; i += 3) {
    count += bitsInThree(
      (a[i] ?? 0) & (b[i] ?? 0),
      (a[i + 1] ?? 0) & (b[i + 1] ?? 0),
      (a[i + 2] ?? 0) & (b[i + 2] ?? 0),
    );
  }
  for (; i < shared; i++) count += bitsIn((a[i] ?? 0) & (b[i] ?? 0));
  return count;
};

/** Copies `source` to `target`, which must be at least as long. */
export const copyInto = (target: Bitmap, source: Bitmap): void => {
  const shared = Math.min(target.length, source.length);
  target.set(source.length === shared ? source : source.subarray(0, shared));
  target.fill(0, shared);
};

export const intersectInto = (target: Bitmap, source: Bitmap): void => {
  const shared = Math.min(target.length, source.length);
  for (let i = 0; i < shared; i++) target[i] = (target[i] ?? 0) & (source[i] ?? 0);
  target.fill(0, shared);
};

export const uniteInto = (target: Bitmap, source: Bitmap): void => {
  const shared = Math.min(target.length, source.length);
  for (let i = 0; i < shared; i++) target[i] = (target[i] ?? 0) | (source[i] ?? 0);
};

export const subtractFrom = (target: Bitmap, source: Bitmap): void => {
  const shared = Math.min(target.length, source.length);
  for (let i = 0; i < shared; i++) target[i] = (target[i] ?? 0) & ~(source[i] ?? 0);
};

/** Returns the ordinals of a bitmap with `count` bits set, in ascending order. Of sparse bits, most words are skipped by fours. */
export const ordinalsIn = (bitmap: Bitmap, count: number): Uint32Array => {
  const ordinals = new Uint32Array(count);
  for (let start = 0, end = 0; start < bitmap.length && end < count; start += 4) {
    const [a, b] = [
      (bitmap[start] ?? 0) | (bitmap[start + 1] ?? 0),
      (bitmap[start + 2] ?? 0) | (bitmap[start + 3] ?? 0),
    ];
    if ((a | b) === 0) continue;
    for (let i = start; i < start + 4; i++) {
      for (let left = bitmap[i] ?? 0; left !== 0; left &= left - 1) {
        ordinals[end++] = (i << 5) | (31 - Math.clz32(left & -left));
      }
    }
  }
  return ordinals;
};
