import { portalSession } from '../../../support/http/portal.ts';
import {
  aService,
  anOrder,
  inService,
  transports,
  type TestService,
} from '../../../support/service/service.ts';

const session = '/api/v1/portal/session';
const links = (slug: string) => `/api/v1/platforms/${slug}/portal-links`;
const codeIn = (url: string): string => url.slice(url.indexOf('#code=') + '#code='.length);

describe.each(transports)('sessions of the portal over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({
      transport,
      environment: { TIERS: '{"public":{"requestsPerMinute":100000}}' },
    });
  });
  afterAll(() => service.close());

  const signedIn = async () => {
    const partner = await service.aPartner();
    const { began, headers } = await portalSession(service.anyone, partner.apiKey);
    return { partner, began, headers, portal: service.anyone.withHeaders(headers) };
  };

  it('begin with an API key, in a cookie that no script reads and no other site sends', async () => {
    const { began, partner } = await signedIn();
    expect(began.status).toBe(201);
    expect(began.headers['set-cookie']).toMatch(
      /^portal_session=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    expect(began.body).toMatchObject({ platform: { platformId: partner.platformId, slug: partner.slug } });
    expect(began.text).not.toContain((began.headers['set-cookie'] ?? '').slice(15, 60));
  });

  it('act as their platform on every operation of its own', async () => {
    const { partner, portal } = await signedIn();
    const track = await service.aTrackInCatalog();
    const issued = await portal.post('/api/v1/licenses', anOrder(track.trackId));
    expect(issued.status).toBe(201);
    expect(issued.body).toMatchObject({ platformId: partner.platformId, source: 'api' });
    expect((await portal.get(`/api/v1/platforms/${partner.slug}/usage`)).status).toBe(200);
    expect((await portal.get('/api/v1/tracks')).status).toBe(200);
  });

  it('write nothing without the token that only their own page can know', async () => {
    const { headers, portal } = await signedIn();
    const other = await signedIn();
    const track = await service.aTrackInCatalog();
    for (const csrf of [{}, { 'x-csrf-token': '' }, { 'x-csrf-token': other.headers['x-csrf-token'] }]) {
      const forged = service.anyone.withHeaders({ cookie: headers.cookie, ...csrf });
      for (const ask of [
        forged.post('/api/v1/licenses', anOrder(track.trackId)),
        forged.delete(session),
        forged.post(links('any')),
      ]) {
        expect((await ask).code).toBe('CSRF_TOKEN_INVALID');
      }
      expect((await forged.get(session)).status).toBe(200);
    }
    expect((await portal.get('/api/v1/licenses')).body['data']).toEqual([]);
  });

  it('are named by what is wrong: no cookie, a session that has ended, a link that was used', async () => {
    const detailOf = async (
      requested: Promise<{ readonly code: string | undefined; member: (name: string) => string }>,
    ) => {
      const answered = await requested;
      return [answered.code, answered.member('detail')];
    };
    expect(await detailOf(service.anyone.get(session))).toEqual([
      'TOKEN_MISSING',
      'Sign in to the portal first: this request has no session cookie.',
    ]);
    const { portal, partner } = await signedIn();
    await portal.delete(session);
    for (const path of [session, '/api/v1/tracks'])
      expect(await detailOf(portal.get(path))).toEqual([
        'TOKEN_INVALID',
        'This portal session is invalid or has ended. Sign in again.',
      ]);
    const code = codeIn((await partner.client.post(links(partner.slug))).member('url'));
    expect((await service.anyone.post('/api/v1/portal/sessions', { code })).status).toBe(201);
    expect(await detailOf(service.anyone.post('/api/v1/portal/sessions', { code }))).toEqual([
      'TOKEN_INVALID',
      'This link is invalid, was used or has expired. Request a new one.',
    ]);
  });

  it('end at sign-out, also for a copy of the cookie', async () => {
    const { portal } = await signedIn();
    const out = await portal.delete(session);
    expect(out.status).toBe(204);
    expect(out.headers['set-cookie']).toMatch(/^portal_session=; Path=\/; Max-Age=0;/);
    expect(out.headers['clear-site-data']).toBe('"cache"');
    expect((await portal.get(session)).code).toBe('TOKEN_INVALID');
    expect((await portal.get('/api/v1/tracks')).code).toBe('TOKEN_INVALID');
  });

  it('end with the key that began them, and with no other', async () => {
    const { partner, portal, began } = await signedIn();
    const path = `/api/v1/platforms/${partner.slug}/credentials`;
    const second = await portal.post(path, { kind: 'api_key' });
    const onSecond = await portalSession(service.anyone, second.member('apiKey'));
    expect((await portal.delete(`${path}/${began.member('credentialId')}`)).status).toBe(204);
    expect((await portal.get(session)).code).toBe('TOKEN_INVALID');
    expect((await service.anyone.withHeaders(onSecond.headers).get(session)).status).toBe(200);
  });

  it('can only be ended while the platform is suspended, and are not restored afterwards', async () => {
    const { partner, portal } = await signedIn();
    await service.useCases.changePlatform({
      platform: partner.slug,
      edit: { status: 'suspended' },
      reason: 'Unpaid invoices.',
    });
    expect((await portal.get(session)).code).toBe('PLATFORM_SUSPENDED');
    const again = await service.anyone.post('/api/v1/portal/sessions', { apiKey: partner.apiKey });
    expect(again.code).toBe('PLATFORM_SUSPENDED');
    expect((await portal.delete(session)).status).toBe(204);
    await service.useCases.changePlatform({ platform: partner.slug, edit: { status: 'active' } });
    expect((await portal.get(session)).code).toBe('TOKEN_INVALID');
  });

  it('start once when twenty clients use one link concurrently', async () => {
    const { client, slug, platformId } = await service.aPartner();
    const created = await client.post(links(slug));
    expect(created.member('url')).toMatch(/\/portal\/#code=[\w.-]+$/);
    const code = codeIn(created.member('url'));
    const came = await Promise.all(
      Array.from({ length: 20 }, () => service.anyone.post('/api/v1/portal/sessions', { code })),
    );
    expect(came.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(19).fill(401)]);
    expect(came.find(({ status }) => status === 201)?.body).toMatchObject({ platform: { platformId } });
  });

  it('begin with a link, and end with the credential that created the link, and with no other', async () => {
    const { client, slug } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}/credentials`;
    const second = await client.post(path, { kind: 'api_key' });
    const linkOf = async (maker: typeof client) => codeIn((await maker.post(links(slug))).member('url'));
    const bySecond = service.anyone.as(second.member('apiKey'));
    const [used, unused, other] = [await linkOf(bySecond), await linkOf(bySecond), await linkOf(client)];
    const begun = await portalSession(service.anyone, { code: used });
    expect(begun.began.member('credentialId')).toBe(second.member('credentialId'));
    const open = async (code: string) =>
      (await service.anyone.post('/api/v1/portal/sessions', { code })).status;
    await client.delete(`${path}/${second.member('credentialId')}`);
    expect((await service.anyone.withHeaders(begun.headers).get(session)).code).toBe('TOKEN_INVALID');
    expect([await open(unused), await open(other)]).toEqual([401, 201]);
  });

  it('are not accepted as bearer tokens or sessions of staff, nor a link as a session', async () => {
    const { partner, headers, portal } = await signedIn();
    const text = headers.cookie.slice('portal_session='.length);
    expect((await service.anyone.as(text).get('/api/v1/tracks')).code).toBe('TOKEN_INVALID');
    expect((await portal.get('/api/v1/staff/me')).code).toBe('TOKEN_MISSING');
    expect((await partner.client.get(session)).code).toBe('TOKEN_MISSING');
    const code = codeIn((await partner.client.post(links(partner.slug))).member('url'));
    const asSession = service.anyone.withHeaders({ cookie: `portal_session=${code}` });
    expect((await asSession.get(session)).code).toBe('TOKEN_INVALID');
    expect((await service.anyone.post('/api/v1/portal/sessions', { code: text })).code).toBe('TOKEN_INVALID');
  });

  it('are ignored if a credential is sent with the cookie, which is rejected if it is invalid', async () => {
    const { headers } = await signedIn();
    const other = await service.aPartner();
    const both = await service.anyone
      .as(other.apiKey)
      .get(`/api/v1/platforms/${other.slug}/usage`, { headers });
    expect(both.status).toBe(200);
    const wrong = await service.anyone.as('plk_live_wrong').get('/api/v1/tracks', { headers });
    expect(wrong.code).toBe('TOKEN_INVALID');
    const empty = await service.anyone.get('/api/v1/tracks', { headers: { ...headers, 'x-api-key': '' } });
    expect(empty.code).toBe('TOKEN_MISSING');
  });

  it('read without using the quota of their platform, and write under it', async () => {
    const { partner, portal } = await signedIn();
    const edit = { quotas: { requestsPerDay: 1 } };
    await service.useCases.changePlatform({ platform: partner.slug, edit });
    for (const _ of [1, 2, 3]) expect((await portal.get('/api/v1/tracks')).status).toBe(200);
    expect((await partner.client.get('/api/v1/tracks')).status).toBe(200);
    expect((await partner.client.get('/api/v1/tracks')).code).toBe('QUOTA_EXCEEDED');
    const preflight = await portal.post('/api/v1/licenses/preflight', { candidates: [anOrder('trk_1')] });
    expect(preflight.code).toBe('QUOTA_EXCEEDED');
    expect((await portal.get('/api/v1/tracks')).status).toBe(200);
    expect((await portal.get(session)).status).toBe(200);
    expect((await portal.delete(session)).status).toBe(204);
  });

  it('cannot be created with a token with fewer scopes than the platform', async () => {
    const { token, slug } = await service.aPartner();
    const narrow = service.anyone.as(await token('tracks:read'));
    expect((await narrow.post(links(slug))).code).toBe('SCOPE_MISSING');
  });

  it('begin by one of key and code, not by both or neither', async () => {
    for (const body of [{}, { apiKey: 'plk_live_x', code: 'x' }, { apiKey: '' }, { password: 'x' }]) {
      expect((await service.anyone.post('/api/v1/portal/sessions', body)).code).toBe('VALIDATION_FAILED');
    }
  });
});

it('sessions travel by https alone, bound to its host, where the service is reached by it', async () => {
  await inService(
    { environment: { BASE_URL: 'https://licensing.example' } },
    async ({ anyone, aPartner }) => {
      const { apiKey } = await aPartner();
      const { began, cookie } = await portalSession(anyone, apiKey);
      expect(began.headers['set-cookie']).toMatch(
        /^__Host-portal_session=[\w.-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
      );
      const under = async (sent: string) => (await anyone.withHeaders({ cookie: sent }).get(session)).status;
      expect([await under(cookie), await under(cookie.replace('__Host-', ''))]).toEqual([200, 401]);
    },
  );
});

it('sign-in is limited by address', async () => {
  const service = await aService({ tiers: { public: { requestsPerMinute: 3 } } });
  const guess = () => service.anyone.post('/api/v1/portal/sessions', { apiKey: 'plk_live_guessed' });
  const codes = [];
  for (let tries = 0; tries < 5; tries++) codes.push((await guess()).code);
  await service.close();
  expect(codes).toEqual(['TOKEN_INVALID', 'TOKEN_INVALID', 'TOKEN_INVALID', 'RATE_LIMITED', 'RATE_LIMITED']);
});
