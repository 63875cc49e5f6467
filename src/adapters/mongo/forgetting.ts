import type { Collection, Filter, InferIdType } from 'mongodb';
import type { Store } from './store.ts';

/** Few enough that each time is answered within the store's patience, whatever has gathered. */
const atOnce = 250;

/**
 * Forgets all documents that an index finds to be old, a portion at a time: what was forgotten stays so where a later
 * portion fails. `drop` deletes those of these ids that are old still, and answers how many.
 */
export const forgetAll = async <Kept extends { readonly _id: InferIdType<Kept> }>(
  store: Store,
  collection: Collection<Kept>,
  old: Filter<Kept>,
  drop: (gone: Filter<Kept>) => Promise<number>,
): Promise<number> => {
  const some = async () =>
    (
      await collection
        .find(old, { projection: { _id: 1 }, batchSize: atOnce })
        .limit(atOnce)
        .toArray()
    ).map(({ _id }) => _id);
  let forgotten = 0;
  for (let ids = await store.ask(some); ids.length > 0; ids = await store.ask(some)) {
    forgotten += await drop({ ...old, _id: { $in: ids } });
  }
  return forgotten;
};
