import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongoStorage } from '../../../../src/adapters/mongo/index.ts';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { startMongo, writable, type MongoServer } from '../../../support/servers/containers.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { needing } from '../../../support/needing.ts';
import { operatorOf, type Commanded } from '../../../support/service/operator.ts';
import { aService, anOrder, type Partner, type TestService } from '../../../support/service/service.ts';
import { toldByPorts } from '../../../support/stores/told-by-ports.ts';

const count = 90;
/** The content of the store: every third record has a counterpart that waits for review. */
const tracks = count + count / 3;
const licenses = '/api/v1/licenses';
const sync = '/api/v1/catalog/sync';
const patience = 240_000;
/** The line in which a command names its store. */
const namedStore: unknown = expect.stringMatching(/^Store: MongoDB database licensing at \S+\n$/);
const operator = join(import.meta.dirname, '..', '..', '..', '..', 'src', 'main', 'cli.ts');

needing('mongo', 'a running installation moves from SQLite to MongoDB', () => {
  let folder: string;
  let mongo: MongoServer;
  let service: TestService;
  let partner: Partner;
  let elsewhere: (...words: readonly string[]) => Promise<Commanded>;
  const before = { token: '', licenseId: '', certificate: '', cursor: '', license: {} };
  const order = anOrder(trackId(900_001));
  const headers = { 'idempotency-key': 'before the move' };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'move-'));
    mongo = await startMongo();
    elsewhere = operatorOf(folder, { MONGODB_URL: mongo.url });
    service = await aService({ dataDir: folder });
    // Its workers would take what is to be claimed: until the store is filled they wait.
    const filled = Promise.withResolvers<undefined>();
    service.before('enrichmentJobs', 'claim', () => filled.promise, 5);
    await fillStore(service.ports, count, { keys: 0 });
    filled.resolve(undefined);
    await service.aTrackInCatalog({ trackId: trackId(900_001), isrc: 'QZABC2699991' });
    partner = await service.aPartner();
    before.token = await partner.token();
    const issued = await partner.client.post(licenses, order, { headers });
    before.licenseId = issued.member('licenseId');
    const { covers: _, ...license } = issued.body;
    before.license = license;
    before.certificate = (await partner.client.get(`${licenses}/${before.licenseId}/certificate`)).text;
    before.cursor = (await partner.client.get(`${sync}?limit=1000`)).member('nextCursor');
  }, patience);
  afterAll(async () => {
    await service.close();
    await mongo.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const held = async () => {
    const refused = await partner.client.post(licenses, anOrder(trackId(900_001), { contentId: 'held' }));
    expect([refused.status, refused.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const read = await partner.client.get(`${licenses}/${before.licenseId}`);
    expect([read.status, read.body]).toEqual([200, before.license]);
    expect((await service.anyone.get('/readyz')).status).toBe(200);
  };

  it(
    'and goes on where it was killed, while writes are held and reads go on',
    async () => {
      const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, MONGODB_URL: mongo.url };
      const first = spawn(process.execPath, [operator, 'move-to-mongodb'], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      first.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('copying  tracks')) first.kill('SIGKILL');
      });
      await once(first, 'close');
      expect([said.includes('copying  signing-keys'), said.includes('checking')]).toEqual([true, false]);
      await held();
      const whileFilling = mongoStorage({ url: mongo.url, patienceMs: patience });
      await expect(whileFilling.mayServe()).rejects.toThrow('being filled');
      await whileFilling.close();

      const second = await elsewhere('move-to-mongodb');
      expect([second.code, second.err]).toEqual([0, '']);
      expect(second.out).not.toContain('copying  signing-keys');
      expect(second.out).toContain('checking  request-counts');
      expect(second.out).toContain(`${tracks + 1} tracks, catalog version`);
      await held();
      expect((await elsewhere('move-to-mongodb')).out).toContain('was moved to MongoDB before');
    },
    patience,
  );

  it(
    'and the ports of both return the same',
    async () => {
      const left = sqliteStorage({ file: join(folder, 'licensing.db') });
      const entered = mongoStorage({ url: mongo.url, patienceMs: patience });
      await entered.mayServe();
      const was = await toldByPorts({ ...left, idempotencyStore: entered.idempotencyStore }, count);
      expect(await toldByPorts(entered, count)).toEqual(was);
      expect(was.tracks).toHaveLength(tracks + 1);
      expect(was.receipts.map(({ outcome }) => outcome)).toEqual(was.receipts.map(() => 'done'));
      expect(was.events.length).toBeGreaterThan(count * 2);
      await Promise.all([left.close(), entered.close()]);
    },
    patience,
  );

  it(
    'and what partners hold goes on to work there',
    async () => {
      const { config } = service;
      await service.close();
      service = await aService({
        dataDir: folder,
        environment: { MONGODB_URL: mongo.url, PORT: String(config.port), BASE_URL: config.baseUrl },
      });
      const mine = service.anyone.as(partner.apiKey);
      const bearing = service.anyone.as(before.token);
      const replayed = await bearing.post(licenses, order, { headers });
      expect([replayed.status, replayed.headers['idempotent-replayed']]).toEqual([201, 'true']);
      expect(replayed.body).toEqual({ ...before.license, covers: true });
      const { certificate } = before;
      expect((await service.anyone.post('/api/v1/verify', { certificate })).body['genuine']).toBe(true);
      const { clientId, clientSecret } = partner;
      expect((await service.anyone.post('/api/v1/auth/token', { clientId, clientSecret })).status).toBe(200);
      const again = await mine.post(licenses, order);
      expect([again.status, again.member('licenseId')]).toEqual([201, before.licenseId]);

      const head = await service.ports.library.head();
      const added = await service.aTrackInCatalog({ trackId: trackId(900_002), isrc: 'QZABC2699992' });
      expect(added.catalogVersion).toBe(head + 1);
      const fed = await mine.get(sync, { query: { cursor: before.cursor, limit: 1000 } });
      const items = fed.body['items'] as { readonly trackId: string }[];
      expect(items.map((item) => item.trackId)).toEqual([added.trackId]);
      const fresh = await mine.post(licenses, anOrder(added.trackId, { contentId: 'after the move' }));
      expect(fresh.status).toBe(201);
      const revoked = await mine.delete(`${licenses}/${before.licenseId}`, { reasonCode: 'content_deleted' });
      expect(revoked.body['status']).toBe('revoked');
      const usage = await mine.get(`/api/v1/platforms/${partner.slug}/usage`, {
        query: { month: new Date().toISOString().slice(0, 7) },
      });
      expect([usage.body['licensesIssued'], usage.body['activeLicenses']]).toEqual([2, 1]);
    },
    patience,
  );
});

needing('mongo', 'a move to MongoDB that is killed meanwhile', () => {
  it(
    'waits for it, and brings all the same everything there',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'move-'));
      const mongo = await startMongo({ keepPort: true });
      const left = sqliteStorage({ file: join(folder, 'licensing.db') });
      try {
        await fillStore(left, count);
        const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, MONGODB_URL: mongo.url };
        const moving = spawn(process.execPath, [operator, 'move-to-mongodb'], { env, stdio: 'pipe' });
        const ended = once(moving, 'close');
        let killed: Promise<void> | undefined;
        moving.stdout.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('copying  tracks')) killed ??= mongo.kill();
        });
        const err = readAll(moving.stderr);
        while (!killed) await sleep(20);
        await killed;
        await sleep(2_000);
        await mongo.start();
        await writable(mongo.url);
        expect([await ended, await err]).toEqual([[0, null], namedStore]);
        const entered = mongoStorage({ url: mongo.url, patienceMs: patience });
        expect(await toldByPorts(entered, count)).toEqual(
          await toldByPorts({ ...left, idempotencyStore: entered.idempotencyStore }, count),
        );
        await entered.close();
      } finally {
        await left.close();
        await mongo.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
    patience,
  );
});

needing('mongo', 'a move to MongoDB', () => {
  let folder: string;
  let mongo: MongoServer;
  let elsewhere: (...words: readonly string[]) => Promise<Commanded>;
  const open = () => sqliteStorage({ file: join(folder, 'licensing.db') });

  beforeAll(async () => {
    mongo = await startMongo();
  }, patience);
  afterAll(() => mongo.stop());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'move-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it(
    'is refused without something to move, or somewhere to move it to',
    async () => {
      elsewhere = operatorOf(folder, { MONGODB_URL: mongo.url });
      const nothing = await elsewhere('move-to-mongodb');
      expect([nothing.code, nothing.err]).toEqual([2, expect.stringContaining('no store to move')]);
      await open().close();
      const nowhere = await operatorOf(folder)('move-to-mongodb');
      expect([nowhere.code, nowhere.err]).toEqual([
        2,
        expect.stringContaining('Set MONGODB_URL to the database to move to.'),
      ]);
      const toAnother = operatorOf(folder, { DATABASE_URL: 'postgres://nobody@localhost:9/nowhere' });
      for (const options of [[], ['--undo']]) {
        const refused = await toAnother('move-to-mongodb', ...options);
        expect([refused.code, refused.err]).toEqual([
          2,
          expect.stringContaining('Set MONGODB_URL to the database to move to.'),
        ]);
      }
    },
    patience,
  );

  it(
    'goes into a database of its own, can be taken back, and then needs another',
    async () => {
      const url = mongo.url.replace(/\/\?/, '/second?');
      elsewhere = operatorOf(folder, { MONGODB_URL: url });
      const left = open();
      await fillStore(left, 5);
      expect((await elsewhere('move-to-mongodb')).code).toBe(0);
      const undone = await elsewhere('move-to-mongodb', '--undo');
      expect([undone.code, undone.out]).toEqual([
        0,
        expect.stringContaining('without what was written to MongoDB'),
      ]);
      expect(await left.archive.held()).toBeUndefined();
      const refused = await elsewhere('move-to-mongodb');
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Drop it')]);
      expect(await left.archive.held()).toBeUndefined();
      await left.close();
    },
    patience,
  );

  it(
    'is given up without the database, when that is gone',
    async () => {
      const left = open();
      await left.archive.hold('mov_1', 0, undefined);
      const undone = await operatorOf(folder)('move-to-mongodb', '--undo');
      expect([undone.code, undone.out]).toEqual([0, expect.stringContaining('The move was canceled')]);
      expect(await left.archive.held()).toBeUndefined();
      expect((await operatorOf(folder)('move-to-mongodb', '--undo')).out).toContain('Nothing to undo');
      await left.close();
    },
    patience,
  );
});
