import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAdapters, type OpenAdapters } from '../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../src/main/settings/config.ts';
import { startApi, type ApiProcess } from '../service/api-process.ts';
import { startRedis, type RedisServer } from '../servers/containers.ts';
import { needing } from '../needing.ts';
import { operatorOf, theirReasons } from '../service/operator.ts';
import { partnerClient, type Answered, type PartnerClient } from '../clients/partner-client.ts';
import { seeding } from '../stories/seeding.ts';
import { anOrder } from '../service/service.ts';
import { seenWithin } from '../eventually.ts';
import { slowness } from '../slowness.ts';

const licenses = '/api/v1/licenses';
const callers = 200;
/** How often a concurrent caller asks whose requests find the server busy. */
const maxTries = 20;
/** The promise of the service, in milliseconds. */
const withdrawnWithinMs = 1_000;
const refusedWithinMs = 2_000;
const backWithinMs = 5_000;
/** Between a promise and what a machine with other things to do makes of it. */
const leewayMs = 500;
const timeoutMs = 240_000;

/** A server that any number of processes store everything on. */
export interface SharedServer {
  /** Chooses it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly kill: () => Promise<void>;
  /** Again after `kill`; resolves when it takes writes. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The promises of two API processes on one store. The server is prepared. Measures real time. */
export const describeProcessesOn = (
  tool: 'mongo' | 'postgres',
  name: string,
  startServer: () => Promise<SharedServer>,
): void =>
  needing([tool, 'redis'], `two API processes on one ${name} and one Redis`, () => {
    let folder: string;
    let server: SharedServer;
    let redis: RedisServer;
    let open: OpenAdapters;
    let seeds: ReturnType<typeof seeding>;
    let operator: ReturnType<typeof operatorOf>;
    let partner: { readonly apiKey: string; readonly slug: string };
    const apis: ApiProcess[] = [];
    const clients: PartnerClient[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'processes-'));
      [server, redis] = await Promise.all([startServer(), startRedis()]);
      const environment = { ...server.environment, REDIS_URL: redis.url, EVENT_WORKER: 'off' };
      open = await openAdapters(configFrom({ DATA_DIR: folder, ...environment }));
      seeds = seeding(open.adapters, { folder, at: () => Date.now() - 60_000 });
      operator = operatorOf(folder, server.environment);
      for (let n = 0; n < 2; n++) {
        const api = await startApi(folder, {
          BASE_URL: 'http://localhost:8080',
          LOG_LEVEL: 'fatal',
          ...environment,
        });
        apis.push(api);
        expect(await api.ready()).not.toBe(false);
        clients.push(await partnerClient(api.baseUrl));
      }
      partner = await aPartner('balanced');
    }, timeoutMs);
    afterAll(async () => {
      for (const client of clients) client.close();
      await Promise.all(apis.map((api) => api.kill()));
      await open.close();
      await Promise.all([server.stop(), redis.stop()]);
      await rm(folder, { recursive: true, force: true });
    });

    const at = (n: number): PartnerClient => clients[n % clients.length] as PartnerClient;
    const aPartner = async (slug: string) => {
      const registration = { name: slug, contactEmail: `at@${slug}.example`, slug, acceptTerms: true };
      const created = await at(0).post('/api/v1/platforms/register', registration);
      const { member } = created;
      return {
        slug,
        apiKey: member('apiKey'),
        clientId: member('clientId'),
        clientSecret: member('clientSecret'),
      };
    };
    const both = <T>(ask: (client: PartnerClient) => Promise<T>): Promise<readonly T[]> =>
      Promise.all(clients.map(ask));
    const said = ({ status, code }: Answered): number | string => code ?? status;

    it(
      'issue one license with one event when two hundred concurrent callers at both request the same',
      async () => {
        const { trackId } = await seeds.aTrackInCatalog();
        const responses: Answered[] = [];
        const delayed = new Set<number>();
        const serials = Array.from({ length: callers }, (_, n) => n).values();
        const program = async () => {
          for (const n of serials) {
            const ask = () => at(n).as(partner.apiKey).post(licenses, anOrder(trackId));
            let reply = await ask();
            // The server of the test images takes some hundred writes a second: who came too late asks again.
            for (let tries = 1; reply.status === 503 && tries < maxTries; tries++) {
              delayed.add(n);
              reply = await ask();
            }
            responses.push(reply);
          }
        };
        await Promise.all(Array.from({ length: 100 }, program));
        expect(new Set(responses.map(said))).toEqual(new Set([201]));
        expect(responses).toHaveLength(callers);
        const ids = new Set(responses.map((reply) => reply.member('licenseId')));
        expect(ids.size).toBe(1);
        const first = responses.filter(({ headers }) => headers['idempotent-replayed'] === undefined);
        // The commit of a request that got 503 may have issued the license: then all later replies are replays.
        expect(delayed.size > 0 ? [0, 1] : [1]).toContain(first.length);
        const events = await open.adapters.outbox.list({ limit: 1_000 });
        const ofTrack = events.filter(
          ({ type, data }) => type === 'license.issued' && data['trackId'] === trackId,
        );
        expect(ofTrack.map(({ data }) => data['licenseId'])).toEqual([...ids]);
        const month = await at(1).as(partner.apiKey).get(`/api/v1/platforms/${partner.slug}/usage`);
        expect(month.body).toMatchObject({ licensesIssued: 1, activeLicenses: 1 });
      },
      timeoutMs,
    );

    it(
      'reject within a second at one what was withdrawn at the other',
      async () => {
        const { slug, clientId, clientSecret } = await aPartner('suspended');
        const token = (await at(0).post('/api/v1/auth/token', { clientId, clientSecret })).member(
          'accessToken',
        );
        const answers = async () =>
          (await both((client) => client.get('/api/v1/tracks', { credential: token }))).map(said);
        const eventually = async (expected: number | string) =>
          expect(
            await seenWithin(
              answers,
              (seen) => seen.every((answer) => answer === expected),
              withdrawnWithinMs + leewayMs,
            ),
          ).toEqual([expected, expected]);
        await eventually(200);
        await operator('platform', slug, '--status', 'suspended', '--reason', 'Unpaid invoices.');
        await eventually('PLATFORM_SUSPENDED');
        await operator('platform', slug, '--status', 'active');
        await eventually(200);
        await at(0).post('/oauth/revoke', { token, client_id: clientId, client_secret: clientSecret });
        await eventually('TOKEN_INVALID');
      },
      timeoutMs,
    );

    it(
      'both show a takedown within a second: in search, detail, sync and to license requests',
      async () => {
        const { trackId } = await seeds.aTrackInCatalog({ title: 'Far Lantern' });
        const seen = () =>
          both(async (client) => {
            const mine = client.as(partner.apiKey);
            const found = (await mine.get('/api/v1/tracks?q=far%20lantern')).body[
              'data'
            ] as readonly unknown[];
            return [found.length, said(await mine.get(`/api/v1/tracks/${trackId}`))];
          });
        const eventually = async (expected: readonly unknown[]) =>
          expect(
            await seenWithin(
              seen,
              (now) => now.every((one) => JSON.stringify(one) === JSON.stringify(expected)),
              withdrawnWithinMs + leewayMs,
            ),
          ).toEqual([expected, expected]);
        await eventually([1, 200]);
        const done = await operator('takedown', trackId, '--reason', 'legal', ...theirReasons);
        expect([done.err, done.code]).toEqual(['', 0]);
        await eventually([0, 'TRACK_TAKEN_DOWN']);
        const orders = await both((client) => client.as(partner.apiKey).post(licenses, anOrder(trackId)));
        expect(orders.map(said)).toEqual(['TRACK_TAKEN_DOWN', 'TRACK_TAKEN_DOWN']);
      },
      timeoutMs,
    );

    it(
      'return 503 within two seconds while the server is unavailable, report it, and recover within five',
      async () => {
        const { trackId } = await seeds.aTrackInCatalog();
        const order = (n: number) => (client: PartnerClient) =>
          client.as(partner.apiKey).post(licenses, anOrder(trackId, { contentId: `outage-${n}` }));
        const readiness = () =>
          both(async (client) => {
            const { status, body } = await client.get('/readyz');
            return { status, storage: (body['checks'] as { readonly storage: string }).storage };
          });
        await server.kill();
        for (let n = 0; n < 3; n++) {
          const began = performance.now();
          const responses = await both(order(n));
          expect(performance.now() - began).toBeLessThan((refusedWithinMs + leewayMs) * slowness());
          expect(responses.map(said)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
          for (const { headers } of responses) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
        }
        expect(await readiness()).toEqual(
          clients.map(() => ({ status: 503, storage: expect.not.stringMatching(/^ok$/) as string })),
        );
        expect((await both((client) => client.get('/livez'))).map(({ status }) => status)).toEqual([
          200, 200,
        ]);
        await server.start();
        const back = await seenWithin(
          readiness,
          (seen) => seen.every(({ status }) => status === 200),
          backWithinMs,
        );
        expect(back.map(({ status }) => status)).toEqual([200, 200]);
        const orders = () => both(async (client) => said(await order(9)(client)));
        expect(await seenWithin(orders, (seen) => seen.every((one) => one === 201), backWithinMs)).toEqual([
          201, 201,
        ]);
      },
      timeoutMs,
    );
  });
