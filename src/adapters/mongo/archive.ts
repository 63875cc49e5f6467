import { MongoBulkWriteError, type Collection, type Filter } from 'mongodb';
import {
  StoreMoved,
  type ArchiveKind,
  type ArchivePage,
  type ArchiveRecords,
  type ArchiveSource,
  type ArchiveTarget,
  type Claim,
  type KindProgress,
} from '../../ports/driven/archive.ts';
import { documentKinds } from './archive-kinds.ts';
import { raiseEnd, resetEnd } from './audit-log.ts';
import { headOf, raiseHead, resetHead } from './catalog-head.ts';
import type { Kept } from './document-kind.ts';
import { mongoHold } from './hold.ts';
import { isDuplicateKey } from './outage.ts';
import type { CollectionName } from './schema/index.ts';
import type { Store } from './store.ts';

interface MoveDocument extends Claim {
  readonly _id: 'move';
  readonly kinds: Readonly<Partial<Record<ArchiveKind, KindProgress>>>;
}

const movesOf = (store: Store) => store.collection<MoveDocument>('moves');
const move = { _id: 'move' } as const;

const collectionOf = (store: Store, name: CollectionName): Collection<Kept> => store.collection<Kept>(name);

const withPrefix = (prefix: string | undefined, after?: string): Filter<Kept> => {
  const from = after ?? prefix;
  if (from === undefined) return {};
  return { _id: { $gt: from, ...(prefix !== undefined && { $lt: `${prefix}\uffff` }) } };
};

/** Adds those that are not there yet, and leaves those that are as they are. */
const add = async (collection: Collection<Kept>, documents: readonly Kept[]): Promise<void> => {
  if (documents.length === 0) return;
  try {
    await collection.insertMany(documents, { ordered: false });
  } catch (error) {
    if (!(error instanceof MongoBulkWriteError)) throw error;
    const failures = [error.writeErrors].flat();
    if (failures.length === 0 || failures.some(({ code }) => code !== 11000)) throw error;
  }
};

const write = async <Kind extends ArchiveKind>(
  store: Store,
  kind: Kind,
  records: readonly ArchiveRecords[Kind][],
): Promise<void> => {
  const { beside, ...own } = documentKinds[kind];
  if (beside) {
    const documents = records.map((record) => beside.document(record)).filter((one) => one !== undefined);
    await add(collectionOf(store, beside.collection), documents);
  }
  await add(
    collectionOf(store, own.collection),
    records.map((record) => own.document(record)),
  );
  if (kind === 'tracks') await raiseHead(store);
  if (kind === 'audit-entries') await raiseEnd(store);
};

const read = async <Kind extends ArchiveKind>(
  store: Store,
  kind: Kind,
  { after, limit }: { readonly after?: string; readonly limit: number },
): Promise<ArchivePage<Kind>> => {
  const { collection, prefix, beside, ...own } = documentKinds[kind];
  const options = { promoteBuffers: true };
  const found = await collectionOf(store, collection)
    .find(withPrefix(prefix, after), options)
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
  const ids = found.map(({ _id }) => _id);
  const others = beside
    ? await collectionOf(store, beside.collection)
        .find({ _id: { $in: ids } }, options)
        .toArray()
    : [];
  const byId = new Map(others.map((other) => [other._id, other]));
  const last = found.length === limit ? found.at(-1) : undefined;
  return {
    records: found.map((document) => own.record(document, byId.get(document._id))),
    ...(last && { next: last._id }),
  };
};

/** Every collection that holds records. */
const collections: readonly CollectionName[] = [
  ...new Set(
    Object.values(documentKinds).flatMap(({ collection, beside }) => [
      collection,
      ...(beside ? [beside.collection] : []),
    ]),
  ),
];

const isEmpty = async (store: Store): Promise<boolean> => {
  for (const name of collections) if (await collectionOf(store, name).findOne()) return false;
  return true;
};

/** Platform by platform: together they would take longer to count than the store waits, and no index leads to them. */
const countActive = async (store: Store): Promise<number> => {
  const platformIds = await store.ask(() => store.collection<Kept>('platforms').distinct('_id'));
  let active = 0;
  for (const platformId of platformIds) {
    active += await store.ask(() =>
      store.collection('licenses').countDocuments({ platformId, status: 'active' }),
    );
  }
  return active;
};

/** Deleted at a time, so that each time is answered within the store's patience. */
const atOnce = 5_000;

const empty = async (store: Store, name: CollectionName): Promise<void> => {
  const collection = collectionOf(store, name);
  const some = () =>
    collection
      .find({}, { projection: { _id: 1 } })
      .limit(atOnce)
      .toArray();
  for (let found = await store.ask(some); found.length > 0; found = await store.ask(some)) {
    const ids = found.map(({ _id }) => _id);
    await store.ask(() => collection.deleteMany({ _id: { $in: ids } }));
  }
};

export const mongoArchive = (store: Store): ArchiveTarget & ArchiveSource => {
  const moves = movesOf(store);
  const noted = (change: Partial<MoveDocument> | Record<string, unknown>) =>
    moves.updateOne(move, { $set: change });
  return {
    ...mongoHold(store),
    read: (kind, page) => store.ask(() => read(store, kind, page)),
    count: (kind) => {
      const { collection, prefix } = documentKinds[kind];
      return store.ask(() => collectionOf(store, collection).countDocuments(withPrefix(prefix)));
    },
    tally: async () => ({
      catalogVersion: await store.ask(() => headOf(store)),
      activeLicenses: await countActive(store),
    }),
    standing: () =>
      store.ask(async () => {
        const found = await moves.findOne(move, { projection: { _id: 0, moveId: 1, state: 1 } });
        return found ?? ((await isEmpty(store)) ? 'empty' : 'in-use');
      }),
    claim: (moveId) =>
      store.ask(async () => {
        try {
          await moves.insertOne({ ...move, moveId, state: 'filling', kinds: {} });
          return 'claimed';
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          return (await moves.findOne(move))?.moveId === moveId ? 'claimed' : 'taken';
        }
      }),
    progress: (kind) =>
      store.ask(async () => (await moves.findOne(move))?.kinds[kind] ?? { records: 0, done: false }),
    write: (kind, records, progress) =>
      store.ask(async () => {
        await write(store, kind, records);
        await noted({ [`kinds.${kind}`]: progress });
      }),
    complete: async () => {
      await store.ask(() => noted({ state: 'complete' }));
    },
    discard: async () => {
      await store.ask(() => noted({ kinds: {} }));
      for (const name of collections) await empty(store, name);
      await store.ask(() => resetHead(store));
      await store.ask(() => resetEnd(store));
      await store.ask(() => moves.deleteOne(move));
    },
  };
};

/** Throws `StoreMoved` while not all is here that is on its way. */
export const refuseFilling = async (store: Store): Promise<void> => {
  const found = await movesOf(store).findOne(move);
  if (found?.state !== 'filling') return;
  throw new StoreMoved(
    'this database is being filled from SQLite. Wait for npm run operator -- move-to-mongodb, or run it again where it was interrupted',
  );
};
