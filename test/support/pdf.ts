import { inflateSync } from 'node:zlib';
import jsqrPackage from 'jsqr';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

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

interface Glyph {
  readonly unicode: string;
  readonly width: number;
}

/** Returns the lines of the first page as a reader sees them: the characters of each line by their place from the left. */
export const pdfSeen = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const lines = new Map<string, { x: number; sign: string }[]>();
  let [x, y, size] = [0, 0, 0];
  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] as readonly unknown[] | null;
    if (operator === OPS.setFont) size = Number(args?.[1]);
    if (operator === OPS.setTextMatrix) [x = 0, y = 0] = Array.from(args?.[0] as number[]).slice(4);
    if (operator !== OPS.showText) continue;
    const line = lines.get(y.toFixed(1)) ?? [];
    lines.set(y.toFixed(1), line);
    for (const shown of args?.[0] as readonly (Glyph | number)[]) {
      if (typeof shown !== 'number') line.push({ x, sign: shown.unicode });
      x += ((typeof shown === 'number' ? -shown : shown.width) / 1000) * size;
    }
  }
  const seen = (line: { x: number; sign: string }[]) => line.sort((one, other) => one.x - other.x);
  return [...lines.values()].map((line) =>
    seen(line)
      .map(({ sign }) => sign)
      .join(''),
  );
};

const contentsOf = (bytes: Uint8Array): readonly string[] => {
  const file = Buffer.from(bytes).toString('latin1');
  return [...file.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n(.*?)\nendstream/gs)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
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
