import { LRUCache } from 'lru-cache';
import type { Track } from '../../../domain/catalog/track.ts';
import type { TrackId } from '../../../domain/shared/ids.ts';
import { tracks } from '../collections/catalog.ts';
import type { Kernel } from '../kernel.ts';
import { get, page, peekPage } from '../program.ts';

/** Tracks kept in memory. */
const remembered = 4_096;
/** After more changes than these all copies are dropped, rather than each. */
const manyChanges = 1_000;

const { byVersion, key } = tracks.indexes;

/** The version of the last change of a track; 0 of an empty catalog. */
export const headOf = async (kernel: Pick<Kernel, 'read'>): Promise<number> => {
  const [last] = await kernel.read(peekPage(byVersion, { limit: 1, descending: true }, 'catalogVersion'));
  return Number(last?.catalogVersion ?? 0);
};

/** Tracks as they are committed now. */
export interface TrackReads {
  readonly find: (id: TrackId) => Promise<Track | undefined>;
  /** In the order of the IDs, without those that are not there. */
  readonly findMany: (ids: readonly TrackId[]) => Promise<readonly Track[]>;
}

/** Reads each track that is asked for. */
export const trackReads = (kernel: Pick<Kernel, 'read'>): TrackReads => ({
  find: (id) => kernel.read(get(tracks, id)),
  findMany: async (ids) => {
    if (ids.length === 0) return [];
    const found = await kernel.read(page(key, { among: ids, limit: ids.length }));
    const byId = new Map(found.map((track) => [track.trackId, track]));
    return ids.map((id) => byId.get(id)).filter((track) => track !== undefined);
  },
});

/**
 * Reads tracks once and keeps copies of them. Every change of a track raises the version of the catalog, which is asked for only after
 * something was committed (`commits`): then the copies of what has changed are dropped.
 */
export const trackCopies = (kernel: Pick<Kernel, 'read'>, commits: () => number): TrackReads => {
  const reads = trackReads(kernel);
  // By size: the cache grows with its entries, where `max` allocates them all at once.
  const copies = new LRUCache<TrackId, Track>({ maxSize: remembered, sizeCalculation: () => 1 });
  let seen = { commits: NaN, head: 0 };
  let looking: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const now = commits();
    const head = await headOf(kernel);
    if (head < seen.head || head - seen.head > manyChanges) copies.clear();
    else if (head > seen.head) {
      const range = { after: [seen.head], limit: manyChanges };
      for (const { trackId } of await kernel.read(peekPage(byVersion, range, 'trackId')))
        copies.delete(trackId as TrackId);
    }
    seen = { commits: now, head };
  };
  /** Returns the state that the copies are of. One look at a time: what is read afterwards is no older than its head. */
  const dropOutdated = async (): Promise<number> => {
    while (commits() !== seen.commits) {
      looking ??= look().finally(() => (looking = undefined));
      await looking;
    }
    return seen.commits;
  };
  /** What was read before a change that shows by now may be outdated. */
  const keep = (track: Track, at: number): void => {
    if (commits() === at && seen.commits === at) copies.set(track.trackId, track);
  };

  return {
    find: async (id) => {
      const at = await dropOutdated();
      const copy = copies.get(id);
      if (copy) return copy;
      const track = await reads.find(id);
      if (track) keep(track, at);
      return track;
    },
    findMany: async (ids) => {
      const at = await dropOutdated();
      const known = ids.map((id) => copies.get(id));
      const missing = ids.filter((_, n) => known[n] === undefined);
      if (missing.length === 0) return known.filter((track) => track !== undefined);
      const read = await reads.findMany(missing);
      for (const track of read) keep(track, at);
      const byId = new Map(read.map((track) => [track.trackId, track]));
      return ids.map((id, n) => known[n] ?? byId.get(id)).filter((track) => track !== undefined);
    },
  };
};
