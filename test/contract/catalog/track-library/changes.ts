import fc from 'fast-check';
import type { Track } from '../../../../src/domain/catalog/track.ts';
import { aTrack, noon, trackId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './stage.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { down } from './stage.ts';

const versionsOf = (tracks: readonly Track[]): readonly number[] =>
  tracks.map((track) => track.catalogVersion);

/** The changes of the catalog, as those that follow it read them. */
export const changePolicies = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lists changes by version, each track once, whatever its state', async ({ library }) => {
      const [first] = [
        committed(await library.commit(newTrack(1))),
        await library.commit(newTrack(2)),
        await library.commit(aCommit({ ...uncommitted(aTrack({}, 3)), moderationStatus: 'pending_review' })),
      ];
      const gone = committed(await library.commit(down(first, noon)));
      const summary = (tracks: readonly Track[]) =>
        tracks.map((track) => [track.trackId, track.catalogVersion, track.moderationStatus]);
      const all = [
        [trackId(2), 2, 'approved'],
        [trackId(3), 3, 'pending_review'],
        [trackId(1), 4, 'taken_down'],
      ];
      expect(summary(await library.changes(0, 10))).toEqual(all);
      expect(summary(await library.changes(0, 2))).toEqual(all.slice(0, 2));
      expect(summary(await library.changes(2, 10))).toEqual(all.slice(1));
      expect(await library.changes(3, 1)).toEqual([gone]);
      expect(await library.changes(4, 10)).toEqual([]);
    }),

    policy('ends in the same catalog wherever a replay of the changes begins', async ({ library }) => {
      const catalogs: ReadonlyMap<string, Track>[] = [new Map()];
      for (let i = 0; i < 30; i++) {
        const before = catalogs.at(-1) ?? new Map<string, Track>();
        const known = before.get(trackId((i * 7) % 11));
        const change = known
          ? aCommit({ ...uncommitted(known), title: `Take ${i}` }, known.catalogVersion)
          : newTrack((i * 7) % 11);
        const track = committed(await library.commit(change));
        catalogs.push(new Map(before).set(track.trackId, track));
      }
      const versions = fc.integer({ min: 0, max: 30 });
      await fc.assert(
        fc.asyncProperty(versions, fc.integer({ min: 1, max: 12 }), async (from, limit) => {
          const catalog = new Map(catalogs[from]);
          for (let at = from, page: readonly Track[] = []; ; at = page.at(-1)?.catalogVersion ?? at) {
            page = await library.changes(at, limit);
            for (const track of page) catalog.set(track.trackId, track);
            if (page.length === 0) break;
          }
          expect(catalog).toEqual(catalogs.at(-1));
        }),
      );
    }),

    policy(
      'returns the version of the latest takedown that took effect before a moment',
      async ({ library }) => {
        const tracks = [];
        for (const n of [1, 2, 3, 4]) tracks.push(committed(await library.commit(newTrack(n))));
        const downAt = [noon + 3_000, noon + 1_000, noon + 2_000];
        const gone = [];
        for (const [i, at] of downAt.entries()) {
          const track = tracks[i];
          if (track) gone.push(committed(await library.commit(down(track, at))));
        }
        expect(versionsOf(gone)).toEqual([5, 6, 7]);
        expect(await library.lastTakedownBefore(noon + 1_000)).toBe(0);
        expect(await library.lastTakedownBefore(noon + 1_001)).toBe(6);
        expect(await library.lastTakedownBefore(noon + 3_000)).toBe(7);
        const [, , third] = gone;
        if (third) {
          const { takedown: _, ...back } = third as Extract<Track, { moderationStatus: 'taken_down' }>;
          await library.commit(aCommit(uncommitted({ ...back, moderationStatus: 'approved' }), 7));
        }
        expect(await library.lastTakedownBefore(noon + 3_000)).toBe(6);
        expect(await library.lastTakedownBefore(noon + 3_001)).toBe(6);
      },
    ),
  ];
};
