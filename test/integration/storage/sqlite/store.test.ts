import { execFile } from 'node:child_process';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { command } from '../../../../src/adapters/sqlite/command.ts';
import { openDatabase, type DatabaseOptions } from '../../../../src/adapters/sqlite/database.ts';
import { SchemaTooNew, sqliteStorage, storageOn } from '../../../../src/adapters/sqlite/index.ts';
import { probe } from '../../../../src/adapters/sqlite/store-check.ts';
import { threadWriter } from '../../../../src/adapters/sqlite/writer.ts';
import { storageDeadline } from '../../../../src/adapters/system/index.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aPlatform, noon } from '../../../support/builders/builders.ts';
import { inFolder } from '../../../support/worlds/sqlite-worlds.ts';
import { noEffects } from '../../../support/effects.ts';

const run = promisify(execFile);
const program = (name: string) => join(import.meta.dirname, '..', 'programs', name);
const request = (key: string) => ({
  key,
  fingerprint: 'payload',
  now: noon,
  leaseUntil: noon + 1,
  keepUntil: noon + 1,
});

/** A store beside its own connection and writer. */
const opened = (options: DatabaseOptions) => {
  const database = openDatabase(options);
  return { ...database, ...storageOn(database) };
};

const inFile = (use: (file: string) => Promise<void>) => () =>
  inFolder((folder) => use(join(folder, 'made', 'licensing.db')));

/** For tests that start processes, on a machine that has much else to do. */
const timeoutMs = 240_000;

describe('a SQLite file', () => {
  it(
    'is written ahead, synced at every commit, and reads never write',
    inFile(async (file) => {
      const store = opened({ file });
      expect(store.read.one('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
      expect(store.read.one('PRAGMA synchronous')).toEqual({ synchronous: 2 });
      expect(() => store.read.run('DELETE FROM idempotency_records')).toThrow(Unavailable);
      const lax = store.read.all(
        `SELECT name FROM pragma_table_list WHERE type = 'table' AND NOT strict AND name NOT LIKE 'sqlite_%'`,
      );
      expect(lax).toEqual([]);
      await store.close();
    }),
  );

  it(
    'keeps everything from one run to the next',
    inFile(async (file) => {
      const first = sqliteStorage({ file });
      await first.registry.register({ platform: aPlatform(), credentials: [], effects: noEffects });
      await first.close();
      const second = sqliteStorage({ file });
      expect(await second.registry.findBySlug('platform-1')).toEqual({
        platform: aPlatform(),
        credentials: [],
      });
      await second.close();
    }),
  );

  it(
    'of a newer release is rejected, and left as it is',
    inFile(async (file) => {
      await sqliteStorage({ file }).close();
      const db = new DatabaseSync(file);
      db.exec('PRAGMA user_version = 99');
      expect(() => sqliteStorage({ file })).toThrow(SchemaTooNew);
      expect(() => sqliteStorage({ file })).toThrow(/schema 99.*start the release that wrote it/);
      expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 });
      db.close();
    }),
  );

  it(
    'is migrated fully or not at all',
    inFile(async (file) => {
      await mkdir(join(file, '..'), { recursive: true });
      const db = new DatabaseSync(file);
      db.exec('CREATE TABLE signing_keys (note TEXT)');
      expect(() => sqliteStorage({ file })).toThrow('table "signing_keys" already exists');
      expect(db.prepare('PRAGMA user_version').get()).toEqual({ user_version: 0 });
      expect(db.prepare(`SELECT count(*) AS n FROM sqlite_schema WHERE type = 'table'`).get()).toEqual({
        n: 1,
      });
      db.close();
    }),
  );

  it(
    'that is not a database is unavailable',
    inFile(async (file) => {
      await mkdir(file, { recursive: true });
      expect(() => sqliteStorage({ file })).toThrow(Unavailable);
    }),
  );

  it(
    'is created once by six processes that start concurrently, and shared by them',
    inFile(async (file) => {
      const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
      await Promise.all(keys.map((key) => run(process.execPath, [program('start.ts'), file, key])));
      const { idempotencyStore, close } = sqliteStorage({ file });
      for (const key of keys)
        expect(await idempotencyStore.begin(request(key))).toMatchObject({ outcome: 'running' });
      await close();
    }),
    timeoutMs,
  );

  it(
    'on a full disk is unavailable to writes, and keeps all that was acknowledged',
    inFile(async (file) => {
      const limited = 'ulimit -f 3000; exec "$0" "$@"';
      const { stdout } = await run('bash', ['-c', limited, process.execPath, program('fill.ts'), file]);
      const { acknowledged, kept, unavailable } = JSON.parse(stdout) as Record<string, unknown>;
      expect(unavailable).toBe(true);
      expect(acknowledged).toBeGreaterThan(10);
      expect(kept).toBe(acknowledged);
      const store = opened({ file });
      expect(store.read.one('SELECT count(*) AS kept FROM idempotency_records')).toEqual({ kept });
      expect(store.read.one('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
      await store.close();
    }),
    timeoutMs,
  );

  it(
    'on a full disk is found so by a probe that writes',
    inFile(async (file) => {
      const limited = 'ulimit -f 3000; exec "$0" "$@"';
      const { stdout } = await run('bash', ['-c', limited, process.execPath, program('full.ts'), file]);
      const diskFull = expect.stringMatching(
        /^the database is unavailable: (disk full|I\/O error)$/,
      ) as string;
      expect(JSON.parse(stdout)).toEqual({
        before: { reads: 'ok', writes: 'ok' },
        full: true,
        after: { reads: 'ok', writes: diskFull },
      });
    }),
    timeoutMs,
  );
});

describe('the writer of a SQLite file', () => {
  it(
    'answers a request within its deadline while another process holds the file, and does its write for others',
    inFile(async (file) => {
      const deadline = storageDeadline(300);
      // Without the deadline, a write waits so long for the other process.
      const store = opened({ file, deadline, busyTimeoutMs: timeoutMs });
      await store.idempotencyStore.begin(request('first'));
      const other = new DatabaseSync(file);
      other.exec('BEGIN IMMEDIATE');
      const began = performance.now();
      const patient = store.idempotencyStore.begin(request('a'));
      const hurried = deadline.share(() => store.idempotencyStore.begin(request('b')));
      await expect(hurried).rejects.toThrow(Unavailable);
      expect(performance.now() - began).toBeLessThan(timeoutMs / 4);
      other.exec('ROLLBACK');
      expect(await patient).toEqual({ outcome: 'begun' });
      expect(store.read.one('SELECT count(*) AS kept FROM idempotency_records')).toEqual({ kept: 2 });
      other.close();
      await store.close();
    }),
    timeoutMs,
  );

  it(
    'answers unavailable while another process holds the file too long, and writes again afterwards',
    inFile(async (file) => {
      const { idempotencyStore, ping, close } = sqliteStorage({ file, busyTimeoutMs: 50 });
      const other = new DatabaseSync(file);
      other.exec('BEGIN IMMEDIATE');
      await expect(idempotencyStore.begin(request('a'))).rejects.toThrow(Unavailable);
      await expect(ping()).rejects.toThrow(Unavailable);
      other.exec('ROLLBACK');
      expect(await idempotencyStore.begin(request('a'))).toEqual({ outcome: 'begun' });
      await ping();
      other.close();
      await close();
    }),
  );

  it(
    'waits for another process that holds the file for a while',
    inFile(async (file) => {
      const { idempotencyStore, close } = sqliteStorage({ file });
      const other = new DatabaseSync(file);
      other.exec('BEGIN IMMEDIATE');
      setTimeout(() => other.exec('COMMIT'), 200);
      expect(await idempotencyStore.begin(request('a'))).toEqual({ outcome: 'begun' });
      other.close();
      await close();
    }),
  );

  it(
    'answers unavailable when its thread ends, and starts another for the next write',
    inFile(async (file) => {
      const writer = threadWriter({ file, busyTimeoutMs: 50 });
      const waiting = await Promise.allSettled([1, 2, 3].map(() => writer.write(probe, undefined)));
      const rejected = { status: 'rejected', reason: expect.any(Unavailable) as Unavailable };
      expect(waiting).toEqual([rejected, rejected, rejected]);
      await sqliteStorage({ file }).close();
      expect(await writer.write(probe, undefined)).toBeUndefined();
      await writer.close();
    }),
  );

  it(
    'rejects alone what it cannot run',
    inFile(async (file) => {
      const store = opened({ file });
      const unknown = command('nobody.knows', () => 1);
      const broken = store.writer.write(unknown, undefined);
      const sound = store.idempotencyStore.begin(request('a'));
      await expect(broken).rejects.toThrow('there is no command nobody.knows');
      await expect(broken).rejects.not.toThrow(Unavailable);
      expect(await sound).toEqual({ outcome: 'begun' });
      const [mistaken, neighbor] = [
        store.writer.write(unknown, () => 1),
        store.idempotencyStore.begin(request('n')),
      ];
      await expect(mistaken).rejects.toThrow('not plain data');
      expect(await neighbor).toEqual({ outcome: 'begun' });
      expect(await store.idempotencyStore.begin(request('b'))).toEqual({ outcome: 'begun' });
      await store.close();
    }),
  );

  it(
    'completes pending work before it closes, and accepts nothing afterwards',
    inFile(async (file) => {
      const { idempotencyStore, close } = sqliteStorage({ file });
      const requested = Array.from({ length: 2_500 }, (_, n) => idempotencyStore.begin(request(`key-${n}`)));
      await Promise.all([close(), close()]);
      await expect(idempotencyStore.begin(request('late'))).rejects.toThrow(Unavailable);
      expect(new Set((await Promise.all(requested)).map(({ outcome }) => outcome))).toEqual(
        new Set(['begun']),
      );
      const store = opened({ file });
      expect(store.read.one('SELECT count(*) AS kept FROM idempotency_records')).toEqual({ kept: 2_500 });
      await store.close();
      await expect(stat(`${file}-wal`)).rejects.toThrow('ENOENT');
    }),
  );

  it(
    'rejects what would wait behind twenty thousand others, and does those',
    inFile(async (file) => {
      const { idempotencyStore, close } = sqliteStorage({ file });
      const requested = Array.from({ length: 20_100 }, (_, n) => idempotencyStore.begin(request(`key-${n}`)));
      const settled = await Promise.allSettled(requested);
      const rejected = settled.filter((outcome) => outcome.status === 'rejected');
      expect(rejected.map(({ reason }) => reason as unknown)).toEqual(
        Array.from({ length: 100 }, () => new Unavailable('too many writes are waiting')),
      );
      await close();
    }),
    timeoutMs,
  );

  it(
    'commits together what is requested together: a thousand writes wait for the disk a few times',
    inFile(async (file) => {
      const store = opened({ file });
      await store.idempotencyStore.begin(request('first'));
      const { size } = await stat(`${file}-wal`);
      await Promise.all(
        Array.from({ length: 1_000 }, (_, n) => store.idempotencyStore.begin(request(`key-${n}`))),
      );
      const grown = (await stat(`${file}-wal`)).size - size;
      // Alone, each would write two pages or more: eight megabytes.
      expect(grown).toBeLessThan(1_000_000);
      await store.close();
    }),
  );
});
