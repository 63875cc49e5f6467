import type { ClientSession, Store } from './store.ts';

interface HeadDocument {
  readonly _id: 'catalog';
  readonly version: number;
}

const catalogHead = { _id: 'catalog' } as const;
const heads = (store: Store) => store.collection<HeadDocument>('catalog_head');

export const headOf = async (store: Store): Promise<number> =>
  (await heads(store).findOne(catalogHead))?.version ?? 0;

/** Of all commits at once one gets it; the others begin anew on what that one left. */
export const nextVersion = async (store: Store, session: ClientSession): Promise<number> => {
  const next = { $inc: { version: 1 } };
  const moved = await heads(store).findOneAndUpdate(catalogHead, next, { session, returnDocument: 'after' });
  if (!moved) throw new Error('the database has no catalog_head');
  return moved.version;
};

/** To the highest version that is there, where it is below it: tracks came from another store. */
export const raiseHead = async (store: Store): Promise<void> => {
  const tracks = store.collection<{ readonly catalogVersion: number }>('tracks');
  const last = await tracks.findOne({}, { sort: { catalogVersion: -1 }, projection: { catalogVersion: 1 } });
  if (last) await heads(store).updateOne(catalogHead, { $max: { version: last.catalogVersion } });
};

export const resetHead = async (store: Store): Promise<void> => {
  await heads(store).updateOne(catalogHead, { $set: { version: 0 } });
};
