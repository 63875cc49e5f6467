import { facetNames, type SearchCriteria } from '../../../../domain/catalog/search/search-criteria.ts';
import { requestedValues, isrcKey } from '../../../../domain/catalog/search/search-matching.ts';
import type { Day } from '../../../../domain/shared/calendar.ts';
import { expand } from '../../../../domain/shared/territory.ts';
import { hasBit } from '../structures/bitmap.ts';
import { comparableAt, comparableBounds, type Measure } from '../structures/columns/measures.ts';
import { releaseDayOf } from '../structures/columns/release-day.ts';
import { ordinalOfTrack, type IndexedCatalog } from '../indexed-catalog.ts';
import { contains, setOf, type OrdinalSet } from '../structures/ordinal-set.ts';
import { firstPlace, type SortedOrdinals } from '../structures/sorted-ordinals.ts';

/** Inclusive bounds on a number, with its order if tracks can be sorted by it. */
export interface Range {
  readonly column: Measure;
  readonly order?: SortedOrdinals;
  readonly min: number;
  readonly max: number;
}

type OrderedRange = Range & { readonly order: SortedOrdinals };
export const isOrdered = (bounds: Range): bounds is OrderedRange => bounds.order !== undefined;

/** The conditions of a search in terms of the index. */
export interface Conditions {
  /** The track is in at least one set of each list. */
  readonly anyOf: readonly (readonly OrdinalSet[])[];
  /** The track is in none of these sets. */
  readonly noneOf: readonly OrdinalSet[];
  readonly ranges: readonly Range[];
}

const range = (
  measure: Pick<Range, 'column' | 'order'>,
  min: number | undefined,
  max: number | undefined,
): readonly Range[] =>
  min === undefined && max === undefined ? [] : [{ ...measure, min: min ?? -Infinity, max: max ?? Infinity }];

const releaseBound = (day: Day | undefined): number | undefined =>
  day === undefined ? undefined : releaseDayOf(day);

export const rangesOf = (catalog: IndexedCatalog, criteria: SearchCriteria): readonly Range[] => [
  ...range(catalog.bpm, criteria.bpmMin, criteria.bpmMax),
  ...range(catalog.duration, criteria.durationMinMs, criteria.durationMaxMs),
  ...range(catalog.energy, criteria.energyMin, criteria.energyMax),
  ...range(catalog.released, releaseBound(criteria.releasedFrom), releaseBound(criteria.releasedTo)),
  ...range(catalog.updated, criteria.updatedSince, undefined),
];

/** Returns the conditions of criteria, which only live tracks meet. */
export const conditionsOf = (catalog: IndexedCatalog, criteria: SearchCriteria): Conditions => {
  const { hasStems, artistIds, isrc, contentTypes, territories, near } = criteria;
  const byLabel = facetNames.flatMap((facet) => {
    const requested = requestedValues(criteria, facet);
    return requested ? [[...new Set(catalog.labels.tracksWith(facet, requested))]] : [];
  });
  const anyOf = [
    ...byLabel,
    ...(contentTypes ? [catalog.offers.clearedFor(contentTypes)] : []),
    ...(hasStems === true ? [[catalog.hasStems]] : []),
    ...(near ? [[catalog.sketches.inSpace(near.likeness.space)]] : []),
  ];
  // Only these two can contain dead ordinals.
  const named = [
    ...(artistIds ? [artistIds.map((artistId) => setOf(catalog.artists.of(artistId)))] : []),
    ...(isrc === undefined ? [] : [[setOf(catalog.isrcs.find(isrcKey(isrc)))]]),
  ];
  const itself = near && ordinalOfTrack(catalog, near.trackId);
  const alive = named.length > 0 || anyOf.length === 0 ? [[catalog.live]] : [];
  return {
    anyOf: [...anyOf, ...named, ...alive],
    noneOf: [
      ...(hasStems === false ? [catalog.hasStems] : []),
      ...(itself === undefined ? [] : [setOf(Uint32Array.of(itself))]),
      ...(territories ? catalog.offers.closedIn(expand(territories)) : []),
    ].filter(({ count }) => count > 0),
    ranges: rangesOf(catalog, criteria),
  };
};

type Test = (ordinal: number) => boolean;

const memberOf = (sets: readonly OrdinalSet[]): Test => {
  const [only] = sets;
  if (only?.form === 'bitmap' && sets.length === 1) return (ordinal) => hasBit(only.data, ordinal);
  return (ordinal) => sets.some((set) => contains(set, ordinal));
};

const isWithin = ({ column, min, max }: Range): Test => {
  const [from, to] = comparableBounds(column, min, max);
  return (ordinal) => {
    const value = comparableAt(column, ordinal);
    return value >= from && value <= to;
  };
};

/** Returns a test whether an ordinal meets all conditions. */
export const testOf = ({ anyOf, noneOf, ranges }: Conditions): Test => {
  const excluded = memberOf(noneOf);
  const tests = [
    ...anyOf.map(memberOf),
    ...ranges.map(isWithin),
    ...(noneOf.length > 0 ? [(ordinal: number) => !excluded(ordinal)] : []),
  ];
  const [first, second] = tests;
  if (first && tests.length === 1) return first;
  if (first && second && tests.length === 2) return (ordinal) => first(ordinal) && second(ordinal);
  return (ordinal) => {
    for (const test of tests) if (!test(ordinal)) return false;
    return true;
  };
};

/** Consecutive places of an order; `to` is the first place after them. */
export type PlaceRange = readonly [from: number, to: number];

/** Returns the places of the order that are within the bounds. */
export const placeRangeOf = ({ column, order, min, max }: OrderedRange): PlaceRange => {
  const all = order.all();
  const [lower, upper] = comparableBounds(column, min, max);
  const from = firstPlace(all, (ordinal) => comparableAt(column, ordinal) >= lower);
  return [from, firstPlace(all, (ordinal) => comparableAt(column, ordinal) > upper, from)];
};
