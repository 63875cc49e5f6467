import type { ParametersOf } from '@platform-licensing/client';
import { codesError, codesOf, type Reason, type RightsAction, type Statement } from './names.ts';

type Body = ParametersOf<'createDecision'>['body'];

/** The fields of the dialog. */
export interface Draft {
  readonly reason: Reason;
  readonly ground: Statement['ground'];
  readonly source: Statement['source'];
  readonly facts: string;
  readonly clause: string;
  readonly territories: string;
}

export const firstDraft = (action: RightsAction): Draft => ({
  reason: 'disputed',
  ground: action === 'reinstate' ? 'rights_holder_request' : 'rights_claim',
  source: action === 'reinstate' ? 'rights_holder' : 'notice',
  facts: '',
  clause: action === 'reinstate' ? '' : 'Terms of service, rights and warranties',
  territories: '',
});

/** Whether a draft has its texts, and country codes only. */
export const isComplete = ({ facts, clause, territories }: Draft): boolean =>
  facts.trim() !== '' && clause.trim() !== '' && codesError(territories) === undefined;

/** Returns the statement of a draft, as it is written for the deliverer and the public. */
export const statementOf = ({ ground, facts, clause, territories }: Draft) => {
  const codes = codesOf(territories) as NonNullable<Statement['territories']>;
  return {
    ...{ ground, facts: facts.trim(), clause: clause.trim() },
    ...(codes.length > 0 && { territories: codes }),
  };
};

/** Returns the decision of a draft. */
export const bodyOf = (action: RightsAction, draft: Draft): Body => {
  const statement: Statement = { ...statementOf(draft), source: draft.source, automated: false };
  return action === 'reinstate' ? { action, statement } : { action, reason: draft.reason, statement };
};
