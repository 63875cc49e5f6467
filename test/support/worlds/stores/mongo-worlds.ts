import type { Document } from 'mongodb';
import { mongoStorageOn } from '../../../../src/adapters/mongo/index.ts';
import { mongoKernel, prepare } from '../../../../src/adapters/mongo/kernel/index.ts';
import { locksIn } from '../../../../src/adapters/mongo/kernel/locks.ts';
import { openStore, type Store } from '../../../../src/adapters/mongo/store.ts';
import { writeLocks } from '../../../../src/adapters/store-kit/collections/storage/write-lock.ts';
import { collections as kitCollections } from '../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { collections as itemCollections } from '../../../contract/storage/kernel/programs.ts';
import type { KernelView } from '../../../contract/storage/kernel/stage.ts';
import type { OpenWorld } from '../../../contract/world.ts';
import { borrowMongo } from '../../servers/lent/borrow.ts';
import { kitStorage, type KitStorage } from './kit-storage.ts';
import { meeting, timeoutMs, withoutLocks } from './meeting.ts';

const all = [writeLocks, ...itemCollections, ...kitCollections];
const names: ReadonlySet<string> = new Set(all.map(({ name }) => name));
const reading: ReadonlySet<string> = new Set(['find', 'aggregate', 'count', 'distinct', 'listIndexes']);

/** The collections that a command names: `bulkWrite` names several, each behind the name of its database. */
const collectionsIn = (name: string, command: Document): readonly string[] =>
  name === 'bulkWrite'
    ? (command['nsInfo'] as readonly { readonly ns: string }[]).map(({ ns }) => ns.replace(/^[^.]*\./, ''))
    : [String(command[name])];

/** Whether a command marks locks, so that they block writes. */
const marksLocks = (name: string, command: Document): boolean =>
  name === 'update' &&
  command['update'] === 'locks' &&
  (command['updates'] as readonly { readonly u: object }[]).some(({ u }) => '$set' in u);

/** A prepared database that all worlds share, one after another; it knows which collections a world has written to. */
const sharedDatabase = async () => {
  const server = await borrowMongo();
  const url = new URL(server.url);
  // It stays prepared for the next file that borrows the server.
  url.pathname = '/kept_kit';
  const written = new Set<string>();
  let marked = true;
  let sent: string[] = [];
  const stores: Store[] = [];
  const storeAt = (nth: number): Store => {
    const known = stores[nth];
    if (known) return known;
    const observe = (name: string, command: Document) => {
      if (nth === 0) sent.push(name);
      if (reading.has(name)) return;
      marked ||= marksLocks(name, command);
      for (const collection of collectionsIn(name, command))
        if (names.has(collection)) written.add(collection);
    };
    const opened = openStore({ url: url.href, timeoutMs, observe });
    stores[nth] = opened;
    return opened;
  };
  const first = storeAt(0);
  const { db } = first;
  await first.ask(() => prepare(db, all));
  // A file before this one may have left what it wrote.
  for (const name of names) written.add(name);
  return {
    /** As it was prepared. */
    reset: async () => {
      await Promise.all([...written].map((name) => db.collection(name).deleteMany({})));
      // No index finds the marks among thousands of locks.
      if (marked) await locksIn(db).updateMany({ held: true }, { $unset: { held: true } });
      written.clear();
      marked = false;
      sent = [];
    },
    /** A client of its own for each number, which later worlds use again. */
    storeAt: (nth: number): Store => ({ ...storeAt(nth), close: async () => undefined }),
    sent: (): readonly string[] => sent,
    stop: async () => {
      await Promise.all(stores.map((store) => store.close()));
      await server.release();
    },
  };
};

/**
 * One server for the suites of a file. Each world finds its collections empty; `stores` says how many kernels look at it, each
 * with a client of its own. `sent` names each command of the first kernel. Call it inside the suite that needs the server.
 */
export const mongoWorlds = () => {
  let database: Awaited<ReturnType<typeof sharedDatabase>> | undefined;
  beforeAll(async () => {
    database = await sharedDatabase();
  }, 2 * timeoutMs);
  afterAll(async () => database?.stop());
  const shared = () => {
    if (!database) throw new Error('the server has not started');
    return database;
  };
  const openedOn =
    <View>(viewOf: (store: Store) => View) =>
    (stores: number): OpenWorld<View> =>
    async () => {
      const { reset, storeAt } = shared();
      await reset();
      const others = Array.from({ length: stores - 1 }, (_, n) => viewOf(storeAt(n + 1)));
      return { views: [viewOf(storeAt(0)), ...others], close: async () => undefined };
    };
  const opened = <View>(
    viewOf: (kernel: Kernel, between: KernelView['between']) => View,
    locks?: Parameters<typeof meeting>[0],
  ) =>
    openedOn((store) => {
      const { beforeStep, between } = meeting(locks);
      return viewOf(mongoKernel(store, { beforeStep }), between);
    });
  return {
    sent: (): readonly string[] => shared().sent(),
    /** As the service opens it. */
    served: openedOn((store) => mongoStorageOn(store)),
    kernels: opened((kernel, between): KernelView => ({ kernel, between }), 'kernels'),
    storages: opened((kernel, between): KitStorage & Pick<KernelView, 'between'> => ({
      ...kitStorage(kernel),
      between,
    })),
    unlocked: opened(
      (kernel, between): KitStorage & Pick<KernelView, 'between'> => ({
        ...kitStorage(withoutLocks(kernel)),
        between,
      }),
      'unlocked',
    ),
  };
};
