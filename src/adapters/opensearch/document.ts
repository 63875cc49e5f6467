import { clearanceOf } from '../../domain/catalog/clearance.ts';
import { termsInForce, type LicenseTerms } from '../../domain/catalog/license-terms.ts';
import { coordinatesOf, type Likeness } from '../../domain/catalog/search/likeness.ts';
import { facetNames } from '../../domain/catalog/search/search-criteria.ts';
import { energyShare, facetValuesOf, isrcKey } from '../../domain/catalog/search/search-matching.ts';
import { searchFields, searchWordsOf } from '../../domain/catalog/search/search-relevance.ts';
import { collationKey } from '../../domain/catalog/search/search-text.ts';
import type { ApprovedTrack, Track } from '../../domain/catalog/track.ts';
import { countries } from '../../domain/shared/territory.ts';
import type { Json } from './client.ts';
import { comparedIn, coordinateIn, oppositeIn, shownIn, wordsIn } from './mapping.ts';
import { toSortable } from './sortable-text.ts';

/** Raises a coordinate, which is at least −128, to zero or above, where the server calculates with it. */
export const raise = 128;

const maxRemembered = 10_000;
/** Evaluating where a track is cleared is slow, and many tracks share their rules and shares. */
const closedByBasis = new Map<string, readonly string[]>();

/** Returns the countries in which the track cannot be licensed under the terms. */
const closedUnder = (track: ApprovedTrack, terms: LicenseTerms): readonly string[] => {
  const { master, publishers } = track.rights;
  const shares = [master, publishers].map((side) => side.map((held) => [held.sharePct, held.territories]));
  const basis = JSON.stringify([track.territories, terms.territories, shares]);
  const known = closedByBasis.get(basis);
  if (known) return known;
  const { available } = clearanceOf(track, terms);
  const closed = countries.filter((country) => !available.has(country));
  if (closedByBasis.size >= maxRemembered) closedByBasis.clear();
  closedByBasis.set(basis, closed);
  return closed;
};

/** Returns what the terms clear, for each time between two changes of the terms in force. */
const offersOf = (track: ApprovedTrack): readonly Json[] => {
  const turns = [...new Set(track.terms.map(({ effectiveAt }) => effectiveAt))].sort((a, b) => a - b);
  return turns.flatMap((from, i) => {
    const terms = termsInForce(track.terms, from);
    if (!terms) return [];
    const until = turns[i + 1] ?? Number.MAX_SAFE_INTEGER;
    return [{ from, until, uses: terms.contentTypes, closed: closedUnder(track, terms) }];
  });
};

const soundOf = (likeness: Likeness): Json => {
  const coordinates = [...coordinatesOf(likeness)];
  return {
    space: likeness.space,
    ...Object.fromEntries(
      coordinates.flatMap((value, place) => [
        [coordinateIn(place), raise + value],
        [oppositeIn(place), raise - value],
      ]),
    ),
  };
};

const approvedDocument = (track: ApprovedTrack): Json => {
  const words = searchWordsOf(track);
  const values = facetNames.map((facet) => [facet, facetValuesOf(track, facet)] as const);
  return {
    approved: true,
    id: track.trackId,
    isrc: isrcKey(track.isrc),
    artists: [...new Set(track.artists.map(({ artistId }) => artistId))],
    title: toSortable(collationKey(track.title)),
    bpm: track.bpm,
    duration: track.durationMs,
    energy: energyShare(track),
    released: track.releaseDate,
    added: track.addedAt,
    updated: track.updatedAt,
    stems: track.stems.length > 0,
    words: [...new Set(searchFields.flatMap((field) => words[field]))],
    ...Object.fromEntries(searchFields.map((field) => [wordsIn(field), words[field]])),
    ...Object.fromEntries(values.map(([facet, shown]) => [shownIn(facet), shown])),
    ...Object.fromEntries(
      values.map(([facet, shown]) => [comparedIn(facet), [...new Set(shown.map(collationKey))]]),
    ),
    offers: offersOf(track),
    ...(track.likeness && soundOf(track.likeness)),
  };
};

/**
 * Returns the document of a track. One that is not approved has a document without content rather than none: the server discards the
 * versions of deleted documents after a while, and a late write of an earlier version would then restore the track.
 */
export const documentOf = (track: Track): Json =>
  track.moderationStatus === 'approved' ? approvedDocument(track) : { approved: false };
