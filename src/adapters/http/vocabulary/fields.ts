import { z } from 'zod';
import { languages } from '../../../domain/shared/language.ts';
import { contentTypes } from '../../../domain/catalog/license-terms.ts';
import { nextDay, type Instant } from '../../../domain/shared/calendar.ts';
import { isTerritory, WORLD } from '../../../domain/shared/territory.ts';

/** An ID of this service. IDs are opaque to clients, so only their characters are checked. */
export const id = (what: string, example: string) =>
  z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be an ID: 1 to 64 letters, digits, hyphens or underscores')
    .meta({ description: `ID of the ${what}.`, examples: [example] });

export const examples = {
  trackId: 'trk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  artistId: 'art_01J9ZC4V7P0S5D9F2G6H8J3K1M',
  albumId: 'alb_01J9ZC4V7QW3E5R7T9Y1V3N5P7',
  stemId: 'stm_01J9ZC4V7RB2C4D6F8G0H2J4K6',
  termsId: 'trm_01J9ZC4V7SA1B3C5D7E9F1G3H5',
  licenseId: 'lic_01JB2M6X8K3Q5S7V9X1Z3B5D7F',
  platformId: 'plt_01J9XA2B3C4D5E6F7G8H9J0K1M',
  clientId: 'cli_01J9XA2B3D9S8R7Q6P5N4M3K2J',
  credentialId: 'crd_01J9XA2B3E1F2G3H4J5K6M7N8P',
  memberId: 'mbr_01J9XA2B3F8T7W6V5U4R3Q2P1N',
  contentId: 'video-20931',
  slug: 'acme-video',
  eventId: '8f14e45f-ceea-4d7a-9c1b-2f6d1b0a7c55',
  hash: '9b74c9897bac770ffc029102a200c5de8f1a2c1e4c5b6d7e8f9a0b1c2d3e4f50',
  before: '2026-03-01T09:30:00.000Z',
  now: '2026-03-02T14:05:12.481Z',
  later: '2027-03-02T14:05:12.481Z',
} as const;

export const trackId = id('track', examples.trackId);
export const licenseId = id('license', examples.licenseId);
export const platformId = id('platform', examples.platformId);

/** The partner's ID of a content item: 1 to 256 printable characters, without a space at either end. */
export const contentId = z
  .string()
  .regex(
    /^[^\p{Cc}\p{Cs}\p{Z}](?:[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{0,254}[^\p{Cc}\p{Cs}\p{Z}])?$/u,
    'must be 1 to 256 printable characters without a space at either end',
  )
  .meta({
    description: 'Your ID of the content item. Case-sensitive.',
    minLength: 1,
    maxLength: 256,
    examples: [examples.contentId],
  });

export const slug = z
  .string()
  .regex(
    /^[a-z0-9](-?[a-z0-9]){2,39}$/,
    'must be a slug: at least three characters of a-z and 0-9, with single hyphens between them',
  )
  .meta({ description: 'The name of the platform in URLs.', maxLength: 79, examples: [examples.slug] });

/** Text without control characters, lone surrogates and line separators (U+2028, U+2029). */
export const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** A line of text for people: no control characters, no line separators, and not only white space. */
export const text = (max: number, description: string, example: string) =>
  z
    .string()
    .max(max)
    .regex(oneLine, 'must not contain control characters')
    .refine((given) => /\S/.test(given), 'must not be blank')
    .meta({ description, minLength: 1, examples: [example] });

/** The last time that RFC 3339 can express: years have four digits. */
const lastMoment = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** Built once: building a schema takes longer than applying it. */
const timestampSyntax = z.iso.datetime({ offset: true });

const isTimestamp = (given: string): boolean =>
  timestampSyntax.safeParse(given).success && Date.parse(given) <= lastMoment;

/** Decodes base64 (RFC 4648 §4) in its canonical spelling. Returns undefined for any other text. */
export const bytesOf = (given: string): Uint8Array | undefined => {
  const bytes = Buffer.from(given, 'base64');
  return bytes.toString('base64') === given ? bytes : undefined;
};

/** 1 to `max` bytes as base64 within JSON. `bytesOf` decodes them. */
export const base64 = (max: number, description: string, example = 'UklGRiQAAABXQVZF') =>
  z
    .string()
    .min(1)
    .max(4 * Math.ceil(max / 3))
    .refine(
      (given) => (bytesOf(given)?.length ?? Infinity) <= max,
      `must be base64 with padding (RFC 4648 §4) of at most ${max} bytes`,
    )
    .meta({ description, contentEncoding: 'base64', examples: [example] });

/** A timestamp as clients may write it. `instantOf` parses it. */
export const timestampIn = (description: string, example: string = examples.now) =>
  z
    .string()
    .max(40)
    .refine(isTimestamp, 'must be an RFC 3339 timestamp, such as 2026-03-01T09:30:00Z')
    .meta({ description, format: 'date-time', examples: [example] });

/** A timestamp as the service writes it: UTC with `Z`. */
export const timestampOut = (description: string, example: string = examples.now) =>
  z
    .string()
    .refine((shown) => isTimestamp(shown) && shown.endsWith('Z'))
    .meta({ description, format: 'date-time', examples: [example] });

export const instantOf = (given: string): Instant => Date.parse(given);

export const day = z.iso
  .date('must be a date, such as 2026-03-01')
  .meta({ description: 'A date, in UTC.', pattern: undefined, examples: ['2026-03-01'] });

/** A month in UTC. */
export const month = (description: string) =>
  z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: 'must be a month, such as 2026-03', abort: true })
    .refine((given) => given.startsWith('20'), 'must be a month from 2000-01 to 2099-12')
    .meta({ description, pattern: '^20\\d{2}-(?:0[1-9]|1[0-2])$', examples: ['2026-03'] });

/** The earliest time of a list, as a timestamp or as a date, which means its start in UTC. `instantOf` parses it. */
export const since = (description: string, example: string = examples.now) =>
  z
    .union([timestampIn('A timestamp.', example), day])
    .meta({ description: `${description} A date means the start of that day in UTC.`, examples: [example] });

/** Parses a timestamp, or a date as the last millisecond of that day in UTC. */
export const momentOf = (given: string): Instant =>
  given.length === 10 ? nextDay(instantOf(given)) - 1 : instantOf(given);

export const territory = z
  .string()
  .refine(isTerritory, 'must be a country code (ISO 3166-1 alpha-2, in capitals) or WORLD')
  .meta({
    description: 'A country code (ISO 3166-1 alpha-2, and `XK` for Kosovo), or `WORLD` for all countries.',
    pattern: '^(?:[A-Z]{2}|WORLD)$',
    examples: ['DE'],
  });

/** One country, `WORLD` excluded. */
export const country = (description: string) =>
  z
    .string()
    .refine(
      (code) => code !== WORLD && isTerritory(code),
      'must be a country code (ISO 3166-1 alpha-2, in capitals)',
    )
    .meta({ description, pattern: '^[A-Z]{2}$', examples: ['DE'] });

export const territories = (description: string, example: readonly string[] = ['DE', 'AT', 'CH']) =>
  z
    .array(territory)
    .max(250)
    .meta({ description, examples: [example] });

export const contentType = z.enum(contentTypes).meta({
  description: 'The kind of content that uses the track.',
  examples: ['ugc_video'],
});

/** A language in which people can read emails, as a BCP 47 primary tag. */
export const language = (description: string) => z.enum(languages).meta({ description, examples: ['de'] });

export const email = z
  .email('must be an email address')
  .max(254)
  .meta({ description: 'An email address.', pattern: undefined, examples: ['licensing@acme.example'] });

export const webUrl = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'must be a URL (http or https)' })
  .max(2048)
  .refine(
    (given) => !/[\s\p{Cc}\\]/u.test(given),
    'must not contain spaces, control characters or backslashes',
  )
  .meta({ description: 'A URL.', examples: ['https://acme.example'] });

export const count = (description: string, example = 0) =>
  z
    .int()
    .nonnegative()
    .meta({ description, examples: [example] });

export const sha256 = (description: string) =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .meta({ description, examples: [examples.hash] });
