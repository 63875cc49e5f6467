import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StorageDeadline } from '../../ports/driven/storage-deadline.ts';
import type { Command } from './command.ts';
import { connect, type Connection } from './connection.ts';
import { migrate } from './migrations/index.ts';
import { inlineWriter, threadWriter } from './writer.ts';

/**
 * One database, as the repositories see it: reads answer at once in this thread; writes are commands, run one after
 * another in a thread of their own. A read that begins after a write was acknowledged sees it. A repository exports
 * its adapter and the commands it writes by, which `commands.ts` lists for the thread:
 *
 *   const addKey = command('key-ring.add', (db, { key, count }: Addition): 'added' | 'guard-failed' => {
 *     if (count !== countOf(db, key.purpose)) return 'guard-failed';
 *     db.run('INSERT INTO signing_keys (key_id, purpose, doc) VALUES (?, ?, ?)', key.keyId, …);
 *     return 'added';
 *   });
 *   export const keyRingCommands = [addKey];
 *   export const sqliteKeyRing = (store: Store): KeyRing => ({
 *     keys: async (purpose) => store.read.all('SELECT doc FROM signing_keys WHERE purpose = ?', purpose).map(…),
 *     add: (key, { count }) => store.write(addKey, { key, count }),
 *   });
 *
 * Arguments and outcomes are plain data. A command that wrote something before a guard failed answers
 * `undone(outcome)`; one that throws leaves nothing. Inside a command events are told by `tell` (outbox.ts) and a
 * receipt is completed by `complete` (receipt-book.ts). Its tables stand in `migrations/`, one file per feature.
 */
export interface Store {
  /** For reading only. */
  readonly read: Connection;
  write<Args, Outcome>(command: Command<Args, Outcome>, args: Args): Promise<Outcome>;
  /**
   * Another number after any commit to the file that another connection made, the writer thread's included. Asked once a
   * turn of the event loop, and again after every write of this store.
   */
  dataVersion(): number;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** A path, whose folder is made where it is missing; or `:memory:`, for tests: nothing is kept, no thread is started. */
  readonly file: string;
  /** How long a write waits for other processes before it is `Unavailable`. */
  readonly busyTimeoutMs?: number;
  /** Bounds the writes of a request together. */
  readonly deadline?: StorageDeadline;
}

/** What a database in memory begins as: the first is migrated, the others are made like it. */
let migrated: Uint8Array | undefined;
const migrateInMemory = (db: Connection): void => {
  if (migrated) db.become(migrated);
  else {
    migrate(db);
    migrated = db.bytes();
  }
};

/** Throws `SchemaTooNew` where a newer release has migrated the file, `Unavailable` where it cannot be opened. */
export const openStore = ({ file, busyTimeoutMs = 5_000, deadline }: StoreOptions): Store => {
  const inMemory = file === ':memory:';
  if (!inMemory) mkdirSync(dirname(file), { recursive: true });
  const read = connect({ file, busyTimeoutMs });
  try {
    if (inMemory) migrateInMemory(read);
    else {
      migrate(read);
      read.script('PRAGMA query_only = ON');
    }
  } catch (error) {
    read.close();
    throw error;
  }
  let closed: Promise<void> | undefined;
  const writer = inMemory ? inlineWriter(read) : threadWriter({ file, busyTimeoutMs });
  let version: number | undefined;
  /** In memory no other connection writes, so that the database does not tell. */
  let writtenHere = 0;
  const lookAgain = () => (version = undefined);
  const look = (): number => {
    setImmediate(lookAgain);
    return Number(read.one('PRAGMA data_version')?.['data_version']) + writtenHere;
  };
  const written = () => {
    if (inMemory) writtenHere++;
    lookAgain();
  };
  return {
    read,
    write: async <Args, Outcome>(command: Command<Args, Outcome>, args: Args) => {
      const call = deadline?.begin();
      try {
        return (await writer.write(command, args, call?.leftMs)) as Outcome;
      } finally {
        call?.end();
        written();
      }
    },
    dataVersion: () => (version ??= look()),
    close: () => (closed ??= writer.close().then(() => read.close())),
  };
};
