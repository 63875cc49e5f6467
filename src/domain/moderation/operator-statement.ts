import type { TakedownReason } from '../catalog/track.ts';
import type { Territory } from '../shared/territory.ts';
import type { Ground, StatementOfReasons } from './statement.ts';

/** What the operator may say of a decision; what is not said is said for them. */
export interface OperatorsWords {
  readonly ground?: Ground;
  readonly facts?: string;
  readonly clause?: string;
}

const origins = {
  withdrawn: { ground: 'rights_holder_request', source: 'rights_holder' },
  disputed: { ground: 'rights_conflict', source: 'notice' },
  infringing: { ground: 'rights_claim', source: 'notice' },
  legal: { ground: 'legal_order', source: 'order' },
} as const satisfies Readonly<Record<TakedownReason, Pick<StatementOfReasons, 'ground' | 'source'>>>;

const clauseUnnamed = 'Terms of service';

export const takedownStatement = (
  reason: TakedownReason,
  territories: readonly Territory[],
  {
    ground = origins[reason].ground,
    facts = `The operator of the service took it down (${reason}).`,
    clause = clauseUnnamed,
  }: OperatorsWords = {},
): StatementOfReasons => ({
  ground,
  source: origins[reason].source,
  facts,
  clause,
  automated: false,
  ...(territories.length > 0 && { territories }),
});

export const approvalStatement = ({
  ground = 'meets_requirements',
  facts = 'The operator of the service found nothing against it.',
  clause = clauseUnnamed,
}: OperatorsWords = {}): StatementOfReasons => ({
  ground,
  facts,
  clause,
  source: 'own_review',
  automated: false,
});

/** Of a track that review had sent back or turned away, and that came again. */
export const redeliveryStatement: StatementOfReasons = {
  ground: 'other',
  facts: 'It was delivered anew, and is to be reviewed as it is now.',
  clause: clauseUnnamed,
  source: 'rights_holder',
  automated: false,
};
