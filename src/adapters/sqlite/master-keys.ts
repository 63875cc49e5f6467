import type { AuditNote } from '../../domain/audit/entry.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { KnownMasterKey, MasterKeyStore } from '../../ports/driven/master-keys.ts';
import { note } from './audit-log.ts';
import { command } from './command.ts';
import type { Row } from './connection.ts';
import { resealCommand } from './reseal-command.ts';
import type { Store } from './store.ts';

export const masterKeyOf = (row: Row): KnownMasterKey => JSON.parse(String(row['doc'])) as KnownMasterKey;

interface Addition {
  readonly key: KnownMasterKey;
  readonly count: number;
  readonly audit?: AuditNote;
}

const add = command('master-keys.add', (db, { key, count, audit }: Addition): 'added' | 'guard-failed' => {
  if (db.one('SELECT count(*) AS known FROM master_keys')?.['known'] !== count) return 'guard-failed';
  db.run('INSERT INTO master_keys (key_id, doc) VALUES (?, ?)', key.keyId, JSON.stringify(key));
  if (audit) note(db, audit);
  return 'added';
});

const reseal = resealCommand('master-keys.reseal', { table: 'master_keys', member: 'sealedMarkKey' });

interface Loss {
  readonly keyIds: readonly string[];
  readonly at: Instant;
  readonly audit: AuditNote;
}

const markLost = command('master-keys.mark-lost', (db, { keyIds, at, audit }: Loss): void => {
  for (const keyId of keyIds)
    db.run(
      `UPDATE master_keys SET doc = json_set(doc, '$.lostAt', ?)
       WHERE key_id = ? AND doc ->> 'lostAt' IS NULL`,
      at,
      keyId,
    );
  note(db, audit);
});

interface Find {
  readonly keyIds: readonly string[];
  readonly audit: AuditNote;
}

const markFound = command('master-keys.mark-found', (db, { keyIds, audit }: Find): void => {
  const found = keyIds.map((keyId) =>
    db.run(
      `UPDATE master_keys SET doc = json_remove(doc, '$.lostAt')
       WHERE key_id = ? AND doc ->> 'lostAt' IS NOT NULL`,
      keyId,
    ),
  );
  if (found.some((changed) => changed > 0)) note(db, audit);
});

export const masterKeyCommands = [add, reseal, markLost, markFound];

export const sqliteMasterKeys = (store: Store): MasterKeyStore => ({
  list: async () => store.read.all('SELECT doc FROM master_keys ORDER BY position').map(masterKeyOf),
  add: (key, { count }, audit) => store.write(add, { key, count, ...(audit && { audit }) }),
  reseal: (keyId, resealing) => store.write(reseal, { keyId, ...resealing }),
  markLost: (keyIds, at, audit) => store.write(markLost, { keyIds, at, audit }),
  markFound: (keyIds, audit) => store.write(markFound, { keyIds, audit }),
});
