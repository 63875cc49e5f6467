import type { Territory } from '../shared/territory.ts';
import type { DecisionSource, Ground, StatementOfReasons } from './statement.ts';

/** The operator's statement about a decision. */
export interface OperatorsWords {
  readonly ground?: Ground;
  readonly source?: DecisionSource;
  readonly facts?: string;
  readonly clause?: string;
}

/** The events that can initiate a decision of the operator; `appeal` is for decisions about appeals. */
export const operatorSources = [
  'own_review',
  'notice',
  'order',
  'rights_holder',
] as const satisfies readonly DecisionSource[];

/**
 * The reasons that a statement must contain for a decision against a track (Article 17(3) of Regulation (EU)
 * 2022/2065).
 */
export const requiredReasons = ['ground', 'source', 'facts', 'clause'] as const;

/** Returns the names of the reasons that a decision against a track still lacks. */
export const missingReasons = (words: OperatorsWords): readonly (typeof requiredReasons)[number][] =>
  requiredReasons.filter((name) => (words[name] ?? '').trim() === '');

const clauseUnstated = 'No clause was stated.';

/**
 * Returns the operator's statement, which says explicitly what was not stated: reasons are never inferred.
 */
export const takedownStatement = (
  territories: readonly Territory[],
  {
    ground = 'other',
    source = 'own_review',
    facts = 'No facts were stated.',
    clause = clauseUnstated,
  }: OperatorsWords = {},
): StatementOfReasons => ({
  ...{ ground, source, facts, clause },
  automated: false,
  ...(territories.length > 0 && { territories }),
});

/** Returns the statement of an approval or a reinstatement, which requires no reasons. */
export const approvalStatement = (
  act: 'approve' | 'reinstate',
  {
    ground = act === 'approve' ? 'meets_requirements' : 'other',
    source = 'own_review',
    facts = act === 'approve'
      ? 'The operator of the service approved the track.'
      : 'The operator of the service reinstated the track.',
    clause = clauseUnstated,
  }: OperatorsWords = {},
): StatementOfReasons => ({ ...{ ground, source, facts, clause }, automated: false });

/** Returns the statement for a track that was returned or rejected and then delivered again. */
export const redeliveryStatement: StatementOfReasons = {
  ground: 'other',
  facts: 'The track was delivered again, and its review starts over.',
  clause: clauseUnstated,
  source: 'rights_holder',
  automated: false,
};
