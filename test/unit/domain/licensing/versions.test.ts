import fc from 'fast-check';
import { type ContentType } from '../../../../src/domain/catalog/license-terms.ts';
import {
  decideAmendment,
  replacedBy,
  versionAt,
  type ReplacedVersion,
} from '../../../../src/domain/licensing/amendment.ts';
import { differencesFrom } from '../../../../src/domain/licensing/issuance/differences.ts';
import {
  contentTypesOf,
  versionOf,
  versionStart,
  type ActiveLicense,
  type AmendmentRequest,
} from '../../../../src/domain/licensing/license.ts';
import { dayMs, type Instant } from '../../../../src/domain/shared/calendar.ts';
import { expand } from '../../../../src/domain/shared/territory.ts';
import { clockToleranceMs, judgeUse } from '../../../../src/domain/usage/licensed-use.ts';
import { aLicense, aTerms, aTrack, noon } from '../../../support/builders/builders.ts';
import { amended, amendmentFacts, inGermany } from '../../../support/builders/amended.ts';

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

/** The versions of a license after requests at these moments, each some days after the one before. */
const played = (story: Story) => {
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
    const decision = decideAmendment(amendmentFacts({ license, request, track, now }));
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
  it('cover what each amendment requested, and everything that the version before covered', () => {
    let granted = 0;
    const property = fc.property(stories, (story) => {
      for (const { before, after, request } of played(story).steps) {
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
      const { license, replaced } = played(story);
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
        const { license, replaced, steps } = played(story);
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
});
