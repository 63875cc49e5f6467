import { compactVerify, createLocalJWKSet, decodeJwt, decodeProtectedHeader } from 'jose';
import { scopes } from '../../../../src/domain/access/scope.ts';
import type { KeyPurpose } from '../../../../src/ports/driven/access/key-ring.ts';
import { contentId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { baseUrl, inWorld } from '../../../support/worlds/world.ts';

describe('exchanging credentials for a token', () => {
  it(
    'grants all scopes of the platform if none are requested, for an hour from the second of issue',
    inWorld(async ({ useCases, clock, aRegisteredPlatform }) => {
      clock.advance(700);
      const { platform, clientSecret, credentials } = await aRegisteredPlatform({ tier: 'growth' });
      const { clientId, platformId } = platform;
      const issued = valueOf(await useCases.exchangeToken({ clientId, clientSecret }));
      expect(issued).toMatchObject({ expiresIn: 3600, scopes });
      const token = issued.accessToken;
      const iat = Math.floor(clock.now() / 1000);
      expect(decodeProtectedHeader(token)).toMatchObject({ typ: 'at+jwt', alg: 'EdDSA' });
      expect(decodeJwt(token)).toEqual({
        iss: baseUrl,
        aud: 'platform',
        sub: platformId,
        client_id: clientId,
        scope: scopes.join(' '),
        tier: 'growth',
        credential_id: credentials[1]?.credentialId,
        session_epoch: 0,
        jti: expect.stringMatching(/^tok_[0-9A-Z]{26}$/) as string,
        iat,
        exp: iat + 3600,
      });
    }),
  );

  it(
    'grants a token that expires no later than the client secret',
    inWorld(async ({ useCases, clock, aRegisteredPlatform }) => {
      const { platform, caller } = await aRegisteredPlatform();
      const { clientId, slug } = platform;
      const expiresAt = clock.now() + 90_500;
      const requested = { caller, slug, kind: 'client_secret', settings: { expiresAt } } as const;
      const { secret: clientSecret } = valueOf(await useCases.addCredential(requested));
      const issued = valueOf(await useCases.exchangeToken({ clientId, clientSecret }));
      expect(issued.expiresIn).toBe(90);
      expect((decodeJwt(issued.accessToken).exp ?? Infinity) * 1000).toBeLessThanOrEqual(expiresAt);
    }),
  );

  it(
    'grants the requested scopes that the platform has, in the order of the platform',
    inWorld(async ({ useCases, aRegisteredPlatform }) => {
      const { platform, clientSecret } = await aRegisteredPlatform({
        scopes: ['tracks:read', 'licenses:read'],
      });
      const ask = (...requested: string[]) =>
        useCases.exchangeToken({ clientId: platform.clientId, clientSecret, scopes: requested });
      expect(await ask('licenses:read', 'licenses:write', 'openid', 'tracks:read')).toMatchObject({
        value: { scopes: ['tracks:read', 'licenses:read'] },
      });
      expect(await ask('licenses:write', 'openid')).toEqual({
        ok: false,
        failure: { kind: 'invalid-scope', requested: ['licenses:write', 'openid'] },
      });
    }),
  );

  it(
    'accepts only an active secret of the client itself',
    inWorld(async ({ useCases, aRegisteredPlatform }) => {
      const [mine, other] = [await aRegisteredPlatform(), await aRegisteredPlatform()];
      const { clientId } = mine.platform;
      for (const clientSecret of [other.clientSecret, mine.apiKey, '', `${mine.clientSecret} `]) {
        const issued = await useCases.exchangeToken({ clientId, clientSecret });
        expect(issued).toEqual({ ok: false, failure: { kind: 'invalid-client' } });
      }
      const nobody = { clientId: 'cli_nobody', clientSecret: mine.clientSecret };
      expect(await useCases.exchangeToken(nobody)).toMatchObject({ failure: { kind: 'invalid-client' } });
    }),
  );

  it(
    'accepts either of two secrets during a rotation, and none that was removed',
    inWorld(async ({ useCases, aRegisteredPlatform }) => {
      const { platform, caller, clientSecret: first, credentials } = await aRegisteredPlatform();
      const { clientId, slug } = platform;
      const { secret: second } = valueOf(
        await useCases.addCredential({ caller, slug, kind: 'client_secret' }),
      );
      const exchange = async (clientSecret: string) =>
        (await useCases.exchangeToken({ clientId, clientSecret })).ok;
      expect([await exchange(first), await exchange(second)]).toEqual([true, true]);
      const [, credential] = credentials;
      if (credential)
        await useCases.removeCredential({ caller, slug, credentialId: credential.credentialId });
      expect([await exchange(first), await exchange(second)]).toEqual([false, true]);
    }),
  );

  it(
    'reports that a platform is suspended only to a client that has authenticated',
    inWorld(async ({ useCases, aRegisteredPlatform }) => {
      const { platform, clientSecret } = await aRegisteredPlatform({ status: 'suspended' });
      const { clientId } = platform;
      const suspended = { ok: false, failure: { kind: 'platform-suspended' } };
      expect(await useCases.exchangeToken({ clientId, clientSecret })).toEqual(suspended);
      expect(await useCases.exchangeToken({ clientId, clientSecret: 'pls_guess' })).toMatchObject({
        failure: { kind: 'invalid-client' },
      });
    }),
  );
});

describe('revoking a token', () => {
  it(
    'returns success for any text of its client, and does not affect tokens of other clients',
    inWorld(async ({ useCases, aRegisteredPlatform }) => {
      const [mine, other] = [await aRegisteredPlatform(), await aRegisteredPlatform()];
      const { clientSecret } = mine;
      const { clientId } = mine.platform;
      const { accessToken: token } = valueOf(
        await useCases.exchangeToken({
          clientId: other.platform.clientId,
          clientSecret: other.clientSecret,
        }),
      );
      for (const text of [token, 'no token', '']) {
        expect(await useCases.revokeToken({ clientId, clientSecret, token: text })).toEqual({
          ok: true,
          value: 'done',
        });
      }
      expect(await useCases.authenticate({ credential: token, anyOf: [] })).toMatchObject({ ok: true });
    }),
  );

  it(
    'requires the client to authenticate',
    inWorld(async ({ useCases, aRegisteredPlatform }) => {
      const { platform, clientSecret } = await aRegisteredPlatform();
      const { clientId } = platform;
      const { accessToken: token } = valueOf(await useCases.exchangeToken({ clientId, clientSecret }));
      expect(await useCases.revokeToken({ clientId, clientSecret: 'pls_guess', token })).toEqual({
        ok: false,
        failure: { kind: 'invalid-client' },
      });
      expect(await useCases.authenticate({ credential: token, anyOf: [] })).toMatchObject({ ok: true });
    }),
  );
});

describe('signing keys', () => {
  it(
    'are published so that anyone can check a token, before and after a rotation',
    inWorld(async ({ useCases, clock, aRegisteredPlatform }) => {
      const { platform, clientSecret } = await aRegisteredPlatform();
      const { clientId } = platform;
      const exchange = async () =>
        valueOf(await useCases.exchangeToken({ clientId, clientSecret })).accessToken;
      const check = async (token: string) => {
        const { keys } = valueOf(await useCases.publishKeys('access-token'));
        await compactVerify(token, createLocalJWKSet({ keys: keys.map((key) => ({ ...key, kty: 'OKP' })) }));
        return decodeProtectedHeader(token).kid;
      };
      const before = await exchange();
      const first = await check(before);
      const rotated = valueOf(await useCases.rotateKeys('access-token'));
      expect(await check(await exchange())).toBe(first);
      clock.set(rotated.signsFrom);
      expect(await check(await exchange())).toBe(rotated.keyId);
      expect(await check(before)).toBe(first);
      expect(await useCases.authenticate({ credential: before, anyOf: [] })).toMatchObject({ ok: true });
    }),
  );

  it(
    'of one purpose are not those of the other, and no certificate is accepted as a token',
    inWorld(async ({ useCases, aRegisteredPlatform, aTrackInCatalog }) => {
      const { caller } = await aRegisteredPlatform();
      const { trackId } = await aTrackInCatalog();
      const order = { trackId, contentId: contentId() };
      const { licenseId } = valueOf(await useCases.issueLicense({ caller, order })).license;
      const { certificate } = valueOf(await useCases.certifyLicense({ caller, licenseId }));
      const kidsOf = async (purpose: KeyPurpose) =>
        valueOf(await useCases.publishKeys(purpose)).keys.map(({ kid }) => kid);
      const [license, ...others] = await kidsOf('license');
      expect(others).toEqual([]);
      expect(await kidsOf('access-token')).not.toContain(license);
      expect(decodeProtectedHeader(certificate).kid).toBe(license);
      expect(kindOf(await useCases.authenticate({ credential: certificate, anyOf: [] }))).toBe(
        'token-invalid',
      );
    }),
  );
});
