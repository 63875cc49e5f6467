import { join } from 'node:path';
import { sqliteStorage, type SqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { canonical } from '../../../src/domain/shared/canonical.ts';
import { archiveKinds } from '../../../src/ports/driven/archive.ts';
import { Unavailable } from '../../../src/ports/driven/unavailable.ts';
import { aStoredKey } from '../../support/builders.ts';
import { olderSqliteContent } from '../../support/older-content.ts';
import { aHold, olderSqliteFile } from '../../support/older-sqlite.ts';
import { inFolder } from '../../support/sqlite-worlds.ts';

const openedOn = async <T>(
  hold: Parameters<typeof olderSqliteFile>[1],
  use: (storage: SqliteStorage) => Promise<T>,
): Promise<T> =>
  inFolder(async (folder) => {
    const file = join(folder, 'licensing.db');
    await olderSqliteFile(file, hold);
    const storage = sqliteStorage({ file });
    try {
      return await use(storage);
    } finally {
      await storage.close();
    }
  });

const sorted = (records: readonly unknown[]): readonly string[] => records.map(canonical).sort();

describe('a SQLite file of the release before', () => {
  it('contains something of every kind', async () => {
    const { records } = await olderSqliteContent();
    for (const kind of archiveKinds) expect(records[kind]).not.toHaveLength(0);
  });

  it('has every record after it is opened, and no other', async () => {
    const { tally, records } = await olderSqliteContent();
    await openedOn(undefined, async ({ archive, mayServe }) => {
      await mayServe();
      expect(await archive.tally()).toEqual(tally);
      for (const kind of archiveKinds) {
        const found = (await archive.read(kind, { limit: 10_000 })).records;
        expect([kind, sorted(found)]).toEqual([kind, sorted(records[kind])]);
        expect(await archive.count(kind)).toBe(found.length);
      }
      expect(await archive.held()).toBeUndefined();
    });
  });

  it.each(['moving', 'moved'] as const)('is still held where it was %s', async (state) => {
    await openedOn(aHold(state), async ({ archive, keyRing, mayServe }) => {
      expect(await archive.held()).toEqual(aHold(state));
      await expect(keyRing.add(aStoredKey({}, 99), { count: 3 })).rejects.toThrow(Unavailable);
      if (state === 'moved') await expect(mayServe()).rejects.toThrow(/moved/);
      await archive.release();
      expect(await keyRing.add(aStoredKey({}, 99), { count: 3 })).toBe('added');
    });
  });
});
