import { takedownReasons, type TakedownReason } from '../../../../src/domain/catalog/track.ts';
import { revocationReasons } from '../../../../src/domain/licensing/license.ts';
import { timestamp } from '../../../../src/domain/shared/calendar.ts';
import type { LicenseVerification, LicenseWithPermission } from '../../../../src/ports/driving/licensing.ts';
import { aTerms, contentId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';
import { deliverAll, envelopeIn, listening } from '../../../support/stories/webhook-story.ts';
import { inWorld, type World } from '../../../support/worlds/world.ts';

const licensed = async (world: World, publishedContentSurvives: boolean) => {
  const { caller } = await world.aRegisteredPlatform();
  const { trackId } = await world.aTrackInCatalog({ terms: [aTerms({ publishedContentSurvives })] });
  const order = { trackId, contentId: contentId() };
  const { license } = valueOf(await world.useCases.issueLicense({ caller, order }));
  await deliverAll(world);
  await listening(world, caller, ['track.takedown', 'license.revoked']);
  return { caller, trackId, order, licenseId: license.licenseId };
};

/** As events show it. */
const shown = ({ compliance, publishedContentSurvives }: LicenseWithPermission | LicenseVerification) => ({
  compliance:
    compliance.state === 'must_remove'
      ? { ...compliance, removeBy: timestamp(compliance.removeBy) }
      : compliance,
  publishedContentSurvives,
});

/** Everything that any place but the events says about a license. */
const everywhere = async ({ useCases }: World, mine: Awaited<ReturnType<typeof licensed>>) => {
  const { caller, licenseId } = mine;
  const [listed] = valueOf(await useCases.listLicenses({ caller, limit: 10 })).licenses;
  if (!listed) throw new Error('no license is listed');
  return [
    valueOf(await useCases.readLicense({ caller, licenseId })),
    listed,
    valueOf(await useCases.showLicenseToStaff({ licenseId })),
    valueOf(await useCases.verifyLicense({ licenseId })),
  ].map(shown);
};

const lastEvent = ({ sentWebhooks }: World) => {
  const message = sentWebhooks.sent.at(-1);
  if (!message) throw new Error('nothing was sent');
  return envelopeIn(message);
};

describe('what a license permits', () => {
  const takedowns = takedownReasons.flatMap((reason) =>
    [true, false].map((survives): [TakedownReason, boolean] => [reason, survives]),
  );
  it.each(takedowns)(
    'is the same in the event, every view and verification after a takedown as %s (terms: %s)',
    (reason, survives) =>
      inWorld(async (world) => {
        const mine = await licensed(world, survives);
        await world.useCases.takeDownTrack({ trackId: mine.trackId, reason });
        await deliverAll(world);
        const { data, type } = lastEvent(world);
        expect(type).toBe('track.takedown');
        const [named] = data['affectedLicenses'] as readonly ReturnType<typeof shown>[];
        const { compliance, publishedContentSurvives } = named ?? {};
        expect(data['publishedContentSurvives']).toBe(publishedContentSurvives);
        expect(data['removeBy']).toBe(compliance?.state === 'must_remove' ? compliance.removeBy : null);
        for (const answer of await everywhere(world, mine)) {
          expect(answer).toEqual({ compliance, publishedContentSurvives });
        }
        const again = valueOf(await world.useCases.issueLicense(mine));
        expect(shown(again)).toEqual({ compliance, publishedContentSurvives });
        expect(publishedContentSurvives).toBe(survives && !['infringing', 'legal'].includes(reason));
      })(),
  );

  it.each(revocationReasons)('is the same everywhere after a revocation for %s', (reasonCode) =>
    inWorld(async (world) => {
      const mine = await licensed(world, true);
      const revocation = { reasonCode, reason: 'Checked.' };
      const revoked = valueOf(await world.useCases.revokeLicense({ ...mine, revocation }));
      await deliverAll(world);
      const { data, type } = lastEvent(world);
      expect(type).toBe('license.revoked');
      const survives = !['terms_breach', 'issued_in_error', 'rights_dispute', 'takedown'].includes(
        reasonCode,
      );
      expect([data['publishedContentSurvives'], revoked.publishedContentSurvives]).toEqual([
        survives,
        survives,
      ]);
      for (const answer of await everywhere(world, mine)) {
        expect(answer.publishedContentSurvives).toBe(survives);
      }
    })(),
  );
});

describe('a takedown event for licenses under different terms', () => {
  it.each([120, 1])(
    'says that content survives only if it does under every one, the last of %s too',
    (newer) =>
      inWorld(async (world) => {
        const { caller } = await world.aRegisteredPlatform({ tier: 'enterprise' });
        const perishable = aTerms({ publishedContentSurvives: false });
        const lasting = aTerms({ version: 2, effectiveAt: world.clock.now() + 1_000 });
        const { trackId } = await world.aTrackInCatalog({ terms: [perishable, lasting] });
        const issue = (n: number) =>
          world.useCases.issueLicense({ caller, order: { trackId, contentId: contentId(n) } });
        const oldest = valueOf(await issue(0)).license;
        world.clock.advance(2_000);
        for (let n = 1; n <= newer; n++) await issue(n);
        await deliverAll(world);
        await listening(world, caller, ['track.takedown']);
        const event = async () => {
          await world.useCases.takeDownTrack({ trackId, reason: 'disputed' });
          await deliverAll(world);
          const { data } = lastEvent(world);
          await world.useCases.approveTrack({ trackId });
          return data['publishedContentSurvives'];
        };
        expect(await event()).toBe(false);
        const revocation = { reasonCode: 'partner_request' } as const;
        await world.useCases.revokeLicense({ caller, licenseId: oldest.licenseId, revocation });
        expect(await event()).toBe(true);
      })(),
  );
});
