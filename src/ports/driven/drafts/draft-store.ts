import type { Draft, DraftIdentity } from '../../../domain/drafts/draft.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { AccountId, TrackId } from '../../../domain/shared/ids.ts';
import type { StemUploads } from '../../../domain/drafts/stems.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

export interface DraftAddition {
  readonly draft: Draft;
  readonly guards: {
    /** The account must have fewer drafts than this. */
    readonly fewerThan: number;
  };
  readonly effects: Effects;
}

export interface DraftChange {
  /** The draft with its next version. */
  readonly draft: Draft;
  readonly guards: {
    /** The version on which the change is based. */
    readonly version: number;
    /** The version of the track on which the change is based; absent if it was never submitted. */
    readonly catalogVersion?: number;
  };
  /** The consequences for uploads of stems. The change fails if an upload that it keeps is not ready. Absent if stems stay. */
  readonly stems?: StemUploads;
  readonly effects: Effects;
}

export interface DraftRemoval {
  readonly draft: Pick<Draft, 'trackId' | 'accountId'>;
  readonly guards: DraftChange['guards'];
  readonly effects: Effects;
}

/** Drafts of one account that are added and changed together, with the parties that their shares name first. */
export interface DraftDelivery {
  readonly accountId: AccountId;
  /** Drafts whose identities no other draft of the account has. */
  readonly added: readonly Draft[];
  /** Drafts that were never submitted, each with its next version. */
  readonly changed: readonly Draft[];
  readonly parties: readonly Party[];
  readonly guards: {
    /** The account must have at most this number of drafts afterwards. */
    readonly maxDrafts: number;
    /** The number of parties of the account on which the delivery is based. Absent if it adds none. */
    readonly parties?: number;
  };
  readonly effects: Effects;
}

/**
 * The accounts' own copies of tracks. An upload can add one (`UploadStore.begin`), and a commit of the catalog stores a draft together with
 * its track (`CatalogCommit.draft`).
 */
export interface DraftStore {
  /** Atomic: stores the draft and its effects. `drafts-full`: the account has too many. */
  add(addition: DraftAddition): Promise<'added' | 'drafts-full'>;
  /** Atomic: stores the next version and its effects, or nothing if the draft or its track has changed since. Repeatable. */
  change(change: DraftChange): Promise<'changed' | 'guard-failed'>;
  /**
   * Atomic: deletes the draft and stores the effects. Does nothing if the draft has changed since, was submitted, or has an upload that is
   * not being deleted.
   */
  remove(removal: DraftRemoval): Promise<'removed' | 'guard-failed'>;
  /**
   * Atomic: stores all drafts and parties and the effects, or nothing: if one of the changed drafts has changed since or was submitted, if another draft
   * of the account has an identity of an added one, or if the account has another number of parties (`guard-failed`). Repeatable.
   */
  deliver(delivery: DraftDelivery): Promise<'delivered' | 'guard-failed' | 'drafts-full'>;
  /** Returns the drafts of an account that have one of the identities, each once, in any order. */
  identified(accountId: AccountId, identities: readonly DraftIdentity[]): Promise<readonly Draft[]>;
  /** Returns the drafts whose revision waits for review, by the time of its submission. */
  pendingRevisions(page: { readonly limit: number; readonly after?: ListPlace }): Promise<ListPage<Draft>>;
  find(trackId: TrackId): Promise<Draft | undefined>;
  /** Returns the drafts of an account, the latest first; those up to `after` in this order are left out. */
  ofAccount(
    accountId: AccountId,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<Draft>>;
}
