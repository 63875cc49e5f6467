import { LRUCache } from 'lru-cache';
import type { Track } from '../../../../domain/catalog/track.ts';
import type { TrackId } from '../../../../domain/shared/ids.ts';
import { tracks } from '../../collections/catalog.ts';
import type { Kernel } from '../../kernel.ts';
import { get, page, peekPage } from '../../program.ts';

/** The number of cached tracks. */
const remembered = 4_096;
/** The number of changes after which all copies are discarded together. */
const manyChanges = 1_000;

const { byVersion, key } = tracks.indexes;

const headOf = async (kernel: Pick<Kernel, 'read'>): Promise<number> => {
  const [last] = await kernel.read(peekPage(byVersion, { limit: 1, descending: true }, 'catalogVersion'));
  return Number(last?.catalogVersion ?? 0);
};

/** Reads of tracks in their committed state. */
export interface TrackReads {
  readonly find: (id: TrackId) => Promise<Track | undefined>;
  /** Returns tracks in the order of the IDs, without those that do not exist. */
  readonly findMany: (ids: readonly TrackId[]) => Promise<readonly Track[]>;
  /** Returns the version of the last change of a track, or 0 for an empty catalog. */
  readonly head: () => Promise<number>;
}

/** Reads each requested track from the database. */
export const trackReads = (kernel: Pick<Kernel, 'read'>): TrackReads => ({
  find: (id) => kernel.read(get(tracks, id)),
  findMany: async (ids) => {
    if (ids.length === 0) return [];
    const found = await kernel.read(page(key, { among: ids, limit: ids.length }));
    const byId = new Map(found.map((track) => [track.trackId, track]));
    return ids.map((id) => byId.get(id)).filter((track) => track !== undefined);
  },
  head: () => headOf(kernel),
});

/**
 * Reads tracks once and caches them. Every change of a track raises the catalog version, which is read only
 * after something was committed (`commits`); then the copies of changed tracks are discarded.
 */
export const trackCopies = (kernel: Pick<Kernel, 'read'>, commits: () => number): TrackReads => {
  const reads = trackReads(kernel);
  // The limit is a size, because `max` would allocate all entries in advance.
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
  /**
   * Returns the version to which the copies belong. Only one check runs at a time, so that later reads are no
   * older than its version.
   */
  const dropOutdated = async (): Promise<number> => {
    while (commits() !== seen.commits) {
      looking ??= look().finally(() => (looking = undefined));
      await looking;
    }
    return seen.commits;
  };
  /** A read that began before a visible change may be outdated. */
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
    head: async () => {
      await dropOutdated();
      return seen.head;
    },
  };
};
