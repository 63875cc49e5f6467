import { setImmediate as turn } from 'node:timers/promises';
import { memoryTrackViews } from '../../../../../src/adapters/memory/index.ts';
import type { Track, Uncommitted } from '../../../../../src/domain/catalog/track.ts';
import type { TrackId } from '../../../../../src/domain/shared/ids.ts';
import { aTrack, trackId } from '../../../../support/builders/builders.ts';

type Dependencies = Parameters<typeof memoryTrackViews>[0];
type Library = Dependencies['library'];

const recordBytes = 1_000;

/** A catalog of `count` tracks, and how its reads are counted. */
const catalogOf = (count: number) => {
  const records = new Map<TrackId, Track>();
  const counts = { found: 0, listed: 0 };
  let version = 0;
  const put = (track: Uncommitted<Track>): void => {
    records.delete(track.trackId);
    records.set(track.trackId, { ...track, catalogVersion: ++version });
  };
  for (let n = 1; n <= count; n++) put(aTrack({}, n));
  const library: Library = {
    find: async (id) => {
      counts.found++;
      return records.get(id);
    },
    findMany: async (ids) => {
      counts.found += ids.length;
      return ids.flatMap((id) => records.get(id) ?? []);
    },
    changes: async (after, limit) =>
      [...records.values()].filter(({ catalogVersion }) => catalogVersion > after).slice(0, limit),
    head: async () => version,
    list: async (_filter, { limit, after }) => {
      const left = [...records.values()]
        .toReversed()
        .filter(({ catalogVersion }) => catalogVersion < Number(after?.at ?? Infinity));
      const items = left.slice(0, limit);
      counts.listed += items.length;
      const last = items.at(-1);
      return {
        items,
        ...(last && left.length > limit && { next: { at: last.catalogVersion, id: last.trackId } }),
      };
    },
  };
  return { library, put, counts };
};

const ids = (count: number): readonly TrackId[] => Array.from({ length: count }, (_, n) => trackId(n + 1));

const opened = (count: number, { maxBytes = 10_000_000, ...given }: Partial<Dependencies> = {}) => {
  const catalog = catalogOf(count);
  const views = memoryTrackViews({
    library: catalog.library,
    render: ({ title }) => Buffer.from(title.padEnd(recordBytes)),
    maxBytes,
    idle: async () => turn(),
    ...given,
  });
  return { ...catalog, views };
};

describe('views that are rendered ahead', () => {
  it('makes every track available without a read at its first request', async () => {
    const { views, counts } = opened(200);
    await views.renderAhead(() => undefined);
    expect(await views.findMany(ids(200))).toHaveLength(200);
    expect(counts).toEqual({ found: 0, listed: 200 });
  });

  it('keeps the tracks that changed last if not all fit, and drops nothing for others', async () => {
    const { views, counts } = opened(2_000, { maxBytes: 400_000 });
    await views.renderAhead(() => undefined);
    expect(counts.listed).toBeGreaterThan(100);
    expect(counts.listed).toBeLessThan(400);
    for (let n = 2_000; n > 1_900; n--) await views.find(trackId(n));
    expect(counts.found).toBe(0);
    await views.find(trackId(1));
    expect(counts.found).toBe(1);
  });

  it('renders nothing while the process is busy', async () => {
    const idle = Promise.withResolvers<undefined>();
    const { views, counts } = opened(200, { idle: () => idle.promise });
    const done = views.renderAhead(() => undefined);
    await views.find(trackId(1));
    expect(counts).toEqual({ found: 1, listed: 0 });
    idle.resolve(undefined);
    await done;
    expect(counts.listed).toBe(200);
  });

  it('renders again after so many changes that all views were dropped', async () => {
    const { views, put, counts } = opened(100);
    await views.renderAhead(() => undefined);
    for (let n = 0; n <= 5_000; n++) put(aTrack({ title: `Title ${n}` }, 1));
    await views.find(trackId(2));
    counts.found = 0;
    await views.renderAhead(() => undefined);
    expect(await views.findMany(ids(100))).toHaveLength(100);
    expect(counts.found).toBe(0);
  });

  it('has the current state of a track that changes while it is rendered', async () => {
    const { views, put, library } = opened(64);
    const { list } = library;
    Object.assign(library, {
      list: async (...args: Parameters<Library['list']>) => {
        const page = await list(...args);
        put(aTrack({ title: 'Renamed' }, 40));
        await views.find(trackId(60));
        return page;
      },
    });
    await views.renderAhead(() => undefined);
    const view = await views.find(trackId(40));
    expect(view.ok && Buffer.from(view.value.json).toString().trim()).toBe('Renamed');
  });

  it('tries again after errors of the store, and reports the first of them', async () => {
    const pauses: number[] = [];
    const { views, library, counts } = opened(100, { pause: async (failures) => void pauses.push(failures) });
    const { list } = library;
    let calls = 0;
    Object.assign(library, {
      list: async (...args: Parameters<Library['list']>) =>
        [2, 3, 5].includes(++calls) ? Promise.reject(new Error(`call ${calls}`)) : list(...args),
    });
    const reported: unknown[] = [];
    await views.renderAhead((error) => reported.push(error));
    expect(reported).toEqual([new Error('call 2'), new Error('call 5')]);
    expect(pauses).toEqual([1, 2, 1]);
    expect(counts.listed).toBe(100);
  });

  it('reads what is requested while the store rejects its lists', async () => {
    const { views, library } = opened(100, { pause: async () => turn() });
    Object.assign(library, { list: async () => Promise.reject(new Error('unavailable')) });
    const rendering = views.renderAhead(() => undefined);
    expect((await views.find(trackId(1))).ok).toBe(true);
    await views.close();
    await rendering;
  });

  it('stops when it is closed, also while it waits', async () => {
    const { views, counts } = opened(200, {
      idle: (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    });
    const done = views.renderAhead(() => undefined);
    await views.close();
    await done;
    expect(counts.listed).toBe(0);
  });

  it('stops when it is closed while it reads, although more tracks are left', async () => {
    const { views, library, counts } = opened(200, { idle: async (signal) => signal.throwIfAborted() });
    const { list } = library;
    const [reading, closed] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    Object.assign(library, {
      list: async (...args: Parameters<Library['list']>) => {
        reading.resolve(undefined);
        await closed.promise;
        return list(...args);
      },
    });
    const reported: unknown[] = [];
    const done = views.renderAhead((error) => reported.push(error));
    await reading.promise;
    const closing = views.close();
    closed.resolve(undefined);
    await Promise.all([closing, done]);
    expect(counts.listed).toBe(32);
    expect(reported).toEqual([]);
  });
});
