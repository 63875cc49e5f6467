import type { Artist } from '../artists/account.ts';
import { parseIsrc } from '../catalog/identifiers.ts';
import { termsOf, wordsOf } from '../catalog/search/search-text.ts';
import type { Track } from '../catalog/track.ts';
import type { License } from '../licensing/license.ts';
import type { Platform } from '../platforms/platform.ts';
import { idPrefixes, LicenseId, PlatformId, TrackId } from '../shared/ids.ts';

/** The number of characters of a term that are indexed, because stores limit the size of an index entry. */
const longest = 64;
/**
 * The number of terms of a record that are indexed. Most records have ten; a Chinese title without spaces has
 * two for each character.
 */
const max = 200;

const kinds = Object.values(idPrefixes).join('|');
const idForm = new RegExp(`^(?:${kinds})_(\\w+)$`, 'i');

/** Cuts between code points. */
const shortened = (term: string): string =>
  term.length <= longest ? term : Array.from(term).slice(0, longest).join('');

const bounded = (terms: readonly string[]): readonly string[] =>
  [...new Set(terms.map(shortened))].slice(0, max);

/** Returns the part of an ID that differs for each record. */
const idTerm = (id: string): string => (idForm.exec(id)?.[1] ?? id).toLowerCase();

/**
 * Returns the terms of a search by staff, `q`. A record matches if each term is the beginning of one of its
 * own terms. An ID or an ISRC is one term in every spelling.
 */
export const searchTerms = (q: string): readonly string[] =>
  bounded(
    q.split(/\s+/).flatMap((chunk) => {
      const isrc = parseIsrc(chunk);
      if (isrc !== undefined) return [isrc.toLowerCase()];
      return idForm.test(chunk) ? [idTerm(chunk)] : termsOf(chunk);
    }),
  );

export const matchesTerms = (terms: readonly string[], requested: readonly string[]): boolean =>
  requested.every((prefix) => terms.some((term) => term.startsWith(prefix)));

/** Puts identifiers first, so that they stay if a record has more terms than are indexed. */
const termsIn = (ids: readonly string[], texts: readonly (string | undefined)[]): readonly string[] =>
  bounded([...ids.map(idTerm), ...texts.flatMap((text) => (text === undefined ? [] : wordsOf(text)))]);

/** Returns the terms of a track: ID, ISRC, UPC, title, version, artists, album, and owners of the master. */
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

/** Returns the terms of a platform: IDs, slug, name, contact address and website. */
export const platformTerms = ({
  platformId,
  clientId,
  slug,
  name,
  contactEmail,
  websiteUrl,
}: Platform): readonly string[] => termsIn([platformId, clientId], [slug, name, contactEmail, websiteUrl]);

/** Returns the terms of a profile of an artist or a label: IDs, IPI name number, ISNI and name. */
export const profileTerms = ({ artistId, accountId, ipi, isni, name }: Artist): readonly string[] =>
  termsIn([artistId, accountId], [name, ipi, isni]);

/**
 * Returns the terms of a license: its project, and the name and the reference of an end user. Most licenses
 * have none of these, which keeps issuing them fast.
 */
export const licenseTerms = ({ projectName, licensee }: License): readonly string[] =>
  termsIn([], [projectName, ...(licensee.type === 'end_user' ? [licensee.name, licensee.ref] : [])]);

/**
 * Returns the terms by which a license is found among those of one platform or track, which include the
 * content ID.
 */
export const licenseTermsWithContent = (license: License): readonly string[] =>
  bounded([...licenseTerms(license), ...wordsOf(license.contentId)]);

/**
 * Returns the terms by which a platform finds one of its licenses: also the track as it is credited, even if the catalog
 * does not contain it any longer.
 */
export const licenseTermsWithTrack = (license: License): readonly string[] =>
  bounded([
    ...licenseTermsWithContent(license),
    ...wordsOf(license.attribution.text.replace(/^Music: /, '')),
  ]);

/**
 * A search of licenses, `q`: IDs and an ISRC are looked up directly, everything else among the
 * terms.
 */
export interface LicenseSearch {
  readonly licenseId?: LicenseId;
  readonly trackId?: TrackId;
  readonly platformId?: PlatformId;
  readonly isrc?: string;
  readonly terms: readonly string[];
}

const isIdOf = (kind: keyof typeof idPrefixes, chunk: string): boolean =>
  chunk.toLowerCase().startsWith(`${idPrefixes[kind]}_`) && idForm.test(chunk);

/** Returns an ID as it is issued: with the prefix in lower case and letters in upper case. */
const idOf = (chunk: string): string => chunk.slice(0, 4).toLowerCase() + chunk.slice(4).toUpperCase();

/** Reads a search of licenses. A second ID of one kind is a term, which no license has. */
export const licenseSearch = (q: string): LicenseSearch => {
  let requested: Omit<LicenseSearch, 'terms'> = {};
  const rest: string[] = [];
  for (const chunk of q.split(/\s+/)) {
    const isrc = parseIsrc(chunk);
    if (isrc !== undefined && requested.isrc === undefined) requested = { ...requested, isrc };
    else if (isIdOf('license', chunk) && requested.licenseId === undefined)
      requested = { ...requested, licenseId: LicenseId(idOf(chunk)) };
    else if (isIdOf('track', chunk) && requested.trackId === undefined)
      requested = { ...requested, trackId: TrackId(idOf(chunk)) };
    else if (isIdOf('platform', chunk) && requested.platformId === undefined)
      requested = { ...requested, platformId: PlatformId(idOf(chunk)) };
    else rest.push(chunk);
  }
  return { ...requested, terms: searchTerms(rest.join(' ')) };
};
