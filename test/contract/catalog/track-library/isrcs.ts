import type { Track } from '../../../../src/domain/catalog/track.ts';
import { aTrack, noon, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { walked } from '../../list-walk.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { aCommit, committed, uncommitted, type LibraryView } from './stage.ts';

const isrc = 'QZXYZ2600001';
const inStatus = (n: number, moderationStatus: Track['moderationStatus']): Track =>
  ({
    ...aTrack({ isrc }, n),
    moderationStatus,
    ...(moderationStatus === 'taken_down' && { takedown: { reason: 'withdrawn', effectiveAt: noon } }),
  }) as Track;

const stored = async ({ library }: LibraryView, track: Track): Promise<Track> =>
  committed(await library.commit(aCommit(uncommitted(track))));

export const isrcPolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lets other tracks have the ISRC of a rejected one, in every other status', async (view) => {
      const statuses = ['pending_review', 'changes_requested', 'approved', 'taken_down'] as const;
      for (const [n, status] of statuses.entries()) {
        const first = await stored(view, inStatus(2 * n + 1, status));
        const other = aCommit(uncommitted(inStatus(2 * n + 2, 'pending_review')));
        const taken = { outcome: 'guard-failed', guard: 'isrc', holder: first.trackId };
        expect(await view.library.commit(other)).toEqual(taken);
        await view.library.commit(
          aCommit(uncommitted(inStatus(2 * n + 1, 'rejected')), first.catalogVersion),
        );
        const second = committed(await view.library.commit(other));
        await view.library.commit(
          aCommit(uncommitted(inStatus(2 * n + 2, 'rejected')), second.catalogVersion),
        );
      }
    }),

    policy('gives a released ISRC back to its track only while no other one uses it', async (view) => {
      const { library } = view;
      const rejected = await stored(view, inStatus(1, 'rejected'));
      const back = (track: Track) =>
        aCommit(uncommitted({ ...track, moderationStatus: 'pending_review' }), track.catalogVersion);
      const returned = committed(await library.commit(back(rejected)));
      const again = committed(
        await library.commit(aCommit(uncommitted(inStatus(1, 'rejected')), returned.catalogVersion)),
      );
      const other = await stored(view, inStatus(2, 'approved'));
      expect(await library.commit(back(again))).toEqual({
        outcome: 'guard-failed',
        guard: 'isrc',
        holder: other.trackId,
      });
      expect(await library.find(trackId(1))).toEqual(again);
      expect(await library.commit(aCommit(uncommitted(again), again.catalogVersion))).toMatchObject({
        outcome: 'committed',
      });
    }),

    policy(
      'gives a released ISRC to one of twenty concurrent tracks that were rejected with it',
      async (view, concurrently) => {
        const rejected: Track[] = [];
        for (let n = 1; n <= 20; n++) rejected.push(await stored(view, inStatus(n, 'rejected')));
        const outcomes = await concurrently(20, ({ library }, n) => {
          const track = rejected[n - 1] ?? inStatus(n, 'rejected');
          return library.commit(
            aCommit(uncommitted({ ...track, moderationStatus: 'pending_review' }), track.catalogVersion),
          );
        });
        const [won, ...others] = outcomes.filter(({ outcome }) => outcome === 'committed').map(committed);
        expect(others).toEqual([]);
        expect(await view.library.findByIsrc(isrc)).toEqual(won);
      },
    ),

    policy('finds by ISRC the track that uses it before rejected ones, and lists all', async (view) => {
      const { library } = view;
      const first = await stored(view, inStatus(1, 'rejected'));
      expect(await library.findByIsrc(isrc)).toEqual(first);
      const third = await stored(view, inStatus(3, 'rejected'));
      const second = await stored(view, inStatus(2, 'pending_review'));
      expect(await library.findByIsrc(isrc)).toEqual(second);
      expect(await walked((page) => library.list({ isrc }, page))).toEqual([second, first, third]);
      const only = { isrc, status: 'rejected' } as const;
      expect(await walked((page) => library.list(only, page))).toEqual([first, third]);
    }),
  ];
};
