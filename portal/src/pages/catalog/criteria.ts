import type { ParametersOf } from '@platform-licensing/client';
import { contentTypes, isOneOf } from '../../kit/display/names.ts';
import { several } from './filter-names.ts';
import { t } from '../../texts/texts.ts';

export type Search = ParametersOf<'searchTracks'>;

export const vocalKinds = ['instrumental', 'male', 'female', 'mixed', 'choir'] as const;
const sorts = ['relevance', 'newest', 'title', 'bpm', 'duration', 'popularity'] as const;
const orders = ['asc', 'desc'] as const;

const isrcLike = /^[a-z]{2}-?[a-z0-9]{3}-?\d{2}-?\d{5}$/i;

const numberOf = (filters: URLSearchParams, name: string, min: number, max: number) => {
  const value = Number(filters.get(name) ?? '');
  return filters.get(name) && value >= min && value <= max ? value : undefined;
};

/** Returns the error of a range. An invalid range is omitted from the search. */
export const rangeIssue = (filters: URLSearchParams, range: 'bpm' | 'duration'): string | undefined => {
  const [min, max] = [filters.get(`${range}Min`), filters.get(`${range}Max`)];
  return min && max && Number(min) > Number(max) ? t('catalog.theMinimumMustNotExceed') : undefined;
};

const rangeOf = (filters: URLSearchParams, range: 'bpm' | 'duration') => {
  if (rangeIssue(filters, range) !== undefined) return {};
  const [min, max] = range === 'bpm' ? [1, 1000] : [0, 86_400];
  return {
    [`${range}Min`]: numberOf(filters, `${range}Min`, min, max),
    [`${range}Max`]: numberOf(filters, `${range}Max`, min, max),
  };
};

const some = <T>(values: readonly T[]): T[] | undefined => (values.length > 0 ? [...values] : undefined);
const one = (filters: URLSearchParams, name: string) => filters.get(name) ?? undefined;

/** Reads the search from the filters of the address. */
export const searchOf = (filters: URLSearchParams): Search => {
  const text = filters.get('q')?.trim() ?? '';
  const [sort = '', order = ''] = (filters.get('sort') ?? '').split(':');
  const similarTo = one(filters, 'similarTo');
  return {
    ...(isrcLike.test(text) ? { isrc: text.toUpperCase() } : { q: text === '' ? undefined : text }),
    mood: some(several(filters, 'mood')),
    genre: some(several(filters, 'genre')),
    instrument: some(several(filters, 'instrument')),
    key: some(several(filters, 'key')),
    vocals: some(several(filters, 'vocals').filter(isOneOf(vocalKinds))),
    contentType: some(several(filters, 'contentType').filter(isOneOf(contentTypes))),
    territory: some(several(filters, 'territory')),
    hasStems: filters.get('hasStems') === 'true' ? true : undefined,
    artistId: one(filters, 'artistId'),
    similarTo,
    ...rangeOf(filters, 'bpm'),
    ...rangeOf(filters, 'duration'),
    ...(similarTo === undefined &&
      isOneOf(sorts)(sort) && { sort, order: isOneOf(orders)(order) ? order : undefined }),
  };
};
