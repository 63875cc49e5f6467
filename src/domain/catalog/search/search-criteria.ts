import type { Instant } from '../../shared/calendar.ts';
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

/** What a partner looks for. Several values of one filter mean any of them; several filters mean all of them. */
export interface SearchCriteria {
  /** As typed; folded to terms by `termsOf`. Every term must match. */
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
  /** Tracks that may be licensed in all of these. */
  readonly territories?: readonly Territory[];
  /** Tracks whose current terms clear this use. */
  readonly contentTypes?: readonly ContentType[];
  readonly hasStems?: boolean;
  readonly artistId?: ArtistId;
  readonly isrc?: string;
  readonly updatedSince?: Instant;
  /** Tracks in the same space as this one and other than it; relevance is nearness then, and text only filters. */
  readonly near?: { readonly trackId: TrackId; readonly likeness: Likeness };
}

/** Where a page ended: the last track's sort value and its id, which breaks ties. */
export interface SearchPosition {
  readonly value: number | string;
  readonly trackId: TrackId;
}

export interface SearchRequest {
  readonly criteria: SearchCriteria;
  readonly sort: SortBy;
  readonly order: 'asc' | 'desc';
  /** 1 … 100. */
  readonly limit: number;
  readonly after?: SearchPosition;
  readonly facets: readonly FacetName[];
}

/** What sorts when nothing was asked: by relevance where text or a track to be near to was given, else the newest first. */
export const defaultSort = ({ q, near }: SearchCriteria): SortBy => (q || near ? 'relevance' : 'newest');

/** Relevance, newest and popularity begin with the highest; title, bpm and duration with the lowest. */
export const defaultOrder = (sort: SortBy): 'asc' | 'desc' =>
  sort === 'relevance' || sort === 'newest' || sort === 'popularity' ? 'desc' : 'asc';
