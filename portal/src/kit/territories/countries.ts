import { countryOf } from '../display/format.ts';
import { perLanguage } from '../language/current.ts';

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const pairs = letters.flatMap((one) => letters.map((other) => one + other));

/** Regions that have a name but are no countries: unions, parts of countries, and codes for tests. */
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ');

/** Returns whether a code is the current code of a country. */
const isCountry = (code: string): boolean =>
  english.of(code) !== undefined &&
  !noCountries.includes(code) &&
  new Intl.Locale(`und-${code}`).region === code;

/** The countries of the service: ISO 3166-1 alpha-2, and Kosovo as XK. */
export const countryCodes: readonly string[] = pairs.filter(isCountry);

/** Returns the English name of a country; its code if it has none. */
export const englishCountry = (code: string): string => english.of(code) ?? code;

/** The countries by their names in the language of the page, in its order. */
export const countryOptions = perLanguage('country options', (_, language) => {
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((value) => ({ value, name: countryOf(value) }))
    .sort((one, other) => compare(one.name, other.name));
});
