import type { SearchCriteria, SearchRequest } from '../../../domain/catalog/search-criteria.ts';
import { askedOf, withoutFilterOf } from '../../../domain/catalog/search-matching.ts';
import type { SearchPage } from '../../../ports/driven/catalog-index.ts';
import { countShared, hasBit, setBit } from './bitmap.ts';
import type { IndexedCatalog } from './indexed-catalog.ts';
import type { Matches, Scratch } from './matching.ts';
import { contains, type OrdinalSet } from './ordinal-set.ts';

const countIn = (matches: Matches, set: OrdinalSet): number => {
  if (matches.form === 'many' && set.form === 'bitmap') return countShared(matches.bitmap, set.data);
  let count = 0;
  if (matches.form === 'few') {
    const { ordinals } = matches;
    for (let i = 0; i < ordinals.length; i++) if (contains(set, ordinals[i] ?? 0)) count++;
  } else {
    for (let i = 0; i < set.count; i++) if (hasBit(matches.bitmap, set.data[i] ?? 0)) count++;
  }
  return count;
};

/** Bits where counting through them for every value is faster than looking up each match. */
const forCounting = (catalog: IndexedCatalog, matches: Matches, { spare }: Scratch): Matches => {
  if (matches.form === 'many' || matches.count * 128 < catalog.count) return matches;
  spare.fill(0);
  for (let i = 0; i < matches.count; i++) setBit(spare, matches.ordinals[i] ?? 0);
  return { form: 'many', count: matches.count, bitmap: spare };
};

const byCount = (a: { value: string; count: number }, b: { value: string; count: number }): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

/** Exact counts of each value asked for, each facet under all filters but its own. */
export const countFacets = (
  catalog: IndexedCatalog,
  { criteria, facets }: SearchRequest,
  found: Matches,
  matching: (criteria: SearchCriteria) => Matches,
  scratch: Scratch,
): SearchPage['facets'] =>
  Object.fromEntries(
    facets.map((facet) => {
      const matches = askedOf(criteria, facet) ? matching(withoutFilterOf(criteria, facet)) : found;
      const counted = forCounting(catalog, matches, scratch);
      const all = matches.count === catalog.live.count;
      const counts = [...catalog.labels[facet].spelled]
        .map(([value, set]) => ({ value, count: all ? set.count : countIn(counted, set) }))
        .filter(({ count }) => count > 0);
      return [facet, counts.sort(byCount)] as const;
    }),
  );
