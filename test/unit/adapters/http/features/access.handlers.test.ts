import {
  accessEndpoints,
  type AccessDependencies,
} from '../../../../../src/adapters/http/access/access.handlers.ts';
import { fail, ok } from '../../../../../src/domain/shared/result.ts';
import { base, exchangeWith, unreached } from '../exchange.ts';

const dependencies = (some: Partial<AccessDependencies>): AccessDependencies => ({
  exchangeToken: unreached,
  revokeToken: unreached,
  publishKeys: unreached,
  baseUrl: base,
  ...some,
});
const asking = (some: Partial<AccessDependencies>) => exchangeWith(accessEndpoints(dependencies(some)));
const words: unknown = expect.stringMatching(/\w/);
const client = { clientId: 'cli_1', clientSecret: 'pls_1' };
const basic = { authorization: `Basic ${Buffer.from('cli_1:pls_1').toString('base64')}` };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

type Exchanged = Parameters<AccessDependencies['exchangeToken']>[0];
const granting = (requested: Exchanged[] = []) =>
  asking({
    exchangeToken: async (given) => {
      requested.push(given);
      return ok({ accessToken: 'a.b.c', expiresIn: 3600, scopes: ['tracks:read', 'licenses:write'] });
    },
  });

describe('POST /auth/token', () => {
  const path = '/api/v1/auth/token';

  it('returns a bearer token that caches must not store', async () => {
    const answered = await granting()('POST', path, { body: client });
    expect(answered.json).toEqual({
      accessToken: 'a.b.c',
      tokenType: 'Bearer',
      expiresIn: 3600,
      scope: 'tracks:read licenses:write',
    });
    expect(answered.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    [{}, undefined],
    [{ scope: '' }, undefined],
    [{ scopes: [] }, undefined],
    [{ scope: 'tracks:read  tracks:stream' }, ['tracks:read', 'tracks:stream']],
    [{ scopes: ['tracks:read'] }, ['tracks:read']],
    [{ scope: 'a', scopes: ['b'] }, ['a', 'b']],
  ])('%j requests %j', async (requested, scopes) => {
    const seen: Exchanged[] = [];
    await granting(seen)('POST', path, { body: { ...client, ...requested } });
    expect(seen).toEqual([{ ...client, ip: '192.0.2.1', ...(scopes && { scopes }) }]);
  });

  it.each([
    [{ kind: 'invalid-client' }, 401, 'INVALID_CLIENT', 'invalid_client'],
    [{ kind: 'invalid-scope', requested: ['x'] }, 400, 'INVALID_SCOPE', 'invalid_scope'],
    [{ kind: 'ip-not-allowed', ip: '192.0.2.1' }, 403, 'IP_NOT_ALLOWED', 'unauthorized_client'],
    [{ kind: 'platform-suspended' }, 403, 'PLATFORM_SUSPENDED', 'unauthorized_client'],
  ] as const)('answers %j as a problem with the error of RFC 6749', async (failure, status, code, error) => {
    const answered = await asking({ exchangeToken: async () => fail(failure) })('POST', path, {
      body: client,
    });
    expect(answered.headers.get('content-type')).toBe('application/problem+json');
    expect(answered.status).toBe(status);
    expect(answered.json).toMatchObject({ status, code, error, error_description: words });
  });

  it('names a missing member in both formats', async () => {
    const answered = await asking({})('POST', path, { body: { clientId: 'cli_1' } });
    expect(answered).toMatchObject({
      status: 400,
      json: { error: 'invalid_request', errors: [{ pointer: '/clientSecret', code: 'required' }] },
    });
  });
});

describe.each(['/oauth/token', '/api/v1/oauth/token'])('POST %s', (path) => {
  it.each([
    ['form and Basic', 'grant_type=client_credentials&scope=tracks:read', { ...form, ...basic }],
    [
      'form alone',
      'grant_type=client_credentials&scope=tracks%3Aread&client_id=cli_1&client_secret=pls_1',
      form,
    ],
    ['JSON and Basic', { grant_type: 'client_credentials', scope: 'tracks:read' }, basic],
    [
      'JSON alone',
      { grant_type: 'client_credentials', scope: 'tracks:read', client_id: 'cli_1', client_secret: 'pls_1' },
      {},
    ],
    [
      'parameters that nobody knows',
      'grant_type=client_credentials&scope=tracks:read&resource=x&audience=y',
      { ...form, ...basic },
    ],
  ])('takes %s', async (_, body, headers) => {
    const requested: Exchanged[] = [];
    const answered = await granting(requested)('POST', path, { body, headers });
    expect(requested).toEqual([{ ...client, ip: '192.0.2.1', scopes: ['tracks:read'] }]);
    expect(answered.json).toEqual({
      access_token: 'a.b.c',
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'tracks:read licenses:write',
    });
    expect(answered.headers.get('cache-control')).toBe('no-store');
    expect(answered.headers.get('pragma')).toBe('no-cache');
  });

  it.each([
    ['no grant type', 'scope=tracks:read', basic, 400, 'invalid_request'],
    ['an empty grant type', 'grant_type=', basic, 400, 'invalid_request'],
    ['another grant type', 'grant_type=password', basic, 400, 'unsupported_grant_type'],
    ['a repeated parameter', 'grant_type=client_credentials&scope=a&scope=b', basic, 400, 'invalid_request'],
    ['a broken escape', 'grant_type=client_credentials&scope=%zz', basic, 400, 'invalid_request'],
    ['no client', 'grant_type=client_credentials', {}, 401, 'invalid_client'],
    ['a bearer', 'grant_type=client_credentials', { authorization: 'Bearer x' }, 401, 'invalid_client'],
    [
      'two ways to authenticate',
      'grant_type=client_credentials&client_id=cli_1&client_secret=pls_1',
      basic,
      400,
      'invalid_request',
    ],
  ])('rejects %s in the words of RFC 6749', async (_, body, headers, status, error) => {
    const answered = await asking({})('POST', path, { body, headers: { ...form, ...headers } });
    expect(answered.status).toBe(status);
    expect(answered.json).toEqual({ error, error_description: words });
    expect(answered.headers.get('content-type')).toBe('application/json');
    expect(answered.headers.get('cache-control')).toBe('no-store');
    if (status === 401) expect(answered.headers.get('www-authenticate')).toMatch(/^Basic /);
  });

  it.each([
    [{ kind: 'invalid-client' }, 401, 'invalid_client'],
    [{ kind: 'invalid-scope', requested: ['x'] }, 400, 'invalid_scope'],
    [{ kind: 'ip-not-allowed', ip: '192.0.2.1' }, 400, 'unauthorized_client'],
    [{ kind: 'platform-suspended' }, 400, 'unauthorized_client'],
  ] as const)('answers %j as a problem', async (failure, status, error) => {
    const ask = asking({ exchangeToken: async () => fail(failure) });
    const answered = await ask('POST', path, {
      body: 'grant_type=client_credentials',
      headers: { ...form, ...basic },
    });
    expect([answered.status, answered.json]).toEqual([status, { error, error_description: words }]);
  });
});

describe('POST /oauth/revoke', () => {
  it('returns 200 without a body, whatever the token', async () => {
    const ask = asking({ revokeToken: async () => ok('done') });
    const answered = await ask('POST', '/oauth/revoke', {
      body: 'token=nonsense&token_type_hint=refresh_token',
      headers: { ...form, ...basic },
    });
    expect([answered.status, answered.text]).toEqual([200, '']);
  });

  it('requires a token and a client', async () => {
    const ask = asking({ revokeToken: async () => fail({ kind: 'invalid-client' }) });
    const sent = (body: string, headers: Record<string, string>) =>
      ask('POST', '/oauth/revoke', { body, headers: { ...form, ...headers } });
    expect(await sent('token_type_hint=x', basic)).toMatchObject({
      status: 400,
      json: { error: 'invalid_request' },
    });
    expect(await sent('token=x', {})).toMatchObject({ status: 401, json: { error: 'invalid_client' } });
    expect(await sent('token=x', basic)).toMatchObject({ status: 401, json: { error: 'invalid_client' } });
  });
});

describe('published metadata', () => {
  it('publishes the keys of tokens and of licenses separately', async () => {
    const ask = asking({ publishKeys: async (purpose) => ok({ keys: [{ kid: purpose }] }) });
    expect((await ask('GET', '/.well-known/jwks.json')).json).toEqual({ keys: [{ kid: 'access-token' }] });
    expect((await ask('GET', '/.well-known/license-keys.json')).json).toEqual({ keys: [{ kid: 'license' }] });
  });

  it('names the same issuer as the tokens, and the URLs of all operations', async () => {
    const answered = await asking({})('GET', '/.well-known/oauth-authorization-server');
    expect(answered.json).toMatchObject({
      issuer: base,
      token_endpoint: `${base}/oauth/token`,
      jwks_uri: `${base}/.well-known/jwks.json`,
      grant_types_supported: ['client_credentials'],
    });
  });
});
