import { CredentialId } from '../../../../src/domain/shared/ids.ts';
import { contentId, noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { staffed } from '../../../support/stories/moderation-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';
import { noEffects } from '../../../support/effects.ts';

const day = 86_400_000;
const hour = 3_600_000;
const inAustria = { territories: ['AT'] };
const revocation = { reasonCode: 'content_deleted' } as const;

const licensed = async ({ useCases, aRegisteredPlatform, aTrackInCatalog }: World, order: object = {}) => {
  const { caller, platform } = await aRegisteredPlatform();
  const { trackId } = await aTrackInCatalog();
  const requested = { trackId, contentId: contentId(), territories: ['DE'], ...order };
  const { license } = valueOf(await useCases.issueLicense({ caller, order: requested }));
  return { caller, platform, trackId, license, licenseId: license.licenseId };
};
const events = async ({ ports }: World) => (await ports.outbox.list({ limit: 100 })).map(({ type }) => type);

describe('what is committed between the decision to amend and its commit', () => {
  it(
    'a removed credential amends nothing',
    inWorld(async (world) => {
      const { license, ...mine } = await licensed(world);
      const { credentialId } = mine.caller.grant;
      world.before('ledger', 'amend', async () => {
        const found = await world.ports.registry.find(license.platformId);
        if (!found) throw new Error('the platform is registered');
        const { platform } = found;
        await world.ports.registry.change({
          platform: { ...platform, version: platform.version + 1 },
          guards: { version: platform.version },
          remove: [CredentialId(credentialId)],
          effects: noEffects,
        });
      });
      expect(kindOf(await world.useCases.amendLicense({ ...mine, request: inAustria }))).toBe(
        'token-invalid',
      );
      expect(await world.ports.ledger.find(license.licenseId)).toEqual(license);
    }),
  );

  it(
    'a license whose end was announced is not renewed by a clock that is behind',
    inWorld(async (world) => {
      const validUntil = noon + 9 * hour;
      const { license: _, ...mine } = await licensed(world, { validUntil });
      world.clock.advance(9 * hour - 1);
      world.before('ledger', 'amend', async () => {
        world.clock.advance(1_000);
        await world.useCases.sendExpiryNotices({ limit: 10 });
      });
      const request = { validUntil: validUntil + day };
      expect(kindOf(await world.useCases.amendLicense({ ...mine, request }))).toBe('license-not-active');
      expect(await events(world)).not.toContain('license.amended');
    }),
  );

  it(
    'counts: a takedown, a suspension and a revocation reject the amendment',
    inWorld(async (world) => {
      const tried = async (act: (mine: Awaited<ReturnType<typeof licensed>>) => Promise<unknown>) => {
        const mine = await licensed(world);
        world.before('ledger', 'amend', () => act(mine));
        const kind = kindOf(await world.useCases.amendLicense({ ...mine, request: inAustria }));
        expect(await world.ports.ledger.replacedVersions(mine.licenseId)).toEqual([]);
        return kind;
      };
      const { useCases } = world;
      expect(await tried(({ trackId }) => useCases.takeDownTrack({ trackId, reason: 'legal' }))).toBe(
        'track-taken-down',
      );
      expect(
        await tried(({ platform }) =>
          useCases.changePlatform({
            platform: platform.slug,
            edit: { status: 'suspended' },
            reason: 'Unpaid invoices.',
          }),
        ),
      ).toBe('platform-suspended');
      expect(await tried((mine) => useCases.revokeLicense({ ...mine, revocation }))).toBe(
        'license-not-active',
      );
    }),
  );

  it(
    'is amended further: both amendments are in the license, each with its version',
    inWorld(async (world) => {
      const mine = await licensed(world);
      world.before('ledger', 'amend', () =>
        world.useCases.amendLicense({ ...mine, request: { territories: ['FR'] } }),
      );
      const amended = valueOf(await world.useCases.amendLicense({ ...mine, request: inAustria }));
      expect(amended.license).toMatchObject({ territories: ['AT', 'DE', 'FR'], amendment: { version: 3 } });
    }),
  );

  it(
    'is revoked in its latest version, by the platform and by staff',
    inWorld(async (world) => {
      const [rights] = await staffed(world, ['rights']);
      for (const revoke of [
        (mine: Awaited<ReturnType<typeof licensed>>) => world.useCases.revokeLicense({ ...mine, revocation }),
        ({ licenseId: id }: Awaited<ReturnType<typeof licensed>>) =>
          world.useCases.revokeForStaff({ caller: rights, licenseId: id, revocation }),
      ]) {
        const mine = await licensed(world);
        world.before('ledger', 'close', () => world.useCases.amendLicense({ ...mine, request: inAustria }));
        expect(valueOf(await revoke(mine)).license).toMatchObject({
          status: 'revoked',
          territories: ['AT', 'DE'],
        });
      }
    }),
  );
});
