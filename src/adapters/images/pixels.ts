import type { Dimensions } from '../../domain/images/purpose.ts';

/** Red, green, blue and alpha of each pixel, in 8 bits each, row by row. */
export interface Pixels extends Dimensions {
  readonly data: Uint8ClampedArray;
}

/** Blends transparent pixels with white, in place: JPEG has no transparency, and all variants must look alike. */
export const flatten = ({ data }: Pixels): void => {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 255;
    if (alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel++)
      data[channel] = ((data[channel] ?? 0) * alpha + 255 * (255 - alpha)) / 255;
    data[at + 3] = 255;
  }
};

/** Returns the dimensions of an image that is shown with an Exif orientation. */
export const turned = ({ width, height }: Dimensions, orientation: number): Dimensions =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/**
 * Returns where an orientation (Exif 2.3, 4.6.4 A) shows the first pixel, and how far apart it shows the pixels of a row and the rows, counted in
 * pixels of the upright image.
 */
const placing = ({ width, height }: Dimensions, orientation: number) => {
  const shown = turned({ width, height }, orientation);
  const last = shown.width * shown.height - 1;
  const endOfRow = shown.width - 1;
  const lastRow = last - endOfRow;
  const across = { step: 1, row: shown.width };
  const down = { step: shown.width, row: 1 };
  switch (orientation) {
    case 2:
      return { first: endOfRow, step: -across.step, row: across.row };
    case 3:
      return { first: last, step: -across.step, row: -across.row };
    case 4:
      return { first: lastRow, step: across.step, row: -across.row };
    case 5:
      return { first: 0, step: down.step, row: down.row };
    case 6:
      return { first: endOfRow, step: down.step, row: -down.row };
    case 7:
      return { first: last, step: -down.step, row: -down.row };
    case 8:
      return { first: lastRow, step: -down.step, row: down.row };
    default:
      return { first: 0, step: across.step, row: across.row };
  }
};

/** Returns the upright image. */
export const upright = (pixels: Pixels, orientation: number): Pixels => {
  if (orientation === 1) return pixels;
  const { width, height, data } = pixels;
  const source = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const into = new Uint32Array(width * height);
  const { first, step, row } = placing(pixels, orientation);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0, to = first + y * row; x < width; x++, to += step) into[to] = source[at++] ?? 0;
  return { ...turned(pixels, orientation), data: new Uint8ClampedArray(into.buffer) };
};
