import type { AuditNote } from '../audit/entry.ts';
import { takedownReasons, type TakedownReason } from '../catalog/track.ts';
import type { DecisionId } from '../shared/ids.ts';
import type { Territory } from '../shared/territory.ts';
import { isAdverse, type Decision, type DecisionAct } from './decision.ts';

interface Restriction {
  readonly decision: Decision;
  /** Where nothing has lifted it. */
  readonly territories: readonly Territory[];
}

/** What is left of the decisions against a track, in each of three matters. */
export interface Against {
  /** A rejection after what it was to change, the last. */
  readonly review: readonly Decision[];
  readonly restrictions: readonly Restriction[];
  /** Each for a graver reason than the one before. */
  readonly takedowns: readonly { readonly decision: Decision; readonly reason: TakedownReason }[];
}

const nothing: Against = { review: [], restrictions: [], takedowns: [] };

const isGraver = (one: TakedownReason, other: TakedownReason): boolean =>
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

const followedBy = (against: Against, decision: Decision): Against => {
  const { verdict, overturns, before } = decision;
  const { territories = [] } = decision.statement;
  // What an appeal undoes is that one decision; an approval says that nothing else of the review stands either.
  if (overturns && verdict.act !== 'approve') return without(against, overturns.decisionId);
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
      const lighter = against.takedowns.filter((one) => isGraver(reason, one.reason));
      return { ...against, takedowns: [...lighter, { decision, reason }] };
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

/** What is left of them all; `decisions`: all of the track, the oldest first. */
export const leftOf = (decisions: readonly Decision[]): Against => decisions.reduce(followedBy, nothing);

/** Decisions against a track that stand, the one that weighs most last: a takedown, then a restriction, then its review. */
export const inForce = (decisions: readonly Decision[]): readonly Decision[] => {
  const { review, restrictions, takedowns } = leftOf(decisions);
  return [...review, ...[...restrictions, ...takedowns].map(({ decision }) => decision)];
};

const endedBy = (decisions: readonly Decision[], next: Decision): readonly Decision[] => {
  const after = inForce([...decisions, next]);
  return inForce(decisions).filter((decision) => !after.includes(decision));
};

/** Those that stand until a decision is taken, and not after it, though it takes nobody anything. */
export const undoneBy = (decisions: readonly Decision[], next: Decision): readonly Decision[] =>
  isAdverse(next.verdict.act) ? [] : endedBy(decisions, next);

/** Those that a decision against the track takes the place of: takedowns by one for no graver reason. */
export const replacedBy = (decisions: readonly Decision[], next: Decision): readonly Decision[] =>
  isAdverse(next.verdict.act) ? endedBy(decisions, next) : [];

const reviewActs: readonly DecisionAct[] = ['approve', 'reopen', 'request_changes', 'reject'];

/** Whether the last word of its review is another than an approval: it is for review to let the track in, whatever comes. */
export const isInReview = (decisions: readonly Decision[]): boolean => {
  const last = decisions.findLast(({ verdict: { act } }) => reviewActs.includes(act));
  return last !== undefined && last.verdict.act !== 'approve';
};

/** How a decision is told to whoever looks after the service. */
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
