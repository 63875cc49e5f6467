import { orientationIn } from './exif.ts';
import { animated, damaged, maxProfileBytes, textAt, truncated, viewOf, type ImageHeader } from './header.ts';

type Frame = Pick<ImageHeader, 'width' | 'height'>;

/** The dimensions of lossy pixels (RFC 6386, 9.1). */
const lossyFrame = (chunk: Uint8Array): Frame => {
  const view = viewOf(chunk);
  const isKeyFrame = (view.getUint8(0) & 1) === 0;
  if (!isKeyFrame || textAt(chunk, 3, 3) !== '\x9d\x01\x2a') throw damaged('the WebP has no key frame');
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
};

/** The dimensions of lossless pixels (RFC 9649, 3.4). */
const losslessFrame = (chunk: Uint8Array): Frame => {
  const view = viewOf(chunk);
  if (view.getUint8(0) !== 0x2f) throw damaged('the WebP has no lossless header');
  const bits = view.getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const animationFlag = 0x02;

/** The dimensions of the canvas of an extended file (RFC 9649, 2.7). */
const canvasOf = (chunk: Uint8Array): Frame => {
  const view = viewOf(chunk);
  if ((view.getUint8(0) & animationFlag) !== 0) throw animated();
  const whole = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: whole(4), height: whole(7) };
};

/** Reads the chunks of a WebP (RFC 9649). Bytes after the end that the file states are ignored. */
export const webpHeader = (bytes: Uint8Array): ImageHeader => {
  const view = viewOf(bytes);
  const last = view.getUint32(4, true) + 8;
  if (last > bytes.length) throw truncated();
  let canvas: Frame | undefined;
  let frame: Frame | undefined;
  let orientation = 1;
  let profile: Uint8Array | undefined;
  for (let at = 12; at + 8 <= last;) {
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length;
    if (end > last) throw truncated();
    const type = textAt(bytes, at, 4);
    const chunk = bytes.subarray(at + 8, end);
    if (type === 'VP8 ' || type === 'VP8L') {
      if (frame) throw damaged('the WebP contains several images');
      frame = type === 'VP8 ' ? lossyFrame(chunk) : losslessFrame(chunk);
    } else if (type === 'VP8X') canvas ??= canvasOf(chunk);
    else if (type === 'ANIM' || type === 'ANMF') throw animated();
    else if (type === 'ICCP') profile ??= chunk;
    else if (type === 'EXIF') orientation = orientationIn(withoutPrefix(chunk));
    at = end + (length & 1);
  }
  if (!frame || frame.width === 0 || frame.height === 0) throw damaged('the WebP contains no image');
  if (canvas && (canvas.width !== frame.width || canvas.height !== frame.height))
    throw damaged('the WebP states two different dimensions');
  if (profile && profile.length > maxProfileBytes) throw damaged('the color profile is too large');
  return { format: 'webp', ...frame, orientation, ...(profile && { profile }) };
};

/** Some programs write the prefix that Exif data have in a JPEG. */
const withoutPrefix = (exif: Uint8Array): Uint8Array =>
  textAt(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
