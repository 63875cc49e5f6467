import { portalLinkMs } from '../../../../src/domain/platforms/portal-pass.ts';
import { portalViewMs } from '../../../../src/domain/staff/portal-view.ts';
import { sessionMs } from '../../../../src/domain/staff/staff.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const client = { address: '192.0.2.1' };

const aViewer = async (world: World) => {
  const { useCases, aRegisteredPlatform, aColleague } = world;
  const { platform, caller: owner } = await aRegisteredPlatform();
  const { caller, token: staffToken } = await aColleague('rights');
  const linked = async () => {
    const requested = { caller, platform: platform.slug, reason: 'A delivery failed' };
    const { url } = valueOf(await useCases.linkToPortalView(requested));
    return url.slice(url.indexOf('#code=') + '#code='.length);
  };
  const opened = async () => valueOf(await useCases.openPortal({ client, staffToken, code: await linked() }));
  const authenticated = async (session: string) =>
    kindOf(
      await useCases.authenticatePortal({
        ...{ session, csrf: undefined, writes: false, anyOf: [], operation: 'getPlatform' },
      }),
    );
  return { platform, owner, caller, staffToken, linked, opened, authenticated };
};

describe('a view of a portal', () => {
  it(
    'lasts exactly an hour',
    inWorld(async (world) => {
      const { opened, authenticated } = await aViewer(world);
      expect(portalViewMs).toBe(3_600_000);
      const { session, lifetimeMs } = await opened();
      expect(lifetimeMs).toBe(portalViewMs);
      world.clock.advance(portalViewMs - 1);
      expect(await authenticated(session)).toBe('ok');
      world.clock.advance(1);
      expect(await authenticated(session)).toBe('token-expired');
    }),
  );

  it(
    'expires no later than the staff session, as its link does',
    inWorld(async (world) => {
      const { opened, linked, authenticated, caller, staffToken } = await aViewer(world);
      world.clock.advance(sessionMs - 60_000);
      const { session, lifetimeMs } = await opened();
      expect(lifetimeMs).toBe(60_000);
      const code = await linked();
      expect(portalLinkMs).toBeGreaterThan(60_000);
      world.clock.advance(caller.session.expiresAt - world.clock.now());
      expect(await authenticated(session)).toBe('token-expired');
      expect(kindOf(await world.useCases.openPortal({ client, staffToken, code }))).toBe('token-invalid');
    }),
  );

  it(
    'is found among more audit entries of the platform than one read returns',
    inWorld(async (world) => {
      const { opened, owner, platform } = await aViewer(world);
      const requested = { caller: owner, slug: platform.slug, limit: 20, cursor: undefined };
      const shown = async () => valueOf(await world.useCases.listPortalViews(requested)).views;
      await opened();
      const other = { action: 'platform.edit', subjects: [platform.platformId], detail: {} };
      const entry = { ...other, at: world.clock.now(), actor: { kind: 'operator' } as const };
      for (let n = 0; n < 1_001; n++) await world.ports.auditLog.append(entry);
      expect(await shown()).toMatchObject([{ reason: 'A delivery failed' }]);
    }),
  );

  it(
    'commits nothing, even if an operation that writes were permitted by mistake',
    inWorld(async (world) => {
      const { opened, platform } = await aViewer(world);
      const { caller } = await opened();
      const created = await world.useCases.addCredential({
        caller,
        slug: platform.slug,
        kind: 'api_key',
      } as never);
      expect(kindOf(created)).toBe('token-invalid');
    }),
  );
});
