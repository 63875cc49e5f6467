import fc from 'fast-check';
import { chargeAmendment } from '../../../../src/domain/fees/amendment-price.ts';
import type { Money } from '../../../../src/domain/shared/money.ts';

const positive = fc.record({
  amount: fc.integer({ min: 1, max: 10_000_000 }),
  currency: fc.constantFrom('EUR', 'USD'),
});
const maybe = fc.option(positive, { nil: undefined });
const charged = fc.uniqueArray(positive, { minLength: 1, selector: ({ currency }) => currency });
const widening = { widens: true, now: 0 };
const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('the price of an amendment', () => {
  it('is never charged twice: after wider scopes, a license has cost the highest price in each currency', () => {
    fc.assert(
      fc.property(fc.array(positive, { minLength: 1, maxLength: 12 }), (prices) => {
        const highest = new Map<string, number>();
        let license: { readonly fees?: readonly Money[] } = {};
        for (const price of prices) {
          const { price: cost, ...after } = chargeAmendment(license, { ...widening, price });
          expect(Number.isInteger(cost?.amount ?? 0) && (cost?.amount ?? 1) > 0).toBe(true);
          license = after;
          highest.set(price.currency, Math.max(highest.get(price.currency) ?? 0, price.amount));
        }
        expect(license).toEqual({ fees: [...highest].map(([currency, amount]) => ({ amount, currency })) });
      }),
    );
  });

  it('is the whole current price for a renewal, and nothing under terms without one', () => {
    fc.assert(
      fc.property(maybe, charged, (price, fees) => {
        const renewal = { price, widens: false, renewedUntil: 2, now: 0 };
        expect(chargeAmendment({ fees, validUntil: 1 }, renewal).price).toEqual(price);
        expect(chargeAmendment({ fees }, { ...widening, price: undefined })).toEqual({ fees });
      }),
    );
  });

  it('rises with the current price', () => {
    fc.assert(
      fc.property(positive, fc.nat(1_000_000), charged, fc.boolean(), (price, more, fees, renews) => {
        const dearer = { ...price, amount: price.amount + more };
        const [low, high] = [price, dearer].map(
          (each) =>
            chargeAmendment(
              { fees, validUntil: 1 },
              { ...widening, price: each, ...(renews && { renewedUntil: 2 }) },
            ).price,
        );
        expect(high?.amount ?? 0).toBeGreaterThanOrEqual(low?.amount ?? 0);
      }),
    );
  });

  it('deducts what was charged for a term from its own price alone, and nothing for terms that have ended', () => {
    const renewed = chargeAmendment(
      { fees: [eur(1_900)], validUntil: 10 },
      { price: eur(1_900), widens: false, renewedUntil: 20, now: 5 },
    );
    const terms = [
      { until: 10, fees: [eur(1_900)] },
      { until: 20, fees: [eur(1_900)] },
    ];
    expect(renewed).toEqual({ price: eur(1_900), fees: [eur(3_800)], chargedTerms: terms });
    const widened = (now: number) => chargeAmendment(renewed, { price: eur(9_900), widens: true, now });
    expect(widened(9).price).toEqual(eur(16_000));
    expect(widened(10)).toEqual({
      ...{ price: eur(8_000), fees: [eur(11_800)] },
      chargedTerms: [{ until: 20, fees: [eur(9_900)] }],
    });
  });

  it('deducts all fees of a license that was renewed before its terms were recorded', () => {
    const stored = { fees: [eur(3_800)], validUntil: 20 };
    expect(chargeAmendment(stored, { ...widening, price: eur(9_900) })).toEqual({
      ...{ price: eur(6_100), fees: [eur(9_900)] },
    });
  });
});
