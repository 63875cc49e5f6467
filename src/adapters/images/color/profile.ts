import { textAt, viewOf } from '../headers/header.ts';

/** Returns the linear light of an encoded value, both from 0 to 1. */
export type Curve = (value: number) => number;

/**
 * How an ICC profile describes colors: a curve for gray, or a curve for each of red, green and blue, and a matrix to XYZ (D50).
 */
export type ColorModel =
  | { readonly kind: 'gray'; readonly curve: Curve }
  | { readonly kind: 'rgb'; readonly curves: readonly [Curve, Curve, Curve]; readonly matrix: Matrix };

/** Nine numbers, row by row. */
export type Matrix = readonly number[];

const headerBytes = 128;
const maxTags = 200;
const maxPoints = 4_096 * 4;

const fixed = (view: DataView, at: number): number => view.getInt32(at) / 65_536;

type Tags = ReadonlyMap<string, Uint8Array>;

const tagsIn = (profile: Uint8Array): Tags => {
  const view = viewOf(profile);
  const tags = new Map<string, Uint8Array>();
  const count = Math.min(view.getUint32(headerBytes), maxTags);
  for (let n = 0; n < count; n++) {
    const entry = headerBytes + 4 + 12 * n;
    const [start, length] = [view.getUint32(entry + 4), view.getUint32(entry + 8)];
    tags.set(textAt(profile, entry, 4), profile.subarray(start, start + length));
  }
  return tags;
};

const xyzOf = (tag: Uint8Array | undefined): readonly number[] | undefined => {
  if (!tag || textAt(tag, 0, 4) !== 'XYZ ') return undefined;
  const view = viewOf(tag);
  return [fixed(view, 8), fixed(view, 12), fixed(view, 16)];
};

const sampled = (points: readonly number[]): Curve => {
  const last = points.length - 1;
  return (value) => {
    const place = value * last;
    const below = Math.floor(place);
    const [low = 0, high = low] = [points[below], points[below + 1]];
    return low + (high - low) * (place - below);
  };
};

/** The number of parameters of each type of function (ICC.1:2022, table 68). */
const parameterCounts = [1, 3, 4, 5, 7];

const parametric = (view: DataView): Curve | undefined => {
  const type = view.getUint16(8);
  const count = parameterCounts[type];
  if (count === undefined) return undefined;
  const [g = 1, a = 1, b = 0, c = 0, d = 0, e = 0, f = 0] = Array.from({ length: count }, (_, n) =>
    fixed(view, 12 + 4 * n),
  );
  const power = (value: number): number => Math.max(0, a * value + b) ** g;
  switch (type) {
    case 0:
      return (value) => value ** g;
    case 1:
      return (value) => (value >= -b / a ? power(value) : 0);
    case 2:
      return (value) => (value >= -b / a ? power(value) + c : c);
    default:
      return (value) => (value >= d ? power(value) + e : c * value + f);
  }
};

const curveOf = (tag: Uint8Array | undefined): Curve | undefined => {
  if (!tag) return undefined;
  const view = viewOf(tag);
  const type = textAt(tag, 0, 4);
  if (type === 'para') return parametric(view);
  if (type !== 'curv') return undefined;
  const count = view.getUint32(8);
  if (count === 0) return (value) => value;
  if (count === 1) {
    const gamma = view.getUint16(12) / 256;
    return (value) => value ** gamma;
  }
  if (count > maxPoints) return undefined;
  return sampled(Array.from({ length: count }, (_, n) => view.getUint16(12 + 2 * n) / 65_535));
};

const modelIn = (profile: Uint8Array): ColorModel | undefined => {
  if (textAt(profile, 36, 4) !== 'acsp') return undefined;
  const tags = tagsIn(profile);
  if (textAt(profile, 16, 4) === 'GRAY') {
    const curve = curveOf(tags.get('kTRC'));
    return curve && { kind: 'gray', curve };
  }
  if (textAt(profile, 16, 4) !== 'RGB ') return undefined;
  const [red, green, blue] = ['rTRC', 'gTRC', 'bTRC'].map((name) => curveOf(tags.get(name)));
  const [x, y, z] = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) => xyzOf(tags.get(name)));
  if (!red || !green || !blue || !x || !y || !z) return undefined;
  const matrix = [0, 1, 2].flatMap((row) => [x, y, z].map((column) => column[row] ?? 0));
  return { kind: 'rgb', curves: [red, green, blue], matrix };
};

/** Reads an ICC profile (ICC.1:2022) with curves and, for RGB, a matrix. Returns undefined for any other one, and for a damaged one. */
export const colorModel = (profile: Uint8Array): ColorModel | undefined => {
  try {
    return modelIn(profile);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
