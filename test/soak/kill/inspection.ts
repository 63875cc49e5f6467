import { DatabaseSync } from 'node:sqlite';
import type { Acknowledgement } from './acknowledgement.ts';

const present = (table: string, column: string, name: string) =>
  `EXISTS (SELECT 1 FROM ${table} WHERE ${column} = ${name})`;
const issued = `'evt_issued_' || l.license_id`;
const revoked = `'evt_revoked_' || l.license_id`;
const record = `idempotency_records WHERE key = 'receipt_' || l.license_id`;
const takenIn = `'evt_taken_in_' || t.track_id`;

/** Traces of half a commit: each counts records that must not exist. */
const halves: Readonly<Record<string, string>> = {
  'licenses without their event': `SELECT count(*) FROM licenses l WHERE NOT ${present('outbox', 'event_id', issued)}`,
  'licenses without their idempotency record': `SELECT count(*) FROM licenses l
    WHERE NOT EXISTS (SELECT 1 FROM ${record} AND doc ->> '$.done.status' = 201 AND doc ->> '$.done.resourceId' = l.license_id)`,
  'idempotency records without their license': `SELECT count(*) FROM idempotency_records r
    WHERE doc ->> 'done' IS NOT NULL AND NOT ${present('licenses', 'license_id', `r.doc ->> '$.done.resourceId'`)}`,
  'events without their license': `SELECT count(*) FROM outbox o WHERE event_id LIKE 'evt_issued_%'
    AND NOT ${present('licenses', 'license_id', 'substr(o.event_id, 12)')}`,
  'revoked licenses without their event, or events without the revocation': `SELECT count(*) FROM licenses l
    WHERE (status = 'revoked') <> ${present('outbox', 'event_id', revoked)}`,
  'licenses whose record says otherwise': `SELECT count(*) FROM licenses
    WHERE status <> doc ->> 'status' OR license_id <> doc ->> 'licenseId'`,
  'licenses uncounted in their month': `SELECT abs((SELECT count(*) FROM licenses)
    - (SELECT ifnull(sum(issued), 0) FROM license_months WHERE month = '2026-11'))`,
  'licenses uncounted on their day': `SELECT abs((SELECT count(*) FROM licenses)
    - (SELECT ifnull(sum(day21), 0) FROM license_months WHERE month = '2026-11'))`,
  'active licenses uncounted': `SELECT abs((SELECT count(*) FROM licenses WHERE status = 'active')
    - (SELECT ifnull(sum(issued - ended), 0) FROM license_months))`,
  'tracks without their event': `SELECT count(*) FROM tracks t
    WHERE track_id LIKE 'trk_round%' AND NOT ${present('outbox', 'event_id', takenIn)}`,
  'events without their track': `SELECT count(*) FROM outbox o WHERE event_id LIKE 'evt_taken_in_%'
    AND NOT ${present('tracks', 'track_id', 'substr(o.event_id, 14)')}`,
  'reports not added up by day': `SELECT abs((SELECT 2 * count(*) FROM usage_events)
    - (SELECT ifnull(sum(plays), 0) FROM usage_days))`,
  'reports not added up by track': `SELECT abs((SELECT 2 * count(*) FROM usage_events)
    - (SELECT ifnull(sum(plays), 0) FROM usage_tracks))`,
  'gaps in the catalog’s versions': `SELECT ifnull(max(catalog_version), 0) - count(*) FROM tracks`,
};

export interface Findings {
  /** Acknowledged, and not there. */
  readonly lost: readonly string[];
  readonly halfWritten: readonly string[];
  readonly licenses: number;
}

const found = (db: DatabaseSync, line: Acknowledgement): boolean => {
  const lookUp = (sql: string, ...values: (string | number)[]) =>
    db.prepare(sql).get(...values) !== undefined;
  switch (line.done) {
    case 'issued':
      return lookUp('SELECT 1 FROM licenses WHERE license_id = ?', line.license);
    case 'revoked':
      return lookUp(`SELECT 1 FROM licenses WHERE license_id = ? AND status = 'revoked'`, line.license);
    case 'reported':
      return lookUp('SELECT 1 FROM usage_events WHERE usage_id = ?', line.usage);
    case 'taken-in':
      return lookUp(
        'SELECT 1 FROM tracks WHERE track_id = ? AND catalog_version = ?',
        line.track,
        line.version,
      );
  }
};

/** Reads the file as SQLite alone sees it, after its own recovery. */
export const inspect = (file: string, acknowledged: readonly Acknowledgement[]): Findings => {
  const db = new DatabaseSync(file);
  try {
    const count = (sql: string) => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
    const sound = Object.values(db.prepare('PRAGMA integrity_check').get() ?? {})[0];
    const halfWritten = Object.entries(halves)
      .map(([what, sql]) => [count(sql), what] as const)
      .filter(([n]) => n !== 0)
      .map(([n, what]) => `${n} ${what}`);
    return {
      lost: acknowledged.filter((line) => !found(db, line)).map((line) => JSON.stringify(line)),
      halfWritten: sound === 'ok' ? halfWritten : [...halfWritten, `integrity: ${String(sound)}`],
      licenses: count('SELECT count(*) FROM licenses'),
    };
  } finally {
    db.close();
  }
};
