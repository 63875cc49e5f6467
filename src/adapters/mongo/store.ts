import { MongoClient, ReadConcern, type ClientSession, type Db, type Document } from 'mongodb';
import type { StorageDeadline } from '../../ports/driven/storage/storage-deadline.ts';
import { Unavailable } from '../../ports/driven/shared/unavailable.ts';
import { translated } from './outage.ts';
import { orphans } from './orphans.ts';
import { transact, type Work } from './transaction.ts';

/**
 * A database as the kernel uses it. Every call completes within its timeout or throws `Unavailable`; in that
 * case a write may or may not have taken effect.
 */
export interface Store {
  readonly db: Db;
  /** Performs a read, or a write of one document. */
  ask<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Completes in time or throws `Unavailable`; `work` receives its deadline (by `performance.now()`) and the
   * errors of the driver.
   */
  within<T>(work: (until: number) => Promise<T>): Promise<T>;
  /** Runs a transaction, which is retried until its deadline after conflicts. Throws errors of the driver. */
  transact<T>(work: Work<T>, until: number): Promise<T>;
  /** Runs shared work without the deadline of the request that starts it. */
  apart<T>(work: () => Promise<T>): Promise<T>;
  /** Limits the calls of the work together, with a deadline of its own. */
  share<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type { ClientSession };

export interface StoreOptions {
  /**
   * A `mongodb://` or `mongodb+srv://` URL, whose path is the name of the database, by default `licensing`.
   */
  readonly url: string;
  /** How long a caller waits for each call. */
  readonly timeoutMs?: number;
  /** Limits the calls of a request together, in addition to the timeout of each call. */
  readonly deadline?: StorageDeadline;
  readonly maxConnections?: number;
  /** Receives each command as it is sent, to count or examine commands. */
  readonly observe?: (name: string, command: Document) => void;
}

const databaseIn = (url: string): string =>
  /^mongodb(?:\+srv)?:\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'licensing';

/** Returns a store that connects at the first use. Throws if the address is malformed. */
export const openStore = (options: StoreOptions): Store => {
  const { url, timeoutMs = 1_800, deadline, maxConnections = 50, observe } = options;
  const client = new MongoClient(url, {
    appName: 'platform-licensing-api',
    ignoreUndefined: true,
    readPreference: 'primary',
    retryReads: true,
    retryWrites: true,
    maxPoolSize: maxConnections,
    maxConnecting: 4,
    waitQueueTimeoutMS: timeoutMs,
    connectTimeoutMS: timeoutMs,
    serverSelectionTimeoutMS: timeoutMs,
    socketTimeoutMS: timeoutMs,
    heartbeatFrequencyMS: 1_000,
    monitorCommands: observe !== undefined,
  });
  if (observe) client.on('commandStarted', ({ commandName, command }) => observe(commandName, command));
  // These options are not the client's, because the address would override those.
  const db = client.db(databaseIn(url), {
    readConcern: new ReadConcern('majority'),
    writeConcern: { w: 'majority', journal: true },
  });
  const orphaned = orphans(client);

  /** The driver limits each step, but not all of them together. `work` receives the remaining time. */
  const within = async <T>(work: (leftMs: number) => Promise<T>): Promise<T> => {
    const call = deadline?.begin();
    const leftMs = Math.ceil(Math.min(timeoutMs, call?.leftMs ?? timeoutMs));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Unavailable('the database did not respond in time')), leftMs);
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

  /**
   * A client whose first connection failed stays closed until it is connected again; a repeated call has no
   * effect.
   */
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
