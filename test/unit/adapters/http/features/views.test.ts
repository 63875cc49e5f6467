import { trackRenderer, trackView } from '../../../../../src/adapters/http/catalog/track.view.ts';
import { Track } from '../../../../../src/adapters/http/catalog/track.contract.ts';
import { IssuedLicense, License } from '../../../../../src/adapters/http/licensing/license.contract.ts';
import {
  issuedView,
  licenseView,
  publicView,
} from '../../../../../src/adapters/http/licensing/license.view.ts';
import { PublicLicense } from '../../../../../src/adapters/http/licensing/verification.contract.ts';
import { Platform } from '../../../../../src/adapters/http/platforms/platform.contract.ts';
import { platformView } from '../../../../../src/adapters/http/platforms/platform.views.ts';
import { asOf } from '../../../../../src/domain/licensing/license.ts';
import { StemId } from '../../../../../src/domain/shared/ids.ts';
import { defaultTiers } from '../../../../../src/domain/platforms/tier.ts';
import {
  aLicense,
  aPlatform,
  aRevoked,
  aTerms,
  aTrack,
  noon,
} from '../../../../support/builders/builders.ts';

const base = 'https://api.example.com';
const hour = 3_600_000;
const clear = { compliance: { state: 'clear' }, publishedContentSurvives: true, updatedAt: noon } as const;

describe('a license in a response', () => {
  const active = aLicense();

  it('shows an active license without members of its end', () => {
    const view = licenseView({ license: active, ...clear }, base);
    expect(License.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      status: 'active',
      compliance: { state: 'clear' },
      grants: ['sync', 'master_use'],
      excludes: ['public_performance', 'mechanical', 'standalone'],
      issuedAt: '2026-11-21T12:00:00.000Z',
      termsHash: active.terms.hash,
      certificateUrl: `${base}/api/v1/licenses/${active.licenseId}/certificate`,
    });
    for (const absent of ['revokedAt', 'revocation', 'validUntil', 'removeBy', 'grantsNoRights']) {
      expect(view).not.toHaveProperty(absent);
    }
  });

  it('shows when, why and by whom a license was revoked', () => {
    const revoked = aRevoked(active, { reasonCode: 'other', reason: 'A mistake', actor: active.platformId });
    const view = licenseView({ license: revoked, ...clear }, base);
    expect(License.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      status: 'revoked',
      revokedAt: '2026-11-21T13:00:00.000Z',
      revocation: { reasonCode: 'other', reason: 'A mistake', actor: active.platformId },
    });
  });

  it('shows an expired license with its end', () => {
    const expired = asOf(aLicense({ validUntil: noon + hour }), noon + hour);
    const view = licenseView({ license: expired, ...clear }, base);
    expect(License.parse(view)).toEqual(view);
    expect(view).toMatchObject({ status: 'expired', validUntil: '2026-11-21T13:00:00.000Z' });
    expect(view).not.toHaveProperty('revokedAt');
  });

  it('keeps the status of a license whose content must be removed, and says by when', () => {
    const compliance = { state: 'must_remove', removeBy: noon + hour } as const;
    const view = licenseView(
      { license: active, compliance, publishedContentSurvives: false, updatedAt: noon },
      base,
    );
    expect(License.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      status: 'active',
      compliance: { state: 'must_remove', removeBy: '2026-11-21T13:00:00.000Z' },
      publishedContentSurvives: false,
    });
    const inGermany = { ...compliance, territories: ['DE'] };
    const there = licenseView({ license: active, ...clear, compliance: inGermany }, base);
    expect(License.parse(there)).toEqual(there);
    expect(there.compliance).toMatchObject({ state: 'must_remove', territories: ['DE'] });
    const onHold = licenseView({ license: active, ...clear, compliance: { state: 'on_hold' } }, base);
    expect(onHold.compliance).toEqual({ state: 'on_hold' });
  });

  it('shows that a sandbox license grants no rights', () => {
    const view = licenseView({ license: aLicense({ environment: 'sandbox' }), ...clear }, base);
    expect(License.parse(view)).toEqual(view);
    expect(view).toMatchObject({ environment: 'sandbox', grantsNoRights: true });
  });

  it('shows all optional members that the partner sent', () => {
    const given = {
      projectName: 'Spring',
      metadata: { season: 3, pilot: true, note: 'x' },
      licensee: { name: 'Ada', type: 'end_user', ref: 'user-1' },
    } as const;
    const view = licenseView({ license: aLicense(given), ...clear }, base);
    expect(License.parse(view)).toEqual(view);
    expect(view).toMatchObject(given);
  });

  it('shows every member of the contract, in one license or another', () => {
    const amendment = { version: 2, amendedAt: noon, actor: active.platformId, request: {} };
    const licenses = [
      aLicense({ projectName: 'Spring', validUntil: noon + hour, environment: 'sandbox', amendment }),
      aLicense({ fees: [{ amount: 4_900, currency: 'EUR' }] }),
      aRevoked(active),
      active,
    ];
    const shown = new Set(
      licenses.flatMap((license) => Object.keys(licenseView({ license, ...clear }, base))),
    );
    expect(Object.keys(License.shape).filter((member) => !shown.has(member))).toEqual([]);
  });

  it('says whether a license covers the request, and how it differs if it does not', () => {
    const differences = [{ field: 'territories', detail: 'The license does not cover US.' }] as const;
    const less = issuedView({ license: active, ...clear, differences }, base);
    expect(IssuedLicense.parse(less)).toEqual(less);
    expect(less).toMatchObject({ covers: false, differences });
    const all = issuedView({ license: active, ...clear, differences: [] }, base);
    expect(all).toHaveProperty('covers', true);
    expect(all).not.toHaveProperty('differences');
  });

  it('does not name the parties in the public view', () => {
    const view = publicView({
      licenseId: active.licenseId,
      trackId: active.trackId,
      contentTypes: ['film'],
      territories: ['DE'],
      media: ['online'],
      status: 'active',
      compliance: { state: 'must_remove', removeBy: noon },
      authorizedFrom: noon,
      authorizedUntil: noon + hour,
      publishedContentSurvives: false,
      environment: 'live',
      version: 2,
      asOf: { at: noon, inForce: true, version: 1 },
    });
    expect(PublicLicense.parse(view)).toEqual(view);
    expect(Object.keys(view).sort()).toEqual([
      'asOf',
      'authorizedFrom',
      'authorizedUntil',
      'compliance',
      'contentTypes',
      'environment',
      'licenseId',
      'media',
      'publishedContentSurvives',
      'status',
      'territories',
      'trackId',
      'version',
    ]);
  });

  it('shows fixed terms with their months, their fee and their rate card', () => {
    const rates = [
      { contentTypes: ['film'] as const, territories: ['DE'], fee: { amount: 900, currency: 'EUR' } },
    ];
    const fee = { amount: 4900, currency: 'EUR' };
    const terms = aTerms({ term: { type: 'fixed', months: 6 }, fee, rates });
    const view = licenseView({ license: aLicense({ terms }), ...clear }, base);
    expect(License.parse(view)).toEqual(view);
    expect(view.terms).toMatchObject({ term: { type: 'fixed', months: 6 }, fee, rates });
  });
});

describe('a track in a response', () => {
  const stem = {
    stemId: StemId('stm_1'),
    category: 'drums',
    name: 'Drums',
    durationMs: 120_000,
    file: { key: 'stems/1.flac', format: 'flac', sizeBytes: 1, sha256: 'a'.repeat(64) },
  } as const;

  it('shows every public member, but not files, loudness or offers', () => {
    const view = trackView(aTrack({ stems: [stem], version: 'Instrumental', language: 'en' }), base);
    expect(Track.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      key: { tonic: 'A', mode: 'minor', camelot: '8A' },
      hasStems: true,
      links: { self: `${base}/api/v1/tracks/${view.trackId}` },
    });
    for (const hidden of ['master', 'stems', 'terms', 'sumsToMaster']) {
      expect(view).not.toHaveProperty(hidden);
    }
  });

  it('links to stems only if there are any', () => {
    expect(trackView(aTrack(), base).links).not.toHaveProperty('stems');
  });

  it('is rendered as its view in UTF-8', () => {
    const track = aTrack({ title: 'Søvn 𝄞' });
    const json = Buffer.from(trackRenderer(base)(track)).toString();
    expect(json).toBe(JSON.stringify(trackView(track, base)));
  });
});

describe('a platform in a response', () => {
  it('shows its effective quotas: custom ones override those of its tier', () => {
    const spendLimit = { amount: 50_000, currency: 'EUR' };
    const platform = aPlatform({ tier: 'enterprise', quotas: { requestsPerDay: 5 }, spendLimit });
    const view = platformView(platform, defaultTiers);
    expect(Platform.parse(view)).toEqual(view);
    expect(view.quotas).toEqual({
      requestsPerSecond: 500,
      burst: 1000,
      requestsPerDay: 5,
      enrichRowsPerDay: 100_000,
      enrichSecondsPerDay: 18_000_000,
      licensesPerMonth: null,
    });
    expect(view.entitlements).toEqual(['stems']);
    expect(view.spendLimit).toEqual(spendLimit);
  });

  it('shows the client ID, which is not secret, so that OAuth clients can be set up again', () => {
    const platform = aPlatform();
    expect(platformView(platform, defaultTiers)).toMatchObject({ clientId: platform.clientId });
  });

  it('is entitled to stems on a lower tier only with the add-on', () => {
    expect(platformView(aPlatform(), defaultTiers).entitlements).toEqual([]);
    expect(platformView(aPlatform({ addOns: ['stems'] }), defaultTiers).entitlements).toEqual(['stems']);
  });
});
