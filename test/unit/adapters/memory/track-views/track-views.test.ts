import { trackRenderer, trackView } from '../../../../../src/adapters/http/catalog/track.view.ts';
import { memoryTrackViews } from '../../../../../src/adapters/memory/index.ts';
import { available } from '../../../../../src/domain/catalog/visibility.ts';
import type { Track, Uncommitted } from '../../../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../../../src/domain/shared/ids.ts';
import { trackViewsContract, type ViewsView } from '../../../../contract/catalog/track-views.contract.ts';
import { trackViewsMutants } from '../../../../contract/mutants/catalog/track-views.mutants.ts';
import { mutating, type OpenWorld } from '../../../../contract/world.ts';
import { aTrack, trackId } from '../../../../support/builders/builders.ts';
import { describeContract, expectMutantRejected } from '../../../../support/contract.ts';
import { dice, randomTrack, type Dice } from '../../../../support/builders/catalog/random-catalog.ts';

const base = 'https://api.example';
const render = trackRenderer(base);
type Library = Parameters<typeof memoryTrackViews>[0]['library'];

/** Waits for some turns of the event loop, as a store across a network does. */
const aWhile = async (by: Dice): Promise<void> => {
  for (let turns = by.roll(4); turns > 0; turns--) await new Promise<void>((next) => setImmediate(next));
};

/** A catalog that is read across a network: requests and answers take some time, and each may overtake others. */
const remoteCatalog = (seed = 1) => {
  const by = dice(seed);
  const records = new Map<TrackId, Track>();
  const counts = { read: 0, changes: 0, heads: 0, listed: 0 };
  let version = 0;
  const remotely = async <T>(read: () => T): Promise<T> => {
    await aWhile(by);
    const answer = read();
    await aWhile(by);
    return answer;
  };
  const readNow = (id: TrackId): Track | undefined => {
    counts.read++;
    return records.get(id);
  };
  const library: Library = {
    find: (id) => remotely(() => readNow(id)),
    findMany: (ids) => remotely(() => ids.map(readNow).filter((track) => track !== undefined)),
    changes: (after, limit) =>
      remotely(() => {
        counts.changes++;
        return [...records.values()].filter(({ catalogVersion }) => catalogVersion > after).slice(0, limit);
      }),
    head: () =>
      remotely(() => {
        counts.heads++;
        return version;
      }),
    list: (_filter, { limit, after }) =>
      remotely(() => {
        const left = [...records.values()]
          .toReversed()
          .filter(({ catalogVersion }) => catalogVersion < Number(after?.at ?? Infinity));
        const items = left.slice(0, limit);
        const last = items.at(-1);
        counts.listed += items.length;
        const next = last && left.length > limit && { at: last.catalogVersion, id: last.trackId };
        return { items, ...(next && { next }) };
      }),
  };
  /** Returns the track with its version. In the order of versions, as `changes` needs it. */
  const put = (track: Uncommitted<Track>): Track => {
    const committed = { ...track, catalogVersion: ++version } as Track;
    records.delete(track.trackId);
    records.set(track.trackId, committed);
    return committed;
  };
  return {
    library,
    put,
    counts,
    records,
    commit: async (track: Uncommitted<Track>) => remotely(() => put(track)),
  };
};

const twoProcesses =
  (maxBytes: number): OpenWorld<ViewsView> =>
  async () => {
    const { library, commit } = remoteCatalog();
    const view = (): ViewsView => ({
      views: memoryTrackViews({ library, render, maxBytes }),
      commit,
      render,
    });
    return { views: [view(), view()], close: async () => undefined };
  };

describeContract('views of tracks in memory', trackViewsContract(twoProcesses(1_000_000)));
describeContract('views of tracks that hardly fit in memory', trackViewsContract(twoProcesses(40_000)));
describeContract('views of tracks without memory', trackViewsContract(twoProcesses(0)));

describe('the suite of track views', () => {
  for (const { title, by: cases, of } of trackViewsMutants)
    expectMutantRejected(title, trackViewsContract(mutating(twoProcesses(1_000_000), of)), cases);
});

describe('views of tracks in memory', () => {
  const opened = (maxBytes = 1_000_000) => {
    const catalog = remoteCatalog();
    return { ...catalog, views: memoryTrackViews({ library: catalog.library, render, maxBytes }) };
  };
  const ids = (count: number): readonly TrackId[] => Array.from({ length: count }, (_, n) => trackId(n + 1));

  it('reads a track once, and again after it changed', async () => {
    const { views, put, counts } = opened();
    for (let n = 1; n <= 3; n++) put(aTrack({}, n));
    await views.findMany(ids(3));
    await views.findMany(ids(3));
    await views.find(trackId(2));
    expect(counts.read).toBe(3);
    put(aTrack({ title: 'Renamed' }, 2));
    await views.findMany(ids(3));
    expect(counts.read).toBe(4);
  });

  it('does not read the version of the catalog if it has no memory', async () => {
    const { views, put, counts } = opened(0);
    put(aTrack());
    await views.find(trackId());
    const { heads } = counts;
    await views.find(trackId());
    expect([counts.heads, counts.read]).toEqual([heads, 2]);
  });

  it('drops everything after very many changes instead of reading them', async () => {
    const { views, put, counts } = opened();
    for (let n = 1; n <= 2; n++) put(aTrack({}, n));
    await views.findMany(ids(2));
    for (let n = 0; n <= 5_000; n++) put(aTrack({ title: `Title ${n}` }, 1));
    await views.findMany(ids(2));
    expect([counts.changes, counts.read]).toEqual([0, 4]);
  });

  it('ends if the store says that it changed but has no changes', async () => {
    const { library, put, records } = remoteCatalog();
    put(aTrack());
    const views = memoryTrackViews({
      library: { ...library, changes: async () => [] },
      render,
      maxBytes: 1e6,
    });
    await views.find(trackId());
    put(aTrack({ title: 'Renamed' }));
    const view = await views.find(trackId());
    expect(view.ok && view.value.catalogVersion).toBe(records.get(trackId())?.catalogVersion);
  });

  it.each([0, 30_000, 1_000_000])(
    'has the bytes of the serialized view, over random tracks and changes, with %d bytes of memory',
    async (maxBytes) => {
      const { views, put, records } = opened(maxBytes);
      const by = dice(maxBytes + 1);
      for (let round = 0; round < 300; round++) {
        put(randomTrack(by, 1 + by.roll(40)));
        const wanted = by.some(ids(45), 12);
        const page = await views.findMany(wanted);
        const expected = wanted.flatMap((id) => {
          const shown = available(records.get(id), id);
          return shown.ok ? [JSON.stringify(trackView(shown.value, base))] : [];
        });
        expect(page.map(({ json }) => Buffer.from(json).toString())).toEqual(expected);
      }
    },
  );
});
