import { isWidened } from '../parties/consents.ts';
import type { ConfirmationState } from '../parties/confirmation.ts';
import { ownShares, sharesText, sharingParties } from '../parties/own-shares.ts';
import type { PartyId } from '../shared/ids.ts';
import type { ConfirmedParty, Revision } from './draft.ts';
import type { PartyShares } from './party-shares.ts';

const noShares: PartyShares = { master: [], writers: [], publishers: [] };

/** Returns the parties whose shares in a track end with a revision. */
export const droppedParties = (
  before: PartyShares | undefined,
  after: PartyShares | undefined,
): readonly PartyId[] => {
  const kept = new Set(sharingParties(after));
  return sharingParties(before).filter((partyId) => !kept.has(partyId));
};

/** Details with the parties that have shares in them. */
export type WithParties = Pick<Revision, 'details' | 'parties'>;

/**
 * Returns the states of parties in a revision: those whose shares, name, IPI name number and mailbox stay as they were approved need not
 * confirm them again, unless the revision permits more uses of the track by machines.
 */
export const statesInRevision = (
  states: ReadonlyMap<PartyId, ConfirmationState>,
  { details: { rights: before = noShares, tdm: tdmBefore }, parties: known = [] }: WithParties,
  { details: { rights: after = noShares, tdm }, parties = [] }: WithParties,
): ReadonlyMap<PartyId, ConfirmationState> => {
  const textIn = (shares: PartyShares, partyId: PartyId) => sharesText(ownShares(shares, partyId));
  const identityIn = (all: readonly ConfirmedParty[], partyId: PartyId) =>
    all.find((one) => one.partyId === partyId)?.identity;
  const asksAll = isWidened(tdmBefore, tdm);
  const isSame = (partyId: PartyId): boolean =>
    !asksAll &&
    identityIn(known, partyId) !== undefined &&
    identityIn(known, partyId) === identityIn(parties, partyId) &&
    sharingParties(before).includes(partyId) &&
    textIn(before, partyId) === textIn(after, partyId);
  return new Map(
    [...states].map(([partyId, state]) => [
      partyId,
      state !== 'disputed' && isSame(partyId) ? 'confirmed' : state,
    ]),
  );
};
