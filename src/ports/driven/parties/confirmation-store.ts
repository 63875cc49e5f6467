import type { ShareConfirmation, ShareOptOut } from '../../../domain/parties/confirmation.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

/** Questions about the shares in one track, to be emailed. */
export interface ShareAsking {
  readonly trackId: TrackId;
  /** Each with its next version. */
  readonly confirmations: readonly ShareConfirmation[];
  readonly guards: {
    /** The version of the draft of the track. */
    readonly draft: number;
  };
  readonly effects: Effects;
}

export interface ShareAnswered {
  /** The question with its next version. */
  readonly confirmation: ShareConfirmation;
  readonly optOut?: ShareOptOut;
  readonly guards: {
    /** The version on which the answer is based. */
    readonly version: number;
  };
  readonly effects: Effects;
}

/**
 * Questions to parties about their shares, with the answers, and the mailboxes that want none. Questions are deleted with the draft of
 * the track.
 */
export interface ConfirmationStore {
  /**
   * Atomic: stores the questions and the effects. Stores nothing if the draft or one of the questions has changed since, or if one of the
   * mailboxes has opted out. Repeatable.
   */
  ask(asking: ShareAsking): Promise<'asked' | 'guard-failed'>;
  /** Atomic: stores an answer, the opt-out and the effects, or nothing if the question has changed since. Repeatable. */
  answer(answered: ShareAnswered): Promise<'answered' | 'guard-failed'>;
  /** Returns the questions about a track. */
  ofTrack(trackId: TrackId): Promise<readonly ShareConfirmation[]>;
  findByCode(codeDigest: string): Promise<ShareConfirmation | undefined>;
  /** Returns the question that was once emailed with a code which a later email has replaced. */
  findByEarlierCode(codeDigest: string): Promise<ShareConfirmation | undefined>;
  /** Returns the questions about a track whose parties dispute their shares, also those that staff have set aside. */
  disputesOf(trackId: TrackId): Promise<readonly ShareConfirmation[]>;
  /** Returns the questions with a dispute that staff have not set aside, the earliest dispute first. */
  openDisputes(page: {
    readonly limit: number;
    readonly after?: ListPlace;
  }): Promise<ListPage<ShareConfirmation>>;
  /** Atomic: stores what staff have decided about a dispute, and the effects, or nothing if the question has changed since. Repeatable. */
  setAside(decided: Omit<ShareAnswered, 'optOut'>): Promise<'set-aside' | 'guard-failed'>;
  /** Returns those of the mailboxes that have opted out. */
  optedOut(mailboxes: readonly string[]): Promise<ReadonlySet<string>>;
}
