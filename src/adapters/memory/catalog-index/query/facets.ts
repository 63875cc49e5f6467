import type {
  FacetName,
  SearchCriteria,
  SearchRequest,
} from '../../../../domain/catalog/search/search-criteria.ts';
import { requestedValues, withoutFilterOf } from '../../../../domain/catalog/search/search-matching.ts';
import type { SearchPage } from '../../../../ports/driven/catalog/catalog-index.ts';
import { hasBit, ordinalsIn, wordsFor, type Bitmap } from '../structures/bitmap.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import type { Label } from '../structures/labels.ts';
import type { Matches } from './matching.ts';
import { countSharedWith } from '../structures/shared-counts.ts';

/** Returns how many matches have each of the labels, by the label's number. */
const sharedWith = (bitmap: Bitmap, labels: readonly Label[]): ReadonlyMap<number, number> => {
  const many = labels.filter(({ bearers }) => bearers.form === 'bitmap');
  const shared = countSharedWith(
    bitmap,
    many.map(({ bearers }) => bearers.data),
  );
  const counts = new Map(many.map(({ number }, i) => [number, shared[i] ?? 0]));
  for (const { number, bearers } of labels) {
    if (bearers.form === 'bitmap') continue;
    let count = 0;
    for (let i = 0; i < bearers.count; i++) if (hasBit(bitmap, bearers.data[i] ?? 0)) count++;
    counts.set(number, count);
  }
  return counts;
};

/**
 * Returns the number of matches up to which counting the labels of each is faster than a pass over the bitmap
 * of every label.
 */
const maxLookedAt = (catalog: IndexedCatalog, labels: readonly Label[]): number =>
  (labels.length * wordsFor(catalog.count)) / 100;

/** Counts the matches that have each of the labels. */
const counting = (
  catalog: IndexedCatalog,
  labels: readonly Label[],
  matches: Matches,
): ((label: Label) => number) => {
  if (matches.count === catalog.live.count) return ({ bearers }) => bearers.count;
  if (matches.form === 'many' && matches.count > maxLookedAt(catalog, labels)) {
    const counts = sharedWith(matches.bitmap(), labels);
    return ({ number }) => counts.get(number) ?? 0;
  }
  const ordinals = matches.form === 'few' ? matches.ordinals : ordinalsIn(matches.bitmap(), matches.count);
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
  const isFiltered = (facet: FacetName): boolean => requestedValues(criteria, facet) !== undefined;
  const unfiltered = facets.filter((facet) => !isFiltered(facet));
  const counts = new Map([
    ...(unfiltered.length > 0 ? countsOf(unfiltered, found) : []),
    ...facets
      .filter(isFiltered)
      .flatMap((facet) => countsOf([facet], matching(withoutFilterOf(criteria, facet)))),
  ]);
  return Object.fromEntries(facets.map((facet) => [facet, counts.get(facet) ?? []]));
};
