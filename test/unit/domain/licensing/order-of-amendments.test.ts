import fc from 'fast-check';
import type { ContentType } from '../../../../src/domain/catalog/license-terms.ts';
import { decideAmendment } from '../../../../src/domain/licensing/amendment.ts';
import { decideIssuance } from '../../../../src/domain/licensing/issuance/issuance.ts';
import type { ActiveLicense, AmendmentRequest } from '../../../../src/domain/licensing/license.ts';
import { monthsLater } from '../../../../src/domain/shared/calendar.ts';
import type { Money } from '../../../../src/domain/shared/money.ts';
import type { Result } from '../../../../src/domain/shared/result.ts';
import {
  aPlatform,
  aTerms,
  aTrack,
  contentId,
  licenseId,
  noon,
  trackId,
} from '../../../support/builders/builders.ts';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const amount = fc.integer({ min: 1, max: 10_000 });
const contentTypes = ['ugc_video', 'podcast_episode', 'other'] as const;
const types = fc.subarray<ContentType>([...contentTypes], { minLength: 1 });
const countries = fc.subarray(['DE', 'FR', 'US'], { minLength: 1 });
const rate = fc.record(
  { contentTypes: types, territories: countries, fee: amount.map(eur) },
  { requiredKeys: ['fee'] },
);
const card = fc.record({ fee: amount.map(eur), rates: fc.array(rate, { minLength: 1, maxLength: 5 }) });
const spend = { limit: eur(1_000_000), spent: 0 };

/** Each renews once more: an end is at most one term ahead when it is renewed. */
const ends = [3, 6, 12, 24].map((months) => monthsLater(noon, months));
const [firstEnd = noon, ...renewals] = ends;

type Decided<Value> = Result<Value, { readonly kind: string; readonly price?: Money }>;

/** Returns what is decided for a caller that accepts the price. */
const bought = <Value>(decide: (accepted: { readonly acceptFee?: Money }) => Decided<Value>): Value => {
  const first = decide({});
  const decided = first.ok || !first.failure.price ? first : decide({ acceptFee: first.failure.price });
  if (!decided.ok) throw new Error(decided.failure.kind);
  return decided.value;
};

describe('the price of several amendments', () => {
  const platform = aPlatform();
  const quota = { limit: 100, used: 0, spend };

  const costOf = (terms: Parameters<typeof aTerms>[0], steps: readonly AmendmentRequest[]): number => {
    const facts = {
      ...{ platform, quota, now: noon },
      track: aTrack({ terms: [aTerms({ ...terms, contentTypes, term: { type: 'fixed', months: 12 } })] }),
    };
    const request = {
      ...{ trackId: trackId(), contentId: contentId(), contentType: 'ugc_video' as const },
      ...{ territories: ['DE'], validUntil: firstEnd },
    };
    const granted = bought((accepted) =>
      decideIssuance({ ...facts, source: 'api', request: { ...request, ...accepted } }),
    );
    let license: ActiveLicense = { ...granted, licenseId: licenseId() };
    for (const step of steps)
      ({ license } = bought((accepted) =>
        decideAmendment({ ...facts, ...accepted, license, request: step }),
      ));
    return license.fees?.[0]?.amount ?? 0;
  };

  it('does not depend on their order: a renewal before a wider scope saves nothing', () => {
    const wider = fc.record<AmendmentRequest>({
      contentType: fc.constantFrom('podcast_episode', 'other'),
      territories: countries,
    });
    const order = fc.array(fc.boolean(), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(card, fc.array(wider, { minLength: 1, maxLength: 3 }), order, (terms, scopes, before) => {
        const renewed = renewals.map((validUntil) => ({ validUntil }));
        // At each place either renews, or widens, or does both in one amendment.
        const mixed = scopes.flatMap((scope, n) => {
          const renewal = renewed[n] ?? {};
          return before[n] ? [renewal, scope] : [{ ...scope, ...renewal }];
        });
        const rest = renewed.slice(scopes.length);
        const first = costOf(terms, [...scopes, ...renewed]);
        expect(costOf(terms, [...mixed, ...rest])).toBe(first);
        expect(costOf(terms, [...renewed, ...scopes])).toBe(first);
      }),
    );
  });

  it('is that of a wide license and its renewal, if a narrow one is renewed and then widened', () => {
    const terms = {
      fee: eur(9_900),
      rates: [{ contentTypes: ['ugc_video'] as const, territories: ['DE'], fee: eur(1_900) }],
    };
    const renewal = { validUntil: monthsLater(noon, 15) };
    const all = { contentType: 'podcast_episode', territories: ['WORLD'] } as const;
    expect(costOf(terms, [renewal, all])).toBe(2 * 9_900);
    expect(costOf(terms, [all, renewal])).toBe(2 * 9_900);
    expect(costOf(terms, [{ ...all, ...renewal }])).toBe(2 * 9_900);
  });
});
