import { scopes } from '../../../../src/domain/access/scope.ts';
import { requestEveryOperation, expectAll } from '../../../support/http/operations/everywhere.ts';
import {
  aService,
  inService,
  transports,
  type Partner,
  type TestService,
} from '../../../support/service/service.ts';

const hour = 3_600_000;

describe.each(transports)('access over %s', (transport) => {
  let service: TestService;
  let requested: ReturnType<typeof requestEveryOperation>;
  beforeAll(async () => {
    service = await aService({ transport });
    requested = requestEveryOperation(service);
  });
  afterAll(() => service.close());

  const works = async (credential: string | null, path = '/api/v1/tracks') => {
    const { status, code } = await service.anyone.get(path, { credential });
    return status === 200 ? 'works' : (code ?? status);
  };
  const change = async (
    { slug }: Partner,
    edit: Parameters<typeof service.useCases.changePlatform>[0]['edit'],
  ) => {
    expect(
      await service.useCases.changePlatform({ platform: slug, edit, reason: 'Unpaid invoices.' }),
    ).toMatchObject({ ok: true });
  };

  it('every operation of a platform requires a valid credential', async () => {
    const answers = await requested(undefined);
    expect(answers.length).toBeGreaterThan(18);
    expectAll(answers, 401, 'TOKEN_MISSING');
    expectAll(await requested('eyJhbGciOiJFZERTQSJ9.e30.c2ln'), 401, 'TOKEN_INVALID');
    expectAll(await requested('plk_live_000000000000000000000000000000aaaaaa'), 401, 'TOKEN_INVALID');
  });

  it('every operation with a scope rejects a token that has all other scopes', async () => {
    for (const wanted of scopes) {
      const partner = await service.aPartner();
      const others = scopes.filter((scope) => scope !== wanted);
      const token = await partner.token(...others);
      const needing = (anyOf: readonly string[]) =>
        anyOf.length > 0 && anyOf.every((scope) => scope === wanted);
      const answers = await requested(token, needing);
      if (wanted !== 'partners:enrich' && wanted !== 'licenses:read')
        expectAll(answers, 403, 'SCOPE_MISSING');
      await change(partner, { scopes: others });
      for (const credential of [partner.apiKey, await partner.token()])
        expect(await requested(credential, needing)).toEqual(answers);
    }
  });

  it('the list of credentials shows to the minute when each was last used', async () => {
    const partner = await service.aPartner();
    const list = async () =>
      (await partner.client.get(`/api/v1/platforms/${partner.slug}/credentials`)).body['data'] as readonly {
        readonly kind: string;
        readonly lastUsedAt?: string;
      }[];
    const lastUse = async (kind: string) => (await list()).find((one) => one.kind === kind)?.lastUsedAt;
    const usedBefore = [await lastUse('api_key'), await lastUse('client_secret')];
    const from = Date.now();
    await works(partner.apiKey);
    await partner.token();
    const usedAfter = [await lastUse('api_key'), await lastUse('client_secret')];
    expect([usedBefore.includes(undefined), usedAfter.includes(undefined)]).toEqual([true, false]);
    for (const at of usedAfter) {
      expect(at).toMatch(/:00\.000Z$/);
      expect(Date.parse(at ?? '')).toBeGreaterThan(from - 60_000);
    }
  });

  it('a scope that is withdrawn or restored applies to the next request, of tokens and keys alike', async () => {
    const partner = await service.aPartner();
    const token = await partner.token();
    for (const credential of [token, partner.apiKey]) {
      expect(await works(credential)).toBe('works');
      await change(partner, { scopes: ['licenses:write'] });
      expect(await works(credential)).toBe('SCOPE_MISSING');
      await change(partner, { scopes });
      expect(await works(credential)).toBe('works');
    }
    const narrow = await partner.token('tracks:read', 'licenses:write');
    expect(await works(narrow)).toBe('works');
    expect(await works(narrow, '/api/v1/tracks/trk_1/stream')).toBe('SCOPE_MISSING');
  });

  it('rejects the next request of a suspended platform, and issues it no token', async () => {
    const partner = await service.aPartner();
    const token = await partner.token();
    const link = async () => {
      const { trackId } = await service.aTrackWithSound();
      return (await partner.client.getWithRetries(`/api/v1/tracks/${trackId}/stream`)).member('url');
    };
    const url = await link();
    expect(await works(token)).toBe('works');
    await change(partner, { status: 'suspended' });
    expectAll(await requested(token), 403, 'PLATFORM_SUSPENDED');
    expectAll(await requested(partner.apiKey), 403, 'PLATFORM_SUSPENDED');
    expect((await service.anyone.get(url)).code).toBe('NOT_FOUND');
    const { clientId, clientSecret } = partner;
    const rejected = await service.anyone.post('/api/v1/auth/token', { clientId, clientSecret });
    expect([rejected.status, rejected.code]).toEqual([403, 'PLATFORM_SUSPENDED']);
    expect(rejected.body['error']).toBe('unauthorized_client');
    await change(partner, { status: 'active' });
    expect(await works(token)).toBe('works');
    expect((await service.anyone.get(url)).status).toBe(200);
  });

  it('a revoked token no longer works, others do', async () => {
    const partner = await service.aPartner();
    const [token, other] = [await partner.token(), await partner.token()];
    expect([await works(token), await works(other)]).toEqual(['works', 'works']);
    const { clientId: client_id, clientSecret: client_secret } = partner;
    const revoked = await service.anyone.post('/oauth/revoke', { token, client_id, client_secret });
    expect([revoked.status, revoked.text]).toEqual([200, '']);
    expect([await works(token), await works(other), await works(partner.apiKey)]).toEqual([
      'TOKEN_INVALID',
      'works',
      'works',
    ]);
  });

  it('rotates an API key without a gap: two are valid, then the removed one is rejected immediately', async () => {
    const partner = await service.aPartner();
    const { client, slug, apiKey } = partner;
    const path = `/api/v1/platforms/${slug}/credentials`;
    const listed = await client.get(path);
    const old = (listed.body['data'] as { kind: string; credentialId: string; hint: string }[]).find(
      ({ kind }) => kind === 'api_key',
    );
    expect(apiKey.startsWith(old?.hint ?? '?')).toBe(true);
    expect(listed.text).not.toContain(apiKey);
    const next = (await client.post(path, { kind: 'api_key' })).member('apiKey');
    expect([await works(apiKey), await works(next)]).toEqual(['works', 'works']);
    const removed = await service.anyone.as(next).delete(`${path}/${old?.credentialId ?? ''}`);
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect([await works(apiKey), await works(next)]).toEqual(['TOKEN_INVALID', 'works']);
    const again = await service.anyone.as(next).delete(`${path}/${old?.credentialId ?? ''}`);
    expect([again.status, again.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('a client secret is rotated likewise, and ends its access tokens when it is removed', async () => {
    const partner = await service.aPartner();
    const { client, slug, clientId, clientSecret } = partner;
    const path = `/api/v1/platforms/${slug}/credentials`;
    const token = await partner.token();
    const created = await client.post(path, { kind: 'client_secret' });
    const next = created.member('clientSecret');
    const exchange = async (secret: string) =>
      (await service.anyone.post('/api/v1/auth/token', { clientId, clientSecret: secret })).status;
    expect([await exchange(clientSecret), await exchange(next)]).toEqual([200, 200]);
    const listed = (await client.get(path)).body['data'] as { kind: string; credentialId: string }[];
    const old = listed.find(({ kind }) => kind === 'client_secret')?.credentialId ?? '';
    const tokenOfNext = (
      await service.anyone.post('/api/v1/auth/token', { clientId, clientSecret: next })
    ).member('accessToken');
    await client.delete(`${path}/${old}`);
    expect([await exchange(clientSecret), await exchange(next)]).toEqual([401, 200]);
    expect([await works(token), await works(tokenOfNext)]).toEqual(['TOKEN_INVALID', 'works']);
  });

  it('the last credential cannot be removed, and a token creates no key with more scopes than its own', async () => {
    const { client, slug, token } = await service.aPartner();
    const path = `/api/v1/platforms/${slug}/credentials`;
    const narrow = service.anyone.as(await token('tracks:read'));
    const rejected = await narrow.post(path, { kind: 'api_key' });
    expect([rejected.status, rejected.code]).toEqual([403, 'SCOPE_MISSING']);
    const listed = (await client.get(path)).body['data'] as { credentialId: string; kind: string }[];
    const [key, secret] = ['api_key', 'client_secret'].map(
      (kind) => listed.find((one) => one.kind === kind)?.credentialId ?? '',
    );
    expect((await client.delete(`${path}/${secret ?? ''}`)).status).toBe(204);
    const last = await client.delete(`${path}/${key ?? ''}`);
    expect([last.status, last.code]).toEqual([409, 'STATE_CONFLICT']);
  });

  it('a key is accepted in either header, with its scheme in any case', async () => {
    const { apiKey } = await service.aPartner();
    for (const headers of [
      { 'x-api-key': apiKey },
      { authorization: `bearer ${apiKey}` },
      { authorization: `BEARER   ${apiKey}` },
    ]) {
      expect((await service.anyone.get('/api/v1/tracks', { headers })).status).toBe(200);
    }
    const both = { 'x-api-key': apiKey, authorization: 'Bearer nonsense' };
    expect((await service.anyone.get('/api/v1/tracks', { headers: both })).code).toBe('TOKEN_INVALID');
  });

  it('a token expires on the second, cached or not, and the response says which scopes were granted', () =>
    inService({ transport }, async ({ anyone, advance, aPartner }) => {
      const { token, clientId, clientSecret } = await aPartner();
      const early = await token();
      const credentials = { clientId, clientSecret, scopes: ['tracks:read', 'staff:everything'] };
      const granted = await anyone.post('/api/v1/auth/token', credentials);
      expect(granted.body).toMatchObject({ tokenType: 'Bearer', expiresIn: 3600, scope: 'tracks:read' });
      expect(granted.headers['cache-control']).toBe('no-store');
      const seen = async (credential: string) => (await anyone.get('/api/v1/tracks', { credential })).code;
      expect(await seen(early)).toBeUndefined();
      advance(hour - 10_000);
      const late = await token();
      expect(await seen(early)).toBeUndefined();
      advance(10_000);
      expect([await seen(early), await seen(late)]).toEqual(['TOKEN_EXPIRED', undefined]);
    }));
});
