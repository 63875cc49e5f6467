import { setImmediate as nextTurn } from 'node:timers/promises';
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

/** The number of words of bits that are read in the time that the labels of one match take. */
const wordsPerMatch = 160;

/**
 * Returns the number of matches up to which counting the labels of each is faster than a pass over the bitmap
 * of every label.
 */
const maxLookedAt = (catalog: IndexedCatalog, labels: readonly Label[]): number =>
  (labels.length * wordsFor(catalog.count)) / wordsPerMatch;

/** How the work is cut, so that other requests are not held up. */
export interface Turns {
  /** Lets other requests run. */
  readonly pause: () => Promise<unknown>;
  /** The number of words of bits that are read in one turn. */
  readonly words: number;
}

/** About a millisecond. */
const shortTurns: Turns = { pause: nextTurn, words: 1 << 21 };
/** Everything in one turn. */
export const oneTurn: Turns = { pause: () => Promise.resolve(), words: Infinity };

/** Calls `act` for each slice of a list, with a pause between two. The first slice is done before this function returns. */
const inSlices = async <T>(
  list: { readonly length: number; readonly slice: (from: number, to: number) => T },
  perTurn: number,
  pause: Turns['pause'],
  act: (slice: T) => void,
): Promise<void> => {
  for (let from = 0; from < list.length; from += perTurn) {
    if (from > 0) await pause();
    act(list.slice(from, from + perTurn));
  }
};

/** Counts the matches that have each of the labels. Reads the matches before it returns: they may be overwritten afterward. */
const counting = async (
  catalog: IndexedCatalog,
  labels: readonly Label[],
  matches: Matches,
  { pause, words }: Turns,
): Promise<(label: Label) => number> => {
  if (matches.count === catalog.live.count) return ({ bearers }) => bearers.count;
  const wordsPerLabel = wordsFor(catalog.count);
  if (matches.form === 'many' && matches.count > maxLookedAt(catalog, labels)) {
    const bitmap = matches.bitmap();
    const perTurn = Math.max(1, Math.floor(words / wordsPerLabel));
    const own = labels.length > perTurn ? bitmap.slice(0, wordsPerLabel) : bitmap;
    const counts = new Map<number, number>();
    await inSlices(labels, perTurn, pause, (slice) => {
      for (const [number, count] of sharedWith(own, slice)) counts.set(number, count);
    });
    return ({ number }) => counts.get(number) ?? 0;
  }
  const ordinals = matches.form === 'few' ? matches.ordinals : ordinalsIn(matches.bitmap(), matches.count);
  const counts: Uint32Array[] = [];
  await inSlices(ordinals, Math.ceil(words / wordsPerMatch), pause, (slice) => {
    counts.push(catalog.labels.countsOf(slice));
  });
  return ({ number }) => counts.reduce((sum, own) => sum + (own[number] ?? 0), 0);
};

const byCount = (a: { value: string; count: number }, b: { value: string; count: number }): number =>
  b.count - a.count || (a.value < b.value ? -1 : 1);

/**
 * Returns exact counts of the requested facets, each under all filters except its own. Returns undefined if the index changed in a
 * pause: counts before and after it would not belong together.
 */
export const countFacets = async (
  catalog: IndexedCatalog,
  { criteria, facets }: SearchRequest,
  found: Matches,
  matching: (criteria: SearchCriteria) => Matches,
  turns = shortTurns,
): Promise<SearchPage['facets'] | undefined> => {
  if (facets.length === 0) return {};
  const { version, offerChanges } = catalog;
  const isUnchanged = (): boolean => catalog.version === version && catalog.offerChanges === offerChanges;
  const counts = new Map<FacetName, SearchPage['facets'][FacetName]>();
  const count = async (names: readonly FacetName[], matches: Matches): Promise<void> => {
    const labels = names.map((facet) => catalog.labels.of(facet).slice());
    const countOf = await counting(catalog, labels.flat(), matches, turns);
    names.forEach((facet, i) => {
      const counted = (labels[i] ?? []).map((label) => ({ value: label.value, count: countOf(label) }));
      counts.set(facet, counted.filter(({ count: own }) => own > 0).sort(byCount));
    });
  };
  const allLabels = facets.reduce((sum, facet) => sum + catalog.labels.of(facet).length, 0);
  const isLong = allLabels * wordsFor(catalog.count) > turns.words;
  const isFiltered = (facet: FacetName): boolean => requestedValues(criteria, facet) !== undefined;
  const unfiltered = facets.filter((facet) => !isFiltered(facet));
  if (unfiltered.length > 0) await count(unfiltered, found);
  for (const facet of facets.filter(isFiltered)) {
    if (isLong) await turns.pause();
    if (!isUnchanged()) return undefined;
    await count([facet], matching(withoutFilterOf(criteria, facet)));
  }
  if (!isUnchanged()) return undefined;
  return Object.fromEntries(facets.map((facet) => [facet, counts.get(facet) ?? []]));
};
