const { pow, round } = Math;

/** Returns the linear light of an encoded value, both from 0 to 1 (IEC 61966-2-1). */
export const decodedSrgb = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4);

const encodedSrgb = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055;

/** The linear light of each encoded value of 8 bits. */
export const linearOf: Float32Array = Float32Array.from({ length: 256 }, (_, value) =>
  decodedSrgb(value / 255),
);

/** Fine enough that each of the 256 values is hit by its own light. */
const steps = 16_384;
const encoded = Uint8Array.from({ length: steps + 1 }, (_, n) => round(encodedSrgb(n / steps) * 255));

/** Returns the encoded value of 8 bits for a linear light, which is limited to 0 to 1. */
export const fromLinear = (light: number): number => {
  if (light <= 0) return 0;
  return light >= 1 ? 255 : (encoded[round(light * steps)] ?? 0);
};
