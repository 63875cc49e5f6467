/**
 * The sound of a track in few, coarse coordinates: enough to order others by similarity, small enough to
 * store for a million tracks. Only sketches of the same space can be compared.
 */
export interface Likeness {
  /** Model and version, such as `timbre-rhythm-harmony/1`. */
  readonly space: string;
  /** Signed bytes in hex, two digits each: a vector whose length is about 127. */
  readonly sketch: string;
}

/** The number of coordinates of a sketch. */
export const sketchLength = 32;

const digitAt = (hex: string, place: number): number => {
  const code = hex.charCodeAt(place);
  return code < 58 ? code - 48 : code - 87;
};

/** Returns the coordinates, each from −127 to 127. */
export const coordinatesOf = ({ sketch }: Likeness): Int8Array => {
  const coordinates = new Int8Array(sketchLength);
  for (let i = 0; i < sketchLength; i++)
    coordinates[i] = 16 * digitAt(sketch, 2 * i) + digitAt(sketch, 2 * i + 1);
  return coordinates;
};

/** Returns the sketch of a vector of `sketchLength` coordinates, which must not be the zero vector. */
export const sketchOf = (vector: readonly number[]): string => {
  const length = Math.hypot(...vector) || 1;
  return vector
    .map((value) => Math.round((127 * value) / length) & 0xff)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
};

/**
 * Returns an integer that grows with similarity: the inner product, which is about 16,129 for identical
 * sounds and negative for opposite ones.
 */
export const nearness = (a: Int8Array, b: Int8Array): number => {
  let sum = 0;
  for (let i = 0; i < sketchLength; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};
