import { digitsOf } from '../../../portal/src/kit/display/currency.ts';
import { money } from '../../../portal/src/kit/display/format.ts';
import { setCurrent } from '../../../portal/src/kit/language/current.ts';
import { english } from '../../../portal/src/kit/language/en.ts';
import { digitsOf as digitsInService } from '../../../src/domain/shared/money.ts';

describe('amounts on pages', () => {
  beforeAll(() => setCurrent({ language: 'en', locale: 'en-GB', messages: english }));

  it('have the decimal places of ISO 4217, as those of the API', () => {
    const all = Intl.supportedValuesOf('currency');
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((code) => digitsOf(code) !== digitsInService(code))).toEqual([]);
  });

  it.each([
    [{ amount: 4_900, currency: 'EUR' }, '€49.00'],
    [{ amount: 500, currency: 'JPY' }, 'JP¥500'],
    // The locale data of browsers has no decimal places for it.
    [{ amount: 1_250, currency: 'IQD' }, 'IQD\u00A01.250'],
  ])('are written with these places: %j', (price, text) => {
    expect(money(price)).toBe(text);
  });
});
