import type { Day, Instant } from '../../shared/calendar.ts';
import type { ArtistId, TrackId } from '../../shared/ids.ts';
import type { Territory } from '../../shared/territory.ts';
import type { ContentType } from '../license-terms.ts';
import type { Likeness } from './likeness.ts';
import type { MusicalKey } from '../musical-key.ts';
import type { Vocals } from '../track.ts';

export const sortOrders = ['relevance', 'newest', 'title', 'bpm', 'duration', 'popularity'] as const;
export type SortBy = (typeof sortOrders)[number];
export const facetNames = ['mood', 'genre', 'instrument', 'vocals', 'key'] as const;
export type FacetName = (typeof facetNames)[number];

/** The filters of a search. A track matches any value of a filter and all filters. */
export interface SearchCriteria {
  /** The text as it was typed; `termsOf` folds it to terms, which must all match. */
  readonly q?: string;
  readonly moods?: readonly string[];
  readonly genres?: readonly string[];
  readonly instruments?: readonly string[];
  readonly keys?: readonly MusicalKey[];
  readonly vocals?: readonly Vocals[];
  readonly bpmMin?: number;
  readonly bpmMax?: number;
  readonly durationMinMs?: number;
  readonly durationMaxMs?: number;
  /** From 0 to 1. The energy of tracks is compared in hundredths, as people see it. */
  readonly energyMin?: number;
  readonly energyMax?: number;
  /** The first and the last release date. */
  readonly releasedFrom?: Day;
  readonly releasedTo?: Day;
  /** Tracks that can be licensed in all of these territories. */
  readonly territories?: readonly Territory[];
  /** Tracks whose current terms permit these uses. */
  readonly contentTypes?: readonly ContentType[];
  readonly hasStems?: boolean;
  /** Tracks that credit any of these artists. */
  readonly artistIds?: readonly ArtistId[];
  readonly isrc?: string;
  readonly updatedSince?: Instant;
  /** Other tracks in the same space as this one, ordered by similarity to it; text is then only a filter. */
  readonly near?: { readonly trackId: TrackId; readonly likeness: Likeness };
}

/** The end of a page: the sort value of its last track, and the track's ID, which breaks ties. */
export interface SearchPosition {
  readonly value: number | string;
  readonly trackId: TrackId;
}

export interface SearchRequest {
  readonly criteria: SearchCriteria;
  readonly sort: SortBy;
  readonly order: 'asc' | 'desc';
  /** The number of results, from 1 to 100. */
  readonly limit: number;
  readonly after?: SearchPosition;
  readonly facets: readonly FacetName[];
}

/**
 * Returns the sort key to use by default: relevance if there is text or a track to compare with, otherwise
 * the newest first.
 */
export const defaultSort = ({ q, near }: SearchCriteria): SortBy => (q || near ? 'relevance' : 'newest');

/**
 * Returns the default direction: descending for relevance, newest and popularity, ascending for title, BPM
 * and duration.
 */
export const defaultOrder = (sort: SortBy): 'asc' | 'desc' =>
  sort === 'relevance' || sort === 'newest' || sort === 'popularity' ? 'desc' : 'asc';
