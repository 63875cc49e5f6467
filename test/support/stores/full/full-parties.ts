import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { accountId } from '../../artists/artist-builders.ts';
import { digestOf, noon, trackId } from '../../builders/builders.ts';
import { aConfirmation, anAnswer, anAsking, confirmed } from '../../parties/confirmation-records.ts';
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

export type KeptOfConfirmations = Pick<Adapters, 'confirmationStore' | 'draftStore'>;

/** A question about every draft of the first `count`, to two parties in turn: some are answered, and some mailboxes opt out. */
export const fillConfirmations = async (
  { confirmationStore, draftStore }: KeptOfConfirmations,
  count: number,
): Promise<void> => {
  for (let n = 1; n <= count; n++) {
    const draft = await draftStore.find(trackId(n));
    if (!draft) continue;
    const code = { codeDigest: digestOf(40_000 + n), until: aConfirmation().code.until };
    const asked = aConfirmation(
      {
        trackId: trackId(n),
        code,
        mailbox: digestOf(50_000 + n),
        ...(n % 4 === 1 && { answer: confirmed }),
        ...(n % 5 === 0 && { dispute: { shares: digestOf(n), at: noon + n } }),
        ...(n % 7 === 0 && { earlier: [{ codeDigest: digestOf(60_000 + n), mailbox: digestOf(n) }] }),
      },
      1 + (n % 2),
    );
    await confirmationStore.ask(anAsking([asked], n, draft.version));
    if (n % 3 === 0) await confirmationStore.answer(anAnswer(asked, n, { optsOut: true }));
  }
};

/** Returns everything that the port returns of the content of `fillConfirmations`. */
export const confirmationContents = async (
  { confirmationStore }: Pick<KeptOfConfirmations, 'confirmationStore'>,
  count: number,
) => ({
  questions: await Promise.all(
    Array.from({ length: count }, (_, i) => confirmationStore.ofTrack(trackId(i + 1))),
  ),
  byCode: await Promise.all(
    Array.from({ length: count }, (_, i) => confirmationStore.findByCode(digestOf(40_001 + i))),
  ),
  byEarlierCode: await Promise.all(
    Array.from({ length: count }, (_, i) => confirmationStore.findByEarlierCode(digestOf(60_001 + i))),
  ),
  disputes: await confirmationStore.openDisputes({ limit: count }),
  optedOut: [
    ...(await confirmationStore.optedOut(Array.from({ length: count }, (_, i) => digestOf(50_001 + i)))),
  ].sort(),
});
