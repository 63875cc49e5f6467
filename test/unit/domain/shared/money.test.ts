import { majorText, priceText } from '../../../../src/domain/shared/money.ts';

describe('a price in words', () => {
  it.each([
    [4_900, 'EUR', '49.00 EUR'],
    [5, 'USD', '0.05 USD'],
    [4_900, 'JPY', '4900 JPY'],
    [4_900, 'KWD', '4.900 KWD'],
    [4_900, 'HUF', '49.00 HUF'],
  ])('writes %i of %s with the minor units of its currency', (amount, currency, text) => {
    expect(priceText({ amount, currency })).toBe(text);
    expect(majorText({ amount, currency })).toBe(text.split(' ')[0]);
  });
});
