import { count, countryOf } from '../../kit/display/format.ts';
import { called, capital } from '../../kit/display/names.ts';
import { facets, several } from './filter-names.ts';

export interface ActiveFilter {
  readonly text: string;
  /** The filters of the address after this one is removed. */
  readonly without: Readonly<Record<string, string>>;
}

const rangeText = (least: string | null, most: string | null, unit: string): string => {
  const [from, to] = [least, most].map((end) => (end === null ? undefined : count(Number(end))));
  if (from === undefined) return `At most ${to ?? ''} ${unit}`;
  return to === undefined ? `At least ${from} ${unit}` : `${from} to ${to} ${unit}`;
};

/** Returns the active filters in the order of the fields. Titles and artists are passed by ID where they are known. */
export const activeFilters = (
  filters: URLSearchParams,
  nameOf: (filter: 'artistId' | 'similarTo', id: string) => string,
): readonly ActiveFilter[] => {
  const list = (name: string, text: (value: string) => string) =>
    several(filters, name).map((value, _, all) => ({
      text: text(value),
      without: { [name]: all.filter((other) => other !== value).join(',') },
    }));
  const range = (name: string, unit: string) => {
    const [least, most] = [filters.get(`${name}Min`), filters.get(`${name}Max`)];
    return least === null && most === null
      ? []
      : [{ text: rangeText(least, most, unit), without: { [`${name}Min`]: '', [`${name}Max`]: '' } }];
  };
  const one = (name: 'artistId' | 'similarTo', label: string) => {
    const id = filters.get(name);
    return id === null ? [] : [{ text: `${label} ${nameOf(name, id)}`, without: { [name]: '' } }];
  };
  return [
    ...one('similarTo', 'Similar to'),
    ...one('artistId', 'By'),
    ...facets.flatMap(({ filter, name }) => list(filter, (value) => `${name}: ${value}`)),
    ...range('bpm', 'BPM'),
    ...range('duration', 'seconds'),
    ...(filters.get('hasStems') === 'true' ? [{ text: 'With stems', without: { hasStems: '' } }] : []),
    ...list('contentType', (value) => capital(called(value))),
    ...list('territory', (code) => capital(countryOf(code))),
  ];
};
