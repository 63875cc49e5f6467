import { LRUCache } from 'lru-cache';
import type { Track } from '../../domain/catalog/track.ts';
import type { TrackId } from '../../domain/shared/ids.ts';
import type { Store } from './store.ts';

/** Tracks kept in memory. Every change of one moves the catalog's head, so that an unmoved head proves them all. */
const remembered = 4_096;
/** After more changes than this all copies are dropped, rather than each. */
const manyChanges = 1_000;

interface Library {
  readonly head: () => number;
  readonly changedSince: (version: number) => readonly TrackId[];
  readonly load: (id: TrackId) => Track | undefined;
}

export interface TrackCopies {
  /** The track as it is committed now; the same object as before where it has not changed. */
  readonly find: (id: TrackId) => Track | undefined;
  /** This process wrote: a store that shares its connection with the writer does not tell so itself. */
  readonly expectChange: () => void;
}

/** Looks at the head only after something was committed to the file (`dataVersion`, some 3 µs). */
export const trackCopies = (store: Store, { head, changedSince, load }: Library): TrackCopies => {
  // By size: its room grows with it, where `max` takes all of it at once.
  const copies = new LRUCache<TrackId, Track>({ maxSize: remembered, sizeCalculation: () => 1 });
  let seen = { dataVersion: -1, head: 0 };

  const forgetStale = (): void => {
    const dataVersion = store.dataVersion();
    if (dataVersion === seen.dataVersion) return;
    const current = head();
    if (current - seen.head > manyChanges) copies.clear();
    else if (current > seen.head) for (const id of changedSince(seen.head)) copies.delete(id);
    seen = { dataVersion, head: current };
  };

  return {
    find: (id) => {
      forgetStale();
      const copy = copies.get(id);
      if (copy) return copy;
      const track = load(id);
      if (track) copies.set(id, track);
      return track;
    },
    expectChange: () => {
      seen = { ...seen, dataVersion: -1 };
    },
  };
};
