import { approve as approved, restore, restriction, takeDown } from '../catalog/moderation.ts';
import type { Track, Uncommitted } from '../catalog/track.ts';
import type { Instant } from '../shared/calendar.ts';
import type { AppealId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import {
  recorded,
  restrictionReason,
  type Decision,
  type DecisionTaken,
  type SubmitterIsClosed,
  type Verdict,
} from './decision.ts';
import { inForceAgainst } from './moderation-status.ts';
import { leftOf } from './decisions-in-force.ts';
import { withdrawalStatement, withdrawnInstead } from './withdrawal.ts';

/** Only a track that review rejected can be approved with an appeal; a lifted takedown needs no approval. */
export interface ApprovalMisplaced {
  readonly kind: 'approval-misplaced';
}

interface Overturning {
  readonly appealId: AppealId;
  /** The reasons for the appellant and the public. */
  readonly reasons: string;
  /** Whether a track that review rejected is approved; otherwise it is reviewed again. */
  readonly approve: boolean;
  /** Whether the account that submitted the track is closed, so that the track stays unavailable. */
  readonly isFinal: boolean;
}

/**
 * Returns the status of a track without one decision of its review: that of the decision before, or pending.
 */
const reviewedWithout = (
  track: Track,
  decision: Decision,
  review: readonly Decision[],
  at: Instant,
): Uncommitted<Track> => {
  if (review.at(-1) !== decision) return track;
  const moderationStatus = review.length > 1 ? 'changes_requested' : 'pending_review';
  return track.moderationStatus === 'rejected' || track.moderationStatus === 'changes_requested'
    ? { ...track, moderationStatus, updatedAt: at }
    : track;
};

/**
 * Returns the track with the reasons of the remaining restrictions, if its record contains reasons at all.
 */
const withRestrictions = (
  track: Uncommitted<Track>,
  left: ReturnType<typeof leftOf>['restrictions'],
): Uncommitted<Track> => {
  if (!track.withdrawn?.restrictions) return track;
  const restrictions = left.flatMap(({ decision: { verdict, statement, decidedAt }, territories }) =>
    verdict.act === 'restrict'
      ? [restriction(territories, restrictionReason(verdict, statement), decidedAt)]
      : [],
  );
  return { ...track, withdrawn: { ...track.withdrawn, restrictions } };
};

/**
 * Returns the track without the effects of one decision that no other decision in force has too, or unchanged
 * if there are none.
 */
const without = (
  track: Track,
  decision: Decision,
  decisions: readonly Decision[],
  at: Instant,
): Uncommitted<Track> => {
  const { review, restrictions, takedowns } = leftOf(decisions);
  const changed = (change: Result<Uncommitted<Track>, unknown>) => (change.ok ? change.value : track);
  switch (decision.verdict.act) {
    case 'take_down': {
      if (takedowns.at(-1)?.decision !== decision) return track;
      const earlier = takedowns.at(-2);
      if (!earlier) return changed(approved(track, at));
      return changed(takeDown(track, earlier.reason, at, earlier.decision.decidedAt));
    }
    case 'restrict': {
      const [own, others] = [true, false].map((mine) =>
        restrictions.filter((one) => (one.decision === decision) === mine).flatMap((one) => one.territories),
      );
      const freed = own?.filter((territory) => !others?.includes(territory)) ?? [];
      return withRestrictions(
        changed(restore(track, freed, at)),
        restrictions.filter((one) => one.decision !== decision),
      );
    }
    default:
      return reviewedWithout(track, decision, review, at);
  }
};

/** Returns the verdict that undoes a decision. */
const undoing = ({ verdict: { act } }: Decision): Verdict =>
  act === 'take_down' || act === 'restrict' ? { act: 'reinstate' } : { act: 'reopen' };

/**
 * Decides to undo an appealed decision and nothing else. The decision is recorded even if the track does not
 * change, because the appealed one was replaced or others have the same effect. If the account of the track is closed, the same decision withdraws
 * the track or rejects it, so that no track is unavailable without a decision in force.
 */
export const overturn = (
  track: Track,
  requested: Decision,
  decisions: readonly Decision[],
  { appealId, reasons, approve, isFinal }: Overturning,
  origin: Pick<Decision, 'decisionId' | 'decidedBy' | 'decidedAt'>,
): Result<DecisionTaken, ApprovalMisplaced | SubmitterIsClosed> => {
  const { decisionId } = requested;
  const appealed = decisions.find((one) => one.decisionId === decisionId) ?? requested;
  const { verdict, statement } = appealed;
  if (approve && verdict.act !== 'reject' && verdict.act !== 'request_changes') {
    return fail({ kind: 'approval-misplaced' });
  }
  if (approve && isFinal) return fail({ kind: 'submitter-closed' });
  const at = origin.decidedAt;
  const isInForce = inForceAgainst(track, decisions).includes(appealed);
  const approval = approve && isInForce ? approved(track, at) : undefined;
  const lifted = isInForce ? without(track, appealed, decisions, at) : track;
  const overturns = { decisionId, appealId };
  const withdrawn = isFinal ? withdrawnInstead(track, lifted, at) : undefined;
  if (withdrawn) {
    const said = { ...origin, verdict: withdrawn.verdict, statement: withdrawalStatement, overturns };
    return ok(recorded(track, withdrawn.track, said));
  }
  return ok(
    recorded(track, approval?.ok ? approval.value : lifted, {
      ...origin,
      verdict: approval?.ok ? { act: 'approve' } : undoing(appealed),
      statement: {
        ground: 'appeal_upheld_facts',
        facts: reasons,
        clause: statement.clause,
        source: 'appeal',
        automated: false,
        ...(statement.territories && { territories: statement.territories }),
      },
      overturns,
    }),
  );
};
