import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresKernel, prepare as preparePostgres } from '../../../src/adapters/postgres/index.ts';
import { connect, type Connection } from '../../../src/adapters/sqlite/connection.ts';
import { prepare as prepareSqlite, sqliteKernel } from '../../../src/adapters/sqlite/kernel/index.ts';
import { inlineWriter, threadWriter } from '../../../src/adapters/sqlite/writer.ts';
import type { AnyCollection } from '../../../src/adapters/store-kit/collection.ts';
import { holds } from '../../../src/adapters/store-kit/collections/storage/hold.ts';
import { collections as kitCollections, storeOn } from '../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../src/adapters/store-kit/kernel.ts';
import type { Operation } from '../../../src/adapters/store-kit/program.ts';
import { tablesOf } from '../../../src/adapters/store-kit/sql/index.ts';
import type { Storage } from '../../../src/main/adapters/storage.ts';
import type { ArchiveSource, ArchiveTarget } from '../../../src/ports/driven/storage/archive.ts';
import type { KernelView } from '../../contract/storage/kernel/stage.ts';
import { collections as itemCollections } from '../../contract/storage/kernel/programs.ts';
import type { OpenWorld, World } from '../../contract/world.ts';
import { borrowPostgres, type BorrowedStore } from '../servers/lent/borrow.ts';

/** Where programs run one after another there is no between: `act` runs before. */
const oneAfterAnother: KernelView['between'] = async ({ run }, act) => {
  await act();
  return run();
};

export type KitStorage = Omit<
  Storage,
  'archive' | 'mayServe' | 'requireWhole' | 'ping' | 'probeWrites' | 'close'
> & {
  readonly archive: ArchiveTarget & ArchiveSource;
};

const ports: Readonly<Record<keyof KitStorage, true>> = {
  ledger: true,
  expiry: true,
  idempotencyStore: true,
  outbox: true,
  registry: true,
  keyRing: true,
  masterKeys: true,
  library: true,
  journal: true,
  endpointStore: true,
  queue: true,
  contentStore: true,
  marks: true,
  enrichmentJobs: true,
  moderationStore: true,
  noticeStore: true,
  auditLog: true,
  mailQueue: true,
  accounts: true,
  artistStore: true,
  imageStore: true,
  albumStore: true,
  partyStore: true,
  ledgerStore: true,
  feeStore: true,
  periodStore: true,
  confirmationStore: true,
  uploadStore: true,
  draftStore: true,
  claimStore: true,
  staffRegistry: true,
  billing: true,
  collectionStore: true,
  evidence: true,
  archive: true,
};

/** The part of a port that the kit implements; the rest throws. */
const partOf = (port: string, part: object): unknown =>
  new Proxy(part, {
    get: (target, name) => {
      // Awaiting a port asks for `then`.
      if (name in target || name === 'then') return Reflect.get(target, name) as unknown;
      throw new Error(`the kit has no ${port}.${String(name)} yet`);
    },
  });

/** Every storage port over a kernel. */
export const kitStorage = (kernel: Kernel): KitStorage => {
  const built: Readonly<Record<string, unknown>> = storeOn(kernel);
  return Object.fromEntries(
    Object.keys(ports).map((port) => [port, partOf(port, built[port] ?? {})]),
  ) as unknown as KitStorage;
};

/** The initial content of databases in memory: the first of some collections is prepared, and the others are copies. */
const prepared = new WeakMap<readonly AnyCollection[], Uint8Array>();

const prepareInMemory = (db: Connection, collections: readonly AnyCollection[]): void => {
  const content = prepared.get(collections);
  if (content) {
    db.become(content);
    return;
  }
  prepareSqlite(db, collections);
  const bytes = db.bytes();
  if (bytes) prepared.set(collections, bytes);
};

const inMemory = (): Connection => connect({ file: ':memory:', busyTimeoutMs: 0 });

const kernelOn = (db: Connection, collections: readonly AnyCollection[]): Kernel =>
  sqliteKernel({ read: db, writer: inlineWriter(db), collections });

export const memoryKernel = (collections: readonly AnyCollection[] = kitCollections): Kernel => {
  const db = inMemory();
  prepareInMemory(db, collections);
  return kernelOn(db, collections);
};

/** Fills a store once. Returns what opens any number of stores with its content. */
export const copiesOf = async (fill: (kernel: Kernel) => Promise<void>): Promise<() => Kernel> => {
  const db = inMemory();
  prepareInMemory(db, kitCollections);
  await fill(kernelOn(db, kitCollections));
  const content = db.bytes();
  db.close();
  if (!content) throw new Error('this version of Node cannot copy a database in memory');
  return () => {
    const copy = inMemory();
    copy.become(content);
    return kernelOn(copy, kitCollections);
  };
};

export const kernelInMemory: OpenWorld<KernelView> = async () => {
  const kernel = memoryKernel(itemCollections);
  return { views: [{ kernel, between: oneAfterAnother }], close: () => kernel.close() };
};

export const storageInMemory: OpenWorld<KitStorage> = async () => {
  const kernel = memoryKernel(kitCollections);
  return { views: [kitStorage(kernel)], close: () => kernel.close() };
};

const kernelThread = new URL('../service/kernel-writer-thread.ts', import.meta.url);

/** A file of its own for each world, with a writer thread for each view. */
const inFile = async <View>(
  collections: readonly AnyCollection[],
  thread: URL,
  viewOf: (kernel: Kernel) => View,
): Promise<World<View>> => {
  const folder = await mkdtemp(join(tmpdir(), 'kernel-'));
  const options = { file: join(folder, 'store.db'), busyTimeoutMs: 10_000 };
  const opened = (): Connection => connect(options);
  const first = opened();
  prepareSqlite(first, collections);
  const kernels = [first, opened()].map((read) =>
    sqliteKernel({ read, writer: threadWriter(options, thread), collections }),
  );
  const [one, other] = kernels.map(viewOf);
  if (!one || !other) throw new Error('two kernels were opened');
  return {
    views: [one, other],
    close: async () => {
      await Promise.all(kernels.map((kernel) => kernel.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export const kernelInFile: OpenWorld<KernelView> = () =>
  inFile(itemCollections, kernelThread, (kernel) => ({ kernel, between: oneAfterAnother }));

/** Machines are busy while tests run: concurrent callers wait longer than callers of the service would. */
export const timeoutMs = 240_000;
/**
 * How long a program waits for a concurrent caller that comes in between, ms. Where programs take locks, a concurrent caller that is not done by then
 * waits for one. Without locks it is done as soon as the machine allows; the kernels of one suite are tried with and without.
 */
const comesInWithinMs = { kernels: 600, locked: 150, unlocked: 3_000 };

type BeforeStep = (program: string, step: number) => Promise<void>;

/** Starts `act` before a step of a program, once; the program continues when `act` is done or waits. */
export const meeting = (locks: keyof typeof comesInWithinMs = 'locked') => {
  let waiting:
    { readonly name: string; readonly step: number; readonly act: () => Promise<unknown> } | undefined;
  let acting: Promise<unknown> | undefined;
  const beforeStep: BeforeStep = async (name, step) => {
    if (waiting?.name !== name || waiting.step !== step) return;
    const { act } = waiting;
    waiting = undefined;
    acting = act();
    acting.catch(() => undefined);
    await Promise.race([acting.catch(() => undefined), pause(comesInWithinMs[locks])]);
  };
  const between: KernelView['between'] = async ({ name, step, run }, act) => {
    waiting = { name, step, act };
    const outcome = await run();
    if (!acting) throw new Error(`${name} has no step ${step}`);
    await acting;
    acting = undefined;
    return outcome;
  };
  return { beforeStep, between };
};

/** Reads records as if they were not to be written. */
const readingOnly = (operation: Operation): Operation =>
  operation.op === 'get-for-update' ? { ...operation, op: 'get' } : operation;

/** A store that drops its locks, those of single records too. */
export const withoutLocks = (kernel: Kernel): Kernel => ({
  ...kernel,
  run: (program, argument) => {
    const steps: typeof program.steps = function* (...given) {
      const running = program.steps(...given);
      let step = running.next([]);
      while (step.done !== true) step = running.next(yield step.value.map(readingOnly));
      return step.value;
    };
    return kernel.run({ ...program, steps, locks: () => [] }, argument);
  },
});

/**
 * One server for the suites of a file. Each world finds its tables empty; `stores` says how many kernels look at it, each
 * with connections of its own. Call it inside the suite that needs the server.
 */
export const postgresWorlds = () => {
  let server: BorrowedStore | undefined;
  let admin: pg.Client | undefined;
  // Truncating a table takes longer than looking whether it has rows, and most have none.
  const emptied = [holds, ...itemCollections, ...kitCollections]
    .flatMap(tablesOf)
    .map((table) => `IF EXISTS (SELECT 1 FROM ${table}) THEN TRUNCATE ${table}; END IF;`)
    .join(' ');
  beforeAll(async () => {
    server = await borrowPostgres();
    await preparePostgres(server.url, [...itemCollections, ...kitCollections]);
    admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
  }, 120_000);
  afterAll(async () => {
    await admin?.end();
    await server?.giveBack();
  });
  const opened =
    <View>(
      viewOf: (kernel: Kernel, between: KernelView['between']) => View,
      locks?: Parameters<typeof meeting>[0],
    ) =>
    (stores: number): OpenWorld<View> =>
    async () => {
      if (!server || !admin) throw new Error('the server has not started');
      const { url } = server;
      await admin.query(`DO $$ BEGIN ${emptied} END $$`);
      const kernels: Kernel[] = [];
      const view = (): View => {
        const { beforeStep, between } = meeting(locks);
        const kernel = postgresKernel({ url, timeoutMs, beforeStep });
        kernels.push(kernel);
        return viewOf(kernel, between);
      };
      const views: [View, ...View[]] = [view(), ...Array.from({ length: stores - 1 }, view)];
      return {
        views,
        close: async () => {
          await Promise.all(kernels.map((kernel) => kernel.close()));
        },
      };
    };
  return {
    server: () => {
      if (!server) throw new Error('the server has not started');
      return server;
    },
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
