import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { aParty, aPartyAddition, partyId } from '../../parties/party-records.ts';

export type KeptOfParties = Pick<Adapters, 'partyStore'>;

/** `count` parties of one account, every second without an address. */
export const fillParties = async ({ partyStore }: KeptOfParties, count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const { email, ...party } = aParty({}, n);
    await partyStore.add(aPartyAddition({ ...party, ...(n % 2 === 0 && { email }) }, n, count + 1));
  }
};

/** Returns everything that the port returns of the content of `fillParties`. */
export const partyContents = async ({ partyStore }: KeptOfParties, count: number) => ({
  parties: await partyStore.findMany(Array.from({ length: count }, (_, i) => partyId(i + 1))),
  ofAccount: await partyStore.ofAccount(accountId(), { limit: count }),
});
