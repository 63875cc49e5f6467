import { count, countryOf, share, utcDay } from '../../kit/display/format.ts';
import { called, capital } from '../../kit/display/names.ts';
import { territoryCodes } from '../../kit/territories/territories.ts';
import { searchOf } from './criteria.ts';
import { facetValue } from './vocabulary.ts';
import { facets, rangeNames, ranges, several, type RangeName } from './filter-names.ts';
import { t } from '../../texts/texts.ts';

export interface ActiveFilter {
  readonly text: string;
  /** The filters of the address after this one is removed. */
  readonly without: Readonly<Record<string, string>>;
}

const rangeText = (min: number | undefined, max: number | undefined, unit: string): string => {
  const [from, to] = [min, max].map((end) => (end === undefined ? undefined : count(end)));
  if (from === undefined) return t('catalog.atMostToUnit', { to: to ?? '', unit });
  return to === undefined
    ? t('catalog.atLeastFromUnit', { from, unit })
    : t('catalog.fromToUnit', { from, to, unit });
};

/** Returns the name of a territory; an unknown code, which only an address can contain, as it is. */
const territoryName = (code: string): string =>
  territoryCodes.includes(code) ? capital(countryOf(code)) : code;

/** Returns the filters that the search uses, in the order of the fields. `nameOf` names artists and tracks. */
export const activeFilters = (
  filters: URLSearchParams,
  nameOf: (filter: 'artistId' | 'similarTo', id: string) => string,
): readonly ActiveFilter[] => {
  const search = searchOf(filters);
  const list = (name: string, used: readonly string[] | undefined, text: (value: string) => string) =>
    (used ?? []).map((value) => ({
      text: text(value),
      without: {
        [name]: several(filters, name)
          .filter((other) => other !== value)
          .join(','),
      },
    }));
  const end = (name: `${RangeName}${'Min' | 'Max'}` | 'releasedFrom' | 'releasedTo', label: string) => {
    const value = search[name];
    if (value === undefined) return [];
    const shown = typeof value === 'number' ? share(value, 1) : utcDay(value);
    return [{ text: t('catalog.nameValue', { name: label, value: shown }), without: { [name]: '' } }];
  };
  const range = (name: RangeName) => {
    const { unit, share: shareName } = ranges[name];
    if (shareName) {
      return [
        ...end(`${name}Min`, t('catalog.minUnit', { unit: shareName() })),
        ...end(`${name}Max`, t('catalog.maxUnit', { unit: shareName() })),
      ];
    }
    const [min, max] = [search[`${name}Min`], search[`${name}Max`]];
    if (min === undefined && max === undefined) return [];
    return [{ text: rangeText(min, max, unit()), without: { [`${name}Min`]: '', [`${name}Max`]: '' } }];
  };
  const one = (name: 'artistId' | 'similarTo', key: 'catalog.byArtist' | 'catalog.similarTo') => {
    const id = search[name];
    return id === undefined ? [] : [{ text: t(key, { name: nameOf(name, id) }), without: { [name]: '' } }];
  };
  return [
    ...one('similarTo', 'catalog.similarTo'),
    ...one('artistId', 'catalog.byArtist'),
    ...facets.flatMap(({ filter, name }) =>
      list(filter, search[filter], (value) =>
        t('catalog.nameValue', { name: t(name), value: facetValue(filter, value) }),
      ),
    ),
    ...rangeNames.flatMap(range),
    ...end('releasedFrom', t('catalog.releasedFrom')),
    ...end('releasedTo', t('catalog.releasedTo')),
    ...(search.hasStems === true ? [{ text: t('catalog.withStems'), without: { hasStems: '' } }] : []),
    ...list('contentType', search.contentType, (value) => capital(called(value))),
    ...list('territory', search.territory, territoryName),
  ];
};
