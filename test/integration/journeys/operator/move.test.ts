import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongoStorage } from '../../../../src/adapters/mongo/index.ts';
import { sqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { trackId } from '../../../support/builders/builders.ts';
import { needing } from '../../../support/needing.ts';
import {
  startMongo,
  startPostgres,
  writable,
  type MongoServer,
  type PostgresServer,
} from '../../../support/servers/containers.ts';
import { operatorOf } from '../../../support/service/operator.ts';
import { aService, anOrder, type Partner, type TestService } from '../../../support/service/service.ts';
import { fillStore } from '../../../support/stores/full/full-store.ts';
import { portContents } from '../../../support/stores/port-contents.ts';

const count = 60;
const licenses = '/api/v1/licenses';
const sync = '/api/v1/catalog/sync';
const timeoutMs = 600_000;
const operator = join(import.meta.dirname, '..', '..', '..', '..', 'src', 'main', 'cli.ts');
const signalAtLine = join(import.meta.dirname, '..', '..', '..', 'support', 'service', 'signal-at-line.ts');

type Variables = Readonly<Record<string, string>>;

/** A store of the journey: the variables of a service on it, and its address for a move. */
interface Stop {
  readonly environment: Variables;
  readonly address: string;
  readonly name: RegExp;
}

needing(['mongo', 'postgres'], 'a running installation moves from store to store', () => {
  let folder: string;
  let mongo: MongoServer;
  let postgres: PostgresServer;
  let service: TestService;
  let partner: Partner;
  const stops = { sqlite: {} as Stop, postgres: {} as Stop, mongo: {} as Stop };
  const before = { token: '', licenseId: '', certificate: '', cursor: '', license: {} };
  const order = anOrder(trackId(900_001));
  const headers = { 'idempotency-key': 'before the move' };
  let added = 900_001;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'move-'));
    [mongo, postgres] = await Promise.all([startMongo(), startPostgres()]);
    stops.sqlite = { environment: {}, address: `sqlite:${folder}`, name: /licensing\.db/ };
    stops.postgres = {
      environment: { DATABASE_URL: postgres.url },
      address: postgres.url,
      name: /PostgreSQL database postgres at \S+/,
    };
    stops.mongo = {
      environment: { MONGODB_URL: mongo.url },
      address: mongo.url,
      name: /MongoDB database licensing at \S+/,
    };
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
  }, timeoutMs);
  afterAll(async () => {
    await service.close();
    await Promise.all([mongo.stop(), postgres.stop()]);
    await rm(folder, { recursive: true, force: true });
  });

  const mine = () => service.anyone.as(partner.apiKey);

  /** Asks again after 503, as partners do: a database beside other tests can be slow for a while. */
  const answered = async <Answer extends { readonly status: number }>(
    ask: () => Promise<Answer>,
  ): Promise<Answer> => {
    for (let tries = 1; ; tries++) {
      const answer = await ask();
      if (answer.status !== 503 || tries === 60) return answer;
      await sleep(1_000);
    }
  };

  /** The process of the old store answers every read and no write. */
  const answersReadsOnly = async (): Promise<void> => {
    const rejected = await mine().post(licenses, anOrder(trackId(900_001), { contentId: 'held' }));
    expect([rejected.status, rejected.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    const read = await answered(() => mine().get(`${licenses}/${before.licenseId}`));
    expect([read.status, read.body]).toEqual([200, before.license]);
    const paths = ['', '/usage', '/credentials', '/webhooks'].map(
      (part) => `/api/v1/platforms/${partner.slug}${part}`,
    );
    for (const path of [licenses, '/api/v1/tracks', sync, ...paths])
      expect([path, (await answered(() => mine().get(path))).status]).toEqual([path, 200]);
    expect((await answered(() => service.anyone.get('/readyz'))).status).toBe(200);
  };

  /** Runs a move and kills it when it prints a line. */
  const killedAt = async (from: Stop, to: Stop, line: string): Promise<string> => {
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: folder,
      ...from.environment,
      MOVE_TO: to.address,
      LINE_AT: line,
    };
    const moving = spawn(process.execPath, ['--import', signalAtLine, operator, 'move'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(moving, 'close');
    const printed = await readAll(moving.stdout);
    expect(await ended).toEqual([null, 'SIGKILL']);
    return printed;
  };

  /** Everything that a partner received before the moves is valid on the new store. */
  const servesThePartner = async (): Promise<void> => {
    const replayed = await answered(() => service.anyone.as(before.token).post(licenses, order, { headers }));
    expect([replayed.status, replayed.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(replayed.body).toEqual({ ...before.license, covers: true });
    const { certificate } = before;
    const verified = await answered(() => service.anyone.post('/api/v1/verify', { certificate }));
    expect(verified.body['genuine']).toBe(true);
    const { clientId, clientSecret } = partner;
    const requested = { clientId, clientSecret };
    expect((await answered(() => service.anyone.post('/api/v1/auth/token', requested))).status).toBe(200);
    const again = await answered(() => mine().post(licenses, order));
    expect([again.status, again.member('licenseId')]).toEqual([201, before.licenseId]);
  };

  /** The catalog and the licenses grow from where they were. */
  const goesOn = async (): Promise<void> => {
    const head = await service.ports.library.head();
    added += 1;
    const track = await service.aTrackInCatalog({
      trackId: trackId(added),
      isrc: `QZABC26${added - 800_000}`,
    });
    expect(track.catalogVersion).toBe(head + 1);
    const fed = await answered(() => mine().get(sync, { query: { cursor: before.cursor, limit: 1000 } }));
    const items = fed.body['items'] as { readonly trackId: string }[];
    expect(items.map((item) => item.trackId)).toEqual([track.trackId]);
    const ordered = anOrder(track.trackId, { contentId: 'after the move' });
    const fresh = await answered(() => mine().post(licenses, ordered));
    expect(fresh.status).toBe(201);
  };

  it.each([
    ['sqlite', 'postgres'],
    ['postgres', 'mongo'],
    ['mongo', 'sqlite'],
  ] as const)(
    'from %s to %s, killed while it copies and while it compares: reads continue, and partners notice nothing afterwards',
    async (fromName, toName) => {
      const [from, to] = [stops[fromName], stops[toName]];
      before.cursor = (await answered(() => mine().get(`${sync}?limit=1000`))).member('nextCursor');
      // The file of the first store is in the way, as an operator would find it.
      if (toName === 'sqlite') await rename(join(folder, 'licensing.db'), join(folder, 'before.db'));
      const copying = await killedAt(from, to, 'copying  tracks');
      expect([copying.includes('copying  signing-keys'), copying.includes('checking')]).toEqual([
        true,
        false,
      ]);
      await answersReadsOnly();
      const early = await operatorOf(folder, to.environment)('tracks');
      expect([early.code, early.err]).toEqual([1, expect.stringContaining('is being filled')]);
      const checking = await killedAt(from, to, 'checking  licenses');
      expect([
        checking.includes('copying  signing-keys'),
        checking.includes('copying  usage-events'),
      ]).toEqual([false, true]);
      await answersReadsOnly();

      const move = (...options: readonly string[]) =>
        operatorOf(folder, from.environment)('move', '--to', to.address, ...options);
      const ended = await move();
      expect([ended.code, ended.err]).toEqual([0, expect.stringMatching(/^From: [^\n]*\nTo: [^\n]*\n$/)]);
      expect(ended.out).not.toContain('copying');
      expect(ended.out).toMatch(to.name);
      expect(ended.out).toMatch(/\d+ audit entries, the last \d+:[0-9a-f]{64}/);
      expect((await move()).out).toMatch(/Everything was moved to [^\n]* before/);
      await answersReadsOnly();
      const late = operatorOf(folder, from.environment);
      expect((await late('platform', partner.slug, '--tier', 'growth')).err).toMatch(
        fromName === 'sqlite' ? /the data has moved to another store/ : to.name,
      );

      const { config } = service;
      await service.close();
      service = await aService({
        dataDir: folder,
        environment: { ...to.environment, PORT: String(config.port), BASE_URL: config.baseUrl },
      });
      await servesThePartner();
      await goesOn();
      expect((await operatorOf(folder, to.environment)('verify-audit')).code).toBe(0);
    },
    timeoutMs,
  );
});

needing('mongo', 'a move to MongoDB that is killed meanwhile', () => {
  it(
    'waits for it, and still moves everything',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'move-'));
      const mongo = await startMongo({ keepPort: true });
      const left = sqliteStorage({ file: join(folder, 'licensing.db') });
      try {
        await fillStore(left, count);
        const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, MOVE_TO: mongo.url };
        const moving = spawn(process.execPath, [operator, 'move'], { env, stdio: 'pipe' });
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
        expect([await ended, await err]).toEqual([[0, null], expect.stringMatching(/^From: .*\nTo: .*\n$/)]);
        const entered = mongoStorage({ url: mongo.url, timeoutMs: timeoutMs });
        await entered.mayServe();
        expect(await portContents(entered, count)).toEqual(
          await portContents({ ...left, idempotencyStore: entered.idempotencyStore }, count),
        );
        await entered.close();
      } finally {
        await left.close();
        await mongo.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
    timeoutMs,
  );
});
