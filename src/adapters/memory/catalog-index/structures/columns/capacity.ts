type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Arrays with this many elements or more get less spare room, because they account for most of the memory of the index. */
const large = 1_024;

/** Returns the array if it is long enough, otherwise a copy with an eighth of spare room, or 1/32 if it is large. */
export const withCapacity = <A extends Numbers>(
  make: new (length: number) => A,
  array: A,
  length: number,
): A => {
  if (length <= array.length) return array;
  const spare = length < large ? length >>> 3 : length >>> 5;
  const larger = new make(Math.max(16, length + spare));
  larger.set(array);
  return larger;
};
