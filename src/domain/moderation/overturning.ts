import type { Track } from '../catalog/track.ts';
import type { AppealId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import { decide, type Decision, type DecisionRefused, type DecisionTaken } from './decision.ts';
import { heldAgainst } from './moderation-status.ts';
import { undoing } from './standing.ts';

/** Only what review turned away can be approved by it; a takedown that is lifted needs no approval. */
export type OverturningRefused = DecisionRefused | { readonly kind: 'approval-misplaced' };

interface Overturning {
  readonly appealId: AppealId;
  /** For the appellant, and for anyone. */
  readonly reasons: string;
  /** A track that review turned away is approved; else it is reviewed anew. */
  readonly approve: boolean;
}

/**
 * The decision that undoes an appealed one and nothing else. Undefined: nothing of it is left to undo, since it was
 * replaced, or another has the same effect; the appeal ends all the same.
 */
export const overturn = (
  track: Track,
  appealed: Decision,
  decisions: readonly Decision[],
  { appealId, reasons, approve }: Overturning,
  means: Pick<Decision, 'decisionId' | 'decidedBy' | 'decidedAt'>,
): Result<DecisionTaken | undefined, OverturningRefused> => {
  const { decisionId, verdict, statement } = appealed;
  if (approve && verdict.act !== 'reject' && verdict.act !== 'request_changes') {
    return fail({ kind: 'approval-misplaced' });
  }
  const stands = heldAgainst(track, decisions).some((one) => one.decisionId === decisionId);
  const way = undoing(appealed, decisions, approve);
  if (!stands || !way.ok) return ok(undefined);
  const { verdict: undone, ...where } = way.value;
  const reasoned = {
    ground: 'appeal_upheld_facts',
    facts: reasons,
    clause: statement.clause,
    source: 'appeal',
    automated: false,
    ...where,
  } as const;
  const overturns = { decisionId, appealId };
  return decide(track, { verdict: undone, statement: reasoned }, { ...means, overturns });
};
