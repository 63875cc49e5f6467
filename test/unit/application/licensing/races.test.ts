import { CredentialId } from '../../../../src/domain/shared/ids.ts';
import { defaultTiers, type Tiers } from '../../../../src/domain/platforms/tier.ts';
import { aLicense, contentId, licenseId } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const tiers: Tiers = { ...defaultTiers, developer: { ...defaultTiers.developer, licensesPerMonth: 1 } };

/** A platform about to license a track, and a count of what was issued to it. */
const scene = async (world: World) => {
  const { caller, platform } = await world.aRegisteredPlatform();
  const { trackId } = await world.aTrackInCatalog();
  const order = { trackId, contentId: contentId() };
  return {
    caller,
    platform,
    trackId,
    issue: () => world.useCases.issueLicense({ caller, order }),
    issued: () => world.ports.ledger.issuedIn(platform.platformId, '2026-11'),
    eventCount: async () =>
      (await world.ports.outbox.list({ limit: 100 })).filter(({ type }) => type === 'license.issued').length,
  };
};

/** Another license to the platform, committed behind the use case's back. */
const openedBy = async (
  { ports }: World,
  { trackId, platform }: Awaited<ReturnType<typeof scene>>,
  n: number,
) => {
  const track = await ports.library.find(trackId);
  const { platformId, version } = platform;
  return ports.ledger.open({
    candidate: aLicense({ licenseId: licenseId(n), trackId, platformId, contentId: contentId(n) }),
    guards: {
      track: { trackId, catalogVersion: track?.catalogVersion ?? 0 },
      platform: { platformId, version },
      quota: { month: '2026-11', limit: null },
    },
    effects: noEffects,
    warnings: [],
  });
};

describe('what is committed between a decision and its commit counts', () => {
  it(
    'a takedown yields no license',
    inWorld(async (world) => {
      const { issue, issued, eventCount, trackId } = await scene(world);
      world.before('ledger', 'open', () => world.useCases.takeDownTrack({ trackId, reason: 'infringing' }));
      expect(kindOf(await issue())).toBe('track-taken-down');
      expect([await issued(), await eventCount()]).toEqual([0, 0]);
    }),
  );

  it(
    'a takedown prevents a license at any moment between load and commit',
    inWorld(async (world) => {
      for (const step of ['findExisting', 'issuedIn', 'open'] as const) {
        const { issue, issued, eventCount, trackId } = await scene(world);
        world.before('ledger', step, () => world.useCases.takeDownTrack({ trackId, reason: 'legal' }));
        expect([step, kindOf(await issue())]).toEqual([step, 'track-taken-down']);
        expect([await issued(), await eventCount()]).toEqual([0, 0]);
      }
    }),
  );

  it(
    'a territorial takedown yields a license of what is left',
    inWorld(async (world) => {
      const { issue, trackId } = await scene(world);
      world.before('ledger', 'open', () =>
        world.useCases.takeDownTrack({ trackId, reason: 'disputed', territories: ['DE'] }),
      );
      const { license } = valueOf(await issue());
      expect(license.territories).toHaveLength(249);
      expect(license.territories).not.toContain('DE');
    }),
  );

  it(
    'a suspension yields no license',
    inWorld(async (world) => {
      const { issue, issued, platform } = await scene(world);
      world.before('ledger', 'open', () =>
        world.useCases.changePlatform({
          platform: platform.slug,
          edit: { status: 'suspended' },
          reason: 'Unpaid invoices.',
        }),
      );
      expect(kindOf(await issue())).toBe('platform-suspended');
      expect(await issued()).toBe(0);
    }),
  );

  it(
    'a removed credential yields no license',
    inWorld(async (world) => {
      const { issue, issued, caller, platform } = await scene(world);
      const { platformId, version } = platform;
      world.before('ledger', 'open', async () => {
        const found = await world.ports.registry.find(platformId);
        if (!found) throw new Error('the platform is registered');
        await world.ports.registry.change({
          platform: { ...found.platform, version: version + 1 },
          guards: { version },
          remove: [CredentialId(caller.grant.credentialId)],
          effects: noEffects,
        });
      });
      expect(kindOf(await issue())).toBe('token-invalid');
      expect(await issued()).toBe(0);
    }),
  );

  it(
    'a withdrawn scope yields no license, and another change of the platform no rejection',
    inWorld(async (world) => {
      const { issue, issued, platform } = await scene(world);
      const edit = (change: object) => () =>
        world.useCases.changePlatform({ platform: platform.slug, edit: change });
      world.before('ledger', 'open', edit({ scopes: ['licenses:read'] }));
      expect(await issue()).toEqual({
        ok: false,
        failure: { kind: 'scope-missing', anyOf: ['licenses:write'] },
      });
      expect(await issued()).toBe(0);
      const other = await scene(world);
      world.before('ledger', 'open', () =>
        world.useCases.changePlatform({ platform: other.platform.slug, edit: { tier: 'growth' } }),
      );
      expect(kindOf(await other.issue())).toBe('ok');
    }),
  );

  it(
    'the last of the quota yields no license',
    inWorld(
      async (world) => {
        const all = await scene(world);
        world.before('ledger', 'open', () => openedBy(world, all, 7));
        expect(kindOf(await all.issue())).toBe('quota-exceeded');
        expect(await all.issued()).toBe(1);
      },
      { tiers },
    ),
  );

  it(
    'a concurrent caller’s license of the same binding is the one that is answered',
    inWorld(async (world) => {
      const all = await scene(world);
      world.before('ledger', 'open', () => openedBy(world, all, 1));
      expect(valueOf(await all.issue())).toMatchObject({
        isExisting: true,
        license: { licenseId: licenseId(1) },
      });
      expect([await all.issued(), await all.eventCount()]).toEqual([1, 0]);
    }),
  );

  it(
    'new terms are those that must clear it',
    inWorld(async (world) => {
      const { issue, trackId } = await scene(world);
      world.before('ledger', 'open', async () => {
        const track = await world.ports.library.find(trackId);
        if (!track) throw new Error('no track');
        const terms = track.terms.map((offered) => ({
          ...offered,
          contentTypes: ['podcast_episode' as const],
        }));
        const guards = { catalogVersion: track.catalogVersion };
        await world.ports.library.commit({ track: { ...track, terms }, guards, effects: noEffects });
      });
      expect(kindOf(await issue())).toBe('content-type-not-cleared');
    }),
  );

  it(
    'a decision is retried after four conflicts; after five it fails, with nothing written',
    inWorld(async (world) => {
      const { issue, issued, eventCount, platform } = await scene(world);
      const changeConcurrently = async () => {
        const found = await world.ports.registry.find(platform.platformId);
        if (!found) throw new Error('no platform');
        const { version } = found.platform;
        const next = { ...found.platform, version: version + 1 };
        await world.ports.registry.change({ platform: next, guards: { version }, effects: noEffects });
      };
      world.before('ledger', 'open', changeConcurrently, 5);
      expect(await issue()).toEqual({ ok: false, failure: { kind: 'contended' } });
      expect([await issued(), await eventCount()]).toEqual([0, 0]);
      world.before('ledger', 'open', changeConcurrently, 4);
      expect(kindOf(await issue())).toBe('ok');
      expect([await issued(), await eventCount()]).toEqual([1, 1]);
    }),
  );

  it(
    'an outage of the store is not a rejection',
    inWorld(async (world) => {
      const { issue, issued } = await scene(world);
      world.before('ledger', 'open', async () => {
        throw new Error('the disk is full');
      });
      await expect(issue()).rejects.toThrow('the disk is full');
      expect(await issued()).toBe(0);
      expect(kindOf(await issue())).toBe('ok');
    }),
  );
});

describe('of two callers that revoke concurrently', () => {
  it(
    'the first one’s reason stays, both get the same record, and one event is enqueued',
    inWorld(async (world) => {
      const { caller } = await world.aRegisteredPlatform();
      const order = { trackId: (await world.aTrackInCatalog()).trackId, contentId: contentId() };
      const { licenseId: id } = valueOf(await world.useCases.issueLicense({ caller, order })).license;
      const revoke = (reasonCode: 'content_deleted' | 'partner_request') =>
        world.useCases.revokeLicense({ caller, licenseId: id, revocation: { reasonCode } });
      world.before('ledger', 'close', async () => {
        world.clock.advance(1_000);
        await revoke('content_deleted');
      });
      const late = valueOf(await revoke('partner_request'));
      expect(late.license).toMatchObject({
        status: 'revoked',
        revocation: { reasonCode: 'content_deleted' },
      });
      expect(await world.ports.ledger.find(id)).toEqual(late.license);
      const events = (await world.ports.outbox.list({ limit: 100 })).map(({ type }) => type);
      expect(events.filter((type) => type === 'license.revoked')).toHaveLength(1);
    }),
  );
});
