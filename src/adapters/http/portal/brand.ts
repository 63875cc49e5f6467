import { readFileSync } from 'node:fs';
import { tagOf } from '../kernel/response/conditional.ts';
import { escaped } from '../reference/html.ts';
import type { BuiltFile, BuiltPortal } from './built.ts';

/** The name and the look that the operator gives to the pages. */
export interface Brand {
  readonly name: string;
  /** A color as `#rrggbb`. Undefined: the blue of the pages. */
  readonly accent: string | undefined;
  /** An SVG file. Undefined: the logo of the pages. */
  readonly logo: Uint8Array | undefined;
}

/** The grounds of the pages in each theme, as in `tokens.css`. */
const light = ['#ffffff', '#f5f6f8', '#e7f0fa'];
const dark = ['#10161d', '#182029', '#1d2733', '#132a42'];
const white = '#ffffff';
/** The least contrast of text and of the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11, AA). */
const [ofText, ofEdges] = [4.5, 3];

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));

/** Returns the relative luminance of a color, from 0 to 1 (WCAG 2.2). */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Returns the contrast of two colors, from 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** Returns a color mixed with white; `share` is the share of white, from 0 to 1. */
const lightened = (color: string, share: number): string =>
  `#${channels(color)
    .map((channel) =>
      Math.round(channel + (255 - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Returns the darkest mix with white that has a contrast with every ground. */
const lightenedFor = (color: string, grounds: readonly string[], min: number): string => {
  const steps = Array.from({ length: 101 }, (_, step) => lightened(color, step / 100));
  return steps.find((mix) => grounds.every((ground) => contrastOf(mix, ground) >= min)) ?? white;
};

/** Returns the error of an accent that is not legible as text on the light grounds; then white text on it is neither. */
export const accentIssue = (accent: string): string | undefined => {
  const [min = 0] = light.map((ground) => contrastOf(accent, ground)).sort((a, b) => a - b);
  return min >= ofText
    ? undefined
    : `must have a contrast of at least ${ofText}:1 with the light grounds of the pages. ${accent} has ${(Math.floor(min * 10) / 10).toFixed(1)}:1. Choose a darker color`;
};

/** Returns the style sheet that replaces the accent. In the dark theme, links and buttons have lighter shades. */
export const brandCss = (accent: string): string => {
  const link = lightenedFor(accent, dark, ofText);
  const act = lightenedFor(accent, dark.slice(0, 1), ofEdges);
  return `html:root{--link:light-dark(${accent},${link});--act:light-dark(${accent},${act})}\n`;
};

const read = (file: URL): string => readFileSync(file, 'utf8');

/**
 * Returns the style sheet of a page of the service: the palette that these pages share, then the file, then the
 * accent of the operator if there is one.
 */
export const styleSheet = (file: URL, { accent }: Pick<Brand, 'accent'>): string =>
  read(new URL('palette.css', import.meta.url)) + read(file) + (accent === undefined ? '' : brandCss(accent));

export const brandStyleFile = 'brand.css';

const fileOf = (bytes: Uint8Array, mediaType: string): BuiltFile => ({
  bytes,
  mediaType,
  etag: tagOf(bytes).slice(1, -1),
});

/** Writes the brand into the pages, and adds its files. */
export const branded = (portal: BuiltPortal, { name, accent, logo }: Brand): BuiltPortal => {
  const style = `<link rel="stylesheet" href="/portal/${brandStyleFile}" />`;
  const marked = (page: string): string =>
    page
      .replaceAll('{{brand}}', escaped(name))
      .replace('</head>', () => (accent === undefined ? '</head>' : `${style}\n</head>`));
  const markedIfBuilt = (page: string | undefined) => (page === undefined ? undefined : marked(page));
  const files = new Map(portal.files);
  if (logo !== undefined) files.set('icon.svg', fileOf(logo, 'image/svg+xml'));
  if (accent !== undefined) {
    files.set(brandStyleFile, fileOf(new TextEncoder().encode(brandCss(accent)), 'text/css; charset=utf-8'));
  }
  return {
    page: marked(portal.page),
    appeals: markedIfBuilt(portal.appeals),
    console: markedIfBuilt(portal.console),
    studio: markedIfBuilt(portal.studio),
    files,
  };
};
