import type { Document } from 'mongodb';
import { storageOn } from '../../src/adapters/mongo/index.ts';
import { plan } from '../../src/adapters/mongo/schema/index.ts';
import { prepare } from '../../src/adapters/mongo/schema/prepare.ts';
import { openStore, type Store } from '../../src/adapters/mongo/store.ts';
import { amongViews, type OpenWorld } from '../contract/world.ts';
import { startMongo, type MongoServer } from './containers.ts';
import { describeContract, type ContractCase } from './contract.ts';

type MongoStorage = ReturnType<typeof storageOn>;
type MongoWorlds = (stores: number) => OpenWorld<MongoStorage>;

/** Thousands of documents that mean the same in every world. */
const kept: ReadonlySet<string> = new Set(['track_guards']);
const reading: ReadonlySet<string> = new Set(['find', 'aggregate', 'count', 'distinct', 'listIndexes']);
const preparingMs = 60_000;

/** A prepared database that all worlds share, one after another; it knows which collections a world has written to. */
const sharedDatabase = async () => {
  const server: MongoServer = await startMongo({ nosync: true });
  const written = new Set<string>();
  const observe = (name: string, command: Document) => {
    const collection: unknown = command[name];
    if (typeof collection === 'string' && collection in plan && !reading.has(name)) written.add(collection);
  };
  const opened = () => openStore({ url: server.url, patienceMs: preparingMs, observe });
  const first = opened();
  const others: Store[] = [];
  const { db } = first;
  await prepare(db);
  const seeds = new Map<string, readonly Document[]>();
  for (const name of written)
    if (!kept.has(name)) seeds.set(name, await db.collection(name).find().toArray());
  written.clear();

  const emptied = async (name: string): Promise<void> => {
    await db.collection(name).deleteMany({});
    const seed = seeds.get(name) ?? [];
    if (seed.length > 0) await db.collection(name).insertMany([...seed]);
  };
  const viewOf = (store: Store): MongoStorage => storageOn({ ...store, close: async () => undefined });
  return {
    /** As it was prepared. */
    reset: async () => {
      const names = [...written].filter((name) => !kept.has(name));
      await Promise.all(names.map(emptied));
      written.clear();
    },
    /** Each with a client of its own, which the worlds after this one go on with. */
    views: (count: number): [MongoStorage, ...MongoStorage[]] => {
      while (others.length < count - 1) others.push(opened());
      return [viewOf(first), ...others.slice(0, count - 1).map(viewOf)];
    },
    stop: async () => {
      await Promise.all([first, ...others].map((store) => store.close()));
      await server.stop();
    },
  };
};

/**
 * One server for the suites of a file. Each world finds its collections empty; `stores` says how many clients look at
 * it, as if each were in a process of its own. Call it inside the suite that needs the server.
 */
export const mongoWorlds = (): MongoWorlds => {
  let database: Awaited<ReturnType<typeof sharedDatabase>> | undefined;
  beforeAll(async () => {
    database = await sharedDatabase();
  }, 2 * preparingMs);
  afterAll(async () => database?.stop());
  return (stores) => async () => {
    if (!database) throw new Error('the server has not started');
    await database.reset();
    return { views: database.views(stores), close: async () => undefined };
  };
};

/** A contract with one client, and what several clients may end otherwise with two. */
export const describeInMongo = (
  port: string,
  contract: (open: OpenWorld<MongoStorage>) => readonly ContractCase[],
  inMongo: MongoWorlds,
): void => {
  describeContract(`${port} with one client`, contract(inMongo(1)));
  describeContract(`${port} with two clients`, amongViews(contract(inMongo(2))));
};
