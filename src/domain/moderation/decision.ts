import type { Actor } from '../audit/entry.ts';
import { approve, restore, takeDown, withdrawFrom, type AlreadyInState } from '../catalog/moderation.ts';
import {
  moderationStatuses,
  unpublishedStatuses,
  type TakedownReason,
  type Track,
  type Uncommitted,
} from '../catalog/track.ts';
import { sixMonthsMs, type Instant } from '../shared/calendar.ts';
import type { AppealId, DecisionId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isEverywhere, WORLD } from '../shared/territory.ts';
import type { Ground, StatementOfReasons } from './statement.ts';

/**
 * The content of a decision. `reopen` starts the review again. `restrict` takes the track down in the
 * territories of the statement. `reinstate` ends that in the territories of the statement; without
 * territories it ends the takedown, or every restriction of an approved track.
 */
export type Verdict =
  | { readonly act: 'approve' }
  | { readonly act: 'reopen' }
  | { readonly act: 'request_changes' }
  | { readonly act: 'reject' }
  | { readonly act: 'take_down'; readonly reason: TakedownReason }
  | { readonly act: 'restrict'; readonly reason?: TakedownReason }
  | { readonly act: 'reinstate' };
export type DecisionAct = Verdict['act'];
export const decisionActs = [
  'approve',
  'reopen',
  'request_changes',
  'reject',
  'take_down',
  'restrict',
  'reinstate',
] as const satisfies readonly DecisionAct[];

/** A decision about a track, which is never changed. */
export interface Decision {
  readonly decisionId: DecisionId;
  readonly trackId: TrackId;
  readonly verdict: Verdict;
  readonly statement: StatementOfReasons;
  readonly before: Track['moderationStatus'];
  readonly after: Track['moderationStatus'];
  readonly decidedBy: Actor;
  readonly decidedAt: Instant;
  /**
   * How long the track had waited for review since its last change, in milliseconds. Absent if it did not wait, and in
   * decisions of earlier releases.
   */
  readonly waitedMs?: number;
  /** When the appeal period ends; present only for decisions against the track. */
  readonly appealUntil?: Instant;
  /** The decision that this one undoes, and the appeal that led to it. */
  readonly overturns?: { readonly decisionId: DecisionId; readonly appealId: AppealId };
}

/** Six months, as Article 20 of Regulation (EU) 2022/2065 requires. */
const appealPeriodMs = sixMonthsMs;

export type DecisionRejected =
  | AlreadyInState
  /** The status of the track does not permit this decision. */
  | {
      readonly kind: 'decision-not-possible';
      readonly act: DecisionAct;
      readonly status: Track['moderationStatus'];
    }
  /**
   * `restrict` without territories or for `everywhere`, which is a takedown; `reinstate` for the world in
   * place of no territories; or another act, which always applies everywhere, with territories.
   */
  | { readonly kind: 'territories-misplaced'; readonly act: DecisionAct; readonly everywhere: boolean };

/** The statuses from which each act is possible. */
const possible: Readonly<Record<DecisionAct, readonly Track['moderationStatus'][]>> = {
  approve: unpublishedStatuses,
  reopen: ['changes_requested', 'rejected'],
  request_changes: ['pending_review'],
  reject: ['pending_review', 'changes_requested'],
  take_down: ['approved', 'taken_down'],
  // A restriction can precede the track, and remains after its review.
  restrict: moderationStatuses,
  reinstate: ['approved', 'taken_down'],
};

const isPossible = (act: DecisionAct, status: Track['moderationStatus'], territorial: boolean): boolean =>
  possible[act].includes(status) || (act === 'reinstate' && territorial);

export const isAdverse = (act: DecisionAct): boolean =>
  act !== 'approve' && act !== 'reopen' && act !== 'reinstate';

const reviewed = {
  reopen: 'pending_review',
  request_changes: 'changes_requested',
  reject: 'rejected',
} as const;

const reasonByGround: Partial<Readonly<Record<Ground, TakedownReason>>> = {
  rights_conflict: 'disputed',
  rights_claim: 'infringing',
  content_policy: 'infringing',
  fraud: 'infringing',
  legal_order: 'legal',
};

/**
 * Returns the requirement of a restriction on published content: the stated one, or the one that its ground
 * implies.
 */
export const restrictionReason = (
  { reason }: Extract<Verdict, { readonly act: 'restrict' }>,
  { ground }: StatementOfReasons,
): TakedownReason => reason ?? reasonByGround[ground] ?? 'withdrawn';

/** Returns the track after a verdict. */
const outcomeOf = (
  track: Track,
  verdict: Verdict,
  statement: StatementOfReasons,
  at: Instant,
): Result<Uncommitted<Track>, DecisionRejected> => {
  const { act } = verdict;
  const { territories = [] } = statement;
  const status = track.moderationStatus;
  const territorial = territories.length > 0;
  const everywhere = act === 'restrict' ? isEverywhere(territories) : territories.includes(WORLD);
  const misplaced = territorial ? act !== 'restrict' && act !== 'reinstate' : act === 'restrict';
  if (misplaced || everywhere) return fail({ kind: 'territories-misplaced', act, everywhere });
  if (!isPossible(act, status, territorial)) return fail({ kind: 'decision-not-possible', act, status });
  switch (act) {
    case 'approve':
      return approve(track, at);
    case 'reinstate':
      return territorial ? restore(track, territories, at) : approve(track, at);
    case 'take_down':
      return takeDown(track, verdict.reason, at);
    case 'restrict':
      return ok(withdrawFrom(track, territories, at, restrictionReason(verdict, statement)));
    case 'reopen':
    case 'request_changes':
    case 'reject': {
      const moderationStatus = reviewed[act];
      return status === 'approved' || status === 'taken_down'
        ? fail({ kind: 'decision-not-possible', act, status })
        : ok({ ...track, moderationStatus, updatedAt: at });
    }
  }
};

/** The account that submitted the track is closed: nothing makes the track available or reviews it again. */
export interface SubmitterIsClosed {
  readonly kind: 'submitter-closed';
}

/** Returns whether a decision makes a track available, or starts its review again. */
export const bringsBack = ({ decision: { before, after } }: DecisionTaken): boolean =>
  before !== after && (after === 'approved' || after === 'pending_review');

/** An appeal is open against a decision that the new one would replace: the appeal must be decided first. */
export interface DecisionAppealed {
  readonly kind: 'decision-appealed';
  readonly decisionId: DecisionId;
  readonly appealId: AppealId;
}

export interface DecisionTaken {
  readonly track: Uncommitted<Track>;
  readonly decision: Decision;
}

const endsReview = (before: Track, { moderationStatus }: Uncommitted<Track>): boolean =>
  before.moderationStatus === 'pending_review' && moderationStatus !== 'pending_review';

/** Returns the decision as it is stored, with the track that results from it. */
export const recorded = (
  before: Track,
  track: Uncommitted<Track>,
  said: Pick<Decision, 'verdict' | 'statement' | 'decisionId' | 'decidedBy' | 'decidedAt' | 'overturns'>,
): DecisionTaken => ({
  track,
  decision: {
    ...said,
    trackId: before.trackId,
    before: before.moderationStatus,
    after: track.moderationStatus,
    ...(endsReview(before, track) && { waitedMs: Math.max(0, said.decidedAt - before.updatedAt) }),
    ...(isAdverse(said.verdict.act) && { appealUntil: said.decidedAt + appealPeriodMs }),
  },
});

/** Takes a decision about a track: returns the track and the record of the decision. */
export const decide = (
  track: Track,
  { verdict, statement }: Pick<Decision, 'verdict' | 'statement'>,
  origin: Pick<Decision, 'decisionId' | 'decidedBy' | 'decidedAt'>,
): Result<DecisionTaken, DecisionRejected> => {
  const outcome = outcomeOf(track, verdict, statement, origin.decidedAt);
  return outcome.ok ? ok(recorded(track, outcome.value, { ...origin, verdict, statement })) : outcome;
};
