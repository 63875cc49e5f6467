import { readHeader } from '../../../../src/adapters/images/headers/read-header.ts';
import {
  aPng,
  aProfile,
  exifWith,
  jpegOfTwoSizes,
  pngEnd,
  pngHead,
  pngOf,
  profileChunk,
  webpCanvas,
  webpOf,
} from '../../../support/images/image-files.ts';

const codeOf = (bytes: Uint8Array): string | undefined => {
  const read = readHeader(bytes);
  return read.ok ? undefined : read.failure.issues[0].code;
};

const factsOf = (bytes: Uint8Array) => {
  const read = readHeader(bytes);
  if (!read.ok) throw new Error(read.failure.issues[0].detail);
  const { profile, ...facts } = read.value;
  return { ...facts, profileBytes: profile?.length };
};

const frame = (width: number, height: number, components = 3, precision = 8, code = 0xc0) => {
  const data = [precision, height >> 8, height & 255, width >> 8, width & 255, components];
  const all = [...data, ...Array.from({ length: components }, (_, n) => [n + 1, 0x11, 0]).flat()];
  return [0xff, code, 0, all.length + 2, ...all];
};
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0x12, 0xff, 0x00, 0xff, 0xd3, 0x34];
const jpegOf = (...parts: readonly (readonly number[])[]) => Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
const end = [0xff, 0xd9];

const losslessWebp = (width: number, height: number) => {
  const data = Buffer.alloc(8);
  data[0] = 0x2f;
  data.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  return { type: 'VP8L', data };
};
const lossyWebp = (width: number, height: number) => {
  const data = Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0]);
  data.writeUInt16LE(width, 6);
  data.writeUInt16LE(height, 8);
  return { type: 'VP8 ', data };
};

describe('the header of an image', () => {
  it('is read from a JPEG through entropy-coded data to its end', () => {
    expect(factsOf(jpegOf(frame(640, 480), scan, end))).toEqual({
      ...{ format: 'jpeg', width: 640, height: 480, orientation: 1, profileBytes: undefined },
    });
    expect(factsOf(jpegOf(frame(9, 7, 1), [0xff], scan, scan, end, [1, 2, 3]))).toMatchObject({
      ...{ width: 9, height: 7 },
    });
  });

  it('is read from a PNG with its profile and orientation', () => {
    const profile = aProfile('displayP3');
    const bytes = aPng(20, 30, {
      chunks: [profileChunk(profile), { type: 'eXIf', data: exifWith(6) }],
    });
    expect(factsOf(bytes)).toEqual({
      ...{ format: 'png', width: 20, height: 30, orientation: 6, profileBytes: profile.length },
    });
    const srgb = { type: 'sRGB', data: Buffer.alloc(1) };
    expect(factsOf(aPng(2, 2, { chunks: [profileChunk(profile), srgb] })).profileBytes).toBeUndefined();
  });

  it('is read from a WebP of each kind', () => {
    for (const pixels of [losslessWebp(300, 200), lossyWebp(300, 200)]) {
      expect(factsOf(webpOf(pixels))).toMatchObject({ format: 'webp', width: 300, height: 200 });
      const exif = { type: 'EXIF', data: Buffer.concat([Buffer.from('Exif\0\0'), exifWith(3)]) };
      expect(factsOf(webpOf(webpCanvas(300, 200), pixels, exif))).toMatchObject({ orientation: 3 });
    }
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'unknown_format'],
    ['a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unknown_format'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0'), 'unknown_format'],
    ['a JPEG without an end', jpegOf(frame(9, 9), scan), 'truncated'],
    ['a JPEG whose segment is cut off', jpegOf(frame(9, 9).slice(0, 9)), 'truncated'],
    ['a JPEG without an image', jpegOf(end), 'damaged'],
    ['a JPEG without pixels', jpegOf(frame(9, 9), end), 'damaged'],
    ['a JPEG with two images', jpegOf(frame(9, 9), scan, frame(9_000, 9_000), scan, end), 'damaged'],
    ['a JPEG with pixels before dimensions', jpegOf(scan, frame(9, 9), end), 'damaged'],
    ['a JPEG of no height', jpegOf(frame(9, 0), scan, end), 'damaged'],
    ['a JPEG in CMYK', jpegOf(frame(9, 9, 4), scan, end), 'cmyk'],
    ['a lossless JPEG', jpegOf(frame(9, 9, 3, 8, 0xc3), scan, end), 'unsupported'],
    ['a JPEG with 12 bits', jpegOf(frame(9, 9, 3, 12), scan, end), 'unsupported'],
    ['a JPEG of 101 scans', jpegOf(frame(9, 9), ...Array.from({ length: 101 }, () => scan), end), 'damaged'],
    ['a PNG that begins with pixels', pngOf({ type: 'IDAT', data: Buffer.alloc(4) }, pngEnd), 'damaged'],
    ['a PNG with two headers', pngOf(pngHead(1, 1), pngHead(9_000, 9_000), pngEnd), 'damaged'],
    ['a PNG without pixels', pngOf(pngHead(1, 1), pngEnd), 'damaged'],
    ['a PNG of an unknown color type', pngOf(pngHead(1, 1, 8, 7), pngEnd), 'damaged'],
    ['a PNG that is cut off', aPng(8).subarray(0, -12), 'truncated'],
    ['an animated PNG', aPng(8, 8, { chunks: [{ type: 'acTL', data: Buffer.alloc(8) }] }), 'animated'],
    [
      'a PNG with an unreadable profile',
      aPng(8, 8, { chunks: [{ type: 'iCCP', data: Buffer.from('a\0\0!') }] }),
      'damaged',
    ],
    ['an animated WebP', webpOf(webpCanvas(9, 9, 2), lossyWebp(9, 9)), 'animated'],
    ['a WebP with frames', webpOf(webpCanvas(9, 9), { type: 'ANMF', data: Buffer.alloc(16) }), 'animated'],
    ['a WebP that is cut off', webpOf(lossyWebp(9, 9)).subarray(0, -2), 'truncated'],
    ['a WebP of two sizes', webpOf(webpCanvas(9_000, 9_000), lossyWebp(9, 9)), 'damaged'],
    ['a WebP without an image', webpOf({ type: 'EXIF', data: exifWith(1) }), 'damaged'],
    ['a WebP of a few bytes', webpOf({ type: 'VP8 ', data: Buffer.alloc(4) }), 'damaged'],
  ])('rejects %s', (_, bytes, code) => {
    expect(codeOf(bytes)).toBe(code);
  });

  it.each([0x01, 0x02, 0xc8, 0xcc, 0xd0, 0xd7, 0xd8, 0xdc, 0xf0])(
    'rejects a JPEG with the marker %i, to which decoders give another length',
    (marker) => {
      expect(codeOf(jpegOfTwoSizes({ shown: 9, decoded: 9_000, marker }))).toBe('damaged');
    },
  );

  it('ignores Exif data that are damaged', () => {
    const cut = exifWith(6).subarray(0, 15);
    expect(factsOf(aPng(8, 8, { chunks: [{ type: 'eXIf', data: cut }] })).orientation).toBe(1);
    expect(factsOf(aPng(8, 8, { chunks: [{ type: 'eXIf', data: exifWith(9) }] })).orientation).toBe(1);
  });

  it('has a bound for chunks and for the size of a profile', () => {
    const empty = { type: 'tEXt', data: Buffer.alloc(0) };
    expect(codeOf(aPng(1, 1, { chunks: Array.from({ length: 20_000 }, () => empty) }))).toBe('damaged');
    expect(codeOf(aPng(1, 1, { chunks: [profileChunk(Buffer.alloc(5 * 2 ** 20))] }))).toBe('damaged');
  });
});
