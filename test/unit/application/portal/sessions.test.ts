import type { CredentialId } from '../../../../src/domain/shared/ids.ts';
import type { Scope } from '../../../../src/domain/access/scope.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/world.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A platform with its ways into the portal. */
const owner = async (world: World) => {
  const { openPortal, linkToPortal, admitPortal, addCredential, removeCredential } = world.useCases;
  const { caller, platform, apiKey, credentials } = await world.aRegisteredPlatform();
  const own = { caller, slug: platform.slug };
  const [key, secret] = credentials;
  if (!key || !secret) throw new Error('no credentials');
  return {
    ...{ platform, key, secret },
    aLink: async () => new URL(valueOf(await linkToPortal(own)).url).hash.slice('#code='.length),
    byKey: async () => valueOf(await openPortal({ apiKey })),
    byCode: async (code: string) => valueOf(await openPortal({ code })),
    following: async (code: string) => kindOf(await openPortal({ code })),
    within: async ({ session }: { readonly session: string }, ...anyOf: readonly Scope[]) =>
      kindOf(await admitPortal({ session, csrf: undefined, writes: false, anyOf })),
    aCredential: async () =>
      valueOf(await addCredential({ ...own, kind: 'client_secret' })).credential.credentialId,
    without: async (credentialId: CredentialId) =>
      void valueOf(await removeCredential({ ...own, credentialId })),
  };
};

describe('a one-time link into the portal', () => {
  it(
    'opens it for five minutes, and no moment longer',
    inWorld(async (world) => {
      const { aLink, following } = await owner(world);
      const [used, late] = [await aLink(), await aLink()];
      world.clock.advance(5 * minute - 1);
      expect(await following(used)).toBe('ok');
      world.clock.advance(1);
      expect(await following(late)).toBe('token-invalid');
    }),
  );

  it(
    'opens it once, also after the session that it began was ended',
    inWorld(async (world) => {
      const { aLink, byCode, following, within } = await owner(world);
      const code = await aLink();
      const begun = await byCode(code);
      expect(await following(code)).toBe('token-invalid');
      valueOf(await world.useCases.closePortal(begun.caller));
      expect([await within(begun), await following(code)]).toEqual(['token-invalid', 'token-invalid']);
    }),
  );

  it(
    'is not used up by whom a suspended platform keeps out',
    inWorld(async (world) => {
      const { aLink, following, platform } = await owner(world);
      const code = await aLink();
      const become = (status: 'suspended' | 'active') =>
        world.useCases.changePlatform({ platform: platform.slug, edit: { status } });
      await become('suspended');
      expect(await following(code)).toBe('platform-suspended');
      await become('active');
      expect(await following(code)).toBe('ok');
    }),
  );

  it(
    'is nothing once any sign of it was changed, nor is a session one',
    inWorld(async (world) => {
      const { aLink, following, byKey, within } = await owner(world);
      const code = await aLink();
      const at = Math.floor(code.length / 3);
      const altered = `${code.slice(0, at)}${code[at] === 'A' ? 'B' : 'A'}${code.slice(at + 1)}`;
      for (const none of [altered, '', 'x.y', (await byKey()).session])
        expect(await following(none)).toBe('token-invalid');
      expect(await within({ session: code })).toBe('token-invalid');
      expect(await following(code)).toBe('ok');
    }),
  );
});

describe('a session of the portal', () => {
  it(
    'lasts twelve hours, and no moment longer, whichever way it began',
    inWorld(async (world) => {
      const { aLink, byKey, byCode, within } = await owner(world);
      const sessions = [await byKey(), await byCode(await aLink())];
      world.clock.advance(12 * hour - 1);
      for (const session of sessions) expect(await within(session)).toBe('ok');
      world.clock.advance(1);
      for (const session of sessions) expect(await within(session)).toBe('token-expired');
    }),
  );

  it(
    'begun by a link ends with any credential that there was then, and with none that came later',
    inWorld(async (world) => {
      const { aLink, byCode, within, aCredential, without, secret } = await owner(world);
      const session = await byCode(await aLink());
      await without(await aCredential());
      expect(await within(session)).toBe('ok');
      await without(secret.credentialId);
      expect(await within(session)).toBe('token-invalid');
    }),
  );

  it(
    'begun by a key ends with that key alone',
    inWorld(async (world) => {
      const { byKey, within, aCredential, without, key, secret } = await owner(world);
      const session = await byKey();
      await aCredential();
      await without(secret.credentialId);
      expect(await within(session)).toBe('ok');
      await without(key.credentialId);
      expect(await within(session)).toBe('token-invalid');
    }),
  );

  it(
    'acts with the registry as it is now, and not beside a suspension',
    inWorld(async (world) => {
      const { byKey, within, platform } = await owner(world);
      const session = await byKey();
      const edit = (changes: { readonly scopes?: readonly Scope[]; readonly status?: 'suspended' }) =>
        world.useCases.changePlatform({ platform: platform.slug, edit: changes });
      expect(await within(session, 'licenses:write')).toBe('ok');
      await edit({ scopes: ['tracks:read'] });
      expect(await within(session, 'licenses:write')).toBe('scope-missing');
      expect(await within(session, 'tracks:read')).toBe('ok');
      await edit({ status: 'suspended' });
      expect(await within(session)).toBe('platform-suspended');
    }),
  );

  it(
    'ends alone: another one of the same key goes on',
    inWorld(async (world) => {
      const { byKey, within } = await owner(world);
      const [ended, other] = [await byKey(), await byKey()];
      valueOf(await world.useCases.closePortal(ended.caller));
      expect([await within(ended), await within(other)]).toEqual(['token-invalid', 'ok']);
    }),
  );
});
