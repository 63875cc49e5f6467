import type { PeakData } from '../../../domain/catalog/audio.ts';
import type { Fingerprint } from '../../../domain/catalog/fingerprint/fingerprint.ts';
import type { LandmarkEntry } from '../../../domain/catalog/fingerprint/suspects.ts';
import type { Track, Uncommitted } from '../../../domain/catalog/track.ts';
import type { Draft } from '../../../domain/drafts/draft.ts';
import type { SoundAnalysis } from '../../../domain/enrichment/sound.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { ImageUploadId, PartyId, TrackId, UploadId } from '../../../domain/shared/ids.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';
import type { AppealsCounted, Claimant, RevisedAppeal } from '../moderation/moderation-store.ts';
import type { RevisedNotice } from '../notices/notice-store.ts';
import type { Effects } from '../shared/effects.ts';

export interface CatalogCommit {
  readonly track: Uncommitted<Track>;
  readonly guards: {
    /** The version on which the decision was based; 'absent' for a new track. */
    readonly catalogVersion: number | 'absent';
    /**
     * Fails the guard `disputed` while a party disputes its shares in the track and staff have not set that aside, unless the commit ends the
     * dispute (`DraftCommit.confirmed`).
     */
    readonly undisputed?: true;
  };
  /** The commit adds `catalogVersion` to the data of each event. */
  readonly effects: Effects;
  /** Present with a new recording. */
  readonly peaks?: PeakData;
  /** The analysis of the recording, which replaces an earlier one. */
  readonly analysis?: SoundAnalysis;
  /** The fingerprint of the recording, which replaces an earlier one with its landmarks. */
  readonly fingerprint?: Fingerprint;
  /** The delivery, so that repeating it has no effect. */
  readonly delivery?: Delivery;
  /** Present if the artwork of the track changes. */
  readonly artwork?: ArtworkChange;
  /** The draft of an account that the track follows, in the same commit. */
  readonly draft?: DraftCommit;
  /** The decision that led to this state, with the appeals that it ends. */
  readonly ruling?: Ruling;
}

/** The images that a track begins and ceases to show with a commit, which counts the tracks that show each. */
export interface ArtworkChange {
  /** Fails the guard `artwork` if it is being deleted. */
  readonly shows?: ImageUploadId;
  readonly leaves?: ImageUploadId;
}

export interface DraftCommit {
  /** The draft with its next version. */
  readonly draft: Draft;
  readonly guards: {
    /** The version on which the change is based. */
    readonly version: number;
  };
  /** The ready uploads whose master and stems the track has from now on, which are kept. Fails the guard `draft` if one is being deleted. */
  readonly keeps?: readonly UploadId[];
  /**
   * The confirmations on which a submission or the approval of a revision is based, each with its version, or 0 for none. One that has changed
   * since fails the guard `draft`. The disputes that they contain end if their parties have confirmed what is submitted, from the mailbox that disputed.
   */
  readonly confirmed?: readonly { readonly partyId: PartyId; readonly version: number }[];
  /** The uploads whose master or stems the track had, which its account can delete again. */
  readonly leaves?: readonly UploadId[];
  /** Uploads of stems that the draft no longer names: they are being deleted from `at` on. */
  readonly drops?: readonly UploadId[];
  /** The time of the change. The draft of an approval has that of the last change of its account. */
  readonly at: Instant;
}

export interface Ruling {
  readonly decision: Decision;
  readonly appeals: readonly RevisedAppeal[];
  /**
   * Decisions that this one lifts or replaces, each with the number of its appeals, including ended ones: a
   * further appeal fails the guard `appeals`, so that none stays open against a decision that is not in
   * force.
   */
  readonly lifts?: readonly AppealsCounted[];
  /** The report of the track that the decision acts on. It fails the guard `notice` if it has changed since. */
  readonly notice?: RevisedNotice;
  /** The member who decides about the track, the appeals and the notice, whose claims end. */
  readonly claimant?: Claimant;
}

export interface Delivery {
  /** The deliverer's own ID of the track. */
  readonly externalId: string;
  /** The fingerprint of the whole delivery: its row and its files. */
  readonly fingerprint: string;
}

export type Committed =
  | { readonly outcome: 'committed'; readonly track: Track }
  /** The track has changed, or the delivery now belongs to another track. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'version' }
  /** An appeal has changed or was submitted, or another member has a claim. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'appeals' | 'claim' }
  /** The report of the track has changed. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'notice' }
  /** The artwork was deleted, or is being deleted, because no track showed it. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'artwork' }
  /** The draft or a confirmation has changed, or its upload is being deleted. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'draft' }
  /** A party disputes its shares. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'disputed' }
  /** Another track uses this ISRC. */
  | { readonly outcome: 'guard-failed'; readonly guard: 'isrc'; readonly holder: TrackId };

/** ASCII letters of prefixes match in either case. */
export interface TrackFilter {
  readonly status?: Track['moderationStatus'];
  readonly isrc?: string;
  readonly titlePrefix?: string;
  /** A prefix of the name of the first artist. */
  readonly artistPrefix?: string;
  /** A prefix of the name of the first owner of the master. */
  readonly labelPrefix?: string;
  /** Each term is the beginning of one of the track's terms (`trackTerms`). The list is not empty. */
  readonly terms?: readonly string[];
}

/** Every delivered track, with the version of the catalog. No track is ever deleted. */
export interface TrackLibrary {
  /**
   * Atomic: stores record, events and the next catalog version, or nothing. Versions become visible in order,
   * without gaps.
   */
  commit(change: CatalogCommit): Promise<Committed>;
  find(id: TrackId): Promise<Track | undefined>;
  /**
   * Returns the track that uses the ISRC now, whatever its moderation status; if there is none, one of the rejected tracks that
   * have it.
   */
  findByIsrc(isrc: string): Promise<Track | undefined>;
  /**
   * Returns tracks, last changed first; with `isrc` the track that uses it before rejected ones; with `terms` by the matching term, otherwise with a prefix by its
   * field: title, artist or label.
   */
  list(
    filter: TrackFilter,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Track>>;
  /** Returns the tracks that exist, in the order of the IDs. */
  findMany(ids: readonly TrackId[]): Promise<readonly Track[]>;
  /** Returns the waveforms of the tracks that have a recording. */
  peaks(ids: readonly TrackId[]): Promise<ReadonlyMap<TrackId, PeakData>>;
  /** Returns the analyses of those that were analyzed. */
  analyses(ids: readonly TrackId[]): Promise<ReadonlyMap<TrackId, SoundAnalysis>>;
  /** Returns the fingerprints of the tracks that have one. */
  fingerprints(ids: readonly TrackId[]): Promise<ReadonlyMap<TrackId, Fingerprint>>;
  /**
   * Returns which tracks have these landmarks, in every moderation status. Entries of landmarks that very many tracks have
   * can be missing.
   */
  landmarks(hashes: readonly number[]): Promise<readonly LandmarkEntry[]>;
  delivered(externalId: string): Promise<(Delivery & { readonly trackId: TrackId }) | undefined>;
  /**
   * Returns tracks whose last commit is after a version, in order of version, each once, in every moderation
   * status.
   */
  changes(after: number, limit: number): Promise<readonly Track[]>;
  /** Returns the highest committed catalog version; 0 for an empty catalog. */
  head(): Promise<number>;
  /**
   * Returns the highest version of a taken-down track whose last commit is before a given time, or 0 if there
   * is none. A later commit of it reports the takedown again.
   */
  lastTakedownBefore(at: Instant): Promise<number>;
}
