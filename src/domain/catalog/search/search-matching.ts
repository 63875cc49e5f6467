import type { Instant } from '../../shared/calendar.ts';
import { covers } from '../../shared/territory.ts';
import { licensableIn } from '../clearance.ts';
import { termsInForce } from '../license-terms.ts';
import { coordinatesOf, nearness } from './likeness.ts';
import type { MusicalKey } from '../musical-key.ts';
import type { FacetName, SearchCriteria, SearchPosition, SortBy } from './search-criteria.ts';
import { asksForText, relevanceOf, searchWordsOf, textQueryOf } from './search-relevance.ts';
import { collationKey } from './search-text.ts';
import type { Track, TrackRecord } from '../track.ts';

/** Returns the name of a key as facets show it and the filter reads it, such as `A minor`. */
export const keyName = ({ tonic, mode }: MusicalKey): string => `${tonic} ${mode}`;

/** Returns the values under which a facet counts a track, each once. */
export const facetValuesOf = (
  track: Pick<TrackRecord, 'moods' | 'genres' | 'instruments' | 'vocals' | 'key'>,
  facet: FacetName,
): readonly string[] => {
  switch (facet) {
    case 'mood':
      return [...new Set(track.moods)];
    case 'genre':
      return [...new Set(track.genres)];
    case 'instrument':
      return [...new Set(track.instruments)];
    case 'vocals':
      return [track.vocals];
    case 'key':
      return [keyName(track.key)];
  }
};

/** Returns the values of the filter that belongs to a facet, or undefined if the filter is not set. */
export const requestedValues = (
  criteria: SearchCriteria,
  facet: FacetName,
): readonly string[] | undefined => {
  switch (facet) {
    case 'mood':
      return criteria.moods;
    case 'genre':
      return criteria.genres;
    case 'instrument':
      return criteria.instruments;
    case 'vocals':
      return criteria.vocals;
    case 'key':
      return criteria.keys?.map(keyName);
  }
};

/** Returns the criteria without the filter of a facet: the facet is counted under these. */
export const withoutFilterOf = (criteria: SearchCriteria, facet: FacetName): SearchCriteria => {
  const { moods, genres, instruments, vocals, keys, ...others } = criteria;
  return {
    ...others,
    ...(moods && facet !== 'mood' && { moods }),
    ...(genres && facet !== 'genre' && { genres }),
    ...(instruments && facet !== 'instrument' && { instruments }),
    ...(vocals && facet !== 'vocals' && { vocals }),
    ...(keys && facet !== 'key' && { keys }),
  };
};

/** Returns whether two lists share a label, compared after folding. */
const agree = (requested: readonly string[], had: readonly string[]): boolean => {
  const keys = new Set(had.map(collationKey));
  return requested.some((label) => keys.has(collationKey(label)));
};

export const isrcKey = (isrc: string): string => isrc.replace(/[\s-]/g, '').toUpperCase();

/** Returns the energy of a track as searches compare it: from 0 to 1, rounded to hundredths. */
export const energyShare = ({ energy }: Pick<TrackRecord, 'energy'>): number =>
  Math.round(energy * 100) / 100;

const within = <Value extends number | string>(
  value: Value,
  min: Value | undefined,
  max: Value | undefined,
): boolean => (min === undefined || value >= min) && (max === undefined || value <= max);

const clearedFor = (track: Track, criteria: SearchCriteria, now: Instant): boolean => {
  const { contentTypes, territories } = criteria;
  if (contentTypes) {
    const offered = termsInForce(track.terms, now)?.contentTypes ?? [];
    if (!contentTypes.some((contentType) => offered.includes(contentType))) return false;
  }
  return !territories || covers(licensableIn(track, now), territories);
};

const relevanceTo = (track: Track, q: string): number => {
  const query = textQueryOf(q);
  return query ? relevanceOf(searchWordsOf(track), query) : 0;
};

const isComparable = (track: Track, { trackId, likeness }: NonNullable<SearchCriteria['near']>): boolean =>
  track.trackId !== trackId && track.likeness?.space === likeness.space;

const nearnessTo = (track: Track, { likeness }: NonNullable<SearchCriteria['near']>): number =>
  track.likeness ? nearness(coordinatesOf(track.likeness), coordinatesOf(likeness)) : 0;

const labelFacets: readonly FacetName[] = ['mood', 'genre', 'instrument', 'vocals', 'key'];

/**
 * Returns whether a search matches a track; every index must agree with it. Text without a letter or digit
 * matches nothing, labels are compared folded, and bounds are inclusive.
 */
export const matches = (track: Track, criteria: SearchCriteria, now: Instant): boolean =>
  track.moderationStatus === 'approved' &&
  within(track.bpm, criteria.bpmMin, criteria.bpmMax) &&
  within(track.durationMs, criteria.durationMinMs, criteria.durationMaxMs) &&
  within(energyShare(track), criteria.energyMin, criteria.energyMax) &&
  within(track.releaseDate, criteria.releasedFrom, criteria.releasedTo) &&
  within(track.updatedAt, criteria.updatedSince, undefined) &&
  (criteria.hasStems === undefined || track.stems.length > 0 === criteria.hasStems) &&
  (!criteria.artistIds || track.artists.some(({ artistId }) => criteria.artistIds?.includes(artistId))) &&
  (criteria.isrc === undefined || isrcKey(track.isrc) === isrcKey(criteria.isrc)) &&
  labelFacets.every((facet) => {
    const requested = requestedValues(criteria, facet);
    return !requested || agree(requested, facetValuesOf(track, facet));
  }) &&
  (!criteria.near || isComparable(track, criteria.near)) &&
  (!asksForText(criteria.q) || relevanceTo(track, criteria.q) > 0) &&
  clearedFor(track, criteria, now);

/**
 * Returns the value by which a track is sorted. `plays` counts the last 30 days. Without text and without a
 * track to compare with, the relevance of all tracks is 0.
 */
export const sortValue = (
  track: Track,
  sort: SortBy,
  { q, near, plays }: Pick<SearchCriteria, 'q' | 'near'> & { readonly plays: number },
): number | string => {
  switch (sort) {
    case 'relevance':
      if (near) return nearnessTo(track, near);
      return asksForText(q) ? relevanceTo(track, q) : 0;
    case 'newest':
      return track.addedAt;
    case 'title':
      return collationKey(track.title);
    case 'bpm':
      return track.bpm;
    case 'duration':
      return track.durationMs;
    case 'popularity':
      return plays;
  }
};

/** The number of days in which plays count toward popularity. */
export const popularityDays = 30;

/** Compares two positions of a list by value in the direction of the sort, then by ascending ID. */
export const positionOrder =
  (order: 'asc' | 'desc') =>
  (a: SearchPosition, b: SearchPosition): number => {
    if (a.value !== b.value) return a.value < b.value === (order === 'asc') ? -1 : 1;
    return a.trackId === b.trackId ? 0 : a.trackId < b.trackId ? -1 : 1;
  };
