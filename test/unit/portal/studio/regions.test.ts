import {
  coverageOf,
  regionNames,
  regions,
  selectableRegions,
  withRegion,
} from '../../../../portal/src/kit/territories/regions.ts';
import { countries } from '../../../../src/domain/shared/territory.ts';
import { useEnglishTexts } from '../../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

describe('the regions', () => {
  it('contain each country of the service once', () => {
    expect(regions.flatMap((region) => region.countries).sort()).toEqual(countries);
  });

  it('have names', () => {
    expect(selectableRegions.map(({ code }) => regionNames[code])).toEqual([
      ...['European Union', 'Europe', 'North America', 'South America', 'Asia', 'Africa', 'Oceania'],
      'Antarctica',
    ]);
    expect(selectableRegions[0]?.countries).toHaveLength(27);
  });

  it('replace all countries, and add to single ones', () => {
    const antarctica = { code: 'antarctica' as const, countries: ['AQ'] };
    expect(withRegion(['WORLD'], antarctica)).toEqual(['AQ']);
    expect(withRegion(['DE', 'AQ'], antarctica)).toEqual(['DE', 'AQ']);
  });

  it('say what a rule includes, and what it does not', () => {
    const all = coverageOf(['WORLD'], ['DE', 'US']);
    expect(all.map(({ missing }) => missing)).toEqual([['DE'], ['US'], [], [], [], [], []]);
    expect(all.flatMap(({ included }) => included)).toHaveLength(countries.length - 2);
    const two = coverageOf(['DE', 'JP'], ['JP']);
    expect(two.flatMap(({ included }) => included)).toEqual(['DE']);
    expect(coverageOf(['DE'], ['WORLD']).flatMap(({ included }) => included)).toEqual([]);
  });
});
