import { digitsOf as digitsInService } from '../../../src/domain/shared/money.ts';
import { digitsOf, priceText } from '../../../clients/typescript/src/index.ts';

describe('amounts', () => {
  it('have the decimal places that the service uses, in every currency', () => {
    const all = Intl.supportedValuesOf('currency');
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((currency) => digitsOf(currency) !== digitsInService(currency))).toEqual([]);
  });

  it('are written in major units', () => {
    expect(priceText({ amount: 4_905, currency: 'EUR' })).toBe('49.05 EUR');
    expect(priceText({ amount: 5, currency: 'JPY' })).toBe('5 JPY');
  });
});
