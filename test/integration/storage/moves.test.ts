import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cryptoDigest } from '../../../src/adapters/crypto/index.ts';
import { mongoStorage, prepareMongo } from '../../../src/adapters/mongo/index.ts';
import { postgresStorage, preparePostgres } from '../../../src/adapters/postgres/storage.ts';
import { sqliteStorage } from '../../../src/adapters/sqlite/index.ts';
import { ulidIds } from '../../../src/adapters/system/index.ts';
import { moveStore } from '../../../src/application/operator/store/move-store.ts';
import { undoMove } from '../../../src/application/operator/store/undo-move.ts';
import { canonical } from '../../../src/domain/shared/canonical.ts';
import type { MovableStore } from '../../../src/main/adapters/pluggable/kinds.ts';
import { archiveKinds, type Archive, type ArchiveKind } from '../../../src/ports/driven/storage/archive.ts';
import { Unavailable } from '../../../src/ports/driven/shared/unavailable.ts';
import { aNote } from '../../support/builders/staff-builders.ts';
import { needing } from '../../support/needing.ts';
import { borrowMongo, borrowPostgres, type BorrowedStore } from '../../support/servers/lent/borrow.ts';
import { stoppedClock } from '../../support/service/stopped-clock.ts';
import { fillStore } from '../../support/stores/full/full-store.ts';
import { portContents } from '../../support/stores/port-contents.ts';

const timeoutMs = 600_000;
const count = 15;
const clock = stoppedClock();
const dependencies = {
  clock,
  delay: { after: async () => undefined, turn: async () => undefined },
  digest: cryptoDigest,
  ids: ulidIds({ clock }),
};
const order = { onPlan: () => undefined, onProgress: () => undefined, isInterrupted: () => false };

const move = (source: MovableStore, target: MovableStore) =>
  moveStore({ ...dependencies, source: source.archive, target: target.archive, targetName: 'B' })(order);
const undo = (source: MovableStore, target: MovableStore) =>
  undoMove({ ...dependencies, source: source.archive, target: target.archive, sourceName: 'A' })();

/** Every record of a kind as text, in the order in which the store returns them. */
const read = async (archive: Archive, kind: ArchiveKind): Promise<readonly string[]> => {
  const all: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await archive.read(kind, { limit: 500, ...(after !== undefined && { after }) });
    all.push(...page.records.map(canonical));
    if (page.next === undefined) return all;
    after = page.next;
  }
};
const bytesOf = async (archive: Archive) =>
  Object.fromEntries(
    await Promise.all(archiveKinds.map(async (kind) => [kind, await read(archive, kind)] as const)),
  );

needing(['mongo', 'postgres'], 'everything moves from any store to any other', () => {
  let folder: string;
  let mongo: BorrowedStore;
  let postgres: BorrowedStore;
  const opened: MovableStore[] = [];
  let n = 0;

  /** A new and empty store of a kind. */
  const stores = {
    sqlite: async () => sqliteStorage({ file: join(folder, `${++n}`, 'licensing.db') }),
    postgres: async () => {
      const admin = new URL(postgres.url);
      const name = `store_${++n}`;
      const { Client } = (await import('pg')).default;
      const client = new Client({ connectionString: admin.href });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      admin.pathname = `/${name}`;
      await preparePostgres(admin.href, () => undefined);
      return postgresStorage({ url: admin.href, timeoutMs: 60_000 });
    },
    mongo: async () => {
      const url = mongo.url.replace('/?', `/store_${++n}?`);
      await prepareMongo({ url }, () => undefined);
      return mongoStorage({ url, timeoutMs: 60_000 });
    },
  };
  type Kind = keyof typeof stores;
  const open = async (kind: Kind): Promise<MovableStore> => {
    const storage: MovableStore = await stores[kind]();
    opened.push(storage);
    return storage;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'moves-'));
    [mongo, postgres] = await Promise.all([borrowMongo(), borrowPostgres()]);
  }, timeoutMs);
  afterAll(async () => {
    await Promise.all(opened.map((each) => each.close()));
    await Promise.all([mongo.release(), postgres.release()]);
    await rm(folder, { recursive: true, force: true });
  });

  const pairs: readonly (readonly [Kind, Kind])[] = [
    ['sqlite', 'postgres'],
    ['sqlite', 'mongo'],
    ['postgres', 'mongo'],
  ];

  it.each(pairs)(
    'from %s to %s and back: the archive has the same bytes, and the ports return the same',
    async (one, other) => {
      const [here, there, back] = [await open(one), await open(other), await open(one)];
      await fillStore(here, count);
      const before = await bytesOf(here.archive);
      expect(await move(here, there)).toMatchObject({ ok: true, value: { already: false } });
      // The store that was left answers reads, rejects writes and serves no new process.
      await expect(here.mayServe()).rejects.toThrow('the data has moved to B');
      expect(await here.probeWrites()).toMatch(/has moved/);
      await expect(here.auditLog.append(aNote())).rejects.toThrow(Unavailable);
      await there.mayServe();
      expect(await portContents(there, count)).toEqual(
        await portContents({ ...here, idempotencyStore: there.idempotencyStore }, count),
      );

      expect(await move(there, back)).toMatchObject({ ok: true, value: { already: false } });
      await expect(there.mayServe()).rejects.toThrow('the data has moved to B');
      const { 'audit-entries': audit = [], ...records } = await bytesOf(back.archive);
      const { 'audit-entries': auditBefore = [], ...recordsBefore } = before;
      expect(records).toEqual(recordsBefore);
      // Each move is in the log, after everything that was there before.
      expect(audit.slice(0, auditBefore.length)).toEqual(auditBefore);
      expect(audit).toHaveLength(auditBefore.length + 2);

      // A move that others have followed is undone in their order.
      expect(await undo(here, there)).toEqual({ ok: false, failure: { kind: 'target-moved-on', to: 'B' } });
      expect(await undo(there, back)).toEqual({ ok: true, value: { was: 'moved', copy: 'retired' } });
      await expect(back.auditLog.append(aNote())).rejects.toThrow(Unavailable);
      await expect(back.mayServe()).rejects.toThrow('was undone, and the data is in A again');
      expect(await undo(here, there)).toEqual({ ok: true, value: { was: 'moved', copy: 'retired' } });
      await here.auditLog.append(aNote());
      await here.mayServe();
    },
    timeoutMs,
  );
});
