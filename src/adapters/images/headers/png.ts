import { inflateSync } from 'node:zlib';
import { orientationIn } from './exif.ts';
import { animated, damaged, maxProfileBytes, textAt, truncated, viewOf, type ImageHeader } from './header.ts';

/** A PNG of 10 MiB in portions of 1 KiB has fewer chunks. */
const maxChunks = 20_000;

/** The bit depths that are permitted for each color type (ISO/IEC 15948, table 11.1). */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

const frameIn = (header: Uint8Array): Pick<ImageHeader, 'width' | 'height'> => {
  if (header.length !== 13) throw damaged('the header of the PNG does not have 13 bytes');
  const view = viewOf(header);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  if (width === 0 || height === 0) throw damaged('the image has no pixels');
  const [depth, type] = [view.getUint8(8), view.getUint8(9)];
  if (depths[type]?.includes(depth) !== true) throw damaged('the PNG has an unknown color type');
  return { width, height };
};

/** Returns the profile of an iCCP chunk: a name, a zero, the method of compression, and compressed data. */
const profileIn = (chunk: Uint8Array): Uint8Array => {
  const start = chunk.indexOf(0) + 2;
  if (start < 2 || start > 82) throw damaged('the color profile has no name');
  try {
    return inflateSync(chunk.subarray(start), { maxOutputLength: maxProfileBytes });
  } catch {
    throw damaged('the color profile cannot be read');
  }
};

/** Reads the chunks of a PNG (ISO/IEC 15948) to its end. Bytes after the end are ignored. */
export const pngHeader = (bytes: Uint8Array): ImageHeader => {
  const view = viewOf(bytes);
  let frame: Pick<ImageHeader, 'width' | 'height'> | undefined;
  let orientation = 1;
  let profile: Uint8Array | undefined;
  let isSrgb = false;
  let hasPixels = false;
  let chunks = 0;
  for (let at = 8; ;) {
    if (at + 12 > bytes.length) throw truncated();
    if (++chunks > maxChunks) throw damaged(`the PNG has more than ${maxChunks} chunks`);
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw truncated();
    const type = textAt(bytes, at + 4, 4);
    const chunk = bytes.subarray(at + 8, end - 4);
    if (!frame && type !== 'IHDR') throw damaged('the PNG does not begin with its header');
    if (type === 'IHDR') {
      if (frame) throw damaged('the PNG contains several images');
      frame = frameIn(chunk);
    } else if (type === 'IEND') break;
    else if (type === 'acTL' || type === 'fcTL' || type === 'fdAT') throw animated();
    else if (type === 'IDAT') hasPixels = true;
    else if (type === 'sRGB') isSrgb = true;
    else if (type === 'iCCP') profile ??= profileIn(chunk);
    else if (type === 'eXIf') orientation = orientationIn(chunk);
    at = end;
  }
  if (!frame || !hasPixels) throw damaged('the PNG contains no image');
  return { format: 'png', ...frame, orientation, ...(profile && !isSrgb && { profile }) };
};
