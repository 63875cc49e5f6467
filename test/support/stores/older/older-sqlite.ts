import { DatabaseSync } from 'node:sqlite';
import type { WriteLock } from '../../../../src/ports/driven/storage/archive.ts';
import { noon } from '../../builders/builders.ts';
import { fixture } from './older-content.ts';

const changes = ['INSERT', 'UPDATE', 'DELETE'] as const;
const neverBlocked = ['hold', 'write_probe', 'sqlite_sequence'];

/** Locks writes as the release before did: a record, and a trigger for each change of each table. */
const lockAs = (db: DatabaseSync, { moveId, since, state }: WriteLock): void => {
  db.prepare('INSERT INTO hold VALUES (1, ?, ?, ?)').run(moveId, since, state);
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).all();
  for (const table of tables.map(({ name }) => String(name)).filter((name) => !neverBlocked.includes(name)))
    for (const change of changes)
      db.exec(`CREATE TRIGGER held_${change}_${table} BEFORE ${change} ON ${table}
        BEGIN SELECT RAISE(ABORT, 'writes are held'); END`);
};

export const aWriteLock = (state: WriteLock['state']): WriteLock => ({ moveId: 'mov_1', since: noon, state });

/** Makes `file` a store of the release before, with something in every table; `lock`: it is being moved, or has moved. */
export const olderSqliteFile = async (file: string, lock?: WriteLock): Promise<void> => {
  const db = new DatabaseSync(file);
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = OFF; BEGIN');
    db.exec(await fixture('sqlite-31.sql'));
    if (lock) lockAs(db, lock);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
};
