import { essentialOperations } from '../../../../src/adapters/http/kernel/auth/essential-operations.ts';
import { aService, inService, transports, type TestService } from '../../../support/service/service.ts';
import { portalSession } from '../../../support/http/portal.ts';
import { signing } from '../../../support/http/signing.ts';

const api = '/api/v1';
const requestsPerDay = 12;
const policiesIn = ({ headers }: { readonly headers: Readonly<Record<string, string | undefined>> }) =>
  headers['ratelimit-policy']?.split(', ').map((policy) => policy.replace(/"([^"]+)".*/, '$1'));
const tiers = { developer: { requestsPerDay, licensesPerMonth: 50 } };

describe('operations that use no quota', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService();
  });
  afterAll(() => service.close());

  it('are operations that platforms call', () => {
    const byPlatforms = service.routes.filter(({ access }) => access.kind === 'platform');
    const names = new Set(byPlatforms.map(({ operation }) => operation));
    expect([...essentialOperations].filter((operation) => !names.has(operation))).toEqual([]);
  });

  it('include every operation on credentials, usage, billing and sessions, and every revocation', () => {
    const due = service.routes.filter(
      ({ access, path }) =>
        access.kind === 'platform' &&
        /\/(credentials|usage|usage-events|billing|checkout|checkouts|sessions|revoke|rotate)(\/|$)/.test(
          path,
        ),
    );
    expect(due.length).toBeGreaterThan(10);
    const spending = due.filter(({ operation }) => !essentialOperations.has(operation));
    expect(spending.map(({ operation }) => operation)).toEqual([]);
  });
});

describe.each(transports)('a platform whose daily quota is used up, over %s', (transport) => {
  const story = async (service: TestService) => {
    const partner = await service.aPartner();
    const { trackId } = await service.aTrackInCatalog();
    const { client, slug } = partner;
    const own = `${api}/platforms/${slug}`;
    const license = await client.post(`${api}/licenses`, {
      trackId,
      contentId: 'video-1',
      territories: ['DE'],
    });
    const inbound = await client.post(`${own}/inbound/rotate`);
    const { headers } = await portalSession(service.anyone, partner.apiKey);
    const spend = async () => {
      for (let n = 0; n < requestsPerDay; n++) await client.get(`${api}/tracks?limit=1`);
      const search = await client.get(`${api}/tracks?limit=1`);
      expect([search.status, search.body['code']]).toEqual([429, 'QUOTA_EXCEEDED']);
      return search;
    };
    const sent = (body: object) => {
      const text = JSON.stringify(body);
      const signed = signing(inbound.member('secret'))(text);
      return service.anyone.ask('POST', `${api}/webhooks/inbound/${slug}`, { body: text, headers: signed });
    };
    const session = service.anyone.withHeaders(headers);
    return { client, own, trackId, licenseId: license.member('licenseId'), sent, spend, session };
  };

  it('can replace credentials, revoke, report and read usage, and pay', () =>
    inService({ transport, tiers }, async (service) => {
      const { client, own, trackId, licenseId, spend } = await story(service);
      await spend();
      const created = await client.post(`${own}/credentials`, { kind: 'api_key' });
      const removed = await client.delete(`${own}/credentials/${created.member('credentialId')}`);
      const event = {
        eventType: 'play',
        trackId,
        licenseId,
        quantity: 1,
        occurredAt: new Date().toISOString(),
      };
      const reported = await client.post(`${api}/usage-events`, event);
      const revoked = await client.post(`${api}/licenses/${licenseId}/revoke`, {
        reasonCode: 'content_deleted',
      });
      const [usage, billing] = [await client.get(`${own}/usage`), await client.get(`${own}/billing`)];
      const answers = [created, removed, reported, revoked, usage, billing];
      expect(answers.map(({ status }) => status)).toEqual([201, 204, 201, 200, 200, 200]);
      const order = { slug: own.split('/').at(-1), tier: 'growth', interval: 'month' };
      const urls = { successUrl: 'https://a.example/paid', cancelUrl: 'https://a.example/plans' };
      expect((await client.post(`${api}/platforms/checkout`, { ...order, ...urls })).status).not.toBe(429);
      expect(usage.body['quota']).toMatchObject({ requestsPerDay: { used: requestsPerDay, remaining: 0 } });
    }));

  it('accepts deletions, and nothing that is published', () =>
    inService({ transport, tiers }, async (service) => {
      const { sent, spend, trackId } = await story(service);
      await spend();
      const at = new Date().toISOString();
      const base = { id: 'evt_1', timestamp: at };
      const published = { contentId: 'c1', contentType: 'ugc_video', publishedAt: at, tracks: [{ trackId }] };
      const deleted = { contentId: 'c1', deletedAt: at };
      const rejected = await sent({ ...base, type: 'content.published', data: published });
      expect([rejected.status, rejected.body['code']]).toEqual([429, 'QUOTA_EXCEEDED']);
      expect((await sent({ ...base, type: 'content.deleted', data: deleted })).status).toBe(202);
    }));

  it('can be browsed in the portal, where only changes use the quota', () =>
    inService({ transport, tiers }, async (service) => {
      const { client, own, session, spend, trackId } = await story(service);
      for (let n = 0; n < requestsPerDay + 3; n++)
        expect((await session.get(`${api}/tracks?limit=1`)).status).toBe(200);
      const usage = await client.get(`${own}/usage`);
      expect(usage.body['quota']).toMatchObject({ requestsPerDay: { used: 1 } });
      await spend();
      expect((await session.get(`${api}/tracks/${trackId}`)).status).toBe(200);
      const issued = await session.post(`${api}/licenses`, { trackId, contentId: 'v2', territories: ['DE'] });
      expect(issued.status).toBe(429);
    }));

  it('sees the quotas in headers before they are used up, and the one that is used up first', () =>
    inService({ transport, tiers }, async (service) => {
      const { client, spend } = await story(service);
      const { headers } = await client.get(`${api}/tracks?limit=1`);
      expect(headers['ratelimit-policy']).toMatch(
        /^"developer";q=\d+;w=\d+, "requests-per-day";q=12;w=86400, "licenses-per-month";q=50;w=(2419200|2505600|2592000|2678400)/,
      );
      expect(headers['ratelimit']).toMatch(/^"developer";r=\d+;t=\d+, "requests-per-day";r=10;t=\d+$/);
      const rejected = await spend();
      expect(rejected.headers['ratelimit']).toMatch(
        /^"requests-per-day";r=0;t=\d+, "developer";r=\d+;t=\d+$/,
      );
      expect(policiesIn(rejected)).toEqual([
        'requests-per-day',
        'developer',
        'licenses-per-month',
        'enrich-rows-per-day',
        'enrich-seconds-per-day',
      ]);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    }));
});
