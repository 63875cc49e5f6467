import { archiveKinds, type ArchiveKind, type WriteLock } from '../../../ports/driven/storage/archive.ts';
import { kitKinds } from '../../store-kit/archive/kinds.ts';
import { writeLocks } from '../../store-kit/collections/storage/write-lock.ts';
import { rejectDuringMove } from '../../store-kit/parts.ts';
import { insert, type Operation, type Steps } from '../../store-kit/program.ts';
import { connect, type Connection } from '../connection.ts';
import type { OlderRelease } from '../kernel/prepare.ts';
import { perform } from '../kernel/run.ts';
import { tableKinds } from './kinds.ts';
import { olderTables } from './tables.ts';

type Progress = (line: string) => void;

const together = 500;
const reportEveryMs = 2_000;

/** Drops the tables with their indexes and triggers. */
const dropTables = (db: Connection): void => {
  for (const name of olderTables) db.script(`DROP TABLE ${name}`);
};

/** Runs steps to their end. A record whose key is taken would be lost, so it ends the upgrade. */
const runSteps = (db: Connection, running: Steps<unknown>, kind: ArchiveKind): void => {
  const [collection] = kitKinds[kind].collections;
  const performed = (operation: Operation): unknown => {
    const answer = perform(db, operation);
    if (
      operation.op === 'insert-if-absent' &&
      answer === false &&
      (operation.collection as unknown) === collection
    )
      throw new Error(`two records of ${kind} have the same key: ${JSON.stringify(operation.record)}`);
    return answer;
  };
  let step = running.next([]);
  while (step.done !== true) step = running.next(step.value.map(performed));
};

/** Writes the records of a kind in their new form; returns their number. */
const fillKind = (
  db: Connection,
  older: Connection,
  kind: ArchiveKind,
  progress: (records: number) => void,
): number => {
  const read = tableKinds[kind];
  if (!read) return 0;
  let batch: unknown[] = [];
  let filled = 0;
  const write = (): void => {
    runSteps(db, kitKinds[kind].write(batch as never[]), kind);
    filled += batch.length;
    batch = [];
    progress(filled);
  };
  for (const row of older.each(`SELECT * FROM ${read.from}`)) {
    batch.push(read.record(row, older));
    if (batch.length === together) write();
  }
  write();
  const { all } = older.one(`SELECT count(*) AS "all" FROM ${read.from}`) ?? {};
  if (all !== filled) throw new Error(`${filled} of ${String(all)} records of ${kind} were found`);
  return filled;
};

/** Preserves the state of a store that has moved. */
const keepWriteLock = (db: Connection, older: Connection): void => {
  const row = older.one('SELECT move_id, since, state FROM hold');
  if (!row) return;
  const lock: WriteLock = {
    moveId: String(row['move_id']),
    since: Number(row['since']),
    state: row['state'] as WriteLock['state'],
  };
  perform(db, insert(writeLocks, lock));
};

const throttled = (progress: Progress) => {
  let reportedAt = performance.now();
  return (line: string): void => {
    if (performance.now() - reportedAt < reportEveryMs) return;
    reportedAt = performance.now();
    progress(line);
  };
};

/**
 * Returns the earlier release, whose tables had a column for each part of a record. A second connection reads
 * the file as of the start of the transaction, which continues while the tables are replaced: a process that
 * is killed meanwhile leaves the older store.
 */
export const olderRelease = (progress: Progress = () => undefined): OlderRelease => ({
  version: 31,
  begin: (db) => {
    const writeLock = db.one('SELECT state FROM hold') as Pick<WriteLock, 'state'> | undefined;
    rejectDuringMove({ writeLock: writeLock, move: undefined });
    const file = String(db.one('PRAGMA database_list')?.['file']);
    progress(`upgrading ${file} to the schema of this release`);
    const older = connect({ file, busyTimeoutMs: 0 });
    older.script('PRAGMA query_only = ON; BEGIN');
    // The snapshot begins with the first read.
    older.one('SELECT 1 FROM hold');
    dropTables(db);
    return {
      fill: () => {
        const report = throttled(progress);
        let records = 0;
        for (const kind of archiveKinds)
          records += fillKind(db, older, kind, (filled) => report(`upgrading: ${filled} of ${kind}`));
        keepWriteLock(db, older);
        progress(`upgraded ${records} records`);
      },
      end: () => older.close(),
    };
  },
});
