import { digestOf, noon, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aDraft, aDraftAddition, aDraftChange, aDraftRemoval } from '../../support/drafts/draft-records.ts';
import { aConfirmation, anAnswer, anAsking, confirmed } from '../../support/parties/confirmation-records.ts';
import { partyId } from '../../support/parties/party-records.ts';
import type { KernelView } from '../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import type { ConfirmationsView } from './confirmations-view.ts';
import { disputePolicies } from './disputes.ts';

export type { ConfirmationsView } from './confirmations-view.ts';

const drafted = async ({ draftStore }: ConfirmationsView, ...numbers: readonly number[]): Promise<void> => {
  for (const n of numbers) await draftStore.add(aDraftAddition(aDraft({}, n), n));
};

const notesOf = async ({ auditLog }: ConfirmationsView, named: string): Promise<number> =>
  (await auditLog.entries({ after: 0, limit: 100 })).filter(({ action }) => action === `artist.${named}`)
    .length;

const mailsIn = async ({ mailQueue }: ConfirmationsView): Promise<number> =>
  (await mailQueue.claim({ token: 'lse_1', now: noon + 3_600_000, until: noon + 3_660_000 }, 100)).length;

/** The promises of every store of confirmations: see `ConfirmationStore`. */
export const confirmationStoreContract = (open: OpenWorld<ConfirmationsView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...disputePolicies(open),
    policy(
      'stores questions once, with note and emails, and finds them by track and by code',
      async (view) => {
        const { confirmationStore } = view;
        await drafted(view, 1, 2);
        const asking = anAsking([aConfirmation(), aConfirmation({}, 2)], 1);
        for (let time = 0; time < 2; time++) expect(await confirmationStore.ask(asking)).toBe('asked');
        const other = aConfirmation({ trackId: trackId(2), code: { codeDigest: digestOf(7), until: noon } });
        expect(await confirmationStore.ask(anAsking([other], 2))).toBe('asked');
        expect(await confirmationStore.ofTrack(trackId())).toEqual(asking.confirmations);
        expect(await confirmationStore.ofTrack(trackId(2))).toEqual([other]);
        expect(await confirmationStore.ofTrack(trackId(3))).toEqual([]);
        expect(await confirmationStore.findByCode(digestOf(302))).toEqual(aConfirmation({}, 2));
        expect(await confirmationStore.findByCode(digestOf(303))).toBeUndefined();
        expect(await notesOf(view, 'ask_share_confirmations')).toBe(2);
        expect(await mailsIn(view)).toBe(3);
      },
    ),

    policy('asks nothing if draft or question has changed since', async (view) => {
      const { confirmationStore, draftStore } = view;
      await drafted(view, 1);
      await draftStore.change(aDraftChange(aDraft(), 1));
      const first = aConfirmation();
      expect(await confirmationStore.ask(anAsking([first], 1))).toBe('guard-failed');
      expect(await confirmationStore.ask(anAsking([aConfirmation({ trackId: trackId(2) })], 2))).toBe(
        'guard-failed',
      );
      expect(await confirmationStore.ask(anAsking([first], 3, 2))).toBe('asked');
      const both = [aConfirmation({ reminders: 1 }), aConfirmation({}, 2)];
      expect(await confirmationStore.ask(anAsking(both, 4, 2))).toBe('guard-failed');
      expect(await confirmationStore.ofTrack(trackId())).toEqual([first]);
      const code = { codeDigest: digestOf(8), until: noon + 1 };
      const again = aConfirmation({ reminders: 1, version: 2, code });
      expect(await confirmationStore.ask(anAsking([again], 5, 2))).toBe('asked');
      expect(await confirmationStore.findByCode(digestOf(301))).toBeUndefined();
      expect(await confirmationStore.findByCode(digestOf(8))).toEqual(again);
      expect(await mailsIn(view)).toBe(2);
    }),

    policy('accepts one of twenty answers to the same version', async (view, concurrently) => {
      const { confirmationStore } = view;
      await drafted(view, 1);
      await confirmationStore.ask(anAsking([aConfirmation()], 1));
      const answer = (n: number) => aConfirmation({ answer: { ...confirmed, at: noon + n } });
      const outcomes = await concurrently(20, (each, n) =>
        each.confirmationStore.answer(anAnswer(answer(n), n)),
      );
      expect(outcomes.filter((each) => each === 'answered')).toHaveLength(1);
      const winner = outcomes.indexOf('answered') + 1;
      expect(await confirmationStore.ofTrack(trackId())).toEqual([{ ...answer(winner), version: 2 }]);
      expect(await confirmationStore.answer(anAnswer(answer(winner), winner))).toBe('answered');
      expect(await notesOf(view, 'shares_confirmed')).toBe(1);
      const unknown = anAnswer(aConfirmation({}, 2), 30);
      expect(await confirmationStore.answer(unknown)).toBe('guard-failed');
    }),

    policy('asks no mailbox that has opted out', async (view) => {
      const { confirmationStore } = view;
      await drafted(view, 1, 2);
      await confirmationStore.ask(anAsking([aConfirmation()], 1));
      const mailboxes = [101, 102].map(digestOf);
      expect(await confirmationStore.optedOut(mailboxes)).toEqual(new Set());
      const optOut = anAnswer(aConfirmation(), 2, { optsOut: true });
      expect(await confirmationStore.answer(optOut)).toBe('answered');
      expect(
        await confirmationStore.answer(anAnswer(aConfirmation(), 3, { version: 2, optsOut: true })),
      ).toBe('answered');
      expect(await confirmationStore.optedOut(mailboxes)).toEqual(new Set([digestOf(101)]));
      expect(await confirmationStore.optedOut([])).toEqual(new Set());
      const elsewhere = aConfirmation({
        trackId: trackId(2),
        code: { codeDigest: digestOf(7), until: noon },
      });
      expect(await confirmationStore.ask(anAsking([elsewhere], 3))).toBe('guard-failed');
      const other = { ...elsewhere, partyId: partyId(2), mailbox: digestOf(102) };
      expect(await confirmationStore.ask(anAsking([other], 4))).toBe('asked');
    }),

    policy('deletes questions with the draft of their track', async (view) => {
      const { confirmationStore, draftStore } = view;
      await drafted(view, 1, 2);
      await confirmationStore.ask(anAsking([aConfirmation(), aConfirmation({}, 2)], 1));
      const kept = aConfirmation({ trackId: trackId(2), code: { codeDigest: digestOf(7), until: noon } });
      await confirmationStore.ask(anAsking([kept], 2));
      expect(await draftStore.remove(aDraftRemoval(aDraft(), 1))).toBe('removed');
      expect(await confirmationStore.ofTrack(trackId())).toEqual([]);
      expect(await confirmationStore.findByCode(digestOf(301))).toBeUndefined();
      expect(await confirmationStore.ofTrack(trackId(2))).toEqual([kept]);
    }),
  ];
};

/** The promises of a store when a draft is deleted while questions about it are asked. */
export const interleavedConfirmationsContract = (
  open: OpenWorld<ConfirmationsView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [1, 2, 3].map((step) =>
    policy(
      `keeps no question of a draft that is deleted meanwhile, at step ${step}`,
      async (view, concurrently) => {
        await drafted(view, 1);
        const running = {
          ...{ name: 'confirmation-store.ask', step },
          run: () => view.confirmationStore.ask(anAsking([aConfirmation()], 1)),
        };
        await view.between(running, async () => {
          await concurrently(1, ({ draftStore }) => draftStore.remove(aDraftRemoval(aDraft(), 1)));
        });
        expect(await view.draftStore.find(trackId())).toBeUndefined();
        expect(await view.confirmationStore.ofTrack(trackId())).toEqual([]);
      },
    ),
  );
};
