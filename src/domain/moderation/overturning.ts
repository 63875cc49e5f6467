import { approve as approved, restore, restriction, takeDown } from '../catalog/moderation.ts';
import type { Track, Uncommitted } from '../catalog/track.ts';
import type { Instant } from '../shared/calendar.ts';
import type { AppealId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { recorded, restrictionReason, type Decision, type DecisionTaken, type Verdict } from './decision.ts';
import { heldAgainst } from './moderation-status.ts';
import { leftOf } from './standing.ts';

/** Only what review turned away can be approved by it; a takedown that is lifted needs no approval. */
export interface ApprovalMisplaced {
  readonly kind: 'approval-misplaced';
}

interface Overturning {
  readonly appealId: AppealId;
  /** For the appellant, and for anyone. */
  readonly reasons: string;
  /** A track that review turned away is approved; else it is reviewed anew. */
  readonly approve: boolean;
}

/** What review comes to without one of its decisions: the one before it, where there is one, or nothing yet. */
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

/** The track with the reasons of the restrictions that are left, where its record names reasons at all. */
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

/** The track without what one decision has taken from it and no other that stands; as it is, where that is nothing. */
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
      const beneath = takedowns.at(-2);
      if (!beneath) return changed(approved(track, at));
      return changed(takeDown(track, beneath.reason, at, beneath.decision.decidedAt));
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

/** What the undoing of a decision is called. */
const undoing = ({ verdict: { act } }: Decision): Verdict =>
  act === 'take_down' || act === 'restrict' ? { act: 'reinstate' } : { act: 'reopen' };

/**
 * The decision that undoes an appealed one and nothing else. It is taken also where the track stays as it is: since the
 * appealed one was replaced, or others have the same effect, which are then all that stands.
 */
export const overturn = (
  track: Track,
  asked: Decision,
  decisions: readonly Decision[],
  { appealId, reasons, approve }: Overturning,
  means: Pick<Decision, 'decisionId' | 'decidedBy' | 'decidedAt'>,
): Result<DecisionTaken, ApprovalMisplaced> => {
  const { decisionId } = asked;
  const appealed = decisions.find((one) => one.decisionId === decisionId) ?? asked;
  const { verdict, statement } = appealed;
  if (approve && verdict.act !== 'reject' && verdict.act !== 'request_changes') {
    return fail({ kind: 'approval-misplaced' });
  }
  const at = means.decidedAt;
  const held = heldAgainst(track, decisions).includes(appealed);
  const approval = approve && held ? approved(track, at) : undefined;
  const after = held ? without(track, appealed, decisions, at) : track;
  return ok(
    recorded(track, approval?.ok ? approval.value : after, {
      ...means,
      verdict: approval?.ok ? { act: 'approve' } : undoing(appealed),
      statement: {
        ground: 'appeal_upheld_facts',
        facts: reasons,
        clause: statement.clause,
        source: 'appeal',
        automated: false,
        ...(statement.territories && { territories: statement.territories }),
      },
      overturns: { decisionId, appealId },
    }),
  );
};
