import fc from 'fast-check';
import type { Money } from '../../../../src/domain/shared/money.ts';
import { amendmentPrice, chargedAfter, priceOf } from '../../../../src/domain/fees/price.ts';

const money = fc.record({
  amount: fc.integer({ min: 0, max: 10_000_000 }),
  currency: fc.constantFrom('EUR', 'USD'),
});
const positive = money.filter(({ amount }) => amount > 0);
const maybe = fc.option(positive, { nil: undefined });
const charged = fc.uniqueArray(positive, { selector: ({ currency }) => currency });

describe('the price of a license', () => {
  it('is the fee of the terms, unless that is zero', () => {
    fc.assert(
      fc.property(money, (fee) => {
        expect(priceOf({ fee })).toEqual(fee.amount > 0 ? fee : undefined);
      }),
    );
    expect(priceOf({})).toBeUndefined();
  });

  it('is never charged twice: after its amendments, a license has cost the highest price in each currency', () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1, maxLength: 12 }), (prices) => {
        const highest = new Map<string, number>();
        let paid: readonly Money[] | undefined;
        for (const price of prices) {
          const cost = amendmentPrice({ price, paid, renews: false });
          expect(Number.isInteger(cost?.amount ?? 0) && (cost?.amount ?? 1) > 0).toBe(true);
          paid = chargedAfter(paid, cost);
          highest.set(price.currency, Math.max(highest.get(price.currency) ?? 0, price.amount));
        }
        expect(paid).toEqual([...highest].map(([currency, amount]) => ({ amount, currency })));
      }),
    );
  });

  it('is the whole current price for a renewal, and nothing under terms without one', () => {
    fc.assert(
      fc.property(maybe, charged, (price, paid) => {
        expect(amendmentPrice({ price, paid, renews: true })).toEqual(price);
        expect(amendmentPrice({ price: undefined, paid, renews: false })).toBeUndefined();
      }),
    );
  });

  it('rises with the current price', () => {
    fc.assert(
      fc.property(positive, fc.nat(1_000_000), charged, fc.boolean(), (price, more, paid, renews) => {
        const dearer = { ...price, amount: price.amount + more };
        const [low, high] = [price, dearer].map((each) => amendmentPrice({ price: each, paid, renews }));
        expect(high?.amount ?? 0).toBeGreaterThanOrEqual(low?.amount ?? 0);
      }),
    );
  });
});
