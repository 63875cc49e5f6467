import fc from 'fast-check';
import { amendmentPrice, chargedAfter, priceOf } from '../../../../src/domain/fees/price.ts';

const money = fc.record({
  amount: fc.integer({ min: 0, max: 10_000_000 }),
  currency: fc.constantFrom('EUR', 'USD'),
});
const positive = money.filter(({ amount }) => amount > 0);
const maybe = fc.option(positive, { nil: undefined });

describe('the price of a license', () => {
  it('is the fee of the terms, unless that is zero', () => {
    fc.assert(
      fc.property(money, (fee) => {
        expect(priceOf({ fee })).toEqual(fee.amount > 0 ? fee : undefined);
      }),
    );
    expect(priceOf({})).toBeUndefined();
  });

  it('is never charged twice: after an amendment, a license has cost its current price, or more if it cost more before', () => {
    fc.assert(
      fc.property(positive, maybe, (price, paid) => {
        const cost = amendmentPrice({ price, paid, renews: false });
        const charged = chargedAfter(paid, cost);
        expect(Number.isInteger(cost?.amount ?? 0) && (cost?.amount ?? 1) > 0).toBe(true);
        const before = paid?.currency === price.currency ? paid.amount : 0;
        expect(charged?.currency === price.currency ? charged.amount : before).toBe(
          Math.max(before, price.amount),
        );
      }),
    );
  });

  it('is the whole current price for a renewal, and nothing under terms without one', () => {
    fc.assert(
      fc.property(maybe, maybe, (price, paid) => {
        expect(amendmentPrice({ price, paid, renews: true })).toEqual(price);
        expect(amendmentPrice({ price: undefined, paid, renews: false })).toBeUndefined();
      }),
    );
  });

  it('rises with the current price', () => {
    fc.assert(
      fc.property(positive, fc.nat(1_000_000), maybe, fc.boolean(), (price, more, paid, renews) => {
        const dearer = { ...price, amount: price.amount + more };
        const [low, high] = [price, dearer].map((each) => amendmentPrice({ price: each, paid, renews }));
        expect(high?.amount ?? 0).toBeGreaterThanOrEqual(low?.amount ?? 0);
      }),
    );
  });
});
