import type { RowIssue } from '../catalog/delivery/delivery.ts';
import { sharesSides, type PartyShares } from '../drafts/party-shares.ts';
import type { PartyId } from '../shared/ids.ts';
import type { ConfirmationState } from './confirmation.ts';

type Issue = Required<Pick<RowIssue, 'code' | 'detail'>>;

const issues: Readonly<Record<Exclude<ConfirmationState, 'confirmed' | 'setAside'>, Issue>> = {
  notAsked: { code: 'not_asked', detail: 'has not been asked to confirm its shares' },
  asked: { code: 'not_confirmed', detail: 'has not confirmed its shares' },
  disputed: { code: 'disputed', detail: 'disputes its shares' },
  optedOut: {
    code: 'opted_out',
    detail: 'does not want emails about its shares, so that it cannot confirm them',
  },
  noAddress: { code: 'no_address', detail: 'has no email address at which it can confirm its shares' },
};

/**
 * Returns a problem for each party that has not confirmed its shares in a track, at the first of them. A dispute that was set aside is none. Parties without a state are left
 * out: the account does not have them.
 */
export const unconfirmedShares = (
  shares: PartyShares,
  states: ReadonlyMap<PartyId, ConfirmationState>,
): readonly RowIssue[] => {
  const named = new Set<PartyId>();
  return sharesSides.flatMap((side) =>
    shares[side].flatMap(({ partyId }, n): readonly RowIssue[] => {
      const state = states.get(partyId);
      if (state === undefined || state === 'confirmed' || state === 'setAside' || named.has(partyId))
        return [];
      named.add(partyId);
      return [{ field: `rights.${side}[${n}].partyId`, ...issues[state] }];
    }),
  );
};
