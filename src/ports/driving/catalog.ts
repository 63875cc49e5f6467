import type { Attribution } from '../../domain/catalog/attribution.ts';
import type { AudioFormat, StemFormat, Waveform } from '../../domain/catalog/audio.ts';
import type { LicenseTerms } from '../../domain/catalog/license-terms.ts';
import type { FacetName, SearchCriteria, SortBy } from '../../domain/catalog/search/search-criteria.ts';
import type { SyncItem } from '../../domain/catalog/sync.ts';
import type { ApprovedTrack, Stem } from '../../domain/catalog/track.ts';
import type { TrackNotFound, TrackTakenDown } from '../../domain/catalog/visibility.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { CursorInvalid } from '../../domain/shared/cursor.ts';
import type { LicenseId, TrackId } from '../../domain/shared/ids.ts';
import type { SearchPage } from '../driven/catalog-index.ts';
import type { Caller } from './access.ts';
import type { LicenseUnusable } from './licensing.ts';
import type { UseCase } from './use-case.ts';

export type { SyncItem, TrackNotFound, TrackTakenDown };

export interface SearchInput {
  readonly criteria: Omit<SearchCriteria, 'near'>;
  /** Tracks that sound like this one, the most alike first: none where nobody knows how it sounds. */
  readonly similarTo?: TrackId;
  readonly sort?: SortBy;
  readonly order?: 'asc' | 'desc';
  readonly limit: number;
  readonly cursor?: string;
  readonly facets: readonly FacetName[];
}

export interface FoundTracks {
  readonly tracks: readonly ApprovedTrack[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly facets: SearchPage['facets'];
}

/** What others are to be like may have been taken down, but not be unknown. */
export type SearchTracks = UseCase<SearchInput, FoundTracks, CursorInvalid | TrackNotFound>;

/** Approved tracks; one taken down is `track-taken-down`, one never approved is not found. */
export type ReadTrack = UseCase<TrackId, ApprovedTrack, TrackNotFound | TrackTakenDown>;

/** Works for a track that was taken down too: published content still needs its credit. */
export type ReadAttribution = UseCase<TrackId, Attribution, TrackNotFound>;

/** The terms of a day: those in force now, or at `asOf`. Undefined in force: not found. */
export type ReadTerms = UseCase<
  { readonly trackId: TrackId; readonly asOf?: Instant },
  LicenseTerms,
  TrackNotFound | { readonly kind: 'terms-not-found'; readonly asOf: Instant }
>;

/** `points`: pixels at most. */
export type ReadWaveform = UseCase<
  { readonly trackId: TrackId; readonly points: number },
  Waveform,
  TrackNotFound | TrackTakenDown
>;

export interface ListedStem {
  readonly stem: Stem;
  /** Present with an active license whose terms let stems be mixed: the license's own file. */
  readonly download?: {
    readonly url: string;
    readonly expiresAt: Instant;
    readonly format: AudioFormat;
    /** Absent until it was made: the first time that the link is opened. */
    readonly file?: { readonly sizeBytes: number; readonly sha256: string };
  };
}

/** Why stems come without links. */
export type StemsUnavailable = 'license-required' | 'mixing-not-allowed';

export interface StemList {
  readonly stems: readonly ListedStem[];
  /** Present where there are stems, and none has a link. */
  readonly unavailable?: StemsUnavailable;
  readonly sumsToMaster?: { readonly residualDb: number };
}

export type ListStems = UseCase<
  {
    readonly caller: Caller;
    readonly trackId: TrackId;
    readonly licenseId?: LicenseId;
    /** Absent: as delivered. */
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
  /** Always there: where the next call begins, now or in a year. */
  readonly nextCursor: string;
  readonly hasMore: boolean;
  readonly asOf: Instant;
}

export type SyncRefused = CursorInvalid | { readonly kind: 'cursor-expired' };
export type SyncCatalog = UseCase<SyncInput, SyncPage, SyncRefused>;

/** The catalog: search, tracks, stems and synchronization. */
export interface Catalog {
  readonly searchTracks: SearchTracks;
  readonly readTrack: ReadTrack;
  readonly readAttribution: ReadAttribution;
  readonly readTerms: ReadTerms;
  readonly readWaveform: ReadWaveform;
  readonly listStems: ListStems;
  readonly syncCatalog: SyncCatalog;
}
