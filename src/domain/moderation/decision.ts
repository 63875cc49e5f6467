import type { Actor } from '../audit/entry.ts';
import { approve, restore, takeDown, withdrawFrom, type AlreadyInState } from '../catalog/moderation.ts';
import {
  moderationStatuses,
  unpublishedStatuses,
  type TakedownReason,
  type Track,
  type Uncommitted,
} from '../catalog/track.ts';
import { dayMs, type Instant } from '../shared/calendar.ts';
import type { AppealId, DecisionId, TrackId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isEverywhere, WORLD } from '../shared/territory.ts';
import type { Ground, StatementOfReasons } from './statement.ts';

/**
 * What is decided about a track. `reopen`: it is to be looked at anew. `restrict`: a takedown in the territories of the
 * statement. `reinstate`: lifts that in the territories of the statement; where it names none, the takedown, or of an
 * approved track every restriction.
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

/** Taken once, never changed. */
export interface Decision {
  readonly decisionId: DecisionId;
  readonly trackId: TrackId;
  readonly verdict: Verdict;
  readonly statement: StatementOfReasons;
  readonly before: Track['moderationStatus'];
  readonly after: Track['moderationStatus'];
  readonly decidedBy: Actor;
  readonly decidedAt: Instant;
  /** Until when it may be appealed; of decisions against the track alone. */
  readonly appealUntil?: Instant;
  /** The decision that this one undoes, and the appeal it followed. */
  readonly overturns?: { readonly decisionId: DecisionId; readonly appealId: AppealId };
}

/** Six months, as Art. 20 of Regulation (EU) 2022/2065 has it. */
const appealPeriodMs = 183 * dayMs;

export type DecisionRefused =
  | AlreadyInState
  /** The track is in no state in which this can be decided. */
  | {
      readonly kind: 'decision-not-possible';
      readonly act: DecisionAct;
      readonly status: Track['moderationStatus'];
    }
  /**
   * `restrict` names no territory or `everywhere`, which is a takedown; `reinstate` names the world instead of none; or
   * another act, which holds everywhere, names some.
   */
  | { readonly kind: 'territories-misplaced'; readonly act: DecisionAct; readonly everywhere: boolean };

/** From which states each act may be decided. */
const possible: Readonly<Record<DecisionAct, readonly Track['moderationStatus'][]>> = {
  approve: unpublishedStatuses,
  reopen: ['changes_requested', 'rejected'],
  request_changes: ['pending_review'],
  reject: ['pending_review', 'changes_requested'],
  take_down: ['approved', 'taken_down'],
  // A restriction may come before the track does, and outlasts its review.
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

/** What a restriction means for published content: as it says, otherwise as the ground of its statement implies. */
export const restrictionReason = (
  { reason }: Extract<Verdict, { readonly act: 'restrict' }>,
  { ground }: StatementOfReasons,
): TakedownReason => reason ?? reasonByGround[ground] ?? 'withdrawn';

/** The track after a verdict. */
const outcomeOf = (
  track: Track,
  verdict: Verdict,
  statement: StatementOfReasons,
  at: Instant,
): Result<Uncommitted<Track>, DecisionRefused> => {
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

/** An appeal is open against a decision that another one would take the place of: it is decided first. */
export interface DecisionAppealed {
  readonly kind: 'decision-appealed';
  readonly decisionId: DecisionId;
  readonly appealId: AppealId;
}

export interface DecisionTaken {
  readonly track: Uncommitted<Track>;
  readonly decision: Decision;
}

/** A decision as it is kept, with the track that it makes. */
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
    ...(isAdverse(said.verdict.act) && { appealUntil: said.decidedAt + appealPeriodMs }),
  },
});

/** Takes a decision about a track: what becomes of it, and what is kept for good. */
export const decide = (
  track: Track,
  { verdict, statement }: Pick<Decision, 'verdict' | 'statement'>,
  means: Pick<Decision, 'decisionId' | 'decidedBy' | 'decidedAt'>,
): Result<DecisionTaken, DecisionRefused> => {
  const outcome = outcomeOf(track, verdict, statement, means.decidedAt);
  return outcome.ok ? ok(recorded(track, outcome.value, { ...means, verdict, statement })) : outcome;
};
