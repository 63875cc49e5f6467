import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Characters of the standard fonts besides those of ISO 8859-1 (WinAnsiEncoding, ISO 32000-1 annex D). */
const more = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
const isStandard = (sign: string): boolean => /[\x20-\x7E\xA0-\xFF]/u.test(sign) || more.has(sign);

/**
 * DejaVu Sans, with the Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic scripts. It is read for the first text
 * that needs it: most do not, and to embed it costs ten times as much as the rest of a certificate.
 */
let wide: { readonly bytes: Buffer; readonly font: Font } | undefined;
const wideFont = () => {
  if (wide) return wide;
  const path = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
  const bytes = readFileSync(path);
  wide = { bytes, font: create(bytes) as Font };
  return wide;
};

const codePoint = (sign: string): string =>
  `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;

/** A text and the font that contains all of its characters. */
export interface Printable {
  readonly text: string;
  /** The name of a standard font, or the bytes of a font to embed. */
  readonly font: string | Buffer;
}

/**
 * Returns the text with a font that contains it: `standard`, one of the standard fonts of PDF, if that does. A character that
 * no font contains becomes its code point, as in "[U+682A]".
 */
export const printable = (given: string, standard: 'Helvetica' | 'Helvetica-Bold'): Printable => {
  const text = given.replaceAll('℗', '(P)');
  const signs = Array.from(text);
  if (signs.every(isStandard)) return { text, font: standard };
  const { bytes, font } = wideFont();
  const contained = (sign: string): boolean => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  return { text: signs.map((sign) => (contained(sign) ? sign : codePoint(sign))).join(''), font: bytes };
};
