import { essentialOperations } from '../../../../src/adapters/http/kernel/auth/essential-operations.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryRateLimiter } from '../../../../src/adapters/memory/index.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { partnerClient, type Answered } from '../../../support/clients/partner-client.ts';
import { requestEveryOperation, expectAll } from '../../../support/http/operations/everywhere.ts';
import {
  anOrder,
  inService,
  transports,
  type ServiceSettings,
  type TestService,
} from '../../../support/service/service.ts';

const tracks = '/api/v1/tracks';
const seconds = ({ headers }: Answered): number => Number(headers['retry-after']);
/** A limiter whose time passes only when the test says so: no rate depends on how fast the machine is. */
const heldLimiter = () => {
  let elapsed = 0;
  return {
    limiter: memoryRateLimiter({ elapsed: () => elapsed }),
    pass: (ms: number): void => void (elapsed += ms),
  };
};

describe.each(transports)('limits over %s', (transport) => {
  const inHeldService = (settings: ServiceSettings, story: (service: TestService) => Promise<void>) =>
    inService({ transport, limiter: heldLimiter().limiter, ...settings }, story);

  it('returns what is left in every limited response, and Retry-After in a rejected one', () =>
    inHeldService({ tiers: { developer: { requestsPerSecond: 0.01, burst: 3 } } }, async (service) => {
      const { client } = await service.aPartner();
      const taken = [await client.get(tracks), await client.get(tracks), await client.get(tracks)];
      expect(taken.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const [i, { headers }] of taken.entries()) {
        expect(headers['ratelimit-policy']).toMatch(/^"developer";q=3;w=300, /);
        expect(headers['ratelimit']).toBe(`"developer";r=${2 - i};t=${100 * (i + 1)}`);
      }
      const rejected = await client.get(tracks);
      expect([rejected.status, rejected.code]).toEqual([429, 'RATE_LIMITED']);
      expect(rejected.headers['ratelimit']).toBe('"developer";r=0;t=300');
      expect(seconds(rejected)).toBe(100);
    }));

  it('a rejected client that waits as long as Retry-After says is served', () => {
    const { limiter, pass } = heldLimiter();
    const tiers = { developer: { requestsPerSecond: 0.5, burst: 2 } };
    return inHeldService({ limiter, tiers }, async (service) => {
      const { client } = await service.aPartner();
      let reply = await client.get(tracks);
      while (reply.status === 200) reply = await client.get(tracks);
      expect([reply.status, seconds(reply)]).toEqual([429, 2]);
      pass(seconds(reply) * 1_000 - 1);
      expect((await client.get(tracks)).status).toBe(429);
      pass(1);
      expect((await client.get(tracks)).status).toBe(200);
    });
  });

  it('each platform has its own, whichever of its credentials it uses', () =>
    inHeldService({ tiers: { developer: { requestsPerSecond: 0.01, burst: 2 } } }, async (service) => {
      const [one, other] = [await service.aPartner(), await service.aPartner()];
      const token = await one.token();
      expect((await one.client.get(tracks)).status).toBe(200);
      expect((await service.anyone.as(token).get(tracks)).status).toBe(200);
      expect((await one.client.get(tracks)).code).toBe('RATE_LIMITED');
      expect((await service.anyone.as(await one.token()).get(tracks)).code).toBe('RATE_LIMITED');
      expect((await other.client.get(tracks)).status).toBe(200);
    }));

  it('no operation of a platform is accepted beyond the rate, nor beyond the day, except essential ones', () =>
    inHeldService({}, async (service) => {
      const requested = requestEveryOperation(service);
      const agreedWith = async (quotas: Readonly<Record<string, number>>) => {
        const { client, slug, apiKey } = await service.aPartner();
        await service.useCases.changePlatform({ platform: slug, edit: { quotas } });
        for (const path of [tracks, `/api/v1/platforms/${slug}/usage`]) await client.get(path);
        return apiKey;
      };
      const hasty = await agreedWith({ requestsPerSecond: 0.001, burst: 1 });
      expectAll(await requested(hasty), 429, 'RATE_LIMITED');
      const answers = await requested(await agreedWith({ requestsPerDay: 0 }));
      const isEssential = ([operation]: (typeof answers)[number]) => essentialOperations.has(operation);
      const spending = answers.filter((answer) => !isEssential(answer));
      expectAll(spending, 429, 'QUOTA_EXCEEDED');
      const essential = answers.filter(isEssential);
      expect(essential).toHaveLength(essentialOperations.size);
      expect(essential.filter(([, status]) => status === 429)).toEqual([]);
    }));

  it('requests without a credential are limited by address, each purpose separately; operations for machines are not', () =>
    inHeldService({ tiers: { public: { requestsPerMinute: 3 } } }, async (service) => {
      const { anyone } = service;
      const verify = async () => anyone.get('/api/v1/verify/lic_1');
      const responses = [await verify(), await verify(), await verify()];
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect(responses[0]?.headers['ratelimit-policy']).toBe('"verify";q=3;w=60');
      const rejected = await verify();
      expect([rejected.status, rejected.code]).toEqual([429, 'RATE_LIMITED']);
      expect(seconds(rejected)).toBe(20);
      const posted = await anyone.post('/api/v1/verify', { certificate: 'a.b.c' });
      expect(posted.status).toBe(429);
      const token = async () => (await anyone.post('/oauth/token', { grant_type: 'x' })).status;
      expect([await token(), await token(), await token(), await token()]).toEqual([400, 400, 400, 429]);
      const registered = await service.aPartner();
      expect(registered.slug).toMatch(/^partner-/);
      for (let i = 0; i < 5; i++) expect((await anyone.get('/.well-known/jwks.json')).status).toBe(200);
    }));

  it('requests without a credential are limited at every public operation, each purpose separately', () =>
    inHeldService({ tiers: { public: { requestsPerMinute: 1 } } }, async ({ baseUrl, routes }) => {
      const open = routes.flatMap((route) =>
        route.access.kind === 'public' && route.access.limit !== undefined
          ? [{ ...route, purpose: route.access.limit, times: route.access.times ?? 1 }]
          : [],
      );
      const purposes = Map.groupBy(open, ({ purpose }) => purpose);
      expect([...purposes.keys()]).toEqual(
        expect.arrayContaining(['register', 'portal-sign-in', 'staff-sign-in', 'appeals', 'appeal-codes']),
      );
      for (const [purpose, behind] of purposes) {
        const allowed = behind
          .slice(0, 1)
          .flatMap((first) => Array.from({ length: first.times }, () => first));
        const limited = [];
        for (const { method, path } of [...allowed, ...behind]) {
          const headers = { authorization: 'Bearer apc_x' };
          const url = baseUrl + path.replaceAll(/\{\w+\}/g, 'x');
          limited.push((await fetch(url, { method, headers })).status === 429);
        }
        const expected = [...allowed.map(() => false), ...behind.map(() => true)];
        expect([purpose, limited]).toEqual([purpose, expected]);
      }
    }));

  it('forwarding headers count only behind a trusted proxy, and cannot be forged', () =>
    inHeldService({ tiers: { public: { requestsPerMinute: 1 } } }, async (service) => {
      const from = (address: string) =>
        service.anyone.get('/api/v1/verify/lic_1', { headers: { 'x-forwarded-for': address } });
      expect((await from('192.0.2.1')).status).toBe(404);
      expect((await from('192.0.2.2')).status).toBe(429);
      const environment = { TRUSTED_PROXIES: '127.0.0.0/8,::1/128' };
      await inHeldService({ environment, tiers: { public: { requestsPerMinute: 1 } } }, async (behind) => {
        const through = async (address: string) =>
          (await behind.anyone.get('/api/v1/verify/lic_1', { headers: { 'x-forwarded-for': address } }))
            .status;
        expect([await through('192.0.2.1'), await through('192.0.2.2')]).toEqual([404, 404]);
        expect(await through('192.0.2.9, 192.0.2.1')).toBe(429);
        expect([await through('2001:db8::1'), await through('2001:db8::2')]).toEqual([404, 429]);
      });
    }));

  it('the daily quota survives a restart, and names the moment when it resets', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'restarted-'));
    const settings = { dataDir, tiers: { developer: { requestsPerDay: 5 } } };
    let apiKey = '';
    await inHeldService(settings, async (service) => {
      const partner = await service.aPartner();
      apiKey = partner.apiKey;
      for (let i = 0; i < 3; i++) expect((await partner.client.get(tracks)).status).toBe(200);
    });
    await inHeldService(settings, async (service) => {
      const client = service.anyone.as(apiKey);
      expect([(await client.get(tracks)).status, (await client.get(tracks)).status]).toEqual([200, 200]);
      const requested = Date.now();
      const rejected = await client.get(tracks);
      const answered = Date.now();
      expect([rejected.status, rejected.code]).toEqual([429, 'QUOTA_EXCEEDED']);
      const midnight = Math.ceil(answered / dayMs) * dayMs;
      expect(rejected.body).toMatchObject({
        quota: 'requests-per-day',
        limit: 5,
        resetsAt: new Date(midnight).toISOString(),
      });
      expect(seconds(rejected)).toBeGreaterThanOrEqual(Math.floor((midnight - answered) / 1_000));
      expect(seconds(rejected)).toBeLessThanOrEqual(Math.ceil((midnight - requested) / 1_000));
      expect(rejected.headers['ratelimit']).toMatch(/^"(developer|requests-per-day)";r=/);
      service.advance(midnight - Date.now());
      expect((await client.get(tracks)).status).toBe(200);
    });
    await rm(dataDir, { recursive: true, force: true });
  });

  it('the quota of licenses is not used by a duplicate, a rejection or a preflight, and admits exactly its number', () =>
    inHeldService({ tiers: { developer: { licensesPerMonth: 2 } } }, async (service) => {
      const { client, slug } = await service.aPartner();
      const { trackId } = await service.aTrackInCatalog();
      const issue = async (contentId: string, changes = {}) => {
        const { status, code } = await client.post(
          '/api/v1/licenses',
          anOrder(trackId, { contentId, ...changes }),
        );
        return code ?? status;
      };
      const candidates = ['a', 'b', 'c'].map((contentId) => anOrder(trackId, { contentId }));
      const allowed = async () =>
        (
          (await client.post('/api/v1/licenses/preflight', { candidates })).body['results'] as {
            allowed: boolean;
          }[]
        ).map((one) => one.allowed);
      expect(await allowed()).toEqual([true, true, true]);
      expect([await issue('a'), await issue('a'), await issue('a')]).toEqual([201, 201, 201]);
      expect(await issue('film', { contentType: 'film' })).toBe('CONTENT_TYPE_NOT_CLEARED');
      expect(await issue('b')).toBe(201);
      expect(await issue('c')).toBe('QUOTA_EXCEEDED');
      expect(await issue('b')).toBe(201);
      expect(await allowed()).toEqual([true, true, false]);
      const month = await client.get(`/api/v1/platforms/${slug}/usage`);
      expect(month.body['quota']).toMatchObject({ licensesPerMonth: { limit: 2, used: 2, remaining: 0 } });
    }));

  it('does not count requests without a route, and never limits health checks', () =>
    inHeldService({ tiers: { public: { requestsPerMinute: 1 } } }, async (service) => {
      const client = await partnerClient(service.baseUrl);
      for (let i = 0; i < 5; i++) {
        expect((await client.get('/nowhere')).status).toBe(404);
        expect((await client.get('/livez')).status).toBe(200);
      }
      client.close();
    }));
});
