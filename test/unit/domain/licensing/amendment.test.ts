import { contentTypes, type LicenseTerms } from '../../../../src/domain/catalog/license-terms.ts';
import type { TakenDownTrack } from '../../../../src/domain/catalog/track.ts';
import {
  decideAmendment,
  maxVersions,
  type AmendmentFacts,
} from '../../../../src/domain/licensing/amendment.ts';
import {
  changedAt,
  revoke,
  versionStart,
  type ActiveLicense,
  type AmendmentRequest,
} from '../../../../src/domain/licensing/license.ts';
import { withdrawnClauses } from '../../../../src/domain/licensing/issuance/narrowing.ts';
import { dayMs, monthsLater } from '../../../../src/domain/shared/calendar.ts';
import {
  aLicense,
  aPlatform,
  aRevocation,
  aRevoked,
  aTerms,
  aTrack,
  noon,
} from '../../../support/builders/builders.ts';
import { amended, amendmentFacts, inGermany } from '../../../support/builders/amended.ts';

const decided = (changes: Partial<AmendmentFacts>) => {
  const decision = decideAmendment(amendmentFacts(changes));
  return decision.ok ? decision.value : decision.failure;
};
const underTerms = (changes: Partial<LicenseTerms>) => ({
  track: aTrack({ terms: [aTerms({ version: 2, ...changes })] }),
});
const year = { term: { type: 'fixed', months: 12 } } as const;
const endingIn = (months: number): ActiveLicense =>
  aLicense({ territories: ['DE'], terms: aTerms(year), validUntil: monthsLater(noon, months) });

describe('the price of an amendment', () => {
  const fee = { amount: 4_900, currency: 'EUR' };
  const quota = { limit: 9, used: 0, spend: { limit: { amount: 100_000, currency: 'EUR' }, spent: 0 } };
  const paid = (amount: number) => ({ ...inGermany, fees: [{ ...fee, amount }] });

  it('is the current price less what was charged, and is added to it', () => {
    const acceptFee = { ...fee, amount: 900 };
    expect(decided({ license: paid(4_000), quota, acceptFee, ...underTerms({ fee }) })).toMatchObject({
      outcome: 'amended',
      price: acceptFee,
      license: { fees: [fee] },
    });
    expect(decided({ license: paid(4_000), quota, acceptFee: fee, ...underTerms({ fee }) })).toMatchObject({
      kind: 'payment-required',
      reason: 'fee_changed',
      price: acceptFee,
    });
  });

  it('is the difference of the rates of the wider and of the narrower license', () => {
    const rates = [{ territories: ['DE'], fee: { ...fee, amount: 1_900 } }];
    const acceptFee = { ...fee, amount: 3_000 };
    expect(decided({ license: paid(1_900), quota, acceptFee, ...underTerms({ fee, rates }) })).toMatchObject({
      ...{ outcome: 'amended', price: acceptFee, license: { fees: [fee] } },
    });
  });

  it('is nothing if as much was charged, or the terms no longer have a fee', () => {
    for (const offered of [{ fee }, {}]) {
      const free = decided({ license: paid(5_000), ...underTerms(offered) });
      expect(free).toMatchObject({ outcome: 'amended', license: { fees: [{ amount: 5_000 }] } });
      expect(free).not.toHaveProperty('price');
    }
  });

  it('deducts what was charged in its currency, also if the price was in another one in between', () => {
    const inDollars = { amount: 5_500, currency: 'USD' };
    const limit = { limit: 9, used: 0, spend: { limit: { amount: 100_000, currency: 'USD' }, spent: 0 } };
    const first = decided({
      ...{ license: paid(4_900), quota: limit, acceptFee: inDollars, ...underTerms({ fee: inDollars }) },
    });
    expect(first).toMatchObject({ price: inDollars, license: { fees: [fee, inDollars] } });
    const license = 'license' in first ? first.license : inGermany;
    const request = { territories: ['DE', 'AT', 'CH'] as const };
    const again = decided({ license, request, ...underTerms({ fee }) });
    expect(again).toMatchObject({ outcome: 'amended', license: { fees: [fee, inDollars] } });
    expect(again).not.toHaveProperty('price');
  });

  it('is the whole current price for a renewal', () => {
    const license = { ...endingIn(3), fees: [fee] };
    const renewed = decided({
      ...{ license, quota, acceptFee: fee, ...underTerms({ ...year, fee }) },
      request: { validUntil: monthsLater(noon, 14) },
    });
    expect(renewed).toMatchObject({ outcome: 'amended', price: fee, license: { fees: [{ amount: 9_800 }] } });
  });
});

describe('amending a license', () => {
  it('adds territories and content types, and keeps what was there', () => {
    const request = { territories: ['AT'], contentType: 'short_video' } as const;
    const terms = aTerms({ version: 2 });
    expect(decided({ request, track: aTrack({ terms: [terms] }) })).toEqual({
      outcome: 'amended',
      license: {
        ...inGermany,
        territories: ['AT', 'DE'],
        addedContentTypes: ['short_video'],
        terms,
        amendment: { version: 2, amendedAt: noon + dayMs, actor: aPlatform().platformId, request },
      },
    });
  });

  it.each<AmendmentRequest>([
    { territories: ['DE'] },
    { contentType: 'ugc_video' },
    { validUntil: noon + dayMs },
    { territories: ['DE'], contentType: 'ugc_video', validUntil: noon + 9 * dayMs },
  ])('needs no version for what the license covers, whatever has changed since: %j', (request) => {
    const changed = {
      track: undefined,
      platform: aPlatform({ status: 'suspended' }),
      quota: { limit: 0, used: 9 },
    };
    expect(decided({ request, ...changed })).toEqual({ outcome: 'covered', license: inGermany });
  });

  it('rejects a license that has ended', () => {
    expect(decided({ license: aRevoked(inGermany) })).toEqual({
      kind: 'license-not-active',
      status: 'revoked',
    });
    expect(decided({ license: { ...inGermany, validUntil: noon + dayMs } })).toEqual({
      kind: 'license-not-active',
      status: 'expired',
    });
  });

  it('rejects for the same reasons as issuing: platform, track, clauses, fee and quota', () => {
    const takenDown: TakenDownTrack = {
      ...aTrack(),
      moderationStatus: 'taken_down',
      takedown: { reason: 'withdrawn', effectiveAt: noon },
    };
    expect(decided({ platform: aPlatform({ status: 'suspended' }) })).toMatchObject({
      kind: 'platform-suspended',
    });
    expect(decided({ track: undefined })).toMatchObject({ kind: 'track-not-found' });
    expect(decided({ track: takenDown })).toMatchObject({ kind: 'track-taken-down' });
    expect(decided({ request: { contentType: 'film' } })).toMatchObject({ kind: 'content-type-not-cleared' });
    expect(decided(underTerms({ fee: { amount: 4900, currency: 'EUR' } }))).toMatchObject({
      kind: 'payment-required',
      reason: 'fee_not_accepted',
    });
    const acceptFee = { amount: 4900, currency: 'EUR' };
    expect(decided({ acceptFee, ...underTerms({ fee: acceptFee }) })).toMatchObject({
      kind: 'payment-required',
      reason: 'spend_limit_exceeded',
    });
    expect(decided({ quota: { limit: 3, used: 3 } })).toMatchObject({
      kind: 'license-quota-exceeded',
      limit: 3,
    });
  });

  it('rejects a license that covers a country which is no longer cleared, even if the request does not name it', () => {
    const track = aTrack({ territories: { include: ['WORLD'], exclude: ['DE'] } });
    expect(decided({ track })).toEqual({
      kind: 'territory-not-cleared',
      clause: 'track.territories',
      missing: ['DE'],
      alternatives: [],
    });
  });

  it('offers the part of a request that would be granted, and nothing that the license already covers', () => {
    const track = aTrack({ territories: { include: ['DE', 'AT'], exclude: [] } });
    expect(decided({ track, request: { territories: ['AT', 'US'] } })).toMatchObject({
      alternatives: [{ territories: ['AT'] }],
    });
    expect(decided({ track, request: { territories: ['DE', 'US'] } })).toMatchObject({ alternatives: [] });
    const none = { territories: ['US'], contentType: 'short_video' } as const;
    expect(decided({ track, request: none })).toMatchObject({ alternatives: [] });
    const both = { territories: ['AT', 'US'], contentType: 'film' } as const;
    expect(decided({ track, request: both })).toMatchObject({
      alternatives: aTerms().contentTypes.map((contentType) => ({ contentType, territories: ['AT'] })),
    });
  });

  it.each<[Partial<LicenseTerms>, string]>([
    [{ media: ['online'] }, 'terms.media'],
    [{ monetization: false }, 'terms.monetization'],
    [{ edits: { ...aTerms().edits, loop: false } }, 'terms.edits.loop'],
    [{ publishedContentSurvives: false }, 'terms.publishedContentSurvives'],
    [year, 'terms.term'],
  ])('rejects terms that allow less than those of the license: %j', (terms, clause) => {
    expect(decided(underTerms(terms))).toEqual({ kind: 'terms-narrowed', clause, clauses: [clause] });
  });

  it('names no price and no quota where the terms allow less than the license', () => {
    const fee = { amount: 4900, currency: 'EUR' };
    const narrowed = underTerms({ monetization: false, fee });
    const [clause, kind] = ['terms.monetization', 'terms-narrowed'];
    const rejected = { kind, clause, clauses: [clause] };
    expect(decided(narrowed)).toEqual(rejected);
    expect(decided({ ...narrowed, acceptFee: fee })).toEqual(rejected);
    expect(decided({ ...narrowed, quota: { limit: 3, used: 3 } })).toEqual(rejected);
  });

  it('names every clause that allows less', () => {
    const before = {
      terms: aTerms({
        attributionRequired: false,
        paidAdvertising: true,
        tdm: { ...aTerms().tdm, dataMining: 'allowed' },
      }),
    };
    const constrained = aTerms({ tdm: { ...aTerms().tdm, dataMining: 'constrained' } });
    expect(withdrawnClauses(before, constrained, noon)).toEqual([
      'terms.paidAdvertising',
      'terms.attributionRequired',
      'terms.tdm.dataMining',
    ]);
    expect(withdrawnClauses({ terms: aTerms() }, before.terms, noon)).toEqual([]);
  });

  it('starts a renewed term at the old end, one term at a time', () => {
    const renewed = (license: ActiveLicense, months: number) =>
      decided({ ...underTerms(year), license, request: { validUntil: monthsLater(noon, months) } });
    expect(renewed(endingIn(2), 14)).toMatchObject({
      outcome: 'amended',
      license: { validFrom: noon, validUntil: monthsLater(noon, 14) },
    });
    expect(renewed(endingIn(2), 15)).toMatchObject({
      kind: 'validity-not-offered',
      alternatives: [{ validUntil: monthsLater(noon, 14) }],
    });
    // Renewed so far ahead already that there is nothing to offer before the first term has ended.
    expect(renewed(endingIn(13), 14)).toMatchObject({ kind: 'validity-not-offered', alternatives: [] });
  });

  it('accepts a later end if the terms have none, and otherwise widens the license until its end', () => {
    const validUntil = noon + 900 * dayMs;
    const license = endingIn(2);
    expect(decided({ license, request: { validUntil } })).toMatchObject({ license: { validUntil } });
    expect(decided({ ...underTerms(year), license })).toMatchObject({
      license: { validUntil: license.validUntil },
    });
    const month = { term: { type: 'fixed', months: 1 } } as const;
    expect(decided({ ...underTerms(month), license })).toMatchObject({ outcome: 'amended' });
    expect(decided({ ...underTerms(month), license: endingIn(3) })).toMatchObject({
      kind: 'terms-narrowed',
      clause: 'terms.term',
    });
  });

  it('rejects more versions than a license can have', () => {
    const amendment = { version: maxVersions, amendedAt: noon, actor: aPlatform().platformId, request: {} };
    const last = { ...inGermany, amendment };
    expect(decided({ license: last })).toEqual({ kind: 'too-many-versions', limit: maxVersions });
  });

  it('never starts a version or ends a license before the start of the previous version, even if the clock was set back', () => {
    const second = amended(inGermany, { territories: ['AT'] }, noon + dayMs);
    const third = amended(second, { territories: ['FR'] }, noon);
    expect(versionStart(third)).toBe(noon + dayMs);
    expect(revoke(third, aRevocation(), noon)).toMatchObject({ revokedAt: noon + dayMs });
    expect(changedAt(third)).toBe(noon + dayMs);
  });

  it('rejects any content type that the terms do not include', () => {
    for (const contentType of contentTypes) {
      const decision = decided({ request: { contentType } });
      const isOffered = aTerms().contentTypes.includes(contentType);
      expect('outcome' in decision).toBe(isOffered);
    }
  });
});
