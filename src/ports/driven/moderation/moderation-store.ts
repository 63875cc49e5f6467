import type { Appeal, AppealStatus, OpenAppeal } from '../../../domain/moderation/appeals/appeal.ts';
import type { Decision } from '../../../domain/moderation/decision.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { AppealId, DecisionId, NoticeId, StaffId, TrackId } from '../../../domain/shared/ids.ts';
import type { ListPlace } from '../shared/list-page.ts';
import type { Effects } from '../shared/effects.ts';

/** The next state of an appeal, with the version on which the decision was based. */
export interface RevisedAppeal {
  readonly appeal: Appeal;
  readonly guards: { readonly version: number };
}

/** The claim of a member of staff on a subject, until a given time. */
export interface Claim {
  readonly subject: TrackId | AppealId | NoticeId;
  readonly staffId: StaffId;
  readonly until: Instant;
}

/** The number of appeals of a decision, including ended ones. */
export interface AppealsCounted {
  readonly decisionId: DecisionId;
  readonly appeals: number;
}

/** The deciding member: nobody else has a claim on the subject now. */
export interface Claimant {
  readonly staffId: StaffId;
  readonly now: Instant;
}

export interface Revision {
  readonly appeals: readonly RevisedAppeal[];
  readonly guards?: {
    /**
     * Decisions whose appeals are all decided: another appeal fails the guard, so that none stays undecided.
     */
    readonly counted?: readonly AppealsCounted[];
    readonly claimant?: Claimant;
  };
  readonly effects: Effects;
}

export interface Submission {
  readonly appeal: OpenAppeal;
  /** The version of the track on which the decision was based, and the number of appeals of the decision. */
  readonly guards: { readonly catalogVersion: number; readonly appealsOfDecision: number };
  readonly effects: Effects;
}

/** A page of the records with a time in a period, earliest first; those of one time are sorted by their IDs. */
export interface PeriodPage {
  /** The first time of the period. */
  readonly from: Instant;
  /** The last time of the period. */
  readonly until: Instant;
  readonly after?: ListPlace;
  readonly limit: number;
}

/**
 * Decisions about tracks, appeals against them, and claims of staff. Decisions are committed with the track
 * that they concern (`TrackLibrary.commit`, `ruling`); none is ever changed or removed.
 */
export interface ModerationStore {
  decision(id: DecisionId): Promise<Decision | undefined>;
  /** Returns decisions in the order of their commits. */
  decisions(trackId: TrackId): Promise<readonly Decision[]>;
  /** Atomic: stores the appeal and its emails if the guards pass; of simultaneous appeals one succeeds. */
  submit(submission: Submission): Promise<'submitted' | 'guard-failed'>;
  appeal(id: AppealId): Promise<Appeal | undefined>;
  /** Returns appeals in the order of submission. */
  appealsOf(decisionId: DecisionId): Promise<readonly Appeal[]>;
  /** Atomic: stores all appeals, events, note and emails, or nothing. */
  revise(change: Revision): Promise<'revised' | 'guard-failed' | 'claimed-by-another'>;
  /** Returns appeals with one of the statuses after a place, sorted by decision deadline, soonest first. */
  listAppeals(page: {
    readonly statuses: readonly AppealStatus[];
    readonly after?: { readonly decideBy: Instant; readonly appealId: AppealId };
    readonly limit: number;
  }): Promise<readonly Appeal[]>;
  /** Returns tracks in `pending_review`, longest first, with the members who have a claim on them. */
  pendingTracks(page: {
    readonly now: Instant;
    readonly limit: number;
    /** Tracks with a claim of another member are left out. */
    readonly freeFor?: StaffId;
    readonly after?: { readonly since: Instant; readonly trackId: TrackId };
  }): Promise<readonly { readonly trackId: TrackId; readonly since: Instant; readonly claim?: Claim }[]>;
  /**
   * Atomic: claims a subject for a member unless another member has it, and returns that claim otherwise; the
   * member's own claim is extended.
   */
  claim(claim: Claim, now: Instant): Promise<'claimed' | Claim>;
  /** Returns decisions by their time. */
  decisionsIn(page: PeriodPage): Promise<readonly Decision[]>;
  /** Returns appeals by the time of their submission. */
  appealsSubmittedIn(page: PeriodPage): Promise<readonly Appeal[]>;
  /** Returns appeals by the time of their end. */
  appealsEndedIn(page: PeriodPage): Promise<readonly Appeal[]>;
  claimOf(subject: TrackId | AppealId | NoticeId, now: Instant): Promise<Claim | undefined>;
  unclaim(subject: TrackId | AppealId | NoticeId, staffId: StaffId): Promise<void>;
}
