import {
  amountError,
  currencyError,
  currencyOf,
  invoiceIdError,
  minorUnits,
  owedOn,
  paymentAmount,
  paymentAmountError,
} from '../../../../portal/src/console/finance/amounts.ts';

describe('the amounts in the filters of invoices', () => {
  it.each([
    ['68', undefined, 6_800],
    ['68.5', 'EUR', 6_850],
    ['68,05', 'EUR', 6_805],
    ['-12.30', 'USD', -1_230],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1_234],
    ['1.234', 'IQD', 1_234],
    ['', 'EUR', undefined],
    ['1e3', 'EUR', undefined],
    ['1.2345', 'EUR', undefined],
  ])('reads %s of %s in minor units', (text, currency, minor) => {
    expect(minorUnits(text, currency)).toBe(minor);
  });

  it('name what is wrong with an amount or a currency', () => {
    expect([amountError('68.00'), amountError(''), amountError('much')]).toEqual([
      undefined,
      undefined,
      'Enter an amount, such as 68.00.',
    ]);
    expect([currencyError('eur'), currencyError('Euro')]).toEqual([
      undefined,
      'Enter three letters, such as EUR.',
    ]);
    const invoiceErrors = ['', 'in_1Pq', 'i'.repeat(100), 'i'.repeat(101), 'in-1', 'é'].map(invoiceIdError);
    const wrong = 'An invoice ID has at most 100 letters, digits and underscores, such as in_1Pq.';
    expect(invoiceErrors).toEqual([undefined, undefined, undefined, wrong, wrong, wrong]);
    expect([currencyOf('eur'), currencyOf('euro')]).toEqual(['EUR', undefined]);
  });
});

describe('the amount of a payment', () => {
  it.each([
    ['68', 'EUR', 6_800],
    ['68,05', 'EUR', 6_805],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1_234],
  ])('is read from %s of %s in minor units', (text, currency, minor) => {
    expect(paymentAmount(text, currency)).toBe(minor);
    expect(paymentAmountError(text, currency)).toBeUndefined();
  });

  it.each([
    ['1,234', 'EUR', 'at most 2 decimal places, such as 68.00.'],
    ['10.005', 'EUR', 'at most 2 decimal places, such as 68.00.'],
    ['5.00', 'JPY', 'no decimal places, such as 68.'],
    ['1.2345', 'KWD', 'at most 3 decimal places, such as 68.000.'],
    ['0', 'EUR', 'at most 2 decimal places, such as 68.00.'],
    ['-5', 'EUR', 'at most 2 decimal places, such as 68.00.'],
    ['', 'EUR', 'at most 2 decimal places, such as 68.00.'],
  ])('is not rounded: %s of %s is rejected', (text, currency, wanted) => {
    expect(paymentAmount(text, currency)).toBeUndefined();
    expect(paymentAmountError(text, currency)).toBe(`Enter an amount above zero with ${wanted}`);
  });

  it('is at most what was not paid before', () => {
    expect([owedOn({ amount: 4_900 }), owedOn({ amount: 4_900, paid: 4_000 })]).toEqual([4_900, 900]);
  });
});
