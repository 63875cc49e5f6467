import type { ShareConfirmation } from '../../../src/domain/parties/confirmation.ts';
import { StaffId, type PartyId, type TrackId } from '../../../src/domain/shared/ids.ts';
import { digestOf, noon, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aDraft, aDraftAddition } from '../../support/drafts/draft-records.ts';
import { aConfirmation, anAnswer, anAsking } from '../../support/parties/confirmation-records.ts';
import { walked } from '../list-walk.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import type { ConfirmationsView } from './confirmations-view.ts';

const setAside = { staffId: StaffId('stf_1'), reason: 'A split sheet was signed.', at: noon + 9_000 };

/** A question about a track to the nth party, disputed at a time. */
export const aDispute = (track: TrackId, n: number, at: number): ShareConfirmation =>
  aConfirmation(
    {
      ...{ trackId: track, code: { codeDigest: digestOf(30_000 + at - noon), until: noon } },
      answer: { outcome: 'disputed', at, reason: 'I wrote half.' },
      dispute: { shares: digestOf(200 + n), mailbox: digestOf(100 + n), at, reason: 'I wrote half.' },
    },
    n,
  );

/** Stores drafts with disputed questions; returns the questions as they are stored then. */
export const disputesIn = async (
  { draftStore, confirmationStore }: Pick<ConfirmationsView, 'draftStore' | 'confirmationStore'>,
  disputes: readonly (readonly [track: number, party: number, at: number])[],
): Promise<readonly ShareConfirmation[]> => {
  for (const n of new Set(disputes.map(([track]) => track)))
    await draftStore.add(aDraftAddition(aDraft({}, n), n));
  const stored: ShareConfirmation[] = [];
  for (const [n, [track, party, at]] of disputes.entries()) {
    const { answer, dispute, ...asked } = aDispute(trackId(track), party, at);
    await confirmationStore.ask(anAsking([asked], 100 + n));
    await confirmationStore.answer(
      anAnswer({ ...asked, ...(answer && { answer }), ...(dispute && { dispute }) }, 100 + n),
    );
    stored.push({ ...aDispute(trackId(track), party, at), version: 2 });
  }
  return stored;
};

const partiesOf = (found: readonly ShareConfirmation[]): readonly PartyId[] =>
  found.map(({ partyId }) => partyId);

export const disputePolicies = (open: OpenWorld<ConfirmationsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('finds a question by the codes of earlier emails apart from the latest', async (view) => {
      const { confirmationStore, draftStore } = view;
      await draftStore.add(aDraftAddition(aDraft(), 1));
      await confirmationStore.ask(anAsking([aConfirmation()], 1));
      expect(await confirmationStore.findByEarlierCode(digestOf(301))).toBeUndefined();
      const earlier = [{ codeDigest: digestOf(301), mailbox: digestOf(101) }];
      const again = aConfirmation({
        ...{ version: 2, reminders: 1, earlier, code: { codeDigest: digestOf(8), until: noon + 1 } },
      });
      await confirmationStore.ask(anAsking([again], 2));
      expect(await confirmationStore.findByEarlierCode(digestOf(301))).toEqual(again);
      expect(await confirmationStore.findByEarlierCode(digestOf(8))).toBeUndefined();
      expect(await confirmationStore.findByCode(digestOf(301))).toBeUndefined();
    }),

    policy('opts out the mailbox of an earlier code, not the one that was asked last', async (view) => {
      const { confirmationStore, draftStore } = view;
      await draftStore.add(aDraftAddition(aDraft(), 1));
      await confirmationStore.ask(anAsking([aConfirmation()], 1));
      const answered = { ...anAnswer(aConfirmation(), 2), optOut: { mailbox: digestOf(105), at: noon } };
      expect(await confirmationStore.answer(answered)).toBe('answered');
      expect(await confirmationStore.optedOut([101, 105].map(digestOf))).toEqual(new Set([digestOf(105)]));
    }),

    policy('lists open disputes of all tracks by time, each once', async (view) => {
      const { confirmationStore } = view;
      expect(await confirmationStore.openDisputes({ limit: 2 })).toEqual({ items: [] });
      const [third, first, second] = await disputesIn(view, [
        [1, 1, noon + 30],
        [2, 1, noon + 10],
        [1, 2, noon + 20],
      ]);
      expect(await walked((page) => confirmationStore.openDisputes(page))).toEqual([first, second, third]);
    }),

    policy(
      'keeps a dispute that was set aside with its track, and no longer lists it as open',
      async (view) => {
        const { confirmationStore } = view;
        const [first] = await disputesIn(view, [
          [1, 1, noon + 10],
          [1, 2, noon + 20],
        ]);
        if (!first?.dispute) throw new Error('no dispute');
        const decided = { ...first, dispute: { ...first.dispute, setAside } };
        const { optOut: _, ...change } = anAnswer(decided, 500, { version: 2 });
        expect(await confirmationStore.setAside({ ...change, guards: { version: 1 } })).toBe('guard-failed');
        for (let time = 0; time < 2; time++)
          expect(await confirmationStore.setAside(change)).toBe('set-aside');
        const found = await confirmationStore.disputesOf(trackId());
        expect(found[0]).toEqual({ ...decided, version: 3 });
        expect(partiesOf(found)).toHaveLength(2);
        expect(partiesOf((await confirmationStore.openDisputes({ limit: 9 })).items)).toEqual(
          partiesOf(found.slice(1)),
        );
        expect(await confirmationStore.disputesOf(trackId(2))).toEqual([]);
      },
    ),
  ];
};
