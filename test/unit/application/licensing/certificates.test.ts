import { decodeProtectedHeader } from 'jose';
import { contentId, licenseId, noon } from '../../../support/builders/builders.ts';
import { kindOf, valueOf } from '../../../support/outcomes.ts';
import { baseUrl, inWorld, type World } from '../../../support/worlds/world.ts';

const licensed = async (
  { useCases, aRegisteredPlatform, aTrackInCatalog }: World,
  order: object = {},
  environment: 'live' | 'sandbox' = 'live',
) => {
  const { caller } = await aRegisteredPlatform({ environment });
  const { trackId } = await aTrackInCatalog();
  const requested = { trackId, contentId: contentId(), ...order };
  const { license } = valueOf(await useCases.issueLicense({ caller, order: requested }));
  const { certificate } = valueOf(await useCases.certifyLicense({ caller, licenseId: license.licenseId }));
  return { caller, license, licenseId: license.licenseId, certificate };
};
const revocation = { reasonCode: 'partner_request' } as const;

describe('a certificate', () => {
  it(
    'says what a license grants, signed, with nothing private in it',
    inWorld(async (world) => {
      const { license, certificate } = await licensed(world, {
        licensee: { name: 'Ada', type: 'end_user', ref: 'u-1' },
        projectName: 'Secret project',
        metadata: { internal: 'yes' },
        territories: ['DE'],
        validUntil: noon + 1_000,
      });
      expect(decodeProtectedHeader(certificate)).toMatchObject({ typ: 'license+jwt', alg: 'EdDSA' });
      const answer = valueOf(await world.useCases.verifyCertificate(certificate));
      const claims = {
        iss: baseUrl,
        sub: license.licenseId,
        iat: noon / 1000,
        licensee: { name: 'Ada', type: 'end_user' },
        grants: ['sync', 'master_use'],
        excludes: ['public_performance', 'mechanical', 'standalone'],
        trackId: license.trackId,
        platformId: license.platformId,
        contentId: license.contentId,
        contentType: 'ugc_video',
        contentTypes: ['ugc_video'],
        territories: ['DE'],
        media: license.media,
        validFrom: '2026-11-21T12:00:00.000Z',
        validUntil: '2026-11-21T12:00:01.000Z',
        environment: 'live',
        termsHash: license.terms.hash,
        version: 1,
        statusUrl: `${baseUrl}/api/v1/verify/${license.licenseId}`,
      };
      expect(answer).toMatchObject({ genuine: true, inForce: true });
      expect(answer.genuine && answer.claims).toEqual(claims);
    }),
  );

  it(
    'of a sandbox license grants no rights',
    inWorld(async (world) => {
      const { certificate } = await licensed(world, {}, 'sandbox');
      expect(valueOf(await world.useCases.verifyCertificate(certificate))).toMatchObject({
        claims: { environment: 'sandbox', grantsNoRights: true },
        license: { environment: 'sandbox' },
      });
    }),
  );

  it(
    'is the same text every time, and valid permanently: its license is shown in its current state',
    inWorld(async (world) => {
      const { certificate, ...mine } = await licensed(world);
      world.clock.advance(1_000);
      expect(valueOf(await world.useCases.certifyLicense(mine))).toMatchObject({ certificate });
      await world.useCases.revokeLicense({ ...mine, revocation });
      world.clock.advance(10 * 365 * 86_400_000);
      await world.useCases.rotateKeys('license');
      expect(valueOf(await world.useCases.verifyCertificate(certificate))).toMatchObject({
        genuine: true,
        inForce: false,
        license: { status: 'revoked', authorizedFrom: noon, authorizedUntil: noon + 1_000 },
      });
    }),
  );

  it(
    'that was changed, signed for something else or invented proves nothing',
    inWorld(async (world) => {
      const { certificate, caller } = await licensed(world);
      const other = await licensed(world);
      const [head = '', , signature = ''] = certificate.split('.');
      const [, claims = ''] = other.certificate.split('.');
      const { platform, clientSecret } = await world.aRegisteredPlatform();
      const { clientId } = platform;
      const token = valueOf(await world.useCases.exchangeToken({ clientId, clientSecret })).accessToken;
      const forged = `${head}.${claims}.${signature}`;
      for (const text of ['', 'x.y.z', forged, token, caller.platform.platformId]) {
        expect(valueOf(await world.useCases.verifyCertificate(text))).toEqual({
          genuine: false,
          inForce: false,
        });
      }
    }),
  );
});

describe('checking a certificate', () => {
  it(
    'says that it is permanently genuine, and in force until its license expires',
    inWorld(async (world) => {
      const { certificate } = await licensed(world, { validUntil: noon + 1_000 });
      const check = async () => valueOf(await world.useCases.verifyCertificate(certificate));
      world.clock.advance(999);
      expect(await check()).toMatchObject({ genuine: true, inForce: true });
      world.clock.advance(1);
      expect(await check()).toMatchObject({ genuine: true, inForce: false, license: { status: 'expired' } });
    }),
  );
});

describe('verifying a license', () => {
  it(
    'shows anyone the status of the license and what it covers, and nothing of the parties',
    inWorld(async (world) => {
      const { license } = await licensed(world, { territories: ['DE'], validUntil: noon + 1_000 });
      const { licenseId: id, trackId, media } = license;
      const verify = async () => valueOf(await world.useCases.verifyLicense({ licenseId: id }));
      const shown = {
        ...{ licenseId: id, trackId, contentTypes: ['ugc_video'], territories: ['DE'], media },
        status: 'active',
        compliance: { state: 'clear' },
        authorizedFrom: noon,
        authorizedUntil: noon + 1_000,
        publishedContentSurvives: true,
        environment: 'live',
        version: 1,
      };
      expect(await verify()).toEqual(shown);
      world.clock.advance(1_000);
      expect(await verify()).toEqual({ ...shown, status: 'expired' });
    }),
  );

  it(
    'has no end to name for a perpetual license, until it is revoked',
    inWorld(async (world) => {
      const mine = await licensed(world);
      expect(valueOf(await world.useCases.verifyLicense({ licenseId: mine.licenseId }))).not.toHaveProperty(
        'authorizedUntil',
      );
      world.clock.advance(1_000);
      await world.useCases.revokeLicense({ ...mine, revocation });
      expect(valueOf(await world.useCases.verifyLicense({ licenseId: mine.licenseId }))).toMatchObject({
        status: 'revoked',
        authorizedUntil: noon + 1_000,
      });
    }),
  );

  it(
    'finds none that was never issued',
    inWorld(async (world) => {
      expect(kindOf(await world.useCases.verifyLicense({ licenseId: licenseId(404) }))).toBe(
        'license-not-found',
      );
    }),
  );
});
