import { ownedParty } from '../../domain/parties/party.ts';
import { ok } from '../../domain/shared/result.ts';
import type { SecretCipher } from '../../ports/driven/access/secret-cipher.ts';
import type { PartyStore } from '../../ports/driven/parties/party-store.ts';
import type { Digest } from '../../ports/driven/shared/environment.ts';
import type { ListParties, ReadParty } from '../../ports/driving/parties/parties.ts';
import { encryptedCursors, pageOf } from '../staff/records/record-page.ts';

interface Dependencies {
  readonly partyStore: Pick<PartyStore, 'find' | 'ofAccount'>;
}

/** The cursors are encrypted: they contain the name of a person, and addresses of requests are logged. */
export const listParties =
  ({
    partyStore,
    secretCipher,
    digest,
  }: Dependencies & { readonly secretCipher: SecretCipher; readonly digest: Digest }): ListParties =>
  async ({ caller: { member }, limit, cursor }) => {
    const { accountId } = member;
    const page = await pageOf(
      { ...encryptedCursors(secretCipher, 'parties'), digest },
      { list: 'parties', filter: { accountId }, cursor },
      (after) => partyStore.ofAccount(accountId, { limit, ...after }),
    );
    return page.ok ? ok({ parties: page.value.items, nextCursor: page.value.nextCursor }) : page;
  };

export const readParty =
  ({ partyStore }: Dependencies): ReadParty =>
  async ({ caller: { member }, partyId }) =>
    ownedParty(member, partyId, await partyStore.find(partyId));
