import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileFacts } from '../../../../src/adapters/filesystem/index.ts';
import { sqliteStorage, type SqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { canonical } from '../../../../src/domain/shared/canonical.ts';
import { backupCommandsOf } from '../../../../src/main/processes/commands/backup.ts';
import { configFrom } from '../../../../src/main/settings/config.ts';
import { archiveKinds } from '../../../../src/ports/driven/storage/archive.ts';
import { SchemaMismatch } from '../../../../src/ports/driven/storage/schema-mismatch.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aStoredKey } from '../../../support/builders/builders.ts';
import { olderSqliteContent } from '../../../support/stores/older/older-content.ts';
import { aWriteLock, olderSqliteFile } from '../../../support/stores/older/older-sqlite.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';

const openedOn = async <T>(
  lock: Parameters<typeof olderSqliteFile>[1],
  use: (storage: SqliteStorage) => Promise<T>,
): Promise<T> =>
  inFolder(async (folder) => {
    const file = join(folder, 'licensing.db');
    await olderSqliteFile(file, lock);
    const storage = sqliteStorage({ file });
    try {
      return await use(storage);
    } finally {
      await storage.close();
    }
  });

const sorted = (records: readonly unknown[]): readonly string[] => records.map(canonical).sort();

/** The kinds that the release before did not have, in the order of `archiveKinds`. */
const kindsSince = [
  'track-notices',
  'usage-of-tracks',
  'passkeys',
  'artist-accounts',
  'artists',
  'artist-members',
  'images',
  'drafts',
  'uploads',
  'upload-sounds',
  'albums',
  'parties',
  'share-confirmations',
  'share-opt-outs',
  'artist-invites',
  'artist-claims',
  'claimed-artists',
  'track-collections',
  'invoices',
  'ledger-transactions',
  'ledger-totals',
  'license-fees',
  'fee-totals',
  'fee-accounts',
  'invoice-numbers',
  'royalty-periods',
  'royalty-statements',
  'held-royalties',
  'payee-balances',
  'payees',
  'payout-runs',
  'payouts',
];

describe('a SQLite file of the release before', () => {
  it('contains something of every kind that the release had: add a new kind to kindsSince', async () => {
    const { records } = await olderSqliteContent();
    const empty = archiveKinds.filter((kind) => records[kind].length === 0);
    expect(empty).toEqual(kindsSince);
  });

  it('has every record after it is opened, and no other', async () => {
    const { totals, records } = await olderSqliteContent();
    await openedOn(undefined, async ({ archive, mayServe }) => {
      await mayServe();
      expect(await archive.totals()).toEqual(totals);
      for (const kind of archiveKinds) {
        const found = (await archive.read(kind, { limit: 10_000 })).records;
        expect([kind, sorted(found)]).toEqual([kind, sorted(records[kind])]);
        expect(await archive.count(kind)).toBe(found.length);
      }
      expect(await archive.writeLock()).toBeUndefined();
    });
  });

  it('is upgraded where a backup of it is restored, and counted as its manifest counts it', async () => {
    const { totals, records } = await olderSqliteContent();
    await inFolder(async (folder) => {
      const [backup, dataDir] = [join(folder, 'backup'), join(folder, 'data')];
      await mkdir(backup);
      await olderSqliteFile(join(backup, 'licensing.db'));
      const entries = records['audit-entries'];
      const last = entries.at(-1);
      const manifest = {
        createdAt: '2026-11-22T12:00:00.000Z',
        database: await fileFacts(join(backup, 'licensing.db')),
        records: Object.fromEntries(archiveKinds.map((kind) => [kind, records[kind].length])),
        audit: { entries: entries.length, last: `${last?.place}:${last?.digest}` },
        media: { where: 'bucket' },
      };
      await writeFile(join(backup, 'backup.json'), JSON.stringify(manifest));
      const { restore } = backupCommandsOf(configFrom({ DATA_DIR: dataDir }), () => undefined);
      expect(await restore({ folder: backup, onProgress: () => undefined })).toEqual({
        ok: true,
        value: manifest,
      });
      const { archive, close } = sqliteStorage({ file: join(dataDir, 'licensing.db') });
      expect(await archive.totals()).toEqual(totals);
      await close();
    });
  });

  it('keeps a table that someone else made in it, and no older one', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'licensing.db');
      await olderSqliteFile(file);
      const db = new DatabaseSync(file);
      db.exec('CREATE TABLE reports (line TEXT); INSERT INTO reports VALUES (1)');
      await sqliteStorage({ file }).close();
      expect(db.prepare('SELECT count(*) AS n FROM reports').get()).toEqual({ n: 1 });
      const created = sqliteStorage({ file: join(folder, 'new.db') });
      await created.close();
      // SQLite keeps its own table of sequences.
      const schema = `SELECT name, sql FROM sqlite_schema WHERE name NOT IN ('reports', 'sqlite_sequence') ORDER BY name`;
      const tablesIn = (where: DatabaseSync) => where.prepare(schema).all();
      const fresh = new DatabaseSync(join(folder, 'new.db'));
      expect(tablesIn(db)).toEqual(tablesIn(fresh));
      fresh.close();
      db.close();
    });
  });

  it('keeps rejecting writes if its data has moved', async () => {
    await openedOn(aWriteLock('moved'), async ({ archive, keyRing, mayServe }) => {
      expect(await archive.writeLock()).toEqual(aWriteLock('moved'));
      await expect(keyRing.add(aStoredKey({}, 99), { count: 3 }, undefined)).rejects.toThrow(Unavailable);
      await expect(mayServe()).rejects.toThrow(/moved/);
      await archive.releaseWriteLock('mov_1', undefined);
      expect(await keyRing.add(aStoredKey({}, 99), { count: 3 }, undefined)).toBe('added');
    });
  });

  it('is not upgraded in the middle of a move, which the release before completes or undoes', async () => {
    await inFolder(async (folder) => {
      const file = join(folder, 'licensing.db');
      await olderSqliteFile(file, aWriteLock('moving'));
      const contentOf = () => {
        const db = new DatabaseSync(file);
        const content = {
          version: db.prepare('PRAGMA user_version').get(),
          schema: db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all(),
          locks: db.prepare('SELECT * FROM hold').all(),
          tracks: db.prepare('SELECT count(*) AS n FROM tracks').get(),
        };
        db.close();
        return content;
      };
      const before = contentOf();
      for (let attempt = 0; attempt < 2; attempt++) {
        expect(() => sqliteStorage({ file })).toThrow(SchemaMismatch);
        expect(() => sqliteStorage({ file })).toThrow(
          'a move out of this store is not complete, and another release began it',
        );
      }
      expect(contentOf()).toEqual(before);
    });
  });
});
