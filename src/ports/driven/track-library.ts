import type { AuditNote } from '../../domain/audit/entry.ts';
import type { PeakData } from '../../domain/catalog/audio.ts';
import type { Track, Uncommitted } from '../../domain/catalog/track.ts';
import type { SoundAnalysis } from '../../domain/enrichment/sound.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Decision } from '../../domain/moderation/decision.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { ListPage, ListPlace } from './list-page.ts';
import type { AppealsCounted, Claimant, RevisedAppeal } from './moderation-store.ts';

export interface CatalogCommit {
  readonly track: Uncommitted<Track>;
  readonly guards: {
    /** The version that the decision stood on; 'absent' for a new track. */
    readonly catalogVersion: number | 'absent';
  };
  /** Each gains `catalogVersion` in its data. */
  readonly events: readonly DomainEvent[];
  /** Kept with a new recording. */
  readonly peaks?: PeakData;
  /** What was heard of the recording; replaces what was kept before. */
  readonly analysis?: SoundAnalysis;
  /** What this delivery was, so that taking it in again changes nothing. */
  readonly delivery?: Delivery;
  /** The decision that this is the outcome of, with the appeals that it ends. */
  readonly ruling?: Ruling;
  readonly audit?: AuditNote;
  readonly mails?: readonly Mail[];
}

export interface Ruling {
  readonly decision: Decision;
  readonly appeals: readonly RevisedAppeal[];
  /**
   * Decisions that it lifts or takes the place of, each with how many appeals of it, ended ones too, there were: one
   * more fails the guard `appeals`, so that none stays open against what stands no longer.
   */
  readonly lifts?: readonly AppealsCounted[];
  /** Of the track and the appeals. Whoever has claimed them, the claims end. */
  readonly claimant?: Claimant;
}

export interface Delivery {
  /** The deliverer's own id of the track. */
  readonly externalId: string;
  /** Of the whole delivery: its row and its files. */
  readonly fingerprint: string;
}

export type Committed =
  | { readonly outcome: 'committed'; readonly track: Track }
  /** The track has moved; or the delivery is of another track by now. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'version' }
  /** An appeal has moved or come in; or somebody else works on it. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'appeals' | 'claim' }
  /** Another track has this ISRC. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'isrc'; readonly holder: TrackId };

/** Prefixes count whatever the case of their ASCII letters. */
export interface TrackFilter {
  readonly status?: Track['moderationStatus'];
  readonly isrc?: string;
  readonly titlePrefix?: string;
  /** Of the name of the first artist. */
  readonly artistPrefix?: string;
  /** Of the name of the first owner of the master. */
  readonly labelPrefix?: string;
  /** Each begins one of the track's terms (`trackTerms`). Not empty. */
  readonly terms?: readonly string[];
}

/** Every track ever taken in, with the catalog's one version count. Nothing leaves it. */
export interface TrackLibrary {
  /** Atomic: record, events and the next catalog version, or nothing. Versions become visible in order, without gaps. */
  commit(change: CatalogCommit): Promise<Committed>;
  find(id: TrackId): Promise<Track | undefined>;
  /** The track that has it now, whatever its moderation status. */
  findByIsrc(isrc: string): Promise<Track | undefined>;
  /** Last changed first; with `terms` by the term found, else with a prefix by what it is a prefix of: title, else artist, else label. */
  list(
    filter: TrackFilter,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Track>>;
  /** Those that exist, in the order asked. */
  findMany(ids: readonly TrackId[]): Promise<readonly Track[]>;
  peaks(id: TrackId): Promise<PeakData | undefined>;
  /** What was heard of those that were listened to. */
  analyses(ids: readonly TrackId[]): Promise<ReadonlyMap<TrackId, SoundAnalysis>>;
  delivered(externalId: string): Promise<(Delivery & { readonly trackId: TrackId }) | undefined>;
  /** Tracks whose last commit came after a version, in order of version, each once, in every moderation status. */
  changes(after: number, limit: number): Promise<readonly Track[]>;
  /** The highest catalog version committed; 0 of an empty library. */
  head(): Promise<number>;
  /**
   * The highest version of a track that is down whose last commit is from before a moment; 0 where there is none. A
   * later commit of it tells of the takedown anew.
   */
  lastTakedownBefore(at: Instant): Promise<number>;
}
