import { credentialKinds, type CredentialKind } from '../../../../src/domain/platforms/credential.ts';
import { credentialEndings, type Ending } from '../../../support/http/credential-endings.ts';
import { credentialStory } from '../../../support/http/credential-story.ts';
import { requestEveryOperation, expectAll } from '../../../support/http/operations/everywhere.ts';
import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { withoutConnections } from '../../../support/clients/without-connection.ts';
import { aService, type Partner, type TestService } from '../../../support/service/service.ts';

const inside = '203.0.113.7';
const [insideV6, neighborV6] = ['2001:db8:a0b:12f0::7', '2001:db8:a0b:12f0::8'];
const outside = '198.51.100.9';
const allowedIps = [inside, insideV6];
/** Reachable from any address: the links that a platform gives to its listeners. */
const openToAll = ['media link'];

const credentials = ({ slug }: Partner) => `/api/v1/platforms/${slug}/credentials`;

describe('through the kernel', () => {
  let service: TestService;
  let admin: PartnerClient;
  beforeAll(async () => {
    const environment = { TRUSTED_PROXIES: '127.0.0.0/8,::1' };
    service = await withoutConnections(await aService({ environment }));
    admin = service.anyone.as((await service.aColleague('admin')).token);
  });
  afterAll(() => service.close());

  const from = (address: string) => service.anyone.withHeaders({ 'x-forwarded-for': address });
  const limited = async (kind: CredentialKind, settings: object = {}) => {
    const partner = await service.aPartner();
    const seen = { ...service, anyone: from(inside) };
    const story = await credentialStory(seen, partner, kind, { allowedIps, ...settings });
    return { service, partner, admin, story };
  };
  const lastUsedAt = async ({ client, ...partner }: Partner, credentialId: string) => {
    const { data } = (await client.get(credentials({ client, ...partner }))).body as {
      data: { credentialId: string; lastUsedAt?: string }[];
    };
    return data.find((one) => one.credentialId === credentialId)?.lastUsedAt;
  };

  describe.each(credentialKinds)('a credential (%s) with allowed addresses', (kind) => {
    it('works from these addresses, with everything that was created with it', async () => {
      const { story } = await limited(kind);
      const outcomes = await story.outcomes(from(insideV6));
      expect(outcomes).toEqual(Object.fromEntries(Object.keys(outcomes).map((name) => [name, 'works'])));
    });

    it.each([outside, neighborV6, '203.0.113.8', 'unknown'])('is rejected from %s', async (address) => {
      const { story } = await limited(kind);
      const { link, ...outcomes } = await story.outcomes(from(address));
      const expected = Object.keys(outcomes).map((name) => [
        name,
        openToAll.includes(name) ? 'works' : 'IP_NOT_ALLOWED',
      ]);
      expect([link, outcomes]).toEqual(['IP_NOT_ALLOWED', Object.fromEntries(expected)]);
      // The rejected sign-in did not use the link up.
      expect(await story.outcomes(from(inside))).toMatchObject({ link: 'works' });
    });

    it('is rejected from elsewhere by every operation', async () => {
      const { story } = await limited(kind);
      const elsewhere = from(outside);
      const byBearer = requestEveryOperation({ ...service, anyone: elsewhere });
      expectAll(await byBearer(story.bearer), 403, 'IP_NOT_ALLOWED');
      const session = elsewhere.withHeaders(story.sessionHeaders);
      const bySession = requestEveryOperation({ ...service, anyone: session });
      expectAll(await bySession(undefined), 403, 'IP_NOT_ALLOWED');
    });

    it.each(Object.keys(credentialEndings))('that %s works nowhere else than before', async (name) => {
      const ending: Ending = credentialEndings[name] ?? { act: async () => {}, works: [] };
      const stage = await limited(kind, ending.settings?.(service));
      await ending.act(stage);
      const works = async (address: string) => {
        const outcomes = await stage.story.outcomes(from(address));
        const things = Object.keys(outcomes);
        return { things, working: things.filter((thing) => outcomes[thing] === 'works') };
      };
      const { working: elsewhere } = await works(outside);
      expect(elsewhere).toEqual(openToAll.filter((thing) => ending.works.includes(thing)));
      const { things, working } = await works(inside);
      expect(working).toEqual(things.filter((thing) => ending.works.includes(thing)));
    });

    it('does not count as used when it is rejected', async () => {
      const partner = await service.aPartner();
      const settings = { kind, name: 'Encoder', allowedIps };
      const created = await partner.client.post(credentials(partner), settings);
      const use = (by: PartnerClient) =>
        kind === 'api_key'
          ? by.as(created.member('apiKey')).get('/api/v1/tracks')
          : by.post('/api/v1/auth/token', {
              clientId: partner.clientId,
              clientSecret: created.member('clientSecret'),
            });
      const id = created.member('credentialId');
      expect((await use(from(outside))).code).toBe('IP_NOT_ALLOWED');
      expect(await lastUsedAt(partner, id)).toBeUndefined();
      expect((await use(from(inside))).status).toBe(200);
      expect(await lastUsedAt(partner, id)).toBeDefined();
    });
  });

  it('the rejection names the address of the client, and no allowed one', async () => {
    const partner = await service.aPartner();
    const settings = { kind: 'api_key', allowedIps: ['203.0.113.0/24'] };
    const created = await partner.client.post(credentials(partner), settings);
    expect(created.body['allowedIps']).toEqual(['203.0.113.0/24']);
    const rejected = await from('::ffff:198.51.100.9').as(created.member('apiKey')).get('/api/v1/tracks');
    expect(rejected.body).toMatchObject({ status: 403, code: 'IP_NOT_ALLOWED', ip: outside });
    expect(rejected.text).not.toContain('203.0.113');
    expect(
      (await from('::ffff:203.0.113.200').as(created.member('apiKey')).get('/api/v1/tracks')).status,
    ).toBe(200);
  });

  it('a forged forwarding header gives nobody access', async () => {
    const partner = await service.aPartner();
    const created = await partner.client.post(credentials(partner), { kind: 'api_key', allowedIps });
    const forged = await from(`${inside}, ${outside}`).as(created.member('apiKey')).get('/api/v1/tracks');
    expect(forged.code).toBe('IP_NOT_ALLOWED');
  });

  it('a session can be ended from everywhere, and then works nowhere', async () => {
    const { story } = await limited('api_key');
    const elsewhere = from(outside).withHeaders(story.sessionHeaders);
    const rejected = await elsewhere.get('/api/v1/portal/session');
    expect(rejected.code).toBe('IP_NOT_ALLOWED');
    expect(rejected.body['csrfToken']).toBe(story.sessionHeaders['x-csrf-token']);
    const forged = await from(outside)
      .withHeaders({ ...story.sessionHeaders, 'x-csrf-token': 'another' })
      .delete('/api/v1/portal/session');
    expect(forged.code).toBe('CSRF_TOKEN_INVALID');
    expect((await elsewhere.delete('/api/v1/portal/session')).status).toBe(204);
    const back = from(inside).withHeaders(story.sessionHeaders);
    expect((await back.get('/api/v1/portal/session')).code).toBe('TOKEN_INVALID');
  });

  it('the OAuth token endpoint answers unauthorized_client, and revokes tokens for every address', async () => {
    const partner = await service.aPartner();
    const created = await partner.client.post(credentials(partner), { kind: 'client_secret', allowedIps });
    const client = { client_id: partner.clientId, client_secret: created.member('clientSecret') };
    const token = await from(inside).post('/oauth/token', { grant_type: 'client_credentials', ...client });
    const rejected = await from(outside).post('/oauth/token', {
      grant_type: 'client_credentials',
      ...client,
    });
    expect([rejected.status, rejected.body['error']]).toEqual([400, 'unauthorized_client']);
    const revoked = { token: token.member('access_token'), ...client };
    expect((await from(inside).as(revoked.token).get('/api/v1/tracks')).status).toBe(200);
    expect((await from(outside).post('/oauth/revoke', revoked)).status).toBe(200);
    expect((await from(inside).as(revoked.token).get('/api/v1/tracks')).code).toBe('TOKEN_INVALID');
  });

  it('a limited credential creates only credentials that are limited to its addresses', async () => {
    const partner = await service.aPartner();
    const path = credentials(partner);
    const created = await partner.client.post(path, { kind: 'api_key', allowedIps: ['203.0.113.0/24'] });
    const own = from(inside).as(created.member('apiKey'));
    const inherits = await own.post(path, { kind: 'api_key', name: 'A' });
    expect(inherits.body['allowedIps']).toEqual(['203.0.113.0/24']);
    const fewer = await own.post(path, {
      kind: 'api_key',
      name: 'B',
      allowedIps: ['203.0.113.9', '203.0.113.9/32'],
    });
    expect(fewer.body['allowedIps']).toEqual(['203.0.113.9']);
    const more = await own.post(path, { kind: 'api_key', name: 'C', allowedIps: [inside, outside] });
    expect([more.status, more.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(more.body['errors']).toMatchObject([{ pointer: '/allowedIps' }]);
  });

  it('a list of addresses has 1 to 50 entries, each an address or a block', async () => {
    const { client, slug } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}/credentials`;
    const create = (list: readonly string[]) => client.post(path, { kind: 'api_key', allowedIps: list });
    const fifty = Array.from({ length: 50 }, (_, n) => `203.0.113.${n}`);
    expect((await create(fifty)).status).toBe(201);
    for (const list of [[], [...fifty, '203.0.113.50'], ['203.0.113.7/24'], ['localhost']]) {
      const { status, code } = await create(list);
      expect([status, code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });
});
