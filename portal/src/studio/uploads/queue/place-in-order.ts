import type { QueuedFile } from './queued-file.ts';

type Placed = Pick<QueuedFile, 'id' | 'stem'>;
type PlaceInOrder = <Prepared, Value>(
  one: Placed,
  prepare: () => Promise<Prepared>,
  place: (prepared: Prepared) => Promise<Value>,
) => Promise<Value>;

/**
 * Returns a function that runs `prepare` immediately. `place` of a stem waits for stems of the same track that were added to the queue before it and are
 * underway, until each is placed or has failed: a track keeps the order of its stems, although the digest of a small file is known first.
 */
export const createPlacement = (): PlaceInOrder => {
  const underway = new Map<Placed, Promise<unknown>>();
  const before = ({ id, stem }: Placed) =>
    [...underway]
      .filter(([other]) => stem && other.stem?.trackId === stem.trackId && other.id < id)
      .map(([, placed]) => placed);
  return async (one, prepare, place) => {
    const run = async () => {
      const prepared = await prepare();
      await Promise.allSettled(before(one));
      return place(prepared);
    };
    const placed = run();
    underway.set(one, placed);
    try {
      return await placed;
    } finally {
      underway.delete(one);
    }
  };
};
