import {
  platformsEndpoints,
  type PlatformsDependencies,
} from '../../../../../src/adapters/http/platforms/platforms.handlers.ts';
import { defaultTiers } from '../../../../../src/domain/platforms/tier.ts';
import { fail, ok } from '../../../../../src/domain/shared/result.ts';
import { aCredential, aPlatform } from '../../../../support/builders/builders.ts';
import { aCaller, exchangeWith, unreached } from '../exchange.ts';

const dependencies = (some: Partial<PlatformsDependencies>): PlatformsDependencies => ({
  registerPlatform: unreached,
  readMonthlyUsage: unreached,
  listCredentials: unreached,
  addCredential: unreached,
  removeCredential: unreached,
  endSessions: unreached,
  tiers: defaultTiers,
  baseUrl: 'https://api.example.com',
  ...some,
});

describe('POST /platforms/register', () => {
  it('does not exist if registration is closed', async () => {
    const ask = exchangeWith(
      platformsEndpoints(
        dependencies({ registerPlatform: async () => fail({ kind: 'registration-closed' }) }),
      ),
    );
    const body = { name: 'Acme', contactEmail: 'a@acme.example', acceptTerms: true };
    const answered = await ask('POST', '/api/v1/platforms/register', { body });
    expect(answered).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } });
  });
});

describe('credentials of a platform', () => {
  const path = '/api/v1/platforms/platform-1/credentials';
  const platform = aPlatform();
  const asking = (some: Partial<PlatformsDependencies>, caller = aCaller()) =>
    exchangeWith(platformsEndpoints(dependencies(some)), { caller });

  it('are listed without their secrets', async () => {
    const { digest, platformId: _, ...known } = aCredential();
    const answered = await asking({ listCredentials: async () => ok([aCredential()]) })('GET', path);
    expect(answered.json).toEqual({
      data: [{ ...known, createdAt: '2026-11-21T12:00:00.000Z' }],
      pagination: { limit: 100, nextCursor: null, total: 1 },
    });
    expect(answered.text).not.toContain(digest);
  });

  it.each([
    ['api_key', { apiKey: 'secret' }],
    ['client_secret', { clientId: platform.clientId, clientSecret: 'secret' }],
  ] as const)('show a new %s with its secret once', async (kind, shown) => {
    const created = async () => ok({ credential: aCredential({ kind }), secret: 'secret', platform });
    const answered = await asking({ addCredential: created })('POST', path, { body: { kind } });
    expect(answered.status).toBe(201);
    expect(answered.json).toMatchObject({ kind, ...shown });
    expect(answered.headers.get('cache-control')).toBe('no-store');
  });

  it('are deleted with a 204', async () => {
    const answered = await asking({ removeCredential: async () => ok('removed') })('DELETE', `${path}/crd_1`);
    expect([answered.status, answered.text]).toEqual([204, '']);
  });

  it.each([
    [
      { kind: 'too-many-credentials', credentialKind: 'api_key', limited: 'name', limit: 2 },
      409,
      'STATE_CONFLICT',
    ],
    [{ kind: 'platform-not-found' }, 404, 'PLATFORM_NOT_FOUND'],
    [{ kind: 'scopes-missing', missing: ['tracks:stream', 'partners:enrich'] }, 403, 'SCOPE_MISSING'],
    [{ kind: 'contended' }, 503, 'UNAVAILABLE'],
  ] as const)('answer %j as a problem', async (failure, status, code) => {
    const ask = asking({ addCredential: async () => fail(failure) });
    expect(await ask('POST', path, { body: { kind: 'api_key' } })).toMatchObject({ status, json: { code } });
  });
});
