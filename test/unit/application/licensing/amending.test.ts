import { defaultTiers, type Tiers } from '../../../../src/domain/platforms/tier.ts';
import { clockToleranceMs } from '../../../../src/domain/usage/licensed-use.ts';
import { contentId, licenseId, noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

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

describe('amending a license', () => {
  it(
    'keeps its ID, covers more, and reports what is new in the same commit',
    inWorld(async (world) => {
      const { license, ...mine } = await licensed(world);
      world.clock.advance(hour);
      const amended = valueOf(await world.useCases.amendLicense({ ...mine, request: inAustria }));
      expect(amended).toMatchObject({
        amended: true,
        updatedAt: noon + hour,
        license: { licenseId: license.licenseId, territories: ['AT', 'DE'], validFrom: noon },
      });
      expect(valueOf(await world.useCases.readLicense(mine)).license).toEqual(amended.license);
      const [event] = (await world.ports.outbox.list({ limit: 100 })).slice(-1);
      expect(event).toMatchObject({
        type: 'license.amended',
        platformId: mine.platform.platformId,
        data: { version: 2, territories: ['AT', 'DE'], addedTerritories: ['AT'] },
      });
      expect(event?.data).not.toHaveProperty('addedContentTypes');
      expect(valueOf(await world.useCases.listLicenseVersions(mine))).toEqual([
        amended.license,
        { ...license, replacedAt: noon + hour },
      ]);
    }),
  );

  it(
    'amends once when it is sent twice: the unchanged license, no second event, no quota',
    inWorld(async (world) => {
      const { license: _, ...mine } = await licensed(world);
      const first = valueOf(await world.useCases.amendLicense({ ...mine, request: inAustria }));
      const again = valueOf(await world.useCases.amendLicense({ ...mine, request: inAustria }));
      expect(again).toEqual({ ...first, amended: false });
      expect((await events(world)).filter((type) => type === 'license.amended')).toHaveLength(1);
      expect(await world.ports.ledger.issuedIn(mine.platform.platformId, '2026-11')).toBe(2);
    }),
  );

  it(
    'makes issuing answer that the license covers the wider request',
    inWorld(async (world) => {
      const { caller, trackId, license } = await licensed(world);
      const order = {
        trackId,
        contentId: contentId(),
        territories: ['AT', 'DE'],
        contentType: 'short_video' as const,
      };
      const before = valueOf(await world.useCases.issueLicense({ caller, order }));
      expect(before.differences.map(({ field }) => field)).toEqual(['contentType', 'territories']);
      const request = { territories: order.territories, contentType: order.contentType };
      await world.useCases.amendLicense({ caller, licenseId: license.licenseId, request });
      expect(valueOf(await world.useCases.issueLicense({ caller, order })).differences).toEqual([]);
      const asFirst = { ...order, contentType: 'ugc_video' as const };
      expect(valueOf(await world.useCases.issueLicense({ caller, order: asFirst })).differences).toEqual([]);
    }),
  );

  it(
    'answers another platform’s license like a missing one',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const { caller } = await world.aRegisteredPlatform();
      for (const id of [mine.licenseId, licenseId(404)]) {
        const requested = { caller, licenseId: id };
        expect(kindOf(await world.useCases.amendLicense({ ...requested, request: inAustria }))).toBe(
          'license-not-found',
        );
        expect(kindOf(await world.useCases.listLicenseVersions(requested))).toBe('license-not-found');
      }
      const shown = valueOf(await world.useCases.listLicenseVersionsForStaff(mine));
      expect(shown.map(({ licenseId: id }) => id)).toEqual([mine.licenseId]);
      expect(kindOf(await world.useCases.listLicenseVersionsForStaff({ licenseId: licenseId(404) }))).toBe(
        'license-not-found',
      );
    }),
  );

  it(
    'counts against the quota of the month, with the moment at which it resets',
    inWorld(
      async (world) => {
        const mine = await licensed(world);
        expect(await world.useCases.amendLicense({ ...mine, request: inAustria })).toEqual({
          ok: false,
          failure: {
            ...{ kind: 'quota-exceeded', quota: 'licenses-per-month' },
            ...{ limit: 1, resetsAt: Date.parse('2026-12-01') },
          },
        });
      },
      {
        tiers: {
          ...defaultTiers,
          developer: { ...defaultTiers.developer, licensesPerMonth: 1 },
        } satisfies Tiers,
      },
    ),
  );

  it(
    'renews from the old end, and the notices follow the new one',
    inWorld(async (world) => {
      const { license: _, ...mine } = await licensed(world, { validUntil: noon + 10 * day });
      const validUntil = noon + 70 * day;
      await world.useCases.amendLicense({ ...mine, request: { validUntil } });
      world.clock.advance(11 * day);
      expect(valueOf(await world.useCases.sendExpiryNotices({ limit: 10 }))).toBe(0);
      expect(valueOf(await world.useCases.readLicense(mine)).license).toMatchObject({
        status: 'active',
        validUntil,
      });
      world.clock.advance(29 * day);
      expect(valueOf(await world.useCases.sendExpiryNotices({ limit: 10 }))).toBe(1);
      expect((await events(world)).at(-1)).toBe('license.expiring');
    }),
  );

  it(
    'decides about usage by the version in force at the time of use',
    inWorld(async (world) => {
      const { license: _, trackId, ...mine } = await licensed(world);
      world.clock.advance(hour);
      await world.useCases.amendLicense({ ...mine, request: inAustria });
      world.clock.advance(hour);
      const report = (occurredAt: number) =>
        ({
          eventType: 'play',
          trackId,
          contentId: contentId(),
          territory: 'AT',
          quantity: 1,
          occurredAt,
        }) as const;
      const reports = [noon + hour - clockToleranceMs - 1, noon + hour, noon + 2 * hour].map(report);
      const recorded = valueOf(await world.useCases.recordUsage({ caller: mine.caller, reports }));
      const unlicensed = [{ index: 0, reason: 'territory_not_covered' }];
      expect(recorded.unlicensed).toEqual(unlicensed);
      const naming = reports.map((one) => ({ ...one, licenseId: mine.licenseId }));
      const named = valueOf(await world.useCases.recordUsage({ caller: mine.caller, reports: naming }));
      expect(named.unlicensed).toEqual(unlicensed);
    }),
  );
});

describe('what is shown of an amended license', () => {
  it(
    'a certificate shows its version, and stays genuine when it is no longer the latest',
    inWorld(async (world) => {
      const { license: _, ...mine } = await licensed(world);
      const checked = async (certificate: string) =>
        valueOf(await world.useCases.verifyCertificate(certificate));
      const first = valueOf(await world.useCases.certifyLicense(mine)).certificate;
      expect(await checked(first)).toMatchObject({ genuine: true, current: true, claims: { version: 1 } });
      await world.useCases.amendLicense({ ...mine, request: { contentType: 'short_video' } });
      expect(await checked(first)).toMatchObject({ genuine: true, inForce: true, current: false });
      expect(await checked(valueOf(await world.useCases.certifyLicense(mine)).certificate)).toMatchObject({
        current: true,
        claims: { version: 2, contentType: 'ugc_video', contentTypes: ['ugc_video', 'short_video'] },
      });
    }),
  );

  it(
    'verification shows what was true at a moment',
    inWorld(async (world) => {
      const { license: _, ...mine } = await licensed(world, { validUntil: noon + 9 * hour });
      world.clock.advance(hour);
      await world.useCases.amendLicense({ ...mine, request: inAustria });
      world.clock.advance(hour);
      await world.useCases.revokeLicense({ ...mine, revocation });
      const verified = async (at: number) =>
        valueOf(await world.useCases.verifyLicense({ licenseId: mine.licenseId, asOf: at })).asOf;
      expect(await verified(noon - 1)).toEqual({ at: noon - 1, inForce: false });
      expect(await verified(noon)).toEqual({ at: noon, inForce: true, version: 1 });
      expect(await verified(noon + hour)).toEqual({ at: noon + hour, inForce: true, version: 2 });
      expect(await verified(noon + 2 * hour)).toEqual({ at: noon + 2 * hour, inForce: false });
      // Nobody knows the future: it is taken as now.
      expect(await verified(noon + 50 * 365 * day)).toEqual({ at: noon + 2 * hour, inForce: false });
      expect(valueOf(await world.useCases.verifyLicense(mine))).not.toHaveProperty('asOf');
    }),
  );
});
