import type { Draft } from '../drafts/draft.ts';
import { openSince, type ShareDispute } from './dispute.ts';

/**
 * Whether the parties of a track permit its licenses. `operator`: the operator delivered it, and no party was asked. `confirmed`: its account
 * submitted it, which needs the confirmation of each party. `disputed`: a party has disputed its shares since then, and staff have not set the dispute aside.
 */
export const mandateStates = ['operator', 'confirmed', 'disputed'] as const;
export type Mandates = (typeof mandateStates)[number];

/** Returns whether the parties of a track permit its licenses. `draft` is undefined for a track of the operator. */
export const mandatesOf = (
  draft: Pick<Draft, 'submitted'> | undefined,
  disputes: readonly { readonly dispute: ShareDispute }[],
): Mandates => {
  if (disputes.some((each) => openSince(each) !== undefined)) return 'disputed';
  return draft?.submitted ? 'confirmed' : 'operator';
};
