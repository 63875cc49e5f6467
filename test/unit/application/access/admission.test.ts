import { scopes } from '../../../../src/domain/access/scope.ts';
import { ClientId, CredentialId } from '../../../../src/domain/shared/ids.ts';
import { platformId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const tokenFor = async (
  { useCases }: World,
  { platform, clientSecret }: Awaited<ReturnType<World['aRegisteredPlatform']>>,
  requested?: readonly string[],
): Promise<string> => {
  const { clientId } = platform;
  return valueOf(
    await useCases.exchangeToken({
      clientId,
      clientSecret,
      ...(requested && { scopes: requested }),
    }),
  ).accessToken;
};

const entering = async ({ useCases }: World, credential: string | undefined): Promise<string> =>
  kindOf(await useCases.authenticate({ credential, anyOf: [] }));

describe('admission by token', () => {
  it(
    'authorizes a platform with the scopes of its token',
    inWorld(async (world) => {
      const partner = await world.aRegisteredPlatform();
      const credential = await tokenFor(world, partner, ['tracks:stream', 'tracks:read']);
      expect(await world.useCases.authenticate({ credential, anyOf: ['tracks:read'] })).toEqual({
        ok: true,
        value: {
          platform: partner.platform,
          scopes: ['tracks:read', 'tracks:stream'],
          via: 'token',
          grant: { credentialId: partner.credentials[1]?.credentialId, sessionEpoch: 0 },
        },
      });
    }),
  );

  it(
    'accepts any one of the sufficient scopes',
    inWorld(async (world) => {
      const credential = await tokenFor(world, await world.aRegisteredPlatform(), ['licenses:read']);
      const { authenticate } = world.useCases;
      expect(await authenticate({ credential, anyOf: ['licenses:read', 'licenses:write'] })).toMatchObject({
        ok: true,
      });
      expect(await authenticate({ credential, anyOf: ['tracks:read', 'licenses:write'] })).toEqual({
        ok: false,
        failure: { kind: 'scope-missing', anyOf: ['tracks:read', 'licenses:write'] },
      });
    }),
  );

  it(
    'removes a withdrawn scope from tokens that were issued, and restores it with that of the platform',
    inWorld(async (world) => {
      const partner = await world.aRegisteredPlatform();
      const credential = await tokenFor(world, partner);
      const { authenticate, changePlatform } = world.useCases;
      const writing = () => authenticate({ credential, anyOf: ['licenses:write'] });
      expect(await writing()).toMatchObject({ ok: true });
      await changePlatform({ platform: partner.platform.slug, edit: { scopes: ['tracks:read'] } });
      expect(await writing()).toMatchObject({ failure: { kind: 'scope-missing' } });
      await changePlatform({ platform: partner.platform.slug, edit: { scopes: ['licenses:write'] } });
      expect(await writing()).toMatchObject({ value: { scopes: ['licenses:write'] } });
    }),
  );

  it(
    'never adds a scope to a token that was granted after it was issued',
    inWorld(async (world) => {
      const partner = await world.aRegisteredPlatform({ scopes: ['tracks:read'] });
      const credential = await tokenFor(world, partner);
      await world.useCases.changePlatform({ platform: partner.platform.slug, edit: { scopes } });
      const authenticated = await world.useCases.authenticate({
        credential,
        anyOf: ['tracks:read', 'licenses:write'],
      });
      expect(authenticated).toMatchObject({ value: { scopes: ['tracks:read'] } });
    }),
  );

  it(
    'rejects a suspended platform immediately, and accepts it again when it is active',
    inWorld(async (world) => {
      const partner = await world.aRegisteredPlatform();
      const credential = await tokenFor(world, partner);
      const { changePlatform } = world.useCases;
      await changePlatform({
        platform: partner.platform.slug,
        edit: { status: 'suspended' },
        reason: 'Unpaid invoices.',
      });
      expect(await entering(world, credential)).toBe('platform-suspended');
      expect(await entering(world, partner.apiKey)).toBe('platform-suspended');
      await changePlatform({ platform: partner.platform.slug, edit: { status: 'active' } });
      expect(await entering(world, credential)).toBe('ok');
    }),
  );

  it(
    'recognizes a revoked token immediately, and rejects no other because of it',
    inWorld(async (world) => {
      const partner = await world.aRegisteredPlatform();
      const [ended, kept] = [await tokenFor(world, partner), await tokenFor(world, partner)];
      expect(await entering(world, ended)).toBe('ok');
      const { clientSecret, platform } = partner;
      await world.useCases.revokeToken({ clientId: platform.clientId, clientSecret, token: ended });
      expect(await entering(world, ended)).toBe('token-invalid');
      expect(await entering(world, kept)).toBe('ok');
    }),
  );

  it(
    'rejects a token after its hour, to the second',
    inWorld(async (world) => {
      const credential = await tokenFor(world, await world.aRegisteredPlatform());
      world.clock.advance(3_599_999);
      expect(await entering(world, credential)).toBe('ok');
      world.clock.advance(1);
      expect(await entering(world, credential)).toBe('token-expired');
    }),
  );

  it(
    'rejects texts that are not tokens of this service, and tokens of unknown platforms',
    inWorld(async (world) => {
      expect(await entering(world, undefined)).toBe('token-missing');
      for (const text of ['', 'x', 'a.b.c', 'pls_0123456789']) {
        expect(await entering(world, text)).toBe('token-invalid');
      }
      const issuedAt = world.clock.now();
      const unknown = await world.ports.tokenIssuer.issue({
        tokenId: 'tok_1',
        platformId: platformId(99),
        clientId: ClientId('cli_99'),
        scopes,
        tier: 'developer',
        grant: { credentialId: CredentialId('crd_1'), sessionEpoch: 0 },
        issuedAt,
        expiresAt: issuedAt + 60_000,
      });
      expect(await entering(world, unknown)).toBe('token-invalid');
    }),
  );
});

describe('admission by API key', () => {
  it(
    'grants all current scopes of the platform',
    inWorld(async (world) => {
      const { platform, apiKey, credentials } = await world.aRegisteredPlatform();
      const grant = { credentialId: credentials[0]?.credentialId, sessionEpoch: 0 };
      const enter = () => world.useCases.authenticate({ credential: apiKey, anyOf: [] });
      expect(await enter()).toEqual({ ok: true, value: { platform, scopes, via: 'api_key', grant } });
      await world.useCases.changePlatform({ platform: platform.slug, edit: { scopes: ['tracks:read'] } });
      expect(await enter()).toMatchObject({ value: { scopes: ['tracks:read'] } });
    }),
  );

  it(
    'never asks the store about a key whose checksum is wrong',
    inWorld(async (world) => {
      const { apiKey } = await world.aRegisteredPlatform();
      let requested = 0;
      world.before('registry', 'findByDigest', async () => ++requested, 10);
      const last = apiKey.endsWith('0') ? '1' : '0';
      expect(await entering(world, `${apiKey.slice(0, -1)}${last}`)).toBe('token-invalid');
      expect(await entering(world, apiKey.slice(0, -1))).toBe('token-invalid');
      expect(requested).toBe(0);
      expect(await entering(world, apiKey)).toBe('ok');
      expect(requested).toBe(1);
    }),
  );

  it(
    'ends with its credential, and distinguishes a client secret from a key',
    inWorld(async (world) => {
      const { caller, platform, apiKey, clientSecret, credentials } = await world.aRegisteredPlatform();
      expect(await entering(world, clientSecret)).toBe('token-invalid');
      expect(await entering(world, apiKey)).toBe('ok');
      const credentialId = credentials[0]?.credentialId;
      if (!credentialId) throw new Error('a platform without credentials');
      await world.useCases.removeCredential({ caller, slug: platform.slug, credentialId });
      expect(await entering(world, apiKey)).toBe('token-invalid');
    }),
  );
});
