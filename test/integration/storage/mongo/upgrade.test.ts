import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient, type Db } from 'mongodb';
import { mongoStorage, prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import { alone } from '../../../../src/adapters/mongo/schema.ts';
import { openStore, type Store } from '../../../../src/adapters/mongo/store.ts';
import { beginUpgrade, resumeMovingAside } from '../../../../src/adapters/mongo/upgrade/index.ts';
import { olderCollections } from '../../../../src/adapters/mongo/upgrade/names.ts';
import { canonical } from '../../../../src/domain/shared/canonical.ts';
import { archiveKinds } from '../../../../src/ports/driven/storage/archive.ts';
import { wholeChain } from '../../../contract/staff/audit-log.contract.ts';
import { borrowMongo, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { faultProxy } from '../../../support/servers/fault-proxy.ts';
import { startProgram } from '../../../support/service/killed-programs.ts';
import { needing } from '../../../support/needing.ts';
import { olderMongoContent } from '../../../support/stores/older/older-content.ts';
import { olderMongoDatabase } from '../../../support/stores/older/older-mongo.ts';
import { aNote } from '../../../support/builders/staff-builders.ts';

const storeTimeoutMs = 60_000;
const timeoutMs = 240_000;

interface SchemaDocument {
  readonly _id: string;
  readonly version?: number;
  readonly upgrade?: string;
}

const nothing = (): void => undefined;
const sorted = (records: readonly unknown[]): readonly string[] => records.map(canonical).sort();

needing('mongo', 'a MongoDB database of the release before', () => {
  let server: BorrowedStore;
  let client: MongoClient;
  let databases = 0;
  beforeAll(async () => {
    server = await borrowMongo();
    client = await MongoClient.connect(server.url);
  }, timeoutMs);
  afterAll(async () => {
    await client.close();
    await server.release();
  });

  const addressAt = (name: string, port?: number): string => {
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return port === undefined ? url.href : `mongodb://127.0.0.1:${port}${url.pathname}${url.search}`;
  };

  /** A database of its own for each test. */
  const older = async (): Promise<{ readonly name: string; readonly url: string; readonly db: Db }> => {
    const name = `older${++databases}`;
    const db = client.db(name);
    await olderMongoDatabase(db);
    return { name, url: addressAt(name), db };
  };

  const serving = async (url: string): Promise<void> => {
    const { mayServe, close } = mongoStorage({ url, timeoutMs: storeTimeoutMs });
    await mayServe().finally(close);
  };

  const collectionsOf = async (db: Db): Promise<readonly string[]> =>
    (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);

  const expectUpgraded = async (url: string, db: Db): Promise<void> => {
    const { totals, records } = await olderMongoContent();
    const { archive, auditLog, mayServe, close } = mongoStorage({ url, timeoutMs: storeTimeoutMs });
    try {
      await mayServe();
      expect(await archive.totals()).toEqual(totals);
      for (const kind of archiveKinds) {
        const found = (await archive.read(kind, { limit: 10_000 })).records;
        expect([kind, sorted(found)]).toEqual([kind, sorted(records[kind])]);
        expect(await archive.count(kind)).toBe(found.length);
      }
      const next = await auditLog.append(aNote());
      expect(await wholeChain(auditLog)).toEqual([...records['audit-entries'], next]);
    } finally {
      await close();
    }
    const left = await collectionsOf(db);
    expect(left.filter((name) => name.startsWith('before_'))).toEqual([]);
    const gone = ['receipts', 'usage_sums', 'track_guards', 'catalog_head', 'audit_end', 'write_probe'];
    expect(left.filter((name) => gone.includes(name))).toEqual([]);
  };

  it(
    'serves nobody until it is upgraded; then it has every record, and no other',
    async () => {
      const { url, db } = await older();
      await expect(serving(url)).rejects.toThrow(
        'an earlier release prepared the database. Stop its processes, make a backup, and run npm run operator -- prepare-mongodb',
      );
      const lines: string[] = [];
      await prepareMongo({ url }, (line) => lines.push(line));
      expect(lines[0]).toMatch(/processes of the earlier release cannot write from now on/);
      expect(lines.at(-1)).toMatch(/the upgrade is complete/);
      await expectUpgraded(url, db);
      const again: string[] = [];
      await prepareMongo({ url }, (line) => again.push(line));
      expect(again.join('\n')).not.toMatch(/upgrad|copied/);
    },
    timeoutMs,
  );

  /** Commands that the process sends before it is killed, and how many of each. */
  const killedAt: readonly (readonly [sent: string, before: number])[] = [
    ['collMod', 7],
    ['renameCollection', 0],
    ['renameCollection', 20],
    ['createIndexes', 3],
    ['commitTransaction', 1],
    ['commitTransaction', 12],
    ['commitTransaction', 15],
    ['compared', 0],
    ['drop', 0],
    ['drop', 9],
  ];

  it(
    'is upgraded whenever the process is killed and the command run again',
    async () => {
      const { name, db } = await older();
      const proxy = await faultProxy({ port: Number(new URL(server.url).port) });
      const url = addressAt(name, proxy.port);
      const schema = db.collection<SchemaDocument>('schema_version');
      const phases: unknown[] = [];
      for (const [sent, before] of killedAt) {
        let seen = 0;
        const met = proxy.dropReplyTo((request) => request.includes(sent) && seen++ === before);
        const program = await startProgram('prepare', [url]);
        await program.before(met.then(proxy.refuse));
        await program.kill();
        proxy.mend();
        phases.push((await schema.findOne({ _id: 'schema' }))?.upgrade);
        await expect(serving(addressAt(name))).rejects.toThrow(/prepare-mongodb, or run it again/);
        // Its lease would end ten seconds later.
        await schema.deleteOne({ _id: 'preparing' });
      }
      await proxy.close();
      expect(new Set(phases)).toEqual(new Set(['moving-aside', 'copying', 'compared']));
      await prepareMongo({ url: addressAt(name) }, nothing);
      await expectUpgraded(addressAt(name), db);
    },
    timeoutMs,
  );

  it(
    'is upgraded by one process where two run the command',
    async () => {
      const { url, db } = await older();
      await Promise.all([1, 2].map(() => prepareMongo({ url }, nothing)));
      await expectUpgraded(url, db);
    },
    timeoutMs,
  );

  it(
    'is left alone by a process that was paused until another one had upgraded it',
    async () => {
      const { url, db } = await older();
      const store = openStore({ url, timeoutMs: storeTimeoutMs });
      const schema = db.collection<SchemaDocument>('schema_version');
      const later: unknown[] = [];
      await alone(store, async (lease) => {
        await beginUpgrade(store, lease, nothing);
        await schema.updateOne({ _id: 'preparing' }, { $set: { token: 'ended', until: 0 } });
        await prepareMongo({ url }, nothing);
        for (const act of [
          () => resumeMovingAside(store, lease),
          () => lease.note('current', 'copying'),
          async () => lease.check(),
        ])
          later.push(await act().catch(String));
      });
      await store.close();
      const ended = expect.stringMatching(/another process now prepares the database/) as unknown;
      expect(later).toEqual([ended, ended, ended]);
      expect(await schema.findOne({ _id: 'schema' })).toEqual({ _id: 'schema', version: 21 });
      await expectUpgraded(url, db);
    },
    timeoutMs,
  );

  it('is left to the process whose lease it is, whatever the clock of another one says', async () => {
    const url = addressAt(`turns${++databases}`);
    const [first, second] = [1, 2].map(() => openStore({ url, timeoutMs: storeTimeoutMs })) as [Store, Store];
    const order: string[] = [];
    const now = Date.now;
    let waiting: Promise<void> | undefined;
    await alone(first, async () => {
      Date.now = () => now() + 3_600_000;
      waiting = alone(second, async () => void order.push('second'));
      await pause(1_500);
      Date.now = now;
      order.push('first');
    });
    await waiting;
    expect(order).toEqual(['first', 'second']);
    await Promise.all([first.close(), second.close()]);
  }, 60_000);

  /** The upgrade as far as the collections have other names. */
  const movedAside = async (url: string): Promise<void> => {
    const store = openStore({ url, timeoutMs: storeTimeoutMs });
    await alone(store, async (lease) => {
      await beginUpgrade(store, lease, nothing);
      await resumeMovingAside(store, lease);
    });
    await store.close();
  };

  it(
    'accepts no write of the earlier release afterwards',
    async () => {
      const { url, db } = await older();
      await movedAside(url);
      for (const name of olderCollections)
        await expect(db.collection(name).insertOne({ _id: 'late' as never })).rejects.toMatchObject({
          code: 121,
        });
      await prepareMongo({ url }, nothing);
      await expectUpgraded(url, db);
    },
    timeoutMs,
  );

  it(
    'says which collection the earlier release wrote to when the upgrade was interrupted',
    async () => {
      const { url, db } = await older();
      const store = openStore({ url, timeoutMs: storeTimeoutMs });
      await alone(store, (lease) => beginUpgrade(store, lease, nothing));
      await store.close();
      await db.renameCollection('request_counts', 'before_request_counts');
      await db.collection('request_counts').insertOne({ _id: 'late' as never });
      await expect(prepareMongo({ url }, nothing)).rejects.toThrow(
        /the earlier release wrote to request_counts after the upgrade had begun/,
      );
      await db.dropCollection('request_counts');
      await prepareMongo({ url }, nothing);
      await expectUpgraded(url, db);
    },
    timeoutMs,
  );

  it(
    'keeps its earlier records if the copy differs',
    async () => {
      const { url, db } = await older();
      // Which month they belong to is all that is wrong with it.
      await db.collection('license_months').insertOne({
        _id: 'plt_none/2026-01' as never,
        ...{ platformId: 'plt_none', month: '2026-01', issued: 0, days: {} },
      });
      await expect(prepareMongo({ url }, nothing)).rejects.toThrow(
        /the earlier records are still there: license-months: 5 before, 4 now/,
      );
      expect(await collectionsOf(db)).toContain('before_licenses');
      await expect(serving(url)).rejects.toThrow(/prepare-mongodb, or run it again/);
    },
    timeoutMs,
  );

  it('keeps the record of the move that brought its records', async () => {
    const { url, db } = await older();
    const move = { moveId: 'mov_1', state: 'complete', kinds: {} };
    await db.collection('moves').insertOne({ _id: 'move' as never, ...move });
    await prepareMongo({ url }, nothing);
    const { archive, close } = mongoStorage({ url, timeoutMs: storeTimeoutMs });
    expect(await archive.owner()).toEqual({ moveId: 'mov_1', state: 'complete' });
    await close();
  }, 120_000);

  it.each([
    [
      'hold',
      { _id: 'hold', moveId: 'mov_1', since: 1, state: 'moving', barred: true },
      /nothing was upgraded/,
    ],
    ['moves', { _id: 'move', moveId: 'mov_1', state: 'filling', kinds: {} }, /complete it with the release/],
  ])('is not upgraded while it is moved: %s', async (collection, document, reason) => {
    const { url, db } = await older();
    await db.collection(collection).insertOne(document as never);
    await expect(prepareMongo({ url }, nothing)).rejects.toThrow(reason);
    expect(await collectionsOf(db)).toContain('track_guards');
  });

  it.each([
    [19, /upgrades only schema 20: first run npm run operator -- prepare-mongodb of the release before/],
    [22, /the database has schema 22, this release knows 21/],
  ])('is rejected with schema %i', async (version, reason) => {
    const url = addressAt(`schema${version}`);
    const schema = client.db(`schema${version}`).collection<SchemaDocument>('schema_version');
    await schema.insertOne({ _id: 'schema', version });
    await expect(prepareMongo({ url }, nothing)).rejects.toThrow(reason);
    await expect(serving(url)).rejects.toThrow(reason);
  });
});
