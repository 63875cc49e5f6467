import type { ShareConfirmation } from '../../../domain/parties/confirmation.ts';
import { decideDisputeBy } from '../../../domain/parties/dispute.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { DisputeForStaff } from '../../../ports/driving/parties/disputes.ts';

export interface DisputeDependencies {
  readonly confirmationStore: Pick<ConfirmationStore, 'disputesOf'>;
  readonly partyStore: Pick<PartyStore, 'findMany'>;
}

/** Returns disputes with the names of their parties, which their account can have deleted since. */
export const withParties = async (
  { partyStore }: Pick<DisputeDependencies, 'partyStore'>,
  records: readonly ShareConfirmation[],
): Promise<readonly DisputeForStaff[]> => {
  const found = await partyStore.findMany([...new Set(records.map(({ partyId }) => partyId))]);
  const names = new Map(found.map(({ partyId, name }) => [partyId, name]));
  return records.flatMap(({ trackId, partyId, dispute }) => {
    const name = names.get(partyId);
    const party = { partyId, ...(name !== undefined && { name }) };
    return dispute ? [{ trackId, party, dispute, decideBy: decideDisputeBy(dispute.at) }] : [];
  });
};

/** Returns the disputes of a track, also those that staff have set aside. */
export const disputesOfTrack = async (
  dependencies: DisputeDependencies,
  trackId: TrackId,
): Promise<readonly DisputeForStaff[]> =>
  withParties(dependencies, await dependencies.confirmationStore.disputesOf(trackId));
