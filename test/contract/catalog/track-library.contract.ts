import type { Track } from '../../../src/domain/catalog/track.ts';
import { anEvent, aTrack, eventId, noon, trackId } from '../../support/builders/builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { aSoundAnalysis } from '../../support/builders/sound-builders.ts';
import { artworkPolicies } from './track-library/artwork.ts';
import { analysisPolicies } from './track-library/analyses.ts';
import { deliveryPolicies } from './track-library/deliveries.ts';
import { commitDisputePolicies } from './track-library/disputes.ts';
import { draftPolicies } from './track-library/drafts.ts';
import { fingerprintPolicies } from './track-library/fingerprints.ts';
import { isrcPolicies } from './track-library/isrcs.ts';
import { listPolicies } from './track-library/lists.ts';
import { noticePolicies } from './track-library/notices.ts';
import { rulingPolicies } from './track-library/rulings.ts';
import { aCommit, committed, newTrack, uncommitted, type LibraryView } from './track-library/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { changePolicies } from './track-library/changes.ts';
import { down } from './track-library/stage.ts';

export type { LibraryView } from './track-library/stage.ts';

const versionsOf = (tracks: readonly Track[]): readonly number[] =>
  tracks.map((track) => track.catalogVersion);
const peaks = (first: number) => ({
  sampleRate: 44_100,
  samplesPerPixel: 512,
  pairs: Int8Array.from([first, 127, -128, 0]),
});

export const trackLibraryContract = (open: OpenWorld<LibraryView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    ...changePolicies(open),
    ...artworkPolicies(open),
    ...draftPolicies(open),
    ...listPolicies(open),
    ...noticePolicies(open),
    ...fingerprintPolicies(open),
    policy('begins empty', async ({ library }) => {
      expect(await library.head()).toBe(0);
      expect(await library.changes(0, 10)).toEqual([]);
      expect(await library.find(trackId())).toBeUndefined();
      expect(await library.findByIsrc(aTrack().isrc)).toBeUndefined();
      expect(await library.peaks([trackId()])).toEqual(new Map());
      expect(await library.analyses([trackId()])).toEqual(new Map());
      expect(await library.delivered('first')).toBeUndefined();
      expect(await library.lastTakedownBefore(noon)).toBe(0);
    }),
    policy(
      'keeps a track exactly as it was committed, with the version it was allotted',
      async ({ library }) => {
        const track = aTrack({ title: 'Zoë “Z” O’Neil — 海', energy: 0.1, keywords: [] });
        const outcome = await library.commit(aCommit(uncommitted(track)));
        expect(outcome).toEqual({ outcome: 'committed', track: { ...track, catalogVersion: 1 } });
        expect(await library.find(track.trackId)).toEqual({ ...track, catalogVersion: 1 });
      },
    ),
    policy(
      'shows a commit to every process as soon as it was acknowledged',
      async ({ library }, concurrently) => {
        let track = committed(await library.commit(newTrack(1)));
        for (let n = 2; n <= 10; n++) {
          expect(
            new Set(
              (await concurrently(4, (view) => view.library.find(trackId()))).map((seen) => seen?.title),
            ).size,
          ).toBe(1);
          track = committed(
            await library.commit(aCommit({ ...uncommitted(track), title: `Take ${n}` }, n - 1)),
          );
          const seen = await concurrently(4, (view) => view.library.find(trackId()));
          expect(seen).toEqual([track, track, track, track]);
          const many = await concurrently(2, (view) => view.library.findMany([trackId()]));
          expect(many).toEqual([[track], [track]]);
        }
      },
    ),
    policy(
      'rejects a decision on a version that has moved, and writes nothing of it',
      async ({ library, outbox }) => {
        const track = committed(await library.commit(newTrack(1)));
        await library.commit(aCommit(uncommitted(track), 1));
        const rest = {
          events: [anEvent({ type: 'track.updated' })],
          delivery: { externalId: 'first', fingerprint: 'a' },
        };
        const late = aCommit({ ...uncommitted(track), title: 'Late' }, 1, { ...rest, peaks: peaks(1) });
        expect(await library.commit(late)).toEqual({ outcome: 'guard-failed', guard: 'version' });
        expect(await library.commit(newTrack(1, rest))).toEqual({
          outcome: 'guard-failed',
          guard: 'version',
        });
        expect(await library.commit({ ...newTrack(2, rest), guards: { catalogVersion: 1 } })).toEqual({
          outcome: 'guard-failed',
          guard: 'version',
        });
        expect(await library.find(trackId())).toEqual({ ...track, catalogVersion: 2 });
        expect(await library.find(trackId(2))).toBeUndefined();
        expect(await library.head()).toBe(2);
        expect(await library.peaks([trackId()])).toEqual(new Map());
        expect(await library.delivered('first')).toBeUndefined();
        expect(await outbox.list({ limit: 10 })).toEqual([]);
      },
    ),
    policy(
      'lets one of twenty concurrent callers change a track on the same version',
      async ({ library, outbox }, concurrently) => {
        const track = committed(await library.commit(newTrack(1)));
        const outcomes = await concurrently(20, (view, n) =>
          view.library.commit(
            aCommit({ ...uncommitted(track), title: `Other ${n}` }, 1, {
              effects: { events: [anEvent({ type: 'track.updated', data: { winner: `Other ${n}` } }, n)] },
            }),
          ),
        );
        const won = outcomes.filter(({ outcome }) => outcome === 'committed').map(committed);
        expect(won).toHaveLength(1);
        expect(await library.find(trackId())).toEqual(won[0]);
        expect(await library.head()).toBe(2);
        const events = await outbox.list({ limit: 100 });
        expect(events.map((event) => event.data['winner'])).toEqual([won[0]?.title]);
      },
    ),
    policy('names the holder of an ISRC, and writes nothing', async ({ library, outbox }) => {
      await library.commit(newTrack(1));
      const { isrc } = aTrack({}, 1);
      const second = { ...uncommitted(aTrack({}, 2)), isrc };
      expect(await library.commit(aCommit(second, 'absent', { effects: { events: [anEvent()] } }))).toEqual({
        outcome: 'guard-failed',
        guard: 'isrc',
        holder: trackId(1),
      });
      expect(await library.find(trackId(2))).toBeUndefined();
      expect(await library.head()).toBe(1);
      expect(await outbox.list({ limit: 10 })).toEqual([]);
    }),
    policy(
      'gives an ISRC to one of twenty concurrent callers, and to another after its track has released it',
      async ({ library }, concurrently) => {
        const { isrc } = aTrack({}, 1);
        const outcomes = await concurrently(20, (view, n) =>
          view.library.commit(aCommit({ ...uncommitted(aTrack({}, n)), isrc })),
        );
        const [holder] = outcomes.filter(({ outcome }) => outcome === 'committed').map(committed);
        const rejected = outcomes.filter((outcome) => outcome.outcome === 'guard-failed');
        expect(rejected).toHaveLength(19);
        expect(new Set(rejected.map((outcome) => outcome.guard === 'isrc' && outcome.holder))).toEqual(
          new Set([holder?.trackId]),
        );
        if (!holder) return;
        await library.commit(
          aCommit({ ...uncommitted(holder), isrc: 'QZXYZ2699999' }, holder.catalogVersion),
        );
        const next = { ...uncommitted(aTrack({}, 30)), isrc };
        expect(await library.commit(aCommit(next))).toMatchObject({ outcome: 'committed' });
      },
    ),
    policy(
      'allots versions in order, without gaps, to concurrent callers in every process',
      async ({ library }, concurrently) => {
        const tracks = await concurrently(40, async (view, n) =>
          committed(await view.library.commit(newTrack(n))),
        );
        expect(versionsOf(tracks).toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: 40 }, (_, i) => i + 1),
        );
        expect(await library.head()).toBe(40);
      },
    ),
    policy(
      'shows versions in order, so that a reader of the changes misses none',
      async ({ library }, concurrently) => {
        const writing = concurrently(60, (view, n) => view.library.commit(newTrack(n)));
        const progress = { done: false };
        void writing.finally(() => (progress.done = true));
        const seen: number[] = [];
        const follow = async () => {
          seen.push(...versionsOf(await library.changes(seen.at(-1) ?? 0, 7)));
        };
        while (!progress.done) {
          await follow();
          await new Promise((resolve) => setImmediate(resolve));
        }
        await writing;
        while ((seen.at(-1) ?? 0) < (await library.head())) await follow();
        expect(seen).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
      },
    ),
    policy(
      'stores events in the commit of the change, each with its catalog version',
      async ({ library, outbox }) => {
        const approved = anEvent({ type: 'track.approved', data: { title: 'a' } }, 1);
        const updated = anEvent({ type: 'track.updated', data: { changedFields: ['title'] } }, 2);
        await library.commit(newTrack(1));
        const track = committed(await library.commit(newTrack(2, { effects: { events: [approved] } })));
        await library.commit(
          aCommit(uncommitted(track), 2, { effects: { events: [updated, anEvent({}, 3)] } }),
        );
        expect(await outbox.list({ limit: 10 })).toEqual([
          { ...approved, data: { title: 'a', catalogVersion: 2 } },
          { ...updated, data: { changedFields: ['title'], catalogVersion: 3 } },
          { ...anEvent({}, 3), data: { ...anEvent({}, 3).data, catalogVersion: 3 } },
        ]);
      },
    ),
    policy('writes nothing of a commit whose event cannot be stored', async ({ library, outbox }) => {
      await library.commit(newTrack(1, { effects: { events: [anEvent({}, 1)] } }));
      const delivery = { externalId: 'second', fingerprint: 'b' };
      const rest = { peaks: peaks(1), analysis: aSoundAnalysis(), delivery };
      const broken = newTrack(2, { effects: { events: [anEvent({}, 2), anEvent({}, 1)] }, ...rest });
      await expect(library.commit(broken)).rejects.toThrow();
      expect(await library.find(trackId(2))).toBeUndefined();
      expect(await library.peaks([trackId(2)])).toEqual(new Map());
      expect(await library.analyses([trackId(2)])).toEqual(new Map());
      expect(await library.delivered('second')).toBeUndefined();
      expect(await library.head()).toBe(1);
      expect((await outbox.list({ limit: 10 })).map(({ eventId }) => eventId)).toEqual([eventId(1)]);
      expect(committed(await library.commit(newTrack(3))).catalogVersion).toBe(2);
    }),
    policy(
      'finds many tracks in the requested order, without those that do not exist',
      async ({ library }) => {
        for (const n of [1, 2, 3]) await library.commit(newTrack(n));
        const requested = [trackId(3), trackId(9), trackId(1), trackId(2)];
        const found = await library.findMany(requested);
        expect(found.map((track) => track.trackId)).toEqual([trackId(3), trackId(1), trackId(2)]);
        expect(await library.findMany([])).toEqual([]);
      },
    ),
    policy('finds a track by the ISRC that it has now, whatever its state', async ({ library }) => {
      const track = committed(await library.commit(newTrack(1)));
      await library.commit(newTrack(2));
      expect(await library.findByIsrc(track.isrc)).toEqual(track);
      const gone = committed(await library.commit(down(track, noon + 1)));
      expect(await library.findByIsrc(track.isrc)).toEqual(gone);
      const isrc = 'ZZZ992699999';
      const renamed = committed(await library.commit(aCommit({ ...uncommitted(gone), isrc }, 3)));
      expect(await library.findByIsrc(isrc)).toEqual(renamed);
      expect(await library.findByIsrc(track.isrc)).toBeUndefined();
    }),
    ...isrcPolicies(open),
    ...commitDisputePolicies(open),
    policy('keeps peaks until a new recording brings others', async ({ library }) => {
      const stored = async () => (await library.peaks([trackId()])).get(trackId());
      let track = committed(await library.commit(newTrack(1, { peaks: peaks(-5) })));
      expect(await stored()).toEqual(peaks(-5));
      track = committed(await library.commit(aCommit(uncommitted(track), track.catalogVersion)));
      expect(await stored()).toEqual(peaks(-5));
      await library.commit(aCommit(uncommitted(track), track.catalogVersion, { peaks: peaks(7) }));
      expect(await stored()).toEqual(peaks(7));
    }),
    policy('returns the peaks of the requested tracks that have some', async ({ library }) => {
      await library.commit(newTrack(1, { peaks: peaks(1) }));
      await library.commit(newTrack(2));
      await library.commit(newTrack(3, { peaks: peaks(3) }));
      await library.commit(newTrack(4, { peaks: peaks(4) }));
      const ids = [trackId(3), trackId(2), trackId(9), trackId(1), trackId(1)];
      expect(await library.peaks(ids)).toEqual(
        new Map([
          [trackId(1), peaks(1)],
          [trackId(3), peaks(3)],
        ]),
      );
      expect(await library.peaks([])).toEqual(new Map());
    }),
    ...analysisPolicies(open),
    ...deliveryPolicies(open),
    ...rulingPolicies(open),
  ];
};
