import { inflateSync } from 'node:zlib';
import jsqrPackage from 'jsqr';
import { extractText, getDocumentProxy } from 'unpdf';

// A CommonJS module whose types say that it is an ES module.
const jsqr = jsqrPackage as unknown as typeof jsqrPackage.default;

const textIn = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;

/** Returns the text of each page of a PDF, as pdf.js reads it, with single blanks. */
export const pdfPages = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await textIn(bytes)).map((page) => page.replaceAll(/\s+/g, ' '));

/** Returns the lines of text of all pages of a PDF. */
export const pdfLines = async (bytes: Uint8Array): Promise<readonly string[]> =>
  (await textIn(bytes)).flatMap((page) => page.split('\n'));

const contentsOf = (bytes: Uint8Array): readonly string[] => {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n(.*?)\r?\nendstream/gs)].map(
    ([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
};

const pixelsPerPoint = 4;

/** Returns the text of the QR code that is drawn with rectangles on the first page. */
export const qrTextIn = (bytes: Uint8Array): string | undefined => {
  const number = String.raw`(-?[\d.]+)`;
  const form = new RegExp(`${number} ${number} ${number} ${number} re`, 'g');
  const drawn = contentsOf(bytes).flatMap((content) => [...content.matchAll(form)]);
  const size = 600 * pixelsPerPoint;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, ...corners] of drawn) {
    const [x = 0, y = 0, width = 0, height = 0] = corners.map((corner) => Number(corner) * pixelsPerPoint);
    for (let row = Math.round(y); row < Math.round(y + height); row += 1)
      for (let column = Math.round(x); column < Math.round(x + width); column += 1)
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  }
  return jsqr(pixels, size, size)?.data;
};
