import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { canonical } from '../../../../src/domain/shared/canonical.ts';
import { archiveKinds } from '../../../../src/ports/driven/storage/archive.ts';
import { olderSqliteContent } from '../../../support/stores/older/older-content.ts';
import { olderSqliteFile } from '../../../support/stores/older/older-sqlite.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';

const run = promisify(execFile);
const program = join(import.meta.dirname, '..', 'programs', 'upgrade.ts');
const timeoutMs = 240_000;
const moreEvents = 20_000;

/** The older store, with so many records that its upgrade does not fit into SQLite's cache: the log has parts of it. */
const largeFile = async (file: string): Promise<void> => {
  await olderSqliteFile(file);
  const db = new DatabaseSync(file);
  db.exec(`
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${moreEvents})
    INSERT INTO usage_events (usage_id, platform_id, doc)
    SELECT format('use_more%022d', n), platform_id,
      json_set(doc, '$.usageId', format('use_more%022d', n), '$.note', hex(randomblob(400)))
    FROM numbers, (SELECT * FROM usage_events LIMIT 1)`);
  db.close();
};

const schemaOf = (file: string): unknown => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    return {
      version: db.prepare('PRAGMA user_version').get(),
      tables: db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all(),
      events: db.prepare('SELECT count(*) AS n FROM usage_events').get(),
      check: db.prepare('PRAGMA integrity_check').get(),
    };
  } finally {
    db.close();
  }
};

/** Everything of the fixture is there, and the events that were added. */
const expectWhole = async (file: string): Promise<void> => {
  const { totals, records } = await olderSqliteContent();
  const { archive, close } = sqliteStorage({ file });
  try {
    expect(await archive.totals()).toEqual(totals);
    for (const kind of archiveKinds.filter((each) => each !== 'usage-events')) {
      const found = (await archive.read(kind, { limit: 10_000 })).records;
      expect([kind, found.map(canonical).sort()]).toEqual([kind, records[kind].map(canonical).sort()]);
    }
    expect(await archive.count('usage-events')).toBe(records['usage-events'].length + moreEvents);
  } finally {
    await close();
  }
};

const killed = async (...words: readonly string[]): Promise<void> => {
  await expect(run(process.execPath, [program, ...words])).rejects.toMatchObject({ signal: 'SIGKILL' });
};

describe('the upgrade of a SQLite file of the release before', () => {
  it.each(['upgrading', 'upgraded'])(
    'that is killed when it prints “%s …” leaves the older store, and is done at the next start',
    async (line) =>
      inFolder(async (folder) => {
        const file = join(folder, 'licensing.db');
        await largeFile(file);
        const before = schemaOf(file);
        await killed(file, line);
        expect(schemaOf(file)).toEqual(before);
        await expectWhole(file);
      }),
    timeoutMs,
  );

  it(
    'that is killed at any moment leaves one of the two, fully',
    async () =>
      inFolder(async (folder) => {
        const older = join(folder, 'older.db');
        await largeFile(older);
        const file = join(folder, 'licensing.db');
        const before = canonical(schemaOf(older));
        /** Upgrades a copy; kills it so long after it has begun. Returns how long the upgrade took. */
        const upgraded = async (killAfterMs = timeoutMs): Promise<number> => {
          await copyFile(older, file);
          const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
          const ended = once(child, 'close');
          await once(child.stdout, 'data');
          const began = performance.now();
          const kill = setTimeout(() => child.kill('SIGKILL'), killAfterMs);
          child.stdout.resume();
          await ended;
          clearTimeout(kill);
          return performance.now() - began;
        };
        const wholeMs = await upgraded();
        const whole = canonical(schemaOf(file));
        expect(whole).not.toBe(before);
        for (const part of [0.2, 0.5, 0.8]) {
          await upgraded(part * wholeMs);
          expect([before, whole]).toContain(canonical(schemaOf(file)));
          await expectWhole(file);
        }
      }),
    timeoutMs,
  );

  it(
    'is done by one of four processes that start together, while the others wait',
    async () =>
      inFolder(async (folder) => {
        const file = join(folder, 'licensing.db');
        await largeFile(file);
        await Promise.all([1, 2, 3, 4].map(() => run(process.execPath, [program, file])));
        await expectWhole(file);
      }),
    timeoutMs,
  );
});
