import type { Attribution } from '../../domain/catalog/attribution.ts';
import type { AudioFormat, StemFormat, Waveform } from '../../domain/catalog/audio.ts';
import type { LicenseTerms } from '../../domain/catalog/license-terms.ts';
import type { FacetName, SearchCriteria, SortBy } from '../../domain/catalog/search/search-criteria.ts';
import type { SyncItem } from '../../domain/catalog/sync.ts';
import type { Stem } from '../../domain/catalog/track.ts';
import type { TrackNotFound, TrackTakenDown } from '../../domain/catalog/visibility.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../domain/shared/cursor.ts';
import type { LicenseId, TrackId } from '../../domain/shared/ids.ts';
import type { SearchPage } from '../driven/catalog/catalog-index.ts';
import type { TrackView } from '../driven/catalog/track-views.ts';
import type { Caller } from './access.ts';
import type { LicenseUnusable } from './licensing.ts';
import type { UseCase } from './use-case.ts';

export type { SyncItem, TrackNotFound, TrackTakenDown, TrackView };

export interface SearchInput {
  readonly criteria: Omit<SearchCriteria, 'near'>;
  /** Tracks that sound similar to this one, most similar first: none if it was not analyzed. */
  readonly similarTo?: TrackId;
  readonly sort?: SortBy;
  readonly order?: 'asc' | 'desc';
  readonly limit: number;
  readonly cursor?: string;
  readonly facets: readonly FacetName[];
}

export interface FoundTracks {
  readonly tracks: readonly TrackView[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly facets: SearchPage['facets'];
  readonly suggestions?: SearchPage['suggestions'];
}

/** The track of `similarTo` may be taken down, but must exist. */
export type SearchTracks = UseCase<SearchInput, FoundTracks, CursorInvalid | TrackNotFound>;

/**
 * Returns an approved track; one that is taken down is `track-taken-down`, one that was never approved is not
 * found.
 */
export type ReadTrack = UseCase<TrackId, TrackView, TrackNotFound | TrackTakenDown>;

/** Works for a track that was taken down too, because published content still needs its credit. */
export type ReadAttribution = UseCase<TrackId, Attribution, TrackNotFound>;

/** Returns the terms in force now, or at `asOf`. If there are none, the track is not found. */
export type ReadTerms = UseCase<
  { readonly trackId: TrackId; readonly asOf?: Instant },
  LicenseTerms,
  TrackNotFound | { readonly kind: 'terms-not-found'; readonly asOf: Instant }
>;

/** `points` is the largest number of pixels. */
export type ReadWaveform = UseCase<
  { readonly trackId: TrackId; readonly points: number },
  Waveform,
  TrackNotFound | TrackTakenDown
>;

/**
 * Returns the waveforms of tracks, in the order of the IDs, each once. Tracks that are not available, and those
 * without a waveform, are left out.
 */
export type ListWaveforms = UseCase<
  { readonly trackIds: readonly TrackId[]; readonly points: number },
  readonly { readonly trackId: TrackId; readonly waveform: Waveform }[]
>;

export interface ListedStem {
  readonly stem: Stem;
  /** Present with an active license whose terms permit mixing stems: the license's own file. */
  readonly download?: {
    readonly url: string;
    readonly expiresAt: Instant;
    readonly format: AudioFormat;
    /** Absent until the link is opened for the first time, which creates the file. */
    readonly file?: { readonly sizeBytes: number; readonly sha256: string };
  };
}

/** Why stems have no links. */
export type StemsUnavailable = 'license-required' | 'mixing-not-allowed';

export interface StemList {
  readonly stems: readonly ListedStem[];
  /** Present if there are stems without links. */
  readonly unavailable?: StemsUnavailable;
  readonly stemsSumToMaster?: { readonly residualDb: number };
}

export type ListStems = UseCase<
  {
    readonly caller: Caller;
    readonly trackId: TrackId;
    readonly licenseId?: LicenseId;
    /** By default, the delivered format. */
    readonly format?: StemFormat;
  },
  StemList,
  TrackNotFound | TrackTakenDown | LicenseUnusable | { readonly kind: 'stems-not-included' }
>;

export interface SyncInput {
  readonly cursor?: string;
  readonly updatedSince?: Instant;
  readonly limit: number;
}

export interface SyncPage {
  readonly items: readonly SyncItem[];
  /** Always present: where the next call begins, now or in a year. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
  readonly asOf: Instant;
}

export type SyncRejected = CursorInvalid | { readonly kind: 'cursor-expired' };
export type SyncCatalog = UseCase<SyncInput, SyncPage, SyncRejected>;

/** The catalog: search, tracks, stems and synchronization. */
export interface Catalog {
  readonly searchTracks: SearchTracks;
  readonly readTrack: ReadTrack;
  readonly readAttribution: ReadAttribution;
  readonly readTerms: ReadTerms;
  readonly readWaveform: ReadWaveform;
  readonly listWaveforms: ListWaveforms;
  readonly listStems: ListStems;
  readonly syncCatalog: SyncCatalog;
}
