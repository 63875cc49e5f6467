import { anEvent, noon, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aDecision, anAppeal, decisionId } from '../../../support/builders/moderation-builders.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';
import type { KernelView } from '../../storage/kernel/stage.ts';
import { aSubmission, decided, minute } from '../../moderation/moderation-store/stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { interleavedDisputePolicies } from './disputes.ts';
import { interleavedDraftPolicies } from './interleaved-drafts.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';

export type InterleavedLibrary = LibraryView & Pick<KernelView, 'between'>;

const overruling = aDecision({ trackId: trackId(), verdict: { act: 'reinstate' } }, 2);

/** Commits the first track with a decision that takes the place of the first one, which nobody had appealed. */
const ruling = async (
  { library }: LibraryView,
  claimant?: { readonly staffId: ReturnType<typeof staffId> },
) => {
  const track = await library.find(trackId());
  if (!track) throw new Error('no track');
  const outcome = await library.commit(
    aCommit({ ...uncommitted(track), title: 'Back' }, track.catalogVersion, {
      ruling: {
        decision: overruling,
        appeals: [],
        lifts: [{ decisionId: decisionId(1), appeals: 0 }],
        ...(claimant && { claimant: { ...claimant, now: noon } }),
      },
    }),
  );
  return outcome.outcome === 'committed' ? 'committed' : outcome.guard;
};

/** The steps of a commit with a decision: what it looks at, and what it writes then. */
const steps = [1, 2, 5, 6, 9];

/** The promises of a library of the store kit when concurrent callers commit while a track is being committed. */
export const interleavedLibraryContract = (open: OpenWorld<InterleavedLibrary>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...interleavedDraftPolicies(open),
    ...interleavedDisputePolicies(open),
    ...steps.map((step) =>
      policy(
        `leaves no appeal open against a decision that is lifted meanwhile, at step ${step}`,
        async (view, concurrently) => {
          await decided(view);
          let submitted: string[] = [];
          const running = { name: 'track-library.commit', step, run: () => ruling(view) };
          const outcome = await view.between(running, async () => {
            submitted = await concurrently(1, ({ moderationStore }) => moderationStore.submit(aSubmission()));
          });
          const outcomes = [outcome, submitted[0]];
          expect([
            ['committed', 'guard-failed'],
            ['appeals', 'submitted'],
          ]).toContainEqual(outcomes);
          expect(await view.moderationStore.appealsOf(decisionId(1))).toHaveLength(
            outcome === 'committed' ? 0 : 1,
          );
        },
      ),
    ),
    ...steps.map((step) =>
      policy(
        `commits no decision about a track that someone else claims meanwhile, at step ${step}`,
        async (view, concurrently) => {
          await decided(view);
          let claimedBefore = false;
          const running = {
            name: 'track-library.commit',
            step,
            run: async () => {
              const outcome = await ruling(view, { staffId: staffId(2) });
              return { outcome, claimedBefore };
            },
          };
          const seen = await view.between(running, async () => {
            const claim = { subject: trackId(), staffId: staffId(3), until: noon + minute };
            await concurrently(1, ({ moderationStore }) => moderationStore.claim(claim, noon));
            claimedBefore = true;
          });
          expect(seen.outcome).toBe(seen.claimedBefore ? 'claim' : 'committed');
          // A decision ends the claims that were there before it.
          expect(await view.moderationStore.claimOf(trackId(), noon)).toMatchObject({ staffId: staffId(3) });
        },
      ),
    ),
    ...[1, 2].map((step) =>
      policy(
        `accepts no appeal against a decision about a track that changes meanwhile, at step ${step}`,
        async (view, concurrently) => {
          await decided(view);
          const track = await view.library.find(trackId());
          if (!track) throw new Error('no track');
          let changedBefore = false;
          const running = {
            name: 'moderation-store.submit',
            step,
            run: async () => {
              const outcome = await view.moderationStore.submit(aSubmission(anAppeal()));
              return { outcome, changedBefore };
            },
          };
          const seen = await view.between(running, async () => {
            await concurrently(1, ({ library }) => library.commit(aCommit(uncommitted(track), 1)));
            changedBefore = true;
          });
          expect(changedBefore).toBe(true);
          expect(seen.outcome).toBe(seen.changedBefore ? 'guard-failed' : 'submitted');
        },
      ),
    ),
    ...[1, 2, 3].map((step) =>
      policy(
        `shows no version before the one that came first, at step ${step}`,
        async (view, concurrently) => {
          const seen: (readonly number[])[] = [];
          const running = {
            name: 'track-library.commit',
            step,
            run: () => view.library.commit(newTrack(1, { effects: { events: [anEvent()] } })),
          };
          await view.between(running, async () => {
            await concurrently(1, async ({ library }) => {
              committed(await library.commit(newTrack(2)));
              seen.push((await library.changes(0, 10)).map(({ catalogVersion }) => catalogVersion));
            });
          });
          expect(seen).toEqual([[1, 2].slice(0, seen[0]?.length)]);
          const all = await view.library.changes(0, 10);
          expect(all.map(({ catalogVersion }) => catalogVersion)).toEqual([1, 2]);
        },
      ),
    ),
  ];
};
