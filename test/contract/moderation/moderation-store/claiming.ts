import type { Track, Uncommitted } from '../../../../src/domain/catalog/track.ts';
import { noon, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { appealId } from '../../../support/builders/moderation-builders.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { minute, pendingOf, unpublished, type ModerationView } from './stage.ts';
import { noEffects } from '../../../support/effects.ts';

const aClaim = (member = 1, n = 1, until = noon + minute) => ({
  subject: trackId(n),
  staffId: staffId(member),
  until,
});

const commit = async ({ library }: ModerationView, track: Uncommitted<Track>) => {
  const { catalogVersion } = (await library.find(track.trackId)) ?? { catalogVersion: 'absent' as const };
  const committed = await library.commit({ track, guards: { catalogVersion }, effects: noEffects });
  expect(committed.outcome).toBe('committed');
};

export const claimingPolicies = (open: OpenWorld<ModerationView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns the tracks that wait, the longest waiting first', async (view) => {
      for (const [n, since] of [5, 2, 2, 9].entries())
        await commit(view, unpublished(n + 1, 'pending_review', noon + since));
      await commit(view, unpublished(5, 'changes_requested', noon));
      await commit(view, { ...unpublished(6), moderationStatus: 'approved' });
      const inOrder = [
        [2, 2],
        [3, 2],
        [1, 5],
        [4, 9],
      ];
      expect(await pendingOf(view)).toEqual(inOrder);
      expect(await pendingOf(view, { limit: 2 })).toEqual(inOrder.slice(0, 2));
      const after = { since: noon + 2, trackId: trackId(2) };
      expect(await pendingOf(view, { after, limit: 2 })).toEqual(inOrder.slice(1, 3));
      expect(await pendingOf(view, { after: { since: noon + 9, trackId: trackId(4) } })).toEqual([]);
    }),

    policy('counts a wait from its beginning, whatever is delivered meanwhile', async (view) => {
      await commit(view, unpublished(1, 'pending_review', noon));
      await commit(view, unpublished(2, 'pending_review', noon + 1));
      await commit(view, unpublished(1, 'pending_review', noon + 5));
      expect(await pendingOf(view)).toEqual([
        [1, 0],
        [2, 1],
      ]);
      await commit(view, unpublished(1, 'changes_requested', noon + 6));
      expect(await pendingOf(view)).toEqual([[2, 1]]);
      await commit(view, unpublished(1, 'pending_review', noon + 7));
      expect(await pendingOf(view)).toEqual([
        [2, 1],
        [1, 7],
      ]);
    }),

    policy(
      'gives a claim to one of twenty concurrent callers, and names its owner to the others',
      async (view, concurrently) => {
        const outcomes = await concurrently(20, ({ moderationStore }, n) =>
          moderationStore.claim(aClaim(n), noon),
        );
        const won = outcomes.findIndex((outcome) => outcome === 'claimed') + 1;
        const others = outcomes.filter((outcome) => outcome !== 'claimed');
        expect(others).toEqual(new Array(19).fill(aClaim(won)));
        const seen = await concurrently(2, ({ moderationStore }) => moderationStore.claimOf(trackId(), noon));
        expect(seen).toEqual([aClaim(won), aClaim(won)]);
      },
    ),

    policy(
      'gives an expired claim to one of twenty, and not before it expires',
      async (view, concurrently) => {
        await view.moderationStore.claim(aClaim(30), noon);
        const early = await concurrently(20, ({ moderationStore }, n) =>
          moderationStore.claim(aClaim(n, 1, noon + 9 * minute), noon + minute - 1),
        );
        expect(early).toEqual(new Array(20).fill(aClaim(30)));
        expect(await view.moderationStore.claimOf(trackId(), noon + minute)).toBeUndefined();
        const late = await concurrently(20, ({ moderationStore }, n) =>
          moderationStore.claim(aClaim(n, 1, noon + 9 * minute), noon + minute),
        );
        expect(late.filter((outcome) => outcome === 'claimed')).toHaveLength(1);
      },
    ),

    policy('prolongs one’s own claim, and never shortens it', async ({ moderationStore }) => {
      await moderationStore.claim(aClaim(), noon);
      expect(await moderationStore.claim(aClaim(1, 1, noon + 3 * minute), noon + 1)).toBe('claimed');
      expect(await moderationStore.claimOf(trackId(), noon + 2)).toEqual(aClaim(1, 1, noon + 3 * minute));
      expect(await moderationStore.claim(aClaim(1, 1, noon + 2 * minute), noon + 2)).toBe('claimed');
      expect(await moderationStore.claimOf(trackId(), noon + 2)).toEqual(aClaim(1, 1, noon + 3 * minute));
      expect(await moderationStore.claim(aClaim(2), noon + 2)).toEqual(aClaim(1, 1, noon + 3 * minute));
    }),

    policy('releases a claim for its owner, and for nobody else', async ({ moderationStore }) => {
      await moderationStore.claim(aClaim(1), noon);
      await moderationStore.claim({ ...aClaim(1), subject: appealId() }, noon);
      await moderationStore.unclaim(trackId(), staffId(2));
      await moderationStore.unclaim(trackId(9), staffId(1));
      expect(await moderationStore.claim(aClaim(2), noon)).toEqual(aClaim(1));
      await moderationStore.unclaim(trackId(), staffId(1));
      expect(await moderationStore.claimOf(trackId(), noon)).toBeUndefined();
      expect(await moderationStore.claimOf(appealId(), noon)).toMatchObject({ staffId: staffId(1) });
      expect(await moderationStore.claim(aClaim(2), noon)).toBe('claimed');
    }),

    policy('returns who works on waiting items, and omits items that others work on', async (view) => {
      const { moderationStore } = view;
      for (let n = 1; n <= 6; n++) await commit(view, unpublished(n, 'pending_review', noon + n));
      for (const [member, n] of [
        [1, 1],
        [1, 2],
        [2, 3],
        [1, 4],
      ] as const)
        await moderationStore.claim(aClaim(member, n, n === 4 ? noon + 1 : noon + minute), noon);
      const now = noon + 1;
      const all = await moderationStore.pendingTracks({ now, limit: 10 });
      expect(all.map(({ claim }) => claim)).toEqual([
        ...[aClaim(1, 1), aClaim(1, 2), aClaim(2, 3)],
        ...[undefined, undefined, undefined],
      ]);
      const numbers = async (page: object) => (await pendingOf(view, { now, ...page })).map(([n]) => n);
      expect(await numbers({ freeFor: staffId(2) })).toEqual([3, 4, 5, 6]);
      expect(await numbers({ freeFor: staffId(2), limit: 2 })).toEqual([3, 4]);
      expect(await numbers({ freeFor: staffId(1), limit: 3 })).toEqual([1, 2, 4]);
      const after = { since: noon + 3, trackId: trackId(3) };
      expect(await numbers({ freeFor: staffId(1), limit: 2, after })).toEqual([4, 5]);
    }),
  ];
};
