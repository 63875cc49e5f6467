import type { AuditNote } from '../audit/entry.ts';
import type { Territory } from '../shared/territory.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { isAdverse, type Decision, type Verdict } from './decision.ts';
import type { StatementOfReasons } from './statement.ts';

interface Restriction {
  readonly decision: Decision;
  /** Where nothing has lifted it. */
  readonly territories: readonly Territory[];
}

/** What is left of the decisions against a track. */
interface Against {
  readonly review: readonly Decision[];
  readonly restrictions: readonly Restriction[];
  readonly takedown: readonly Decision[];
}

const nothing: Against = { review: [], restrictions: [], takedown: [] };

const liftedIn = (restrictions: readonly Restriction[], lifted: readonly Territory[]) =>
  restrictions
    .map(({ decision, territories }) => ({
      decision,
      territories: territories.filter((territory) => !lifted.includes(territory)),
    }))
    .filter(({ territories }) => territories.length > 0);

const followedBy = (against: Against, decision: Decision): Against => {
  const { territories = [] } = decision.statement;
  switch (decision.verdict.act) {
    case 'approve':
    case 'reopen':
      return { ...against, review: [] };
    case 'request_changes':
    case 'reject':
      return { ...against, review: [decision] };
    case 'take_down':
      return { ...against, takedown: [decision] };
    case 'restrict':
      return { ...against, restrictions: [...against.restrictions, { decision, territories }] };
    case 'reinstate':
      if (territories.length > 0) {
        return { ...against, restrictions: liftedIn(against.restrictions, territories) };
      }
      return decision.before === 'taken_down'
        ? { ...against, takedown: [] }
        : { ...against, restrictions: [] };
  }
};

const leftOf = (decisions: readonly Decision[]): Against => decisions.reduce(followedBy, nothing);

/** Decisions against a track that stand, of takedowns the last. */
export const inForce = (decisions: readonly Decision[]): readonly Decision[] => {
  const { review, restrictions, takedown } = leftOf(decisions);
  return [...review, ...restrictions.map(({ decision }) => decision), ...takedown];
};

/**
 * The decision against a track that stands, if any: a takedown before all, then the latest restriction, then what its
 * review came to. `decisions`: all of the track, the oldest first.
 */
export const standingAgainst = (decisions: readonly Decision[]): Decision | undefined =>
  inForce(decisions).at(-1);

/** Those that stand until a decision is taken, and not after it, though it takes nobody anything. */
export const undoneBy = (decisions: readonly Decision[], next: Decision): readonly Decision[] => {
  if (isAdverse(next.verdict.act)) return [];
  const after = inForce([...decisions, next]);
  return inForce(decisions).filter((decision) => !after.includes(decision));
};

/** It was undone or replaced, or another decision has the same effect. */
export interface NothingToUndo {
  readonly kind: 'nothing-to-undo';
}

/**
 * What undoes a decision, and no other one: the verdict, and the territories that its statement names. Of a review it
 * begins anew, where `approve` does not say that it is over.
 */
export const undoing = (
  decision: Decision,
  decisions: readonly Decision[],
  approve = false,
): Result<{ readonly verdict: Verdict } & Pick<StatementOfReasons, 'territories'>, NothingToUndo> => {
  const { review, restrictions, takedown } = leftOf(decisions);
  const isIt = (other: Decision) => other.decisionId === decision.decisionId;
  if (review.some(isIt)) return ok({ verdict: { act: approve ? 'approve' : 'reopen' } });
  if (takedown.some(isIt)) return ok({ verdict: { act: 'reinstate' } });
  const own = restrictions.find((one) => isIt(one.decision))?.territories ?? [];
  const others = restrictions.filter((one) => !isIt(one.decision)).flatMap((one) => one.territories);
  const territories = own.filter((territory) => !others.includes(territory));
  return territories.length > 0
    ? ok({ verdict: { act: 'reinstate' }, territories })
    : fail({ kind: 'nothing-to-undo' });
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
    ...(verdict.act === 'take_down' && { reason: verdict.reason }),
    ...(statement.territories && { territories: statement.territories.join(',') }),
  },
});
