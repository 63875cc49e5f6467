import type {
  SearchPosition,
  SearchRequest,
  SortBy,
} from '../../../domain/catalog/search/search-criteria.ts';
import { asksForText } from '../../../domain/catalog/search/search-relevance.ts';
import type { Json } from '../client.ts';
import { fromSortable, toSortable } from '../sortable-text.ts';
import { nearnessScore } from './nearness.ts';

/** How the server sorts by a value, how it returns the value, and how the value continues a list. */
export interface Sorting {
  /** The field, or undefined if all tracks have the same value. */
  readonly by: string | undefined;
  /** Whether text determines the score. Otherwise it is a filter. */
  readonly byText: boolean;
  /** Makes a query return the score. */
  readonly scoring: (query: Json) => Json;
  readonly valueOf: (sorted: unknown) => number | string;
  readonly sortedOf: (value: SearchPosition['value']) => unknown;
}

const plain: Omit<Sorting, 'by'> = {
  byText: false,
  scoring: (query) => query,
  valueOf: Number,
  sortedOf: Number,
};

const fields: Readonly<Record<Exclude<SortBy, 'relevance' | 'popularity'>, string>> = {
  newest: 'added',
  title: 'title',
  bpm: 'bpm',
  duration: 'duration',
};

/** Returns how a request is sorted. Popularity is not in the index: its sorting is that of the ID. */
export const sortingOf = ({ sort, criteria }: Pick<SearchRequest, 'sort' | 'criteria'>): Sorting => {
  if (sort === 'relevance' && criteria.near) {
    const { scoring, toScore, fromScore } = nearnessScore(criteria.near.likeness);
    return {
      by: '_score',
      byText: false,
      scoring,
      valueOf: (score) => fromScore(Number(score)),
      sortedOf: (value) => toScore(Number(value)),
    };
  }
  if (sort === 'relevance' && asksForText(criteria.q)) return { ...plain, by: '_score', byText: true };
  if (sort === 'relevance' || sort === 'popularity') return { ...plain, by: undefined, valueOf: () => 0 };
  if (sort !== 'title') return { ...plain, by: fields[sort] };
  return {
    ...{ ...plain, by: fields.title },
    valueOf: (sorted) => fromSortable(String(sorted)),
    sortedOf: (value) => toSortable(String(value)),
  };
};
