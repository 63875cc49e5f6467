/**
 * How a track sounds, in few and coarse coordinates: enough to order others by how near they are, small enough to be
 * kept of a million tracks. Comparable within one space only.
 */
export interface Likeness {
  /** Model and version, as in `timbre-rhythm-harmony/1`. */
  readonly space: string;
  /** Signed bytes as hex, two small digits each: a vector whose length is about 127. */
  readonly sketch: string;
}

/** How many coordinates every sketch has. */
export const sketchLength = 32;

const digitAt = (hex: string, place: number): number => {
  const code = hex.charCodeAt(place);
  return code < 58 ? code - 48 : code - 87;
};

/** The coordinates, −127 to 127. */
export const coordinatesOf = ({ sketch }: Likeness): Int8Array => {
  const coordinates = new Int8Array(sketchLength);
  for (let i = 0; i < sketchLength; i++)
    coordinates[i] = 16 * digitAt(sketch, 2 * i) + digitAt(sketch, 2 * i + 1);
  return coordinates;
};

/** The sketch of a vector of `sketchLength`, of any length but 0. */
export const sketchOf = (vector: readonly number[]): string => {
  const length = Math.hypot(...vector) || 1;
  return vector
    .map((value) => Math.round((127 * value) / length) & 0xff)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
};

/** An integer that grows with likeness: the inner product, some 16,129 of a sound and itself, negative where unlike. */
export const nearness = (a: Int8Array, b: Int8Array): number => {
  let sum = 0;
  for (let i = 0; i < sketchLength; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
};
