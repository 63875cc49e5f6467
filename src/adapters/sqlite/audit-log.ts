import { createHash } from 'node:crypto';
import {
  chainBeginning,
  chained,
  entryIn,
  entryText,
  type AuditEntry,
  type AuditNote,
} from '../../domain/audit/entry.ts';
import type { AuditLog } from '../../ports/driven/audit-log.ts';
import { command } from './command.ts';
import type { Connection, Row } from './connection.ts';
import type { Store } from './store.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const entryOf = (row: Row): AuditEntry => entryIn(String(row['doc']), Number(row['place']));

const lastIn = (db: Connection): Pick<AuditEntry, 'place' | 'digest'> => {
  const row = db.one(
    'SELECT place, digest FROM audit_entries WHERE place = (SELECT max(place) FROM audit_entries)',
  );
  return row ? { place: Number(row['place']), digest: String(row['digest']) } : chainBeginning;
};

const noted = (db: Connection, audit: AuditNote): AuditEntry => {
  const entry = chained(audit, lastIn(db), sha256);
  const { place, digest } = entry;
  db.run('INSERT INTO audit_entries VALUES (?, ?, ?)', place, digest, entryText(entry));
  for (const subject of new Set(entry.subjects))
    db.run('INSERT INTO audit_subjects VALUES (?, ?)', subject, place);
  return entry;
};

/** Writes a note into the transaction of the command that calls it. */
export const note = (db: Connection, audit: AuditNote): void => {
  noted(db, audit);
};

const append = command('audit-log.append', noted);

export const auditLogCommands = [append];

export const sqliteAuditLog = (store: Store): AuditLog => ({
  append: (audit) => store.write(append, audit),
  entries: async ({ after, limit, subject }) => {
    const rows =
      subject === undefined
        ? store.read.all('SELECT * FROM audit_entries WHERE place > ? ORDER BY place LIMIT ?', after, limit)
        : store.read.all(
            `SELECT audit_entries.* FROM audit_subjects JOIN audit_entries USING (place)
             WHERE subject = ? AND audit_subjects.place > ? ORDER BY audit_subjects.place LIMIT ?`,
            subject,
            after,
            limit,
          );
    return rows.map(entryOf);
  },
});
