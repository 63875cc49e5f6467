import { parseIsrc } from '../catalog/identifiers.ts';
import { termsOf, wordsOf } from '../catalog/search/search-text.ts';
import type { Track } from '../catalog/track.ts';
import type { License } from '../licensing/license.ts';
import type { Platform } from '../platforms/platform.ts';
import { idPrefixes, LicenseId, PlatformId, TrackId } from '../shared/ids.ts';

/** Characters of a term that count. Stores index terms, and an index entry is short. */
const longest = 64;
/** Terms of a record that count. Most have ten; a title without spaces in Chinese has two for each character. */
const most = 200;

const kinds = Object.values(idPrefixes).join('|');
const idForm = new RegExp(`^(?:${kinds})_(\\w+)$`, 'i');

/** Cuts code points, never halves of one. */
const shortened = (term: string): string =>
  term.length <= longest ? term : Array.from(term).slice(0, longest).join('');

const bounded = (terms: readonly string[]): readonly string[] =>
  [...new Set(terms.map(shortened))].slice(0, most);

/** The part of an ID that is different for each record. */
const idTerm = (id: string): string => (idForm.exec(id)?.[1] ?? id).toLowerCase();

/**
 * What staff asks for with `q`. A record is found if each of these terms begins one of the record's own. An ID or an ISRC is one
 * term, however it is written.
 */
export const askedTerms = (q: string): readonly string[] =>
  bounded(
    q.split(/\s+/).flatMap((chunk) => {
      const isrc = parseIsrc(chunk);
      if (isrc !== undefined) return [isrc.toLowerCase()];
      return idForm.test(chunk) ? [idTerm(chunk)] : termsOf(chunk);
    }),
  );

export const matchesTerms = (terms: readonly string[], asked: readonly string[]): boolean =>
  asked.every((prefix) => terms.some((term) => term.startsWith(prefix)));

/** Identifiers come first: they stay if a record has more terms than count. */
const termsIn = (ids: readonly string[], texts: readonly (string | undefined)[]): readonly string[] =>
  bounded([...ids.map(idTerm), ...texts.flatMap((text) => (text === undefined ? [] : wordsOf(text)))]);

/** ID, ISRC, UPC, title, version, artists, album, and owners of the master. */
export const trackTerms = ({
  trackId,
  isrc,
  title,
  version,
  artists,
  album,
  rights,
}: Track): readonly string[] =>
  termsIn(
    [trackId, isrc],
    [
      ...[title, version, ...artists.map(({ name }) => name), album?.title, album?.upc],
      ...rights.master.map(({ party }) => party),
    ],
  );

/** IDs, slug, name, contact address and website. */
export const platformTerms = ({
  platformId,
  clientId,
  slug,
  name,
  contactEmail,
  websiteUrl,
}: Platform): readonly string[] => termsIn([platformId, clientId], [slug, name, contactEmail, websiteUrl]);

/**
 * Project, and an end user's name and reference. Most licenses have none of these, which keeps issuing them fast: what all licenses
 * have is not among the terms.
 */
export const licenseTerms = ({ projectName, licensee }: License): readonly string[] =>
  termsIn([], [projectName, ...(licensee.type === 'end_user' ? [licensee.name, licensee.ref] : [])]);

/** Terms by which a license is found among those of one platform or track: the content ID, too. */
export const licenseTermsWithContent = (license: License): readonly string[] =>
  bounded([...licenseTerms(license), ...wordsOf(license.contentId)]);

/** What staff asks of licenses with `q`: IDs and an ISRC are looked up as such, all else is asked of their terms. */
export interface AskedOfLicenses {
  readonly licenseId?: LicenseId;
  readonly trackId?: TrackId;
  readonly platformId?: PlatformId;
  readonly isrc?: string;
  readonly terms: readonly string[];
}

const isIdOf = (kind: keyof typeof idPrefixes, chunk: string): boolean =>
  chunk.toLowerCase().startsWith(`${idPrefixes[kind]}_`) && idForm.test(chunk);

/** IDs are written as they are issued: a prefix in lower case and letters in upper case. */
const idOf = (chunk: string): string => chunk.slice(0, 4).toLowerCase() + chunk.slice(4).toUpperCase();

/** A second ID of a kind is a term, which no license has. */
export const askedOfLicenses = (q: string): AskedOfLicenses => {
  let asked: Omit<AskedOfLicenses, 'terms'> = {};
  const rest: string[] = [];
  for (const chunk of q.split(/\s+/)) {
    const isrc = parseIsrc(chunk);
    if (isrc !== undefined && asked.isrc === undefined) asked = { ...asked, isrc };
    else if (isIdOf('license', chunk) && asked.licenseId === undefined)
      asked = { ...asked, licenseId: LicenseId(idOf(chunk)) };
    else if (isIdOf('track', chunk) && asked.trackId === undefined)
      asked = { ...asked, trackId: TrackId(idOf(chunk)) };
    else if (isIdOf('platform', chunk) && asked.platformId === undefined)
      asked = { ...asked, platformId: PlatformId(idOf(chunk)) };
    else rest.push(chunk);
  }
  return { ...asked, terms: askedTerms(rest.join(' ')) };
};
