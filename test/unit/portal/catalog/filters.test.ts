import { z } from 'zod';
import { activeFilters } from '../../../../portal/src/pages/catalog/active.ts';
import { searchOf } from '../../../../portal/src/pages/catalog/criteria.ts';
import { narrowing } from '../../../../portal/src/pages/catalog/filter-names.ts';
import { searchFilters } from '../../../../src/adapters/http/catalog/search.contract.ts';
import { useEnglishTexts } from '../../../support/portal/english-texts.ts';

beforeAll(useEnglishTexts);

/** The parameters of the search that the catalog page has no filter for. */
const withoutField = {
  q: 'it is the text of the search field',
  isrc: 'the search field recognizes one',
  updatedSince: 'people do not copy the catalog',
  sort: 'it is the order of the table',
  order: 'it is the order of the table',
  facets: 'the page requests them',
  limit: 'it is of a page',
  cursor: 'it is of a page',
};

const { properties = {} } = z.toJSONSchema(searchFilters, { io: 'input', unrepresentable: 'any' });
const exampleOf = (name: string): string => {
  const { examples } = properties[name] as { readonly examples: readonly unknown[] };
  return String(([] as unknown[]).concat(examples[0])[0]);
};

describe('the filters of the catalog page', () => {
  it('are those of the API, except parameters for which this test has a reason', () => {
    expect([...narrowing, ...Object.keys(withoutField)].toSorted()).toEqual(
      Object.keys(properties).toSorted(),
    );
  });

  it.each(narrowing)('narrow the search, and can be removed: %s', (name) => {
    const filters = new URLSearchParams({ [name]: exampleOf(name) });
    const search = Object.entries(searchOf(filters)).filter(([, value]) => value !== undefined);
    expect(search.map(([parameter]) => parameter)).toEqual([name]);
    const [chip, ...others] = activeFilters(filters, (_, id) => id);
    expect(others).toEqual([]);
    expect(chip?.without).toHaveProperty(name, '');
  });
});
