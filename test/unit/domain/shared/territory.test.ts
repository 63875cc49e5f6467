import fc from 'fast-check';
import {
  cleared,
  countries,
  covers,
  excluding,
  expand,
  inAll,
  isTerritory,
  listOf,
  missingFrom,
  WORLD,
} from '../../../../src/domain/shared/territory.ts';

const someCountries = fc.uniqueArray(fc.constantFrom(...countries), { maxLength: 12 });
const territories = fc.oneof(someCountries, fc.constant([WORLD]));
const rules = fc.record({ include: territories, exclude: someCountries });

describe('territory clearance', () => {
  it('contains the 249 codes of ISO 3166-1 and XK, each once, in order', () => {
    expect(countries).toHaveLength(250);
    expect([...new Set(countries)].sort()).toEqual([...countries]);
  });

  it('accepts WORLD and countries as territories, and nothing else', () => {
    expect(['WORLD', 'DE', 'GB', 'XK'].every(isTerritory)).toBe(true);
    expect(['world', 'UK', 'EU', 'XX', 'de', ''].some(isTerritory)).toBe(false);
  });

  it('clears just what is included and not excluded', () => {
    fc.assert(
      fc.property(rules, fc.constantFrom(...countries), (rule, country) => {
        const included = rule.include.includes(WORLD) || rule.include.includes(country);
        expect(cleared(rule).has(country)).toBe(included && !rule.exclude.includes(country));
      }),
    );
  });

  it('never clears more when more is excluded', () => {
    fc.assert(
      fc.property(rules, someCountries, (rule, more) => {
        const before = cleared(rule);
        const after = cleared(excluding(rule, more));
        expect(after.isSubsetOf(before)).toBe(true);
        expect(after.isDisjointFrom(new Set(more))).toBe(true);
      }),
    );
  });

  it('finds the countries in all of several sets, whichever of them are limited', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(rules, fc.boolean()), { maxLength: 4 }), (several) => {
        // A set that contains all countries is not always the same object.
        const sets = several.map(([rule, isCopied]) => (isCopied ? new Set(cleared(rule)) : cleared(rule)));
        const expected = countries.filter((country) => sets.every((set) => set.has(country)));
        expect([...inAll(sets)].toSorted()).toEqual(expected);
        expect(missingFrom([WORLD], inAll(sets))).toEqual(
          countries.filter((country) => !expected.includes(country)),
        );
      }),
    );
  });

  it('covers a request exactly where nothing is missing from it', () => {
    fc.assert(
      fc.property(rules, territories, (rule, requested) => {
        const missing = missingFrom(requested, cleared(rule));
        expect(covers(cleared(rule), requested)).toBe(missing.length === 0);
        expect(expand(requested).difference(new Set(missing)).isSubsetOf(cleared(rule))).toBe(true);
      }),
    );
  });

  it('lists a set so that expanding the list gives the set again, WORLD meaning all', () => {
    fc.assert(
      fc.property(someCountries, (codes) => {
        expect(expand(listOf(new Set(codes)))).toEqual(new Set(codes));
      }),
    );
    expect(listOf(expand([WORLD]))).toEqual([WORLD]);
  });
});
