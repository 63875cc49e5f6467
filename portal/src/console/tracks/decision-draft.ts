import type { ParametersOf } from '@platform-licensing/client';
import { codesOf, type Reason, type RightsAction, type Statement } from './names.ts';

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

type Body = ParametersOf<'createDecision'>['body'];

/** Returns the decision of a draft. */
export const bodyOf = (action: RightsAction, draft: Draft): Body => {
  const territories = codesOf(draft.territories) as NonNullable<Statement['territories']>;
  const statement: Statement = {
    ground: draft.ground,
    source: draft.source,
    facts: draft.facts.trim(),
    clause: draft.clause.trim(),
    automated: false,
    ...(action !== 'take_down' && territories.length > 0 && { territories }),
  };
  if (action === 'take_down') return { action, reason: draft.reason, statement };
  return action === 'restrict' ? { action, reason: draft.reason, statement } : { action, statement };
};
