import type { TakedownReason } from '../../../../src/domain/catalog/track.ts';
import { contentId, licenseId, noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const day = 86_400_000;
const revocation = { reasonCode: 'other', reason: 'The cut was changed.' } as const;

const licensed = async ({ useCases, aRegisteredPlatform, aTrackInCatalog }: World, order: object = {}) => {
  const { caller } = await aRegisteredPlatform();
  const { trackId } = await aTrackInCatalog();
  const requested = { trackId, contentId: contentId(), ...order };
  const { license } = valueOf(await useCases.issueLicense({ caller, order: requested }));
  return { caller, trackId, license, licenseId: license.licenseId };
};

describe('revoking a license', () => {
  it(
    'keeps the record, with when, why and by whom, and reports it in the same commit',
    inWorld(async (world) => {
      const { license, ...mine } = await licensed(world);
      world.clock.advance(5_000);
      const ended = valueOf(await world.useCases.revokeLicense({ ...mine, revocation }));
      expect(ended.license).toEqual({
        ...license,
        status: 'revoked',
        revokedAt: noon + 5_000,
        revocation: { ...revocation, actor: mine.caller.platform.platformId },
      });
      expect(valueOf(await world.useCases.readLicense(mine))).toEqual(ended);
      const [event] = (await world.ports.outbox.list({ limit: 100 })).slice(-1);
      expect(event).toMatchObject({
        type: 'license.revoked',
        platformId: mine.caller.platform.platformId,
        data: { licenseId: mine.licenseId, reasonCode: 'other' },
      });
    }),
  );

  it(
    'has one effect if it is repeated: the same record, no second event',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const first = valueOf(await world.useCases.revokeLicense({ ...mine, revocation }));
      world.clock.advance(1_000);
      const events = (await world.ports.outbox.list({ limit: 100 })).length;
      const other = { reasonCode: 'terms_breach' } as const;
      expect(valueOf(await world.useCases.revokeLicense({ ...mine, revocation: other }))).toEqual(first);
      expect(await world.ports.outbox.list({ limit: 100 })).toHaveLength(events);
    }),
  );

  it(
    'does not change one that has expired',
    inWorld(async (world) => {
      const mine = await licensed(world, { validUntil: noon + 1_000 });
      world.clock.advance(999);
      expect(valueOf(await world.useCases.readLicense(mine)).license).toEqual(mine.license);
      world.clock.advance(1);
      expect(valueOf(await world.useCases.readLicense(mine)).license.status).toBe('expired');
      const answered = valueOf(await world.useCases.revokeLicense({ ...mine, revocation }));
      expect(answered.license).toEqual({ ...mine.license, status: 'expired' });
    }),
  );

  it(
    'works while the track is taken down',
    inWorld(async (world) => {
      const mine = await licensed(world);
      await world.useCases.takeDownTrack({ trackId: mine.trackId, reason: 'disputed' });
      expect(valueOf(await world.useCases.revokeLicense({ ...mine, revocation }))).toMatchObject({
        license: { status: 'revoked' },
        compliance: { state: 'on_hold' },
      });
    }),
  );
});

describe('another platform’s license', () => {
  it(
    'is answered like a missing one, whatever is done to it',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const { caller } = await world.aRegisteredPlatform();
      const { useCases } = world;
      for (const id of [mine.licenseId, licenseId(404)]) {
        const missing = { ok: false, failure: { kind: 'license-not-found' } };
        expect(await useCases.readLicense({ caller, licenseId: id })).toEqual(missing);
        expect(await useCases.revokeLicense({ caller, licenseId: id, revocation })).toEqual(missing);
        expect(await useCases.certifyLicense({ caller, licenseId: id })).toEqual(missing);
      }
      expect(valueOf(await useCases.readLicense(mine)).license.status).toBe('active');
    }),
  );
});

describe('the compliance of a license', () => {
  it(
    'follows the track’s takedown and never touches the status; reinstatement lifts it',
    inWorld(async (world) => {
      const mine = await licensed(world);
      const { useCases } = world;
      const read = async () => valueOf(await useCases.readLicense(mine));
      const after = async (reason: TakedownReason) => {
        await useCases.takeDownTrack({ trackId: mine.trackId, reason });
        const seen = await read();
        expect(seen.license).toEqual(mine.license);
        expect(valueOf(await useCases.verifyLicense({ licenseId: mine.licenseId })).compliance).toEqual(
          seen.compliance,
        );
        await useCases.approveTrack({ trackId: mine.trackId });
        expect((await read()).compliance).toEqual({ state: 'clear' });
        return seen.compliance;
      };
      expect(await after('withdrawn')).toEqual({ state: 'clear' });
      expect(await after('disputed')).toEqual({ state: 'on_hold' });
      expect(await after('infringing')).toEqual({ state: 'must_remove', removeBy: noon + 7 * day });
      expect(await after('legal')).toEqual({ state: 'must_remove', removeBy: noon + 7 * day });
    }),
  );

  it(
    'names the territories of a territorial takedown until it is lifted',
    inWorld(async (world) => {
      const mine = await licensed(world);
      await world.useCases.takeDownTrack({ trackId: mine.trackId, reason: 'legal', territories: ['DE'] });
      expect(kindOf(await world.useCases.readTrack(mine.trackId))).toBe('ok');
      const read = async () => valueOf(await world.useCases.readLicense(mine)).compliance;
      expect(await read()).toEqual({
        ...{ state: 'must_remove', removeBy: noon + 7 * day, territories: ['DE'] },
      });
      await world.useCases.approveTrack({ trackId: mine.trackId });
      expect(await read()).toEqual({ state: 'clear' });
    }),
  );
});
