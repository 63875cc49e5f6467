import type { CredentialKind } from '../../../../src/domain/platforms/credential.ts';
import { CredentialId } from '../../../../src/domain/shared/ids.ts';
import { noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const owner = async (world: World) => {
  const { caller, platform, ...secrets } = await world.aRegisteredPlatform();
  const own = { caller, slug: platform.slug };
  return {
    own,
    platform,
    ...secrets,
    list: async () => valueOf(await world.useCases.listCredentials(own)),
    add: (kind: CredentialKind) => world.useCases.addCredential({ ...own, kind }),
    remove: (credentialId: CredentialId) => world.useCases.removeCredential({ ...own, credentialId }),
  };
};

describe('the credentials of a platform', () => {
  it(
    'are shown without their secrets',
    inWorld(async (world) => {
      const { list, apiKey, clientSecret, credentials } = await owner(world);
      expect(await list()).toEqual(credentials);
      expect(JSON.stringify(await list())).not.toContain(apiKey);
      expect(JSON.stringify(await list())).not.toContain(clientSecret);
    }),
  );

  it(
    'show when a key was last used, and when a secret was last exchanged',
    inWorld(async (world) => {
      const { list, apiKey, clientSecret, platform, credentials } = await owner(world);
      const [key, secret] = credentials;
      const { clientId } = platform;
      const lastUses = async () => (await list()).map(({ lastUsedAt }) => lastUsedAt);
      expect(await lastUses()).toEqual([undefined, undefined]);
      world.clock.set(noon + 200_000);
      const token = valueOf(await world.useCases.exchangeToken({ clientId, clientSecret }));
      world.clock.set(noon + 400_000);
      await world.useCases.authenticate({ credential: token.accessToken, anyOf: [] });
      expect(await list()).toEqual([key, { ...secret, lastUsedAt: noon + 180_000 }]);
      expect(kindOf(await world.useCases.authenticate({ credential: apiKey, anyOf: [] }))).toBe('ok');
      expect(await lastUses()).toEqual([noon + 360_000, noon + 180_000]);
      world.clock.set(noon + 600_000);
      expect(kindOf(await world.useCases.openPortal({ client: { address: '192.0.2.1' }, apiKey }))).toBe(
        'ok',
      );
      expect(await lastUses()).toEqual([noon + 600_000, noon + 180_000]);
    }),
  );

  it(
    'are not used by a rejected caller',
    inWorld(async (world) => {
      const { list, apiKey, clientSecret, platform, credentials } = await owner(world);
      const { authenticate, exchangeToken, openPortal, changePlatform } = world.useCases;
      const { clientId, slug } = platform;
      const tried = async () => {
        await authenticate({ credential: apiKey, anyOf: ['partners:enrich'] });
        await exchangeToken({ clientId, clientSecret, scopes: ['partners:enrich'] });
      };
      await changePlatform({ platform: slug, edit: { scopes: ['tracks:read'] } });
      await tried();
      await exchangeToken({ clientId, clientSecret: `${clientSecret}x` });
      await changePlatform({ platform: slug, edit: { status: 'suspended' }, reason: 'Unpaid invoices.' });
      await tried();
      await openPortal({ client: { address: '192.0.2.1' }, apiKey });
      expect(await list()).toEqual(credentials);
    }),
  );

  it(
    'are two of a kind at most, each working from when it was made',
    inWorld(async (world) => {
      const { add, list, platform } = await owner(world);
      world.clock.advance(1_000);
      const added = valueOf(await add('api_key'));
      expect(added.credential).toMatchObject({ kind: 'api_key', createdAt: noon + 1_000 });
      expect(added.secret.startsWith(added.credential.hint)).toBe(true);
      expect(kindOf(await world.useCases.authenticate({ credential: added.secret, anyOf: [] }))).toBe('ok');
      const full = { kind: 'too-many-credentials', credentialKind: 'api_key', limited: 'name', limit: 2 };
      expect(await add('api_key')).toEqual({ ok: false, failure: full });
      const other = valueOf(await add('client_secret'));
      const { clientId } = platform;
      const exchanged = await world.useCases.exchangeToken({ clientId, clientSecret: other.secret });
      expect(kindOf(exchanged)).toBe('ok');
      expect(kindOf(await add('client_secret'))).toBe('too-many-credentials');
      expect((await list()).map(({ kind }) => kind).sort()).toEqual([
        'api_key',
        'api_key',
        'client_secret',
        'client_secret',
      ]);
    }),
  );

  it(
    'are limited to two of a kind when twenty are requested concurrently',
    inWorld(async (world) => {
      const { add, list } = await owner(world);
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => add('api_key')));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await list()).toHaveLength(3);
    }),
  );

  it(
    'can be removed until the last, which stays',
    inWorld(async (world) => {
      const { credentials, remove, list } = await owner(world);
      const [key, secret] = credentials;
      if (!key || !secret) throw new Error('no credentials');
      expect(kindOf(await remove(CredentialId('crd_404')))).toBe('credential-not-found');
      expect(await remove(key.credentialId)).toEqual({ ok: true, value: 'removed' });
      expect(kindOf(await remove(key.credentialId))).toBe('credential-not-found');
      expect(kindOf(await remove(secret.credentialId))).toBe('last-credential');
      expect(await list()).toEqual([secret]);
    }),
  );

  it(
    'keep the last one also if both are removed concurrently',
    inWorld(async (world) => {
      const { credentials, remove, list } = await owner(world);
      const outcomes = await Promise.all(credentials.map(({ credentialId }) => remove(credentialId)));
      expect(outcomes.map(kindOf).sort()).toEqual(['last-credential', 'ok']);
      expect(await list()).toHaveLength(1);
    }),
  );

  it(
    'change the version of the platform, so that decisions on the previous one are made again',
    inWorld(async (world) => {
      const { add, platform } = await owner(world);
      expect(valueOf(await add('api_key')).platform.version).toBe(platform.version + 1);
      world.before('registry', 'change', async () => {
        const { version, ...record } = platform;
        const next = { ...record, version: version + 2 };
        await world.ports.registry.change({
          platform: next,
          guards: { version: version + 1 },
          effects: noEffects,
        });
      });
      expect(kindOf(await add('client_secret'))).toBe('ok');
      expect(await world.ports.registry.find(platform.platformId)).toMatchObject({
        platform: { version: platform.version + 3 },
      });
    }),
  );

  it(
    'are neither created nor removed by a caller whose credential was removed in the meantime',
    inWorld(async (world) => {
      const { own, add, remove, list, credentials } = await owner(world);
      const [key, secret] = credentials;
      if (!key || !secret) throw new Error('no credentials');
      const caller = { ...own.caller, grant: { credentialId: key.credentialId, sessionEpoch: 0 } };
      const byKey = { ...own, caller: { ...caller, via: 'api_key' as const } };
      world.before('registry', 'change', () =>
        world.useCases.removeCredential({ ...byKey, credentialId: secret.credentialId }),
      );
      expect(await add('api_key')).toEqual({ ok: false, failure: { kind: 'token-invalid' } });
      expect(kindOf(await remove(key.credentialId))).toBe('token-invalid');
      expect(await list()).toEqual([key]);
    }),
  );

  it(
    'are created by no token or session that was ended in the meantime, but still by an API key',
    inWorld(async (world) => {
      const { own, add } = await owner(world);
      valueOf(await world.useCases.endSessions(own));
      expect(kindOf(await add('api_key'))).toBe('token-invalid');
      expect(kindOf(await world.useCases.endSessions(own))).toBe('token-invalid');
      const session = { ...own, caller: { ...own.caller, via: 'portal' as const } };
      const failure = { kind: 'token-invalid', of: 'portal-session' };
      expect(await world.useCases.endSessions(session)).toEqual({ ok: false, failure });
      const edited = await world.useCases.editOwnPlatform({ ...own, edit: { name: 'Reels' } });
      expect(kindOf(edited)).toBe('token-invalid');
      const byKey = { ...own, caller: { ...own.caller, via: 'api_key' as const } };
      expect(kindOf(await world.useCases.addCredential({ ...byKey, kind: 'api_key' }))).toBe('ok');
    }),
  );

  it(
    'manage a platform only with the scopes that it had when they were issued, also after it lost some',
    inWorld(async (world) => {
      const { own, platform, apiKey, clientSecret } = await owner(world);
      const { authenticate, addCredential, changePlatform, exchangeToken, openPortal, removeCredential } =
        world.useCases;
      const settings = { scopes: ['tracks:read'] } as const;
      const narrow = valueOf(await addCredential({ ...own, kind: 'api_key', settings }));
      const { clientId, slug } = platform;
      const client = { clientId, clientSecret };
      const tokenOf = async (requested: object = {}) =>
        valueOf(await exchangeToken({ ...client, ...requested })).accessToken;
      const [wholeToken, narrowToken] = [await tokenOf(), await tokenOf(settings)];
      world.clock.advance(1_000);
      await changePlatform({ platform: slug, edit: { scopes: ['tracks:read'] } });
      world.clock.advance(1_000);
      const manage = async (credential: string) => {
        const caller = valueOf(await authenticate({ credential, anyOf: [] }));
        return kindOf(await world.useCases.readBilling({ caller, slug }));
      };
      const { session } = valueOf(
        await openPortal({ client: { address: '192.0.2.1' }, apiKey: narrow.secret }),
      );
      const bySession = valueOf(
        await world.useCases.authenticatePortal({
          session,
          csrf: undefined,
          writes: false,
          anyOf: [],
          operation: 'getPlatform',
        }),
      );
      expect(kindOf(await world.useCases.readBilling({ caller: bySession, slug }))).toBe('scopes-missing');
      const all = [narrow.secret, narrowToken, apiKey, wholeToken, await tokenOf(settings)];
      const kinds: string[] = [];
      for (const credential of all) kinds.push(await manage(credential));
      expect(kinds).toEqual(['scopes-missing', 'scopes-missing', 'ok', 'ok', 'ok']);
      const caller = valueOf(await authenticate({ credential: apiKey, anyOf: [] }));
      const later = valueOf(
        await addCredential({ ...own, caller, kind: 'api_key', settings: { name: 'Later', ...settings } }),
      );
      expect(await manage(later.secret)).toBe('ok');
      const kept = [narrow, later].map(({ credential }) => credential.credentialId);
      for (const { credentialId } of valueOf(await world.useCases.listCredentials({ ...own, caller })))
        if (!kept.includes(credentialId) && credentialId !== caller.grant.credentialId)
          valueOf(await removeCredential({ ...own, caller, credentialId }));
      valueOf(await removeCredential({ ...own, caller, credentialId: later.credential.credentialId }));
      const last = { ...own, caller, credentialId: CredentialId(caller.grant.credentialId) };
      expect(kindOf(await removeCredential(last))).toBe('last-credential');
    }),
  );

  it(
    'are private: another platform’s slug gets the same response as one that does not exist',
    inWorld(async (world) => {
      const { own, platform, credentials } = await owner(world);
      const { caller } = await world.aRegisteredPlatform();
      const credentialId = credentials[0]?.credentialId ?? CredentialId('');
      for (const slug of [platform.slug, 'nobody']) {
        const missing = { ok: false, failure: { kind: 'platform-not-found' } };
        expect(await world.useCases.listCredentials({ caller, slug })).toEqual(missing);
        expect(await world.useCases.addCredential({ caller, slug, kind: 'api_key' })).toEqual(missing);
        expect(await world.useCases.removeCredential({ caller, slug, credentialId })).toEqual(missing);
        expect(await world.useCases.readMonthlyUsage({ caller, slug })).toEqual(missing);
      }
      expect(valueOf(await world.useCases.listCredentials(own))).toEqual(credentials);
    }),
  );
});
