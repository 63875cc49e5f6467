import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StorageDeadline } from '../../ports/driven/storage/storage-deadline.ts';
import { retired } from '../store-kit/collections/retired.ts';
import { collections } from '../store-kit/index.ts';
import { connect, type Connection } from './connection.ts';
import { prepare } from './kernel/prepare.ts';
import { olderRelease } from './upgrade/index.ts';
import { inlineWriter, threadWriter, type Writer } from './writer.ts';

export interface DatabaseOptions {
  /** A path, whose folder is created if it is missing; or `:memory:` for tests, without a thread. */
  readonly file: string;
  /** How long a write waits for other processes before it throws `Unavailable`. */
  readonly busyTimeoutMs?: number;
  /** Limits the writes of a request together. */
  readonly deadline?: StorageDeadline;
  /**
   * Receives a line if opening takes longer than usual, because the file is upgraded or another process uses
   * it.
   */
  readonly progress?: (line: string) => void;
}

/**
 * A prepared database: reads return synchronously in this thread; writes are commands of the writer, which
 * has its own thread.
 */
export interface Database {
  /** A connection for reading, which sees every acknowledged commit. */
  readonly read: Connection;
  readonly writer: Writer;
}

/** The initial content of databases in memory: the first is prepared, and the others are copies. */
let prepared: Uint8Array | undefined;
const prepareInMemory = (db: Connection): void => {
  if (prepared) db.become(prepared);
  else {
    prepare(db, collections);
    prepared = db.bytes();
  }
};

/** Limits the writes of a request together by its deadline. */
export const within = (writer: Writer, deadline: StorageDeadline): Writer => ({
  write: async (command, args) => {
    const call = deadline.begin();
    try {
      return await writer.write(command, args, call?.leftMs);
    } finally {
      call?.end();
    }
  },
  close: () => writer.close(),
});

/**
 * Opens a file after preparing or upgrading it if necessary. Throws `SchemaTooNew` for a file of a newer
 * release, `SchemaMismatch` for one that is too old, and `Unavailable` if it cannot be opened.
 */
export const openDatabase = ({
  file,
  busyTimeoutMs = 5_000,
  deadline,
  progress,
}: DatabaseOptions): Database => {
  const inMemory = file === ':memory:';
  if (!inMemory) mkdirSync(dirname(file), { recursive: true });
  const read = connect({ file, busyTimeoutMs });
  try {
    if (inMemory) prepareInMemory(read);
    else {
      prepare(read, collections, { older: olderRelease(progress), retired, ...(progress && { progress }) });
      read.script('PRAGMA query_only = ON');
    }
  } catch (error) {
    read.close();
    throw error;
  }
  const writer = inMemory ? inlineWriter(read) : threadWriter({ file, busyTimeoutMs });
  return { read, writer: deadline ? within(writer, deadline) : writer };
};
