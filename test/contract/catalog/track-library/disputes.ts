import { noon, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aDraft } from '../../../support/drafts/draft-records.ts';
import { anAnswer, confirmed } from '../../../support/parties/confirmation-records.ts';
import { partyId } from '../../../support/parties/party-records.ts';
import { StaffId } from '../../../../src/domain/shared/ids.ts';
import { disputesIn } from '../../parties/disputes.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aDraftCommit, withMasters } from './drafts.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';

const rejected = { outcome: 'guard-failed', guard: 'disputed' };
const undisputed = (n: number, catalogVersion: number | 'absent' = 'absent') => {
  const change = newTrack(n);
  return { ...change, guards: { catalogVersion, undisputed: true as const } };
};

/** Stores a question about the nth track that was disputed until its party answered it again; returns it as it was disputed. */
const disputedBefore = async (view: LibraryView, n: number) => {
  const [stored] = await disputesIn(view, [[n, 1, noon + n]]);
  if (!stored) throw new Error('no dispute');
  const { dispute: _, ...calm } = stored;
  await view.confirmationStore.answer(anAnswer({ ...calm, version: 2 }, 600 + n, { version: 2 }));
  return stored;
};

/** The steps of a commit that needs an undisputed track: what it reads, and what it writes then. */
const steps = [1, 2, 3];

/** The promises of a commit of an undisputed track when a party disputes its shares meanwhile. */
export const interleavedDisputePolicies = (
  open: OpenWorld<LibraryView & Pick<KernelView, 'between'>>,
): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return steps.map((step) =>
    policy(`approves no track that is disputed meanwhile, at step ${step}`, async (view, concurrently) => {
      const stored = await disputedBefore(view, 1);
      let isDisputed = false;
      const run = async () => {
        const { outcome } = await view.library.commit(undisputed(1));
        return { outcome, isDisputed };
      };
      const seen = await view.between({ name: 'track-library.commit', step, run }, async () => {
        await concurrently(1, ({ confirmationStore }) =>
          confirmationStore.answer(anAnswer(stored, 700, { version: 3 })),
        );
        isDisputed = true;
      });
      expect(seen.outcome).toBe(seen.isDisputed ? 'guard-failed' : 'committed');
      expect(await view.confirmationStore.disputesOf(trackId())).toHaveLength(1);
    }),
  );
};

export const commitDisputePolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('commits an undisputed track only while no party disputes its shares', async (view) => {
      const { library, confirmationStore } = view;
      const [dispute] = await disputesIn(view, [[1, 1, noon]]);
      if (!dispute?.dispute) throw new Error('no dispute');
      expect(await library.commit(undisputed(1))).toEqual(rejected);
      expect(await library.find(trackId())).toBeUndefined();
      expect(committed(await library.commit(undisputed(2))).catalogVersion).toBe(1);
      const track = committed(await library.commit(newTrack(1)));
      const setAside = { staffId: StaffId('stf_1'), reason: 'Signed.', at: noon };
      const decided = { ...dispute, dispute: { ...dispute.dispute, setAside } };
      const { optOut: _, ...change } = anAnswer(decided, 500, { version: 2 });
      await confirmationStore.setAside(change);
      expect(await library.commit(undisputed(1, track.catalogVersion))).toMatchObject({
        outcome: 'committed',
      });
    }),

    policy(
      'approves a track or stores a dispute first, when both are tried concurrently',
      async (view, concurrently) => {
        const { library, confirmationStore } = view;
        const rounds = 6;
        for (let n = 1; n <= rounds; n++) {
          const stored = await disputedBefore(view, n);
          const outcomes = await concurrently(2, async (each, side): Promise<string> =>
            side === 1
              ? (await each.library.commit(undisputed(n))).outcome
              : each.confirmationStore.answer(anAnswer(stored, 700 + n, { version: 3 })),
          );
          expect(outcomes[1]).toBe('answered');
          const open = await confirmationStore.disputesOf(trackId(n));
          expect(open).toHaveLength(1);
          expect((await library.find(trackId(n))) !== undefined).toBe(outcomes[0] === 'committed');
        }
      },
    ),

    policy('commits an undisputed track whose commit ends the last dispute, and no other', async (view) => {
      const { library, confirmationStore } = view;
      const [first, second] = await disputesIn(view, [
        [1, 1, noon + 1],
        [1, 2, noon + 2],
      ]);
      if (!first || !second) throw new Error('no dispute');
      await withMasters(view, 1);
      const agree = (record: typeof first, n: number) =>
        confirmationStore.answer(anAnswer({ ...record, answer: confirmed }, n, { version: 2 }));
      const change = (...versions: readonly number[]) => ({
        ...undisputed(1),
        draft: aDraftCommit(1, {
          confirmed: versions.map((version, n) => ({ partyId: partyId(n + 1), version })),
        }),
      });
      expect(await library.commit(change(2, 2))).toEqual(rejected);
      await agree(first, 810);
      expect(await library.commit(change(3, 2))).toEqual(rejected);
      expect(await library.commit(change(3))).toEqual(rejected);
      await agree(second, 811);
      expect(await library.commit(change(3, 2))).toEqual({ outcome: 'guard-failed', guard: 'draft' });
      expect(await confirmationStore.disputesOf(trackId())).toHaveLength(2);
      committed(await library.commit(change(3, 3)));
      expect(await confirmationStore.disputesOf(trackId())).toEqual([]);
    }),

    policy('submits what its parties have confirmed, and ends their disputes alone', async (view) => {
      const { library, confirmationStore, draftStore } = view;
      const [first, second] = await disputesIn(view, [
        [1, 1, noon + 1],
        [1, 2, noon + 2],
      ]);
      if (!first || !second) throw new Error('no dispute');
      // The first party has confirmed later shares.
      const agreed = { ...first, answer: confirmed };
      await confirmationStore.answer(anAnswer(agreed, 800, { version: 2 }));
      await withMasters(view, 1);
      const based = (version: number) => ({
        ...aDraftCommit(1, {
          confirmed: [
            { partyId: partyId(1), version },
            { partyId: partyId(2), version: 2 },
            { partyId: partyId(7), version: 0 },
          ],
        }),
      });
      const failed = { outcome: 'guard-failed', guard: 'draft' };
      expect(await library.commit(newTrack(1, { draft: based(2) }))).toEqual(failed);
      expect(await library.find(trackId())).toBeUndefined();
      expect(await draftStore.find(trackId())).toEqual(aDraft());
      const submitted = newTrack(1, { draft: based(3) });
      const track = committed(await library.commit(submitted));
      const { dispute: _, ...settled } = agreed;
      expect(await confirmationStore.disputesOf(trackId())).toEqual([second]);
      expect(await confirmationStore.ofTrack(trackId())).toEqual([{ ...settled, version: 4 }, second]);
      const missing = { partyId: partyId(7), version: 1 };
      const draft = aDraftCommit(1, { guards: { version: 2 }, confirmed: [missing] });
      expect(await library.commit(aCommit(uncommitted(track), 1, { draft }))).toEqual(failed);
    }),
  ];
};
