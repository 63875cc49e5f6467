import type { AuditNote } from '../audit/entry.ts';
import { takedownReasons, type TakedownReason } from '../catalog/track.ts';
import type { DecisionId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';
import { isAdverse, type Decision, type DecisionAct } from './decision.ts';

interface Restriction {
  readonly decision: Decision;
  /** The territories in which nothing has lifted the restriction. */
  readonly territories: readonly Territory[];
}

/** The remaining decisions against a track, in each of three matters. */
export interface Against {
  /** The decisions of its review; a rejection follows the changes that it requires. */
  readonly review: readonly Decision[];
  readonly restrictions: readonly Restriction[];
  /** The takedowns, each for a more severe reason than the one before. */
  readonly takedowns: readonly { readonly decision: Decision; readonly reason: TakedownReason }[];
}

const nothing: Against = { review: [], restrictions: [], takedowns: [] };

const isMoreSevere = (one: TakedownReason, other: TakedownReason): boolean =>
  takedownReasons.indexOf(one) > takedownReasons.indexOf(other);

const without = ({ review, restrictions, takedowns }: Against, decisionId: DecisionId): Against => ({
  review: review.filter((decision) => decision.decisionId !== decisionId),
  restrictions: restrictions.filter(({ decision }) => decision.decisionId !== decisionId),
  takedowns: takedowns.filter(({ decision }) => decision.decisionId !== decisionId),
});

const liftedIn = (restrictions: readonly Restriction[], lifted: readonly Territory[]) =>
  restrictions
    .map(({ decision, territories }) => ({
      decision,
      territories: territories.filter((territory) => !lifted.includes(territory)),
    }))
    .filter(({ territories }) => territories.length > 0);

/** Adds a decision to the remaining ones, or removes those that it ends, whatever it overturns. */
const joinedBy = (against: Against, decision: Decision): Against => {
  const { verdict, before } = decision;
  const { territories = [] } = decision.statement;
  switch (verdict.act) {
    case 'approve':
    case 'reopen':
      return { ...against, review: [] };
    case 'request_changes':
      return { ...against, review: [decision] };
    case 'reject':
      return { ...against, review: [...(before === 'changes_requested' ? against.review : []), decision] };
    case 'take_down': {
      const { reason } = verdict;
      const lessSevere = against.takedowns.filter((one) => isMoreSevere(reason, one.reason));
      return { ...against, takedowns: [...lessSevere, { decision, reason }] };
    }
    case 'restrict':
      return { ...against, restrictions: [...against.restrictions, { decision, territories }] };
    case 'reinstate':
      if (territories.length > 0) {
        return { ...against, restrictions: liftedIn(against.restrictions, territories) };
      }
      return before === 'taken_down' ? { ...against, takedowns: [] } : { ...against, restrictions: [] };
  }
};

/**
 * An appeal undoes one decision; if it approves the track, no other decision of the review remains in force
 * either. A decision against the track is in force instead of the one that it undoes.
 */
const followedBy = (against: Against, decision: Decision): Against => {
  const { overturns, verdict } = decision;
  if (!overturns || verdict.act === 'approve') return joinedBy(against, decision);
  const rest = without(against, overturns.decisionId);
  return isAdverse(verdict.act) ? joinedBy(rest, decision) : rest;
};

/** Returns the remaining decisions from all decisions of a track, the oldest first. */
export const leftOf = (decisions: readonly Decision[]): Against => decisions.reduce(followedBy, nothing);

/**
 * Returns the decisions against a track that are in force, the most severe last: a takedown, then a
 * restriction, then the review.
 */
export const inForce = (decisions: readonly Decision[]): readonly Decision[] => {
  const { review, restrictions, takedowns } = leftOf(decisions);
  return [...review, ...[...restrictions, ...takedowns].map(({ decision }) => decision)];
};

const endedBy = (decisions: readonly Decision[], next: Decision): readonly Decision[] => {
  const after = inForce([...decisions, next]);
  return inForce(decisions).filter((decision) => !after.includes(decision));
};

/** Returns the decisions that a decision ends without being against the track itself. */
export const undoneBy = (decisions: readonly Decision[], next: Decision): readonly Decision[] =>
  isAdverse(next.verdict.act) ? [] : endedBy(decisions, next);

/**
 * Returns the decisions that a decision against the track replaces: for example takedowns for a reason that
 * is not more severe.
 */
export const replacedBy = (decisions: readonly Decision[], next: Decision): readonly Decision[] =>
  isAdverse(next.verdict.act) ? endedBy(decisions, next) : [];

const reviewActs: readonly DecisionAct[] = ['approve', 'reopen', 'request_changes', 'reject'];

/** Returns whether the track waits for review: the latest decision of its review is not an approval. */
export const isInReview = (decisions: readonly Decision[]): boolean => {
  const last = decisions.findLast(({ verdict: { act } }) => reviewActs.includes(act));
  return last !== undefined && last.verdict.act !== 'approve';
};

/** Returns the audit note of a decision. */
export const decisionNote = ({
  decisionId,
  trackId,
  verdict,
  statement,
  ...decision
}: Decision): AuditNote => ({
  at: decision.decidedAt,
  actor: decision.decidedBy,
  action: `track.${verdict.act}`,
  subjects: [
    trackId,
    decisionId,
    ...(decision.overturns ? [decision.overturns.appealId, decision.overturns.decisionId] : []),
  ],
  detail: {
    before: decision.before,
    after: decision.after,
    ground: statement.ground,
    ...('reason' in verdict && { reason: verdict.reason }),
    ...(statement.territories && { territories: statement.territories.join(',') }),
  },
});
