import fc from 'fast-check';
import {
  contentTypes,
  type ContentType,
  type LicenseTerms,
} from '../../../../src/domain/catalog/license-terms.ts';
import type { TakenDownTrack } from '../../../../src/domain/catalog/track.ts';
import {
  decideAmendment,
  mostVersions,
  replacedBy,
  versionAt,
  type AmendmentFacts,
  type ReplacedVersion,
} from '../../../../src/domain/licensing/amendment.ts';
import { differencesFrom } from '../../../../src/domain/licensing/differences.ts';
import {
  changedAt,
  contentTypesOf,
  revoke,
  versionOf,
  versionStart,
  type ActiveLicense,
  type AmendmentRequest,
} from '../../../../src/domain/licensing/license.ts';
import { withdrawnClauses } from '../../../../src/domain/licensing/narrowing.ts';
import { dayMs, monthsLater, type Instant } from '../../../../src/domain/shared/calendar.ts';
import { expand } from '../../../../src/domain/shared/territory.ts';
import { clockToleranceMs, judgeUse } from '../../../../src/domain/usage/licensed-use.ts';
import {
  aLicense,
  aPlatform,
  aRevocation,
  aRevoked,
  aTerms,
  aTrack,
  noon,
} from '../../../support/builders.ts';

const inGermany = aLicense({ territories: ['DE'] });
const facts = (changes: Partial<AmendmentFacts> = {}): AmendmentFacts => ({
  license: inGermany,
  request: { territories: ['AT'] },
  track: aTrack(),
  platform: aPlatform(),
  quota: { limit: 100, used: 0 },
  now: noon + dayMs,
  ...changes,
});
const decided = (changes: Partial<AmendmentFacts>) => {
  const decision = decideAmendment(facts(changes));
  return decision.ok ? decision.value : decision.failure;
};
const underTerms = (changes: Partial<LicenseTerms>) => ({
  track: aTrack({ terms: [aTerms({ version: 2, ...changes })] }),
});
const year = { term: { type: 'fixed', months: 12 } } as const;
const endingIn = (months: number): ActiveLicense =>
  aLicense({ territories: ['DE'], terms: aTerms(year), validUntil: monthsLater(noon, months) });

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

  it('refuses a license that ended', () => {
    expect(decided({ license: aRevoked(inGermany) })).toEqual({
      kind: 'license-not-active',
      status: 'revoked',
    });
    expect(decided({ license: { ...inGermany, validUntil: noon + dayMs } })).toEqual({
      kind: 'license-not-active',
      status: 'expired',
    });
  });

  it('refuses what issuing refuses: platform, track, clauses, fee and quota', () => {
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
    });
    expect(decided({ quota: { limit: 3, used: 3 } })).toMatchObject({
      kind: 'license-quota-exceeded',
      limit: 3,
    });
  });

  it('refuses a license that covers a country which is not cleared any longer, though the request does not name it', () => {
    const track = aTrack({ territories: { include: ['WORLD'], exclude: ['DE'] } });
    expect(decided({ track })).toEqual({
      kind: 'territory-not-cleared',
      clause: 'track.territories',
      missing: ['DE'],
      alternatives: [],
    });
  });

  it('offers the part of a request that would be granted, and nothing that the license covers already', () => {
    const track = aTrack({ territories: { include: ['DE', 'AT'], exclude: [] } });
    expect(decided({ track, request: { territories: ['AT', 'US'] } })).toMatchObject({
      alternatives: [{ territories: ['AT'] }],
    });
    expect(decided({ track, request: { territories: ['DE', 'US'] } })).toMatchObject({ alternatives: [] });
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
  ])('refuses terms that allow less than those of the license: %j', (terms, clause) => {
    expect(decided(underTerms(terms))).toEqual({ kind: 'terms-narrowed', clause, clauses: [clause] });
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

  it('runs a renewed term from the old end, one term at a time', () => {
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

  it('gives a license with an end a later one where the terms know none, and widens it to its end otherwise', () => {
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

  it('refuses more versions than a license can have', () => {
    const amendment = { version: mostVersions, amendedAt: noon, actor: aPlatform().platformId, request: {} };
    const last = { ...inGermany, amendment };
    expect(decided({ license: last })).toEqual({ kind: 'too-many-versions', limit: mostVersions });
  });

  it('lets neither a version begin nor a license end before the version before began, if the clock was set back', () => {
    const second = amended(inGermany, { territories: ['AT'] }, noon + dayMs);
    const third = amended(second, { territories: ['FR'] }, noon);
    expect(versionStart(third)).toBe(noon + dayMs);
    expect(revoke(third, aRevocation(), noon)).toMatchObject({ revokedAt: noon + dayMs });
    expect(changedAt(third)).toBe(noon + dayMs);
  });
});

const amended = (license: ActiveLicense, request: AmendmentRequest, now: Instant): ActiveLicense => {
  const decision = decideAmendment(facts({ license, request, now }));
  if (!decision.ok) throw new Error(decision.failure.kind);
  return decision.value.license;
};

const places = ['DE', 'AT', 'FR', 'US'];
const requests: fc.Arbitrary<AmendmentRequest> = fc.record(
  {
    territories: fc.subarray(places, { minLength: 1 }),
    contentType: fc.constantFrom<ContentType>('ugc_video', 'short_video', 'podcast_episode', 'film'),
    validUntil: fc.integer({ min: 1, max: 40 }).map((days) => noon + days * dayMs),
  },
  { requiredKeys: [] },
);
interface Story {
  readonly isEnding: boolean;
  readonly months: number | undefined;
  readonly offered: readonly string[];
  readonly requests: readonly (readonly [AmendmentRequest, number])[];
}
const stories: fc.Arbitrary<Story> = fc.record({
  isEnding: fc.boolean(),
  months: fc.constantFrom(undefined, 1, 2),
  offered: fc.subarray(places, { minLength: 2 }),
  requests: fc.array(fc.tuple(requests, fc.integer({ min: 0, max: 9 })), { minLength: 1, maxLength: 6 }),
});

/** What becomes of a license under requests at these moments, each some days after the one before. */
const told = (story: Story) => {
  const { months, offered } = story;
  const terms = aTerms({
    territories: { include: offered, exclude: [] },
    term: months === undefined ? { type: 'perpetual' } : { type: 'fixed', months },
  });
  const track = aTrack({ terms: [terms] });
  let license = aLicense({
    ...{ territories: offered.slice(0, 1), terms },
    ...((story.isEnding || months !== undefined) && { validUntil: noon + 20 * dayMs }),
  });
  const replaced: ReplacedVersion[] = [];
  const steps: { before: ActiveLicense; after: ActiveLicense; request: AmendmentRequest; now: Instant }[] =
    [];
  let now = noon;
  for (const [request, days] of story.requests) {
    now += days * dayMs;
    const decision = decideAmendment(facts({ license, request, track, now }));
    if (!decision.ok || decision.value.outcome === 'covered') continue;
    const after = decision.value.license;
    replaced.push(replacedBy(license, after));
    steps.push({ before: license, after, request, now });
    license = after;
  }
  return { license, replaced, steps };
};

const coversAll = (wider: ActiveLicense, narrower: ActiveLicense): boolean =>
  expand(narrower.territories).isSubsetOf(expand(wider.territories)) &&
  contentTypesOf(narrower).every((one) => contentTypesOf(wider).includes(one)) &&
  (wider.validUntil ?? Infinity) >= (narrower.validUntil ?? Infinity);

describe('versions of a license', () => {
  it('cover what each amendment asked for, and everything that the version before covered', () => {
    let granted = 0;
    const property = fc.property(stories, (story) => {
      for (const { before, after, request } of told(story).steps) {
        granted++;
        expect(coversAll(after, before)).toBe(true);
        const whole = { trackId: after.trackId, contentId: after.contentId, ...request };
        expect(differencesFrom(after, whole, { state: 'clear' })).toEqual([]);
        expect(differencesFrom(before, whole, { state: 'clear' })).not.toEqual([]);
      }
    });
    fc.assert(property, { numRuns: 500 });
    expect(granted).toBeGreaterThan(100);
  });

  it('follow one another without a gap: at each moment of the license exactly one is in force', () => {
    const property = fc.property(stories, fc.integer({ min: -1, max: 60 }), (story, days) => {
      const { license, replaced } = told(story);
      const all = [...replaced, license];
      expect(all.map(versionOf)).toEqual(all.map((_, n) => n + 1));
      expect(replaced.map(({ replacedAt }) => replacedAt)).toEqual(all.slice(1).map(versionStart));
      const at = noon + days * dayMs;
      const isOn = at >= noon && at < (license.validUntil ?? Infinity);
      const version = versionAt(license, replaced, at);
      expect(version !== undefined).toBe(isOn);
      if (!version) return;
      expect(versionStart(version)).toBeLessThanOrEqual(at);
      const next = all[versionOf(version)];
      expect(next ? versionStart(next) : Infinity).toBeGreaterThan(at);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('never change the judgment of a use that was before them', () => {
    const seen = new Set<string>();
    const property = fc.property(
      stories,
      fc.constantFrom(...places),
      fc.integer({ min: 0, max: 60 * 24 }),
      (story, territory, hours) => {
        const { license, replaced, steps } = told(story);
        const use = {
          trackId: license.trackId,
          contentId: license.contentId,
          territory,
          occurredAt: noon + hours * 3_600_000,
        };
        const now = judgeUse(use, [license, ...replaced]);
        steps.forEach(({ before, after }, n) => {
          if (use.occurredAt >= versionStart(after) - clockToleranceMs) return;
          expect(judgeUse(use, [before, ...replaced.slice(0, n)])).toBe(now);
          seen.add(
            `${now ?? 'licensed'}, ${judgeUse({ ...use, occurredAt: versionStart(license) }, [license]) ?? 'licensed'} later`,
          );
        });
      },
    );
    fc.assert(property, { numRuns: 500 });
    expect([...seen]).toContain('territory_not_covered, licensed later');
  });

  it('judge a use in a country by whether it had been added by then', () => {
    const license = amended(inGermany, { territories: ['AT'] }, noon + dayMs);
    const versions = [license, replacedBy(inGermany, license)];
    const inAustria = (occurredAt: Instant) =>
      judgeUse({ trackId: license.trackId, territory: 'AT', occurredAt }, versions);
    expect(inAustria(noon + dayMs - clockToleranceMs - 1)).toBe('territory_not_covered');
    expect(inAustria(noon + dayMs - clockToleranceMs)).toBeUndefined();
    expect(
      judgeUse({ trackId: license.trackId, territory: 'DE', occurredAt: noon }, versions),
    ).toBeUndefined();
  });

  it('are refused a content type that the terms do not know, whichever it is', () => {
    for (const contentType of contentTypes) {
      const decision = decided({ request: { contentType } });
      const isOffered = aTerms().contentTypes.includes(contentType);
      expect('outcome' in decision).toBe(isOffered);
    }
  });
});
