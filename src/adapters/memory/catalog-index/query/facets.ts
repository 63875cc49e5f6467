import type {
  FacetName,
  SearchCriteria,
  SearchRequest,
} from '../../../../domain/catalog/search/search-criteria.ts';
import { askedOf, withoutFilterOf } from '../../../../domain/catalog/search/search-matching.ts';
import type { SearchPage } from '../../../../ports/driven/catalog/catalog-index.ts';
import { countShared, hasBit, ordinalsIn, wordsFor, type Bitmap } from '../structures/bitmap.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import type { Label } from '../structures/labels.ts';
import type { Matches } from './matching.ts';
import type { OrdinalSet } from '../structures/ordinal-set.ts';

const sharedWith = (bitmap: Bitmap, { data, form, count }: OrdinalSet): number => {
  if (form === 'bitmap') return countShared(bitmap, data);
  let shared = 0;
  for (let i = 0; i < count; i++) if (hasBit(bitmap, data[i] ?? 0)) shared++;
  return shared;
};

/**
 * Returns the number of matches up to which counting the labels of each is faster than a pass over the bitmap
 * of every label.
 */
const mostLookedAt = (catalog: IndexedCatalog, labels: readonly Label[]): number =>
  (labels.length * wordsFor(catalog.count)) / 40;

/** Counts the matches that have each of the labels. */
const counting = (
  catalog: IndexedCatalog,
  labels: readonly Label[],
  matches: Matches,
): ((label: Label) => number) => {
  if (matches.count === catalog.live.count) return ({ bearers }) => bearers.count;
  if (matches.form === 'many' && matches.count > mostLookedAt(catalog, labels)) {
    return ({ bearers }) => sharedWith(matches.bitmap, bearers);
  }
  const ordinals = matches.form === 'few' ? matches.ordinals : ordinalsIn(matches.bitmap, matches.count);
  const counts = catalog.labels.countsOf(ordinals);
  return ({ number }) => counts[number] ?? 0;
};

const byCount = (a: { value: string; count: number }, b: { value: string; count: number }): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

/** Returns exact counts of the requested facets, each under all filters except its own. */
export const countFacets = (
  catalog: IndexedCatalog,
  { criteria, facets }: SearchRequest,
  found: Matches,
  matching: (criteria: SearchCriteria) => Matches,
): SearchPage['facets'] => {
  if (facets.length === 0) return {};
  const countsOf = (names: readonly FacetName[], matches: Matches) => {
    const labels = names.map((facet) => catalog.labels.of(facet));
    const countOf = counting(catalog, labels.flat(), matches);
    return names.map((facet, i) => {
      const counts = (labels[i] ?? [])
        .map((label) => ({ value: label.value, count: countOf(label) }))
        .filter(({ count }) => count > 0);
      return [facet, counts.sort(byCount)] as const;
    });
  };
  const isFiltered = (facet: FacetName): boolean => askedOf(criteria, facet) !== undefined;
  const unfiltered = facets.filter((facet) => !isFiltered(facet));
  const counts = new Map([
    ...(unfiltered.length > 0 ? countsOf(unfiltered, found) : []),
    ...facets
      .filter(isFiltered)
      .flatMap((facet) => countsOf([facet], matching(withoutFilterOf(criteria, facet)))),
  ]);
  return Object.fromEntries(facets.map((facet) => [facet, counts.get(facet) ?? []]));
};
