import { hash } from 'node:crypto';
import type { Track, Uncommitted } from '../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../src/domain/shared/ids.ts';
import type { TrackView, TrackViews } from '../../../src/ports/driven/catalog/track-views.ts';
import { aTrack, noon, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { dice, randomTrack } from '../../support/builders/catalog/random-catalog.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

/** The views of one process; all processes read one catalog, which is empty at first. */
export interface ViewsView {
  readonly views: TrackViews;
  readonly commit: (track: Uncommitted<Track>) => Promise<Track>;
  /** Returns the JSON of a track. */
  readonly render: (track: Track) => Uint8Array;
}

const textOf = (json: Uint8Array): string => Buffer.from(json).toString();
const takedown = { reason: 'withdrawn', effectiveAt: noon } as const;
const takenDown = (track: Uncommitted<Track>): Uncommitted<Track> => ({
  ...track,
  moderationStatus: 'taken_down',
  takedown,
});

/** Returns what a view must be. */
const shown = ({ render }: ViewsView, track: Track) => ({
  trackId: track.trackId,
  catalogVersion: track.catalogVersion,
  json: textOf(render(track)),
  digest: hash('sha256', render(track), 'base64url').slice(0, 22),
});
const legible = (view: TrackView) => ({ ...view, json: textOf(view.json) });
const found = async ({ views }: ViewsView, id: TrackId) => {
  const view = await views.find(id);
  return view.ok ? legible(view.value) : view.failure;
};
const page = async ({ views }: ViewsView, ids: readonly TrackId[]) =>
  (await views.findMany(ids)).map(legible);

export const trackViewsContract = (open: OpenWorld<ViewsView>): ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('returns a track as it was last committed, to every process', async (view, concurrently) => {
      const { trackId: id } = aTrack();
      for (const title of ['First', 'Second', 'Third']) {
        const track = await view.commit(aTrack({ title }));
        const everywhere = await concurrently(4, async (one) => [
          await found(one, id),
          await page(one, [id]),
        ]);
        for (const seen of everywhere) expect(seen).toEqual([shown(view, track), [shown(view, track)]]);
      }
    }),

    policy('returns why a track cannot be used: it is missing, unpublished or taken down', async (view) => {
      const missing = { kind: 'track-not-found', trackId: trackId() };
      expect(await found(view, trackId())).toEqual(missing);
      await view.commit({ ...aTrack(), moderationStatus: 'pending_review' });
      expect(await found(view, trackId())).toEqual(missing);
      const track = await view.commit(aTrack());
      expect(await found(view, trackId())).toEqual(shown(view, track));
      await view.commit(takenDown(track));
      expect(await found(view, trackId())).toEqual({
        kind: 'track-taken-down',
        trackId: trackId(),
        takedown,
      });
    }),

    policy('returns a page in the order of the IDs, without tracks that cannot be used', async (view) => {
      const [first, second, third] = await Promise.all(
        [1, 2, 3].map((n) => view.commit(aTrack({ title: `Song ${n}` }, n))),
      );
      if (!first || !second || !third) throw new Error('three tracks were committed');
      const ids = [3, 9, 1, 2].map((n) => trackId(n));
      expect(await page(view, ids)).toEqual([third, first, second].map((track) => shown(view, track)));
      await view.commit(takenDown(first));
      expect(await page(view, ids)).toEqual([third, second].map((track) => shown(view, track)));
      expect(await page(view, [])).toEqual([]);
    }),

    policy(
      'never returns a version older than one that was committed before the call',
      async (view, concurrently) => {
        const by = dice(7);
        const committed = new Map<TrackId, Track>();
        const commits = async () => {
          for (let n = 0; n < 60; n++) {
            const track = await view.commit(randomTrack(by, 1 + by.roll(4)));
            committed.set(track.trackId, track);
          }
        };
        const reads = concurrently(8, async (one, n) => {
          for (let round = 0; round < 60; round++) {
            const id = trackId(1 + ((n + round) % 4));
            const min = committed.get(id)?.catalogVersion ?? 0;
            const seen = await one.views.find(id);
            if (seen.ok) expect(seen.value.catalogVersion).toBeGreaterThanOrEqual(min);
          }
        });
        await Promise.all([commits(), reads]);
        for (const track of committed.values())
          if (track.moderationStatus === 'approved') {
            const seen = await concurrently(4, async (one) => found(one, track.trackId));
            for (const each of seen) expect(each).toEqual(shown(view, track));
          }
      },
    ),
  ];
};
