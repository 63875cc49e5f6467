import type { ContentType, Medium } from '../../../../domain/catalog/license-terms.ts';
import type { CertificateClaims } from '../../../../domain/licensing/certificate.ts';
import type { Fact } from '../../pdf/page.ts';

const spelled: Readonly<Record<string, string>> = {
  ...({
    ugc_video: 'user video',
    short_video: 'short video',
    podcast_episode: 'podcast episode',
    series_episode: 'series episode',
    elearning: 'e-learning',
    other: 'other content',
  } satisfies Partial<Record<ContentType, string>>),
  ...({
    social: 'social networks',
    podcast: 'podcasts',
    theatrical: 'cinemas',
    in_app: 'in apps',
    in_game: 'in games',
  } satisfies Partial<Record<Medium, string>>),
  sync: 'synchronization',
  master_use: 'master use',
  public_performance: 'public performance',
  mechanical: 'mechanical reproduction',
  standalone: 'standalone distribution',
  end_user: 'end user',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a list of codes in words, as in "User video, film". */
export const inWords = (codes: readonly string[]): string =>
  capital(codes.map((code) => spelled[code] ?? code).join(', '));

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** Returns countries with their codes, as in "Austria (AT), Germany (DE)". */
export const countriesOf = (codes: readonly string[]): string =>
  codes.includes('WORLD')
    ? 'All countries'
    : codes.map((code) => `${regions.of(code) ?? code} (${code})`).join(', ');

const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' });

/** Returns a time as in "3 May 2026 at 12:00:00 UTC". */
export const timeOf = (at: string | number): string => `${times.format(new Date(at))} UTC`;

const environments = { live: 'Live', sandbox: 'Sandbox: this license grants no rights' } as const;

/** Returns what a certificate permits, and to whom. */
export const permitted = (claims: CertificateClaims): readonly Fact[] => [
  ['Licensee', `${claims.licensee.name} (${inWords([claims.licensee.type]).toLowerCase()})`],
  ['Track ID', claims.trackId],
  ['Content ID', claims.contentId],
  ['Content types', inWords(claims.contentTypes ?? [claims.contentType])],
  ['Media', inWords(claims.media)],
  ['Territories', countriesOf(claims.territories)],
  ['Rights granted', inWords(claims.grants)],
  ['Rights not granted', inWords(claims.excludes)],
  ['Valid from', timeOf(claims.validFrom)],
  ['Valid until', claims.validUntil === undefined ? 'No end date' : timeOf(claims.validUntil)],
];

/** Returns every claim of a certificate in words. */
export const factsOf = (claims: CertificateClaims): readonly Fact[] => [
  ['License ID', claims.sub],
  ['Version', String(claims.version ?? 1)],
  ...permitted(claims),
  ['Platform ID', claims.platformId],
  ['Environment', environments[claims.environment]],
  ['Issued', timeOf(claims.iat * 1000)],
  ['Issuer', claims.iss],
  ['Terms (SHA-256)', claims.termsHash],
  ['Current status', claims.statusUrl],
];
