import type { ParametersOf } from '@platform-licensing/client';
import { contentTypes, isOneOf } from '../../kit/display/names.ts';
import { rangeNames, ranges, several, type RangeName } from './filter-names.ts';
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
export const rangeIssue = (filters: URLSearchParams, range: RangeName): string | undefined => {
  const [min, max] = [filters.get(`${range}Min`), filters.get(`${range}Max`)];
  return min && max && Number(min) > Number(max) ? t('catalog.theMinimumMustNotExceed') : undefined;
};

const percent = 100;

/** Returns the parameters of a range. */
const rangeOf = (filters: URLSearchParams, range: RangeName) => {
  if (rangeIssue(filters, range) !== undefined) return [];
  const { min, max, share } = ranges[range];
  return [`${range}Min`, `${range}Max`].map((name) => {
    const value = numberOf(filters, name, min, max);
    return [name, value !== undefined && share ? value / percent : value] as const;
  });
};

const dayOf = (filters: URLSearchParams, name: string) => {
  const day = filters.get(name) ?? '';
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN;
  // Date accepts the 30th of February.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? day : undefined;
};

/** Returns the error of the release dates. Dates in the wrong order are omitted from the search. */
export const releasedIssue = (filters: URLSearchParams): string | undefined => {
  const [from, to] = [dayOf(filters, 'releasedFrom'), dayOf(filters, 'releasedTo')];
  return from !== undefined && to !== undefined && from > to
    ? t('catalog.firstDateMustNotBeLater')
    : undefined;
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
    ...Object.fromEntries(rangeNames.flatMap((range) => rangeOf(filters, range))),
    ...(releasedIssue(filters) === undefined && {
      releasedFrom: dayOf(filters, 'releasedFrom'),
      releasedTo: dayOf(filters, 'releasedTo'),
    }),
    ...(similarTo === undefined &&
      isOneOf(sorts)(sort) && { sort, order: isOneOf(orders)(order) ? order : undefined }),
  };
};
