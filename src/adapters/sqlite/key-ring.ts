import type { AuditNote } from '../../domain/audit/entry.ts';
import type { KeyRing, StoredKey } from '../../ports/driven/key-ring.ts';
import { note } from './audit-log.ts';
import { command } from './command.ts';
import { resealCommand } from './reseal-command.ts';
import type { Store } from './store.ts';

interface Addition {
  readonly key: StoredKey;
  readonly count: number;
  readonly audit?: AuditNote;
}

const add = command('key-ring.add', (db, { key, count, audit }: Addition): 'added' | 'guard-failed' => {
  const { keyId, purpose } = key;
  const kept = db.one('SELECT count(*) AS kept FROM signing_keys WHERE purpose = ?', purpose);
  if (kept?.['kept'] !== count) return 'guard-failed';
  const insert = 'INSERT INTO signing_keys (key_id, purpose, doc) VALUES (?, ?, ?)';
  db.run(insert, keyId, purpose, JSON.stringify(key));
  if (audit) note(db, audit);
  return 'added';
});

const reseal = resealCommand('key-ring.reseal', { table: 'signing_keys', member: 'sealedPrivateJwk' });

export const keyRingCommands = [add, reseal];

export const sqliteKeyRing = (store: Store): KeyRing => ({
  keys: async (purpose) =>
    store.read
      .all('SELECT doc FROM signing_keys WHERE purpose = ? ORDER BY position', purpose)
      .map((row) => JSON.parse(String(row['doc'])) as StoredKey),
  add: (key, { count }, audit) => store.write(add, { key, count, ...(audit && { audit }) }),
  reseal: (keyId, resealing) => store.write(reseal, { keyId, ...resealing }),
});
