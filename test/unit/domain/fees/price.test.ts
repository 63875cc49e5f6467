import fc from 'fast-check';
import type { ContentType, Rate } from '../../../../src/domain/catalog/license-terms.ts';
import { priceOf, type PricedScope } from '../../../../src/domain/fees/price.ts';

const money = fc.record({
  amount: fc.integer({ min: 0, max: 10_000_000 }),
  currency: fc.constantFrom('EUR', 'USD'),
});
const positive = money.filter(({ amount }) => amount > 0);

const scope: PricedScope = { contentTypes: ['ugc_video'], territories: ['DE'] };
const types = fc.subarray<ContentType>(['ugc_video', 'film', 'game'], { minLength: 1 });
const countries = fc.subarray(['DE', 'FR', 'US'], { minLength: 1 });
const rate = fc.record(
  {
    contentTypes: types,
    territories: fc.oneof(countries, fc.constant(['WORLD'])),
    fee: positive.map(({ amount }) => ({ amount, currency: 'EUR' })),
  },
  { requiredKeys: ['fee'] },
);

describe('the price of a license', () => {
  it('is the fee of the terms, unless that is zero', () => {
    fc.assert(
      fc.property(money, (fee) => {
        expect(priceOf({ fee }, scope)).toEqual(fee.amount > 0 ? fee : undefined);
      }),
    );
    expect(priceOf({}, scope)).toBeUndefined();
  });

  it.each([
    ['ugc_video', ['DE'], 1_900],
    ['ugc_video', ['DE', 'AT'], 1_900],
    ['ugc_video', ['DE', 'FR'], 4_900],
    ['ugc_video', ['WORLD'], 4_900],
    ['podcast_episode', ['FR'], 900],
    ['podcast_episode', ['DE'], 900],
    ['film', ['DE'], 9_900],
  ] as const)('is the lowest rate that covers %s in %j', (contentType, territories, amount) => {
    const money = (of: number) => ({ amount: of, currency: 'EUR' });
    const rates: readonly Rate[] = [
      { contentTypes: ['ugc_video'], fee: money(4_900) },
      { contentTypes: ['ugc_video', 'podcast_episode'], territories: ['DE', 'AT'], fee: money(1_900) },
      { contentTypes: ['podcast_episode'], fee: money(900) },
      { contentTypes: ['film'], fee: money(20_000) },
    ];
    const terms = { fee: money(9_900), rates };
    expect(priceOf(terms, { contentTypes: [contentType], territories })).toEqual(money(amount));
  });

  it('does not examine the scope of rates that are not lower', () => {
    const dear = (amount: number): Rate => ({
      fee: { amount, currency: 'EUR' },
      get territories(): never {
        throw new Error('examined');
      },
    });
    const fee = { amount: 4_900, currency: 'EUR' };
    const rates = [dear(4_900), { fee: { ...fee, amount: 1_900 } }, dear(2_000)];
    expect(priceOf({ fee, rates }, scope)).toEqual({ ...fee, amount: 1_900 });
  });

  it('never falls if the license covers more', () => {
    fc.assert(
      fc.property(positive, fc.array(rate), types, countries, types, countries, (fee, rates, ...parts) => {
        const [contentTypes, territories, moreTypes, moreCountries] = parts;
        const terms = { fee: { ...fee, currency: 'EUR' }, rates };
        const narrow = priceOf(terms, { contentTypes, territories })?.amount ?? 0;
        const wider = {
          contentTypes: [...new Set([...contentTypes, ...moreTypes])],
          territories: [...new Set([...territories, ...moreCountries])],
        };
        expect(priceOf(terms, wider)?.amount ?? 0).toBeGreaterThanOrEqual(narrow);
        expect(narrow).toBeLessThanOrEqual(fee.amount);
      }),
    );
  });
});
