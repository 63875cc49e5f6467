import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Hold } from '../../ports/driven/archive.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { note } from './audit-log.ts';
import { command } from './command.ts';
import type { Connection } from './connection.ts';
import { heldBy } from './held.ts';

const withoutData: readonly string[] = ['hold', 'write_probe'];

/** Every table that holds data of the service. */
export const tablesIn = (db: Connection): readonly string[] =>
  db
    .all(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'`)
    .map((row) => String(row['name']))
    .filter((name) => !withoutData.includes(name));

const changes = ['INSERT', 'UPDATE', 'DELETE'] as const;

/** Releases from before the hold do not look for it: the file itself refuses their writes. */
const bar = (db: Connection): void => {
  for (const table of tablesIn(db)) {
    for (const change of changes) {
      db.script(`CREATE TRIGGER held_${change}_${table} BEFORE ${change} ON ${table}
        BEGIN SELECT RAISE(ABORT, 'writes are held'); END`);
    }
  }
};

const unbar = (db: Connection): void => {
  const bars = db.all(
    `SELECT name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'held~_%' ESCAPE '~'`,
  );
  for (const { name } of bars) db.script(`DROP TRIGGER ${String(name)}`);
};

interface Holding {
  readonly moveId: string;
  readonly since: Instant;
  readonly audit?: AuditNote;
}

const whileHeld = { whileHeld: true };

export const hold = command(
  'hold.set',
  (db, { moveId, since, audit }: Holding): Hold => {
    const before = heldBy(db);
    if (before) return before;
    db.run(`INSERT INTO hold VALUES (1, ?, ?, 'moving')`, moveId, since);
    if (audit) note(db, audit);
    bar(db);
    return { moveId, since, state: 'moving' };
  },
  whileHeld,
);

export const leave = command(
  'hold.leave',
  (db): void => {
    db.run(`UPDATE hold SET state = 'moved'`);
  },
  whileHeld,
);

export const release = command(
  'hold.release',
  (db, audit: AuditNote | undefined): void => {
    unbar(db);
    db.run('DELETE FROM hold');
    if (audit) note(db, audit);
  },
  whileHeld,
);

export const holdCommands = [hold, leave, release];
