import { crc32, deflateSync } from 'node:zlib';
import { openEncoder } from '../../../src/adapters/images/codecs.ts';
import type { Pixels } from '../../../src/adapters/images/pixels.ts';
import type { VariantFormat } from '../../../src/domain/images/variants.ts';

type Color = readonly [red: number, green: number, blue: number, alpha?: number];
export type Paint = (x: number, y: number) => Color;

/** Red, green, blue and white in the four quarters, so that every turn of an image shows. */
export const quarters =
  (width: number, height = width): Paint =>
  (x, y) => {
    const [isRight, isLow] = [x >= width / 2, y >= height / 2];
    if (isLow) return isRight ? [255, 255, 255] : [0, 0, 255];
    return isRight ? [0, 255, 0] : [255, 0, 0];
  };

export const painted = (width: number, height: number, paint: Paint): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 4) {
      const [red, green, blue, alpha = 255] = paint(x, y);
      data.set([red, green, blue, alpha], at);
    }
  return { width, height, data };
};

/** A lossy image in one of the formats of variants. */
export const encodedImage = async (
  format: VariantFormat,
  width: number,
  height = width,
  paint: Paint = quarters(width, height),
): Promise<Buffer> => Buffer.from((await openEncoder(format))(painted(width, height, paint), 95));

export interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const bytesOfChunk = ({ type, data }: Chunk): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** A PNG of these chunks, whatever they say. */
export const pngOf = (...chunks: readonly Chunk[]): Buffer =>
  Buffer.concat([pngSignature, ...chunks.map(bytesOfChunk)]);

export const pngHead = (width: number, height: number, depth = 8, colorType = 6): Chunk => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colorType], 8);
  return { type: 'IHDR', data };
};
export const pngEnd: Chunk = { type: 'IEND', data: Buffer.alloc(0) };

interface PngOptions {
  readonly depth?: 8 | 16;
  readonly paint?: Paint;
  /** Chunks before the pixels. */
  readonly chunks?: readonly Chunk[];
}

/** A PNG with red, green, blue and alpha. */
export const aPng = (width: number, height = width, options: PngOptions = {}): Buffer => {
  const { depth = 8, paint = quarters(width, height), chunks = [] } = options;
  const wide = depth / 8;
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 4 * wide);
    for (let x = 0; x < width; x++) {
      const color = paint(x, y);
      for (let n = 0; n < 4; n++) row[1 + (x * 4 + n) * wide] = color[n] ?? 255;
    }
    return row;
  });
  const pixels = { type: 'IDAT', data: deflateSync(Buffer.concat(rows), { level: 1 }) };
  return pngOf(pngHead(width, height, depth), ...chunks, pixels, pngEnd);
};

/** Exif data with an orientation, and a text that must not be shown to anyone. */
export const exifWith = (orientation: number, text = ''): Buffer => {
  const head = Buffer.from('MM\0\x2a\0\0\0\x08\0\x01', 'latin1');
  const entry = Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]);
  return Buffer.concat([head, entry, Buffer.alloc(4), Buffer.from(text)]);
};

const segment = (code: number, data: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};

/** A JPEG with segments after its beginning. */
export const withSegments = (
  jpeg: Buffer,
  ...segments: readonly (readonly [code: number, data: Uint8Array])[]
): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    ...segments.map(([code, data]) => segment(code, data)),
    jpeg.subarray(2),
  ]);

export const withExif = (jpeg: Buffer, orientation: number, text = ''): Buffer =>
  withSegments(jpeg, [0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exifWith(orientation, text)])]);

export const withProfile = (jpeg: Buffer, profile: Buffer): Buffer =>
  withSegments(jpeg, [0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01'), profile])]);

export const profileChunk = (profile: Buffer): Chunk => ({
  type: 'iCCP',
  data: Buffer.concat([Buffer.from('a profile\0\0'), deflateSync(profile)]),
});

const s15 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
};

/** The curve of sRGB as a parametric function of type 3. */
const srgbCurve = Buffer.concat([
  Buffer.from('para\0\0\0\0\0\x03\0\0', 'latin1'),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(s15),
]);
export const gammaCurve = (gamma: number): Buffer => {
  const curve = Buffer.from('curv\0\0\0\0\0\0\0\x01\0\0', 'latin1');
  curve.writeUInt16BE(Math.round(gamma * 256), 12);
  return curve;
};

/** The primaries of profiles, adapted to D50, as X, Y and Z of red, green and blue. */
const primaries = {
  srgb: [0.4360657, 0.2224884, 0.013916, 0.3851471, 0.7168732, 0.0970764, 0.1430664, 0.0606079, 0.7141266],
  displayP3: [
    0.5151215, 0.2411957, -0.0010529, 0.2919769, 0.6922455, 0.0418854, 0.1571045, 0.0665741, 0.7840729,
  ],
} as const;

/** An ICC profile with three primaries and a curve, or another one by its tags. */
export const aProfile = (
  name: keyof typeof primaries,
  curve: Buffer = srgbCurve,
  { space = 'RGB ', without = '' } = {},
): Buffer => {
  const column = (n: number): Buffer =>
    Buffer.concat([
      Buffer.from('XYZ \0\0\0\0', 'latin1'),
      ...primaries[name].slice(3 * n, 3 * n + 3).map(s15),
    ]);
  const tags = (
    [
      ['rXYZ', column(0)],
      ['gXYZ', column(1)],
      ['bXYZ', column(2)],
      ['rTRC', curve],
      ['gTRC', curve],
      ['bTRC', curve],
      ['kTRC', curve],
    ] as const
  ).filter(([tag]) => tag !== without);
  const head = Buffer.alloc(128);
  head.write(`${space}XYZ `, 16, 'latin1');
  head.write('acsp', 36, 'latin1');
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  let place = head.length + table.length;
  tags.forEach(([tag, data], n) => {
    table.write(tag, 4 + 12 * n, 'latin1');
    table.writeUInt32BE(place, 8 + 12 * n);
    table.writeUInt32BE(data.length, 12 + 12 * n);
    place += data.length;
  });
  return Buffer.concat([head, table, ...tags.map(([, data]) => data)]);
};

/** A WebP of these chunks, whatever they say. */
export const webpOf = (...chunks: readonly Chunk[]): Buffer => {
  const parts = chunks.map(({ type, data }) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.from('RIFF\0\0\0\0');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

/** The header of an extended WebP. */
export const webpCanvas = (width: number, height: number, flags = 0): Chunk => {
  const data = Buffer.alloc(10);
  data[0] = flags;
  data.writeUIntLE(width - 1, 4, 3);
  data.writeUIntLE(height - 1, 7, 3);
  return { type: 'VP8X', data };
};

/** A segment of a JPEG. */
const segmentOf = (marker: number, ...body: readonly number[]): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, Buffer.from(body)]);
};

const frameOf = (side: number): Buffer =>
  segmentOf(0xc0, 8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0);

/**
 * A gray JPEG with a marker outside of its scan to which decoders give no length: they find one frame. A reader that takes the two bytes after the
 * marker, the beginning of that frame, for a length jumps into a comment and finds another frame there.
 */
export const jpegOfTwoSizes = (sizes: {
  readonly shown: number;
  readonly decoded: number;
  readonly marker: number;
}): Buffer => {
  const table = (kind: number): Buffer => segmentOf(0xc4, kind, 1, ...Array<number>(15).fill(0), 0);
  const scan = segmentOf(0xda, 1, 1, 0, 0, 63, 0);
  const head = Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, sizes.marker]),
    frameOf(sizes.decoded),
    segmentOf(0xdb, 0, ...Array<number>(64).fill(1)),
    ...[table(0), table(0x10)],
    segmentOf(0xfe, ...Buffer.alloc(40_000)),
  ]);
  const landing = 4 + 0xffc0;
  const padding = Buffer.alloc(landing - head.length - 4);
  const comment = segmentOf(0xfe, ...padding, ...frameOf(sizes.shown), ...scan, 0, 0);
  return Buffer.concat([head, comment, scan, Buffer.alloc(64), Buffer.from([0xff, 0xd9])]);
};
