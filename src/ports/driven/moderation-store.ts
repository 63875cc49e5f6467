import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Appeal, AppealStatus, OpenAppeal } from '../../domain/moderation/appeals/appeal.ts';
import type { Decision } from '../../domain/moderation/decision.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { AppealId, DecisionId, StaffId, TrackId } from '../../domain/shared/ids.ts';

/** An appeal as it is to stand, where it is still at the version decided on. */
export interface RevisedAppeal {
  readonly appeal: Appeal;
  readonly guards: { readonly version: number };
}

/** Whose work something is for a while. */
export interface Claim {
  readonly subject: TrackId | AppealId;
  readonly staffId: StaffId;
  readonly until: Instant;
}

/** How many appeals of a decision there were, ended ones too. */
export interface AppealsCounted {
  readonly decisionId: DecisionId;
  readonly appeals: number;
}

/** Who decides: nobody else has claimed any of it at this moment. */
export interface Claimant {
  readonly staffId: StaffId;
  readonly now: Instant;
}

export interface Revision {
  readonly appeals: readonly RevisedAppeal[];
  readonly guards?: {
    /** Of a decision whose appeals are all decided: another one fails the guard, so that none stays undecided. */
    readonly counted?: readonly AppealsCounted[];
    readonly claimant?: Claimant;
  };
  readonly events?: readonly DomainEvent[];
  readonly audit?: AuditNote;
  readonly mails?: readonly Mail[];
}

export interface Submission {
  readonly appeal: OpenAppeal;
  /** The track is still at the version decided on, and no appeal of the decision came in meanwhile. */
  readonly guards: { readonly catalogVersion: number; readonly appealsOfDecision: number };
  readonly mails: readonly Mail[];
}

/**
 * Decisions about tracks, appeals against them, and who works on what. Decisions come in with the commit of the track
 * that they are about (`TrackLibrary.commit`, `ruling`); none is ever changed or leaves it.
 */
export interface ModerationStore {
  decision(id: DecisionId): Promise<Decision | undefined>;
  /** In the order of the commits that they came in with. */
  decisions(trackId: TrackId): Promise<readonly Decision[]>;
  /** Atomic: the appeal and its mails, where the guards hold; of rivals one gets in. */
  submit(submission: Submission): Promise<'submitted' | 'guard-failed'>;
  appeal(id: AppealId): Promise<Appeal | undefined>;
  /** In the order in which they came in. */
  appealsOf(decisionId: DecisionId): Promise<readonly Appeal[]>;
  /** Atomic: all of them, events, note and mails, or nothing. */
  revise(change: Revision): Promise<'revised' | 'guard-failed' | 'claimed-by-another'>;
  /** Those in a status, the one to be decided first before all; those after a place. */
  listAppeals(page: {
    readonly statuses: readonly AppealStatus[];
    readonly after?: { readonly decideBy: Instant; readonly appealId: AppealId };
    readonly limit: number;
  }): Promise<readonly Appeal[]>;
  /** Tracks in `pending_review`, the one that has been so for longest first, with who works on them. */
  pendingTracks(page: {
    readonly now: Instant;
    readonly limit: number;
    /** Those claimed by others are left out. */
    readonly freeFor?: StaffId;
    readonly after?: { readonly since: Instant; readonly trackId: TrackId };
  }): Promise<readonly { readonly trackId: TrackId; readonly since: Instant; readonly claim?: Claim }[]>;
  /** Atomic: claims for a member of staff what nobody else has claimed, else tells who has; one's own claim is prolonged. */
  claim(claim: Claim, now: Instant): Promise<'claimed' | Claim>;
  claimOf(subject: TrackId | AppealId, now: Instant): Promise<Claim | undefined>;
  unclaim(subject: TrackId | AppealId, staffId: StaffId): Promise<void>;
}
