import { z } from 'zod';
import { parseKey, type MusicalKey } from '../../domain/catalog/musical-key.ts';
import { parseIpi, parseIsrc, parseIswc, parseUpc } from '../../domain/catalog/identifiers.ts';
import { folded } from '../../domain/catalog/delivery/delivery.ts';
import { shareUnits } from '../../domain/shared/share.ts';
import { isTerritory } from '../../domain/shared/territory.ts';

const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A line of text: trimmed, composed (NFC), without control characters and line separators. */
export const line = (longest = 300) =>
  z
    .string()
    .transform((text) => text.trim().normalize('NFC'))
    .pipe(
      z
        .string()
        .min(1, 'is empty')
        .max(longest, `is longer than ${longest} characters`)
        .refine((text) => !control.test(text), 'contains a control character'),
    );

/** Longer texts have none of the forms, and are not repeated as a whole. */
const longestForm = 100;

const clipped = (text: string): string =>
  text.length > longestForm ? `${text.slice(0, longestForm - 1).toWellFormed()}…` : text;

/** Reads text by a parser of the domain; `what` describes the expected form. */
const read = <T extends string | number | MusicalKey>(
  reader: (text: string) => T | undefined,
  what: string,
) =>
  z.string().transform((text, context) => {
    const value = text.length > longestForm ? undefined : reader(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: `"${clipped(text)}" is not ${what}` });
    return z.NEVER;
  });

export const isrc = read(parseIsrc, 'an ISRC (CC-XXX-YY-NNNNN)');
export const iswc = read(parseIswc, 'an ISWC (T-DDD.DDD.DDD-C with its check digit)');
export const upc = read(parseUpc, 'a UPC or EAN (12 or 13 digits with the check digit)');
export const ipi = read(parseIpi, 'an IPI name number (9 to 11 digits)');
export const key = read<MusicalKey>(parseKey, 'a key (A minor, Am or 8A)');

export const territory = read(
  (text) => (isTerritory(text.trim().toUpperCase()) ? text.trim().toUpperCase() : undefined),
  'an ISO 3166-1 country (two letters) or WORLD',
);

/** All countries and WORLD are 250. */
export const territoryList = z.array(territory).max(250, 'has more than 250 entries');

/** The longest that RFC 5646 says to expect, and that the operations of a track accept. */
const longestLanguage = 35;

/** A language tag whose language is one of ISO 639: `en`, `pt-BR`, `zxx` (no words). */
export const language = read((text) => {
  if (text.trim().length > longestLanguage || !/^[a-z]{2,3}(-|$)/i.test(text.trim())) return undefined;
  try {
    return Intl.getCanonicalLocales(text.trim())[0];
  } catch {
    return undefined;
  }
}, 'a language tag (BCP 47: en, pt-BR)');

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

export const day = read((text) => (isDay(text.trim()) ? text.trim() : undefined), 'a day (YYYY-MM-DD)');

/** A day, or a moment with its zone (RFC 3339); as milliseconds. */
export const moment = read((text) => {
  const parts = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/i.exec(text.trim());
  const at = parts?.[1] !== undefined && isDay(parts[1]) ? Date.parse(text.trim()) : NaN;
  return Number.isNaN(at) ? undefined : at;
}, 'a day (YYYY-MM-DD) or a moment with its zone (2024-03-01T12:00:00Z)');

/** Percent, as text or as a number. */
export const share = z
  .union([z.string(), z.number()], { error: 'expected a share in percent' })
  .transform((given, context) => {
    const text = String(given).trim();
    if (text.length <= longestForm && shareUnits(text) !== undefined) return text;
    context.addIssue({
      code: 'custom',
      message: `"${clipped(text)}" is not a share from 0 to 100 with at most four decimals`,
    });
    return z.NEVER;
  });

/** A path below the delivery's folder, parted by `/`. */
export const path = line(1000).refine(
  (name) =>
    !/^([/~]|[A-Za-z]:)/.test(name) &&
    !name.includes('\\') &&
    !name.split('/').some((part) => part === '..' || part === '.' || part === ''),
  'is not a path inside the folder',
);

/** Lower-case words, each once. */
export const tags = z
  .array(line(64).transform(folded))
  .max(50, 'has more than 50 entries')
  .transform((given) => [...new Set(given)]);

/** An address of a picture. */
export const address = line(2000).refine(
  (text) => URL.canParse(text) && new URL(text).protocol === 'https:',
  'is not an https address',
);
