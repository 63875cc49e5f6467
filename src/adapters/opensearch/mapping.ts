import { facetNames, type FacetName } from '../../domain/catalog/search/search-criteria.ts';
import { sketchLength } from '../../domain/catalog/search/likeness.ts';
import { searchFields, type SearchField } from '../../domain/catalog/search/search-relevance.ts';
import type { SearchAddress } from './address.ts';
import type { Json } from './client.ts';

/**
 * The version of the mapping and of what documents contain. Each has indexes and a feed of its own, so that processes of two releases
 * can run at the same time: increase it with any change of either.
 */
const format = 1;

/** The beginning of the names of all indexes and aliases of this version. */
export const prefixOf = ({ name }: SearchAddress): string => `${name}-v${format}`;

/** The field with the words of a searched field. */
export const wordsIn = (field: SearchField): string => `words_${field}`;
/** The field with the values that a facet shows. */
export const shownIn = (facet: FacetName): string => `shown_${facet}`;
/** The field with the values that a filter compares: the same ones, folded. */
export const comparedIn = (facet: FacetName): string => `compared_${facet}`;
/** The fields with a coordinate of a sketch, raised above zero: as it is, and with the opposite sign. */
export const coordinateIn = (place: number): string => `plus_${place}`;
export const oppositeIn = (place: number): string => `minus_${place}`;

const filtered = { type: 'keyword', doc_values: false };
const sorted = { type: 'keyword', index: false };
const whole = { type: 'long' };
const measured = { type: 'double' };
const calculated = { type: 'short', index: false };

const places = Array.from({ length: sketchLength }, (_, place) => place);

/** Text is folded in the domain, so that no field is analyzed. Documents are built from the store, and are not kept as JSON. */
export const mapping: Json = {
  dynamic: 'strict',
  _source: { enabled: false },
  properties: {
    approved: { type: 'boolean' },
    id: { type: 'keyword' },
    isrc: filtered,
    artists: filtered,
    title: sorted,
    bpm: measured,
    duration: whole,
    energy: measured,
    released: { type: 'keyword' },
    added: whole,
    updated: whole,
    stems: { type: 'boolean' },
    space: filtered,
    words: filtered,
    offers: {
      type: 'nested',
      properties: { from: whole, until: whole, uses: filtered, closed: filtered },
    },
    ...Object.fromEntries(searchFields.map((field) => [wordsIn(field), filtered])),
    ...Object.fromEntries(facetNames.map((facet) => [shownIn(facet), { type: 'keyword', index: false }])),
    ...Object.fromEntries(facetNames.map((facet) => [comparedIn(facet), filtered])),
    ...Object.fromEntries(
      places.flatMap((place) => [
        [coordinateIn(place), calculated],
        [oppositeIn(place), calculated],
      ]),
    ),
  },
};

/** The feed refreshes the index itself, after each portion. */
export const indexSettings: Json = { index: { refresh_interval: '-1' } };
