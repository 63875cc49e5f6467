import type { Draft } from '../../../domain/drafts/draft.ts';
import { partiesOf } from '../../../domain/drafts/party-shares.ts';
import type { ShareConfirmation } from '../../../domain/parties/confirmation.ts';
import { decideDisputeBy } from '../../../domain/parties/dispute.ts';
import type { Party } from '../../../domain/parties/party.ts';
import type { PartyId, TrackId } from '../../../domain/shared/ids.ts';
import type { ConfirmationStore } from '../../../ports/driven/parties/confirmation-store.ts';
import type { PartyStore } from '../../../ports/driven/parties/party-store.ts';
import type { Digest } from '../../../ports/driven/shared/environment.ts';
import type { DisputeForStaff, DisputeWithShares } from '../../../ports/driving/parties/disputes.ts';
import { disputedShares } from './disputed-shares.ts';

interface DisputeStores {
  readonly partyStore: Pick<PartyStore, 'findMany'>;
  readonly digest: Digest;
}

export interface DisputeDependencies extends DisputeStores {
  readonly confirmationStore: Pick<ConfirmationStore, 'disputesOf'>;
}

/** Returns a dispute with the name of its party, which its account can have deleted since. */
const disputeOf = (
  { trackId, partyId, dispute }: ShareConfirmation,
  parties: ReadonlyMap<PartyId, Party>,
): DisputeForStaff | undefined => {
  const name = parties.get(partyId)?.name;
  const party = { partyId, ...(name !== undefined && { name }) };
  return dispute && { trackId, party, dispute, decideBy: decideDisputeBy(dispute.at) };
};

const partiesIn = async (
  { partyStore }: Pick<DisputeStores, 'partyStore'>,
  partyIds: readonly PartyId[],
): Promise<ReadonlyMap<PartyId, Party>> => {
  const found = await partyStore.findMany([...new Set(partyIds)]);
  return new Map(found.map((party) => [party.partyId, party]));
};

/** Returns disputes with the names of their parties. */
export const withParties = async (
  stores: Pick<DisputeStores, 'partyStore'>,
  records: readonly ShareConfirmation[],
): Promise<readonly DisputeForStaff[]> => {
  const parties = await partiesIn(
    stores,
    records.map(({ partyId }) => partyId),
  );
  return records.flatMap((record) => disputeOf(record, parties) ?? []);
};

/** Returns disputes of the track of a draft with the names of their parties and the disputed shares. */
export const withShares = async (
  { digest, ...stores }: DisputeStores,
  draft: Draft | undefined,
  records: readonly ShareConfirmation[],
): Promise<readonly DisputeWithShares[]> => {
  if (records.length === 0) return [];
  const named = [draft?.submitted, draft?.revision].flatMap((part) => partiesOf(part?.details.rights));
  const parties = await partiesIn(stores, [...records.map(({ partyId }) => partyId), ...named]);
  const publishers = new Map([...parties].map(([partyId, { name }]) => [partyId, name]));
  return records.flatMap((record) => {
    const dispute = disputeOf(record, parties);
    const shares = disputedShares(digest, draft, record, parties.get(record.partyId));
    return dispute ? [{ ...dispute, ...shares, publishers }] : [];
  });
};

/** Returns the disputes of a track, also those that staff have set aside. */
export const disputesOfTrack = async (
  { confirmationStore, ...stores }: DisputeDependencies,
  trackId: TrackId,
  draft: Draft | undefined,
): Promise<readonly DisputeWithShares[]> =>
  withShares(stores, draft, await confirmationStore.disputesOf(trackId));
