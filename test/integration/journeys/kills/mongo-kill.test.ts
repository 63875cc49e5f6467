import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db, type Document } from 'mongodb';
import { prepareMongo } from '../../../../src/adapters/mongo/index.ts';
import type { PlatformWithCredentials } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import type { AcknowledgedWrites } from '../../../soak/api-kill/acknowledged-writes.ts';
import { issuesAfterRestart } from '../../../soak/api-kill/check.ts';
import { rowsIn } from '../../../soak/stores/mongo.ts';
import { halfWritten } from '../../../soak/api-kill/inspection.ts';
import { someWrites } from '../../../support/stories/some-writes.ts';
import { borrowMongo, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';
import { aService, inService } from '../../../support/service/service.ts';

const timeoutMs = 240_000;
type Sabotage = (db: Db) => Promise<unknown>;

/** The server of the test images judges documents as mongod does: what is planted here goes past that. */
const unjudged = { bypassDocumentValidation: true };
const all = {};
const days = Array.from({ length: 31 }, (_, n) => `day${n + 1}`);

needing('mongo', 'what kill -9 of the service and of mongod may do', () => {
  let folder: string;
  let server: BorrowedStore;
  let client: MongoClient;
  let db: Db;
  let written: AcknowledgedWrites;
  const kept = new Map<string, Document[]>();
  const onServer = () => ({
    ...{ dataDir: folder, environment: { MONGODB_URL: server.url, EVENT_WORKER: 'off' } },
    // A request that a busy machine answers with 503 looks like a loss.
    storageTimeoutMs: 60_000,
  });

  /** Two licenses, and one of them has ended. */
  const write = async (): Promise<AcknowledgedWrites> => {
    const service = await aService(onServer());
    const writes = await someWrites(service, [
      { contentId: 'held', key: 'held' },
      { contentId: 'ended', key: 'ended' },
    ]);
    await service.close();
    return writes;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'written-'));
    server = await borrowMongo();
    await prepareMongo({ url: server.url }, () => undefined);
    written = await write();
    client = new MongoClient(server.url);
    db = client.db('licensing');
    for (const { name } of await db.listCollections().toArray())
      if (name !== 'locks') kept.set(name, await db.collection(name).find().toArray());
  }, timeoutMs);
  afterAll(async () => {
    await client.close();
    await server.release();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    for (const [name, documents] of kept) {
      await db.collection(name).deleteMany(all);
      if (documents.length > 0) await db.collection(name).insertMany(documents, unjudged);
    }
  }, timeoutMs);

  const of = (name: string) => db.collection(name);
  /** Changes a record, and leaves the members beside it as they are. */
  const rewritten = async <Stored>(name: string, filter: Document, change: (record: Stored) => Stored) => {
    const found = await of(name).findOne(filter);
    const doc = JSON.stringify(change(JSON.parse(String(found?.['doc'])) as Stored));
    await of(name).updateOne(filter, { $set: { doc } }, unjudged);
  };

  it.each<[string, Sabotage, string]>([
    ['nothing', async () => undefined, ''],
    [
      'an issued license without its event',
      () => of('outbox').deleteMany({ type: 'license.issued' }),
      '2 licenses without exactly one event',
    ],
    [
      'a revoked license without its event',
      () => of('outbox').deleteMany({ type: 'license.revoked' }),
      '1 ends that do not match their events',
    ],
    ['the licenses are gone', () => of('licenses').deleteMany(all), '2 idempotency records of nothing'],
    [
      'a record says otherwise',
      () => of('licenses').updateMany({ status: 'active' }, { $set: { status: 'expired' } }, unjudged),
      '1 licenses whose record says otherwise',
    ],
    [
      'the month',
      () => of('license_months').updateMany(all, { $inc: { issued: 1 } }, unjudged),
      '1 months not added up',
    ],
    [
      'the days',
      () =>
        of('license_months').updateMany(
          all,
          { $unset: Object.fromEntries(days.map((day) => [day, ''])) },
          unjudged,
        ),
      '1 days not added up',
    ],
    [
      'what is held',
      () => of('license_months').updateMany(all, { $inc: { ended: 1 } }, unjudged),
      '1 active licenses not added up',
    ],
    ['the reports', () => of('usage_events').deleteMany(all), '3 plays not added up by day'],
    ['plays by track', () => of('usage_tracks').deleteMany(all), '3 plays not added up by track'],
    [
      'plays for accounts',
      () => of('usage_of_tracks').deleteMany(all),
      '3 plays not added up for the account of a track',
    ],
    [
      'a credential',
      () =>
        rewritten<PlatformWithCredentials>('platforms', { slug: 'soak-0' }, ({ credentials, ...rest }) => ({
          ...rest,
          credentials: credentials.slice(1),
        })),
      '1 platforms without both credentials',
    ],
    [
      'a version',
      () => of('platforms').updateMany(all, { $inc: { version: 1 } }, unjudged),
      '2 platforms whose record says otherwise',
    ],
  ])('half a commit would be found out in the database: %s', async (_what, sabotage, finding) => {
    await sabotage(db);
    const found = await halfWritten(rowsIn(db));
    if (finding === '') expect(found).toEqual([]);
    else expect(found).toEqual(expect.arrayContaining([expect.stringContaining(finding)]));
  });

  it.each<[string, Sabotage, string | undefined]>([
    ['nothing', async () => undefined, undefined],
    ['a license', () => of('licenses').deleteMany({ contentId: 'held' }), 'lost: license'],
    [
      'an idempotency record',
      () => of('idempotency_records').deleteMany(all),
      'lost: the idempotency record of',
    ],
    ['a report', () => of('usage_events').deleteMany(all), 'lost: report'],
    ['a platform', () => of('platforms').deleteMany({ slug: 'soaked-1' }), 'lost: platform'],
  ])(
    'a loss is detected with requests: %s',
    async (_what, sabotage, finding) => {
      await sabotage(db);
      await inService(onServer(), async ({ anyone }) => {
        const issues = await issuesAfterRestart(anyone, structuredClone(written));
        if (finding === undefined) expect(issues).toEqual([]);
        else expect(issues).toEqual(expect.arrayContaining([expect.stringContaining(finding)]));
      });
    },
    timeoutMs,
  );
});
