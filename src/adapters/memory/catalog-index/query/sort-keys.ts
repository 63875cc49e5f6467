import type { SearchRequest, SortBy } from '../../../../domain/catalog/search/search-criteria.ts';
import { comparableAt, measureAt, type Measure } from '../structures/columns/measures.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import type { Phrases } from '../structures/words/phrases.ts';
import type { SortedOrdinals } from '../structures/sorted-ordinals.ts';

export type Direction = SearchRequest['order'];

/** A sort key: the order by ascending value and ID, and the comparison of values. */
export interface SortKey {
  readonly order: SortedOrdinals;
  readonly value: (ordinal: number) => number | string;
  readonly compare: (a: number, b: number) => number;
  /** Returns a function that is negative if the value of an ordinal is below the given one. */
  readonly comparedWith: (value: number | string) => (ordinal: number) => number;
}

const numberKey = ({ column, order }: { column: Measure; order: SortedOrdinals }): SortKey => ({
  order,
  value: (ordinal) => measureAt(column, ordinal),
  compare: (a, b) => comparableAt(column, a) - comparableAt(column, b),
  comparedWith: (value) => (ordinal) => measureAt(column, ordinal) - Number(value),
});

const textKey = ({ column, order }: { column: Phrases; order: SortedOrdinals }): SortKey => ({
  order,
  value: column.at,
  compare: column.compare,
  comparedWith: (value) => column.comparedWith(String(value)),
});

/** All tracks have the same value and are ordered by ID. */
export const levelKey = (catalog: IndexedCatalog, level: number): SortKey => ({
  order: catalog.ids.order,
  value: () => level,
  compare: () => 0,
  comparedWith: (value) => () => level - Number(value),
});

/** Without text, the relevance of all tracks is the same. */
export const keyFor = (catalog: IndexedCatalog, sort: SortBy): SortKey => {
  switch (sort) {
    case 'relevance':
      return levelKey(catalog, 0);
    case 'newest':
      return numberKey(catalog.added);
    case 'title':
      return textKey(catalog.titles);
    case 'bpm':
      return numberKey(catalog.bpm);
    case 'duration':
      return numberKey(catalog.duration);
    case 'popularity':
      return numberKey(catalog.plays);
  }
};
