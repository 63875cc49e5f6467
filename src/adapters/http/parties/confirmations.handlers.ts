import type { ShareAnswer } from '../../../domain/parties/confirmation.ts';
import { TrackId } from '../../../domain/shared/ids.ts';
import type { Confirmations, PartyConfirmation } from '../../../ports/driving/parties/confirmations.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { maxParties } from './confirmation.schemas.ts';
import { askedSharesView, confirmationView } from './confirmation.view.ts';
import * as routes from './confirmations.contract.ts';

/** Returns an answer as the domain knows it. */
export const answerOf = ({
  answer,
  reason,
}: {
  readonly answer: 'confirm' | 'dispute' | 'optOut';
  readonly reason?: string;
}): ShareAnswer => {
  if (answer === 'dispute') return { outcome: 'disputed', ...(reason !== undefined && { reason }) };
  return { outcome: answer === 'confirm' ? 'confirmed' : 'optedOut' };
};

const listOf = (confirmations: readonly PartyConfirmation[]) => ({
  data: confirmations.map(confirmationView),
  pagination: { limit: maxParties, nextCursor: null, total: confirmations.length },
});

export const confirmationEndpoints = (use: Confirmations): readonly Endpoint[] => [
  endpoint(routes.listConfirmations, async ({ caller, params }) => {
    const found = await use.listConfirmations({ caller, trackId: TrackId(params.trackId) });
    return found.ok ? { status: 200, body: listOf(found.value) } : found;
  }),

  endpoint(routes.askForConfirmations, async ({ caller, params, address }) => {
    const asked = await use.askForConfirmations({ caller, trackId: TrackId(params.trackId), address });
    if (!asked.ok) return asked;
    const { confirmations, emailed } = asked.value;
    return { status: 200, body: { ...listOf(confirmations), emailed: [...emailed] } };
  }),

  endpoint(routes.readShares, async ({ body }) => {
    const found = await use.readShares(body);
    return found.ok ? { status: 200, body: askedSharesView(found.value) } : found;
  }),

  endpoint(routes.answerShares, async ({ body: { code, ...given } }) => {
    const answered = await use.answerShares({ code, answer: answerOf(given) });
    return answered.ok ? { status: 200, body: askedSharesView(answered.value) } : answered;
  }),
];
