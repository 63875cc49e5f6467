import { orientationIn } from './exif.ts';
import {
  damaged,
  HeaderFault,
  joined,
  maxProfileBytes,
  textAt,
  truncated,
  viewOf,
  type ImageHeader,
} from './header.ts';

/** More scans of a progressive image are meant to keep a decoder busy. */
const maxScans = 100;

const marker = { end: 0xd9, scan: 0xda, exif: 0xe1, profile: 0xe2 } as const;
/** Baseline, extended sequential and progressive, each with Huffman coding. */
const decodable = [0xc0, 0xc1, 0xc2];
/** Frame headers of any kind; 0xC4, 0xC8 and 0xCC are other segments. */
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
/**
 * Whether a segment with a length follows a marker: frames, scans, tables, restart intervals, application segments and comments. Decoders give
 * others no length, as restart markers outside of a scan, and would find other dimensions than this reader.
 */
const hasSegment = (code: number): boolean =>
  isFrame(code) || [0xc4, marker.scan, 0xdb, 0xdd, 0xfe].includes(code) || (code >= 0xe0 && code <= 0xef);

type Frame = Pick<ImageHeader, 'width' | 'height'>;

const frameIn = (segment: Uint8Array, code: number): Frame => {
  const view = viewOf(segment);
  const [precision, components] = [view.getUint8(0), view.getUint8(5)];
  if (!decodable.includes(code) || precision !== 8)
    throw new HeaderFault('unsupported', 'must be a baseline or progressive JPEG with 8 bits for each color');
  if (components === 4)
    throw new HeaderFault('cmyk', 'must be in RGB; the image is in CMYK. Convert it to sRGB');
  if (components !== 1 && components !== 3) throw damaged(`the image has ${components} color components`);
  const [height, width] = [view.getUint16(1), view.getUint16(3)];
  if (width === 0 || height === 0) throw damaged('the image has no pixels');
  return { width, height };
};

/** Returns the place of the next marker after entropy-coded data. Throws if the file ends before. */
const endOfScan = (bytes: Uint8Array, start: number): number => {
  for (let at = start; ;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) throw truncated();
    const next = bytes[at + 1] ?? 0;
    // A stuffed zero, a restart marker and a fill byte belong to the data.
    if (next !== 0x00 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) return at;
    at += next === 0xff ? 1 : 2;
  }
};

/**
 * Reads the segments of a JPEG (ITU-T T.81, Annex B) to its end. Exif and the profile are as in Exif 2.3 and ICC.1, Annex B.4. Bytes after the
 * end of the image are ignored.
 */
export const jpegHeader = (bytes: Uint8Array): ImageHeader => {
  const view = viewOf(bytes);
  let frame: Frame | undefined;
  let orientation: number | undefined;
  const profile = new Map<number, Uint8Array>();
  let scans = 0;
  for (let at = 2; ;) {
    if (at + 1 >= bytes.length) throw truncated();
    if (view.getUint8(at) !== 0xff) throw damaged('a segment of the JPEG does not begin with a marker');
    const code = view.getUint8(at + 1);
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === marker.end) break;
    if (!hasSegment(code)) throw damaged('the JPEG has a marker that does not belong there');
    if (at + 4 > bytes.length) throw truncated();
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2) throw damaged('a segment of the JPEG has no length');
    if (end > bytes.length) throw truncated();
    const segment = bytes.subarray(at + 4, end);
    if (isFrame(code)) {
      if (frame) throw damaged('the JPEG contains several images');
      frame = frameIn(segment, code);
    } else if (code === marker.exif && textAt(segment, 0, 6) === 'Exif\0\0') {
      orientation ??= orientationIn(segment.subarray(6));
    } else if (code === marker.profile && textAt(segment, 0, 12) === 'ICC_PROFILE\0') {
      profile.set(segment[12] ?? 0, segment.subarray(14));
    } else if (code === marker.scan) {
      if (!frame) throw damaged('the JPEG has pixels before its dimensions');
      if (++scans > maxScans) throw damaged(`the JPEG has more than ${maxScans} scans`);
      at = endOfScan(bytes, end);
      continue;
    }
    at = end;
  }
  if (!frame || scans === 0) throw damaged('the JPEG contains no image');
  const parts = [...profile].toSorted(([a], [b]) => a - b).map(([, part]) => part);
  const whole = joined(parts);
  if (whole.length > maxProfileBytes) throw damaged('the color profile is too large');
  return {
    format: 'jpeg',
    ...frame,
    orientation: orientation ?? 1,
    ...(whole.length > 0 && { profile: whole }),
  };
};
