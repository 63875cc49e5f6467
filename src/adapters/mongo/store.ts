import { MongoClient, ReadConcern, type ClientSession, type Db, type Document } from 'mongodb';
import type { StorageDeadline } from '../../ports/driven/storage-deadline.ts';
import { Unavailable } from '../../ports/driven/unavailable.ts';
import { translated } from './outage.ts';
import { orphans } from './orphans.ts';
import { transact, type Work } from './transaction.ts';

/**
 * One database, as the kernel sees it. Everything is answered within the patience or is `Unavailable`; then a write may or may not
 * have taken effect.
 */
export interface Store {
  readonly db: Db;
  /** A read, or a write of one document. */
  ask<T>(work: () => Promise<T>): Promise<T>;
  /** Answers in time or throws `Unavailable`; `work` is told until when (of `performance.now()`), and gets errors of the driver. */
  within<T>(work: (until: number) => Promise<T>): Promise<T>;
  /** All or nothing; begun anew until then if rivals were in the way. Throws errors of the driver. */
  transact<T>(work: Work<T>, until: number): Promise<T>;
  /** Work that others share is not bound by the deadline of the request that happens to begin it. */
  apart<T>(work: () => Promise<T>): Promise<T>;
  /** Bounds the calls of the work together, by a deadline of its own. */
  share<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type { ClientSession };

export interface StoreOptions {
  /** `mongodb://` or `mongodb+srv://`; its path names the database, `licensing` where it has none. */
  readonly url: string;
  /** How long a caller waits for anything. */
  readonly patienceMs?: number;
  /** Bounds the calls of a request together; the patience bounds each of them. */
  readonly deadline?: StorageDeadline;
  readonly maxConnections?: number;
  /** Is shown each command as it is sent, by whoever counts or judges round trips. */
  readonly observe?: (name: string, command: Document) => void;
}

const databaseIn = (url: string): string =>
  /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'licensing';

/** Connects when first asked for something. Throws where the address cannot be read. */
export const openStore = (options: StoreOptions): Store => {
  const { url, patienceMs = 1_800, deadline, maxConnections = 50, observe } = options;
  const client = new MongoClient(url, {
    appName: 'platform-licensing-api',
    ignoreUndefined: true,
    readPreference: 'primary',
    retryReads: true,
    retryWrites: true,
    maxPoolSize: maxConnections,
    maxConnecting: 4,
    waitQueueTimeoutMS: patienceMs,
    connectTimeoutMS: patienceMs,
    serverSelectionTimeoutMS: patienceMs,
    socketTimeoutMS: patienceMs,
    heartbeatFrequencyMS: 1_000,
    monitorCommands: observe !== undefined,
  });
  if (observe) client.on('commandStarted', ({ commandName, command }) => observe(commandName, command));
  // Not the client's: of these an address has the last word.
  const db = client.db(databaseIn(url), {
    readConcern: new ReadConcern('majority'),
    writeConcern: { w: 'majority', journal: true },
  });
  const orphaned = orphans(client);

  /** The driver bounds each step, not all of them together. `work` is told how long it has. */
  const within = async <T>(work: (leftMs: number) => Promise<T>): Promise<T> => {
    const call = deadline?.begin();
    const leftMs = Math.ceil(Math.min(patienceMs, call?.leftMs ?? patienceMs));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Unavailable('the database did not answer in time')), leftMs);
    });
    try {
      return await Promise.race([leftMs > 0 ? work(leftMs) : late, late]);
    } catch (error) {
      throw translated(error);
    } finally {
      clearTimeout(timer);
      call?.end();
    }
  };

  /** A client whose first connection failed stays closed until it is asked to connect; asked again it does nothing. */
  const connected = async <T>(work: () => Promise<T>): Promise<T> => {
    await client.connect();
    return work();
  };

  return {
    db,
    ask: (work) => within(() => connected(work)),
    within: (work) => within((leftMs) => work(performance.now() + leftMs)),
    transact: (work, until) =>
      connected(() => transact(client, work, Math.max(1, Math.ceil(until - performance.now())), orphaned)),
    apart: (work) => (deadline ? deadline.apart(work) : work()),
    share: (work) => (deadline ? deadline.share(work) : work()),
    close: () => client.close(),
  };
};
