import { t } from '../../texts/texts.ts';

/** The facets with the filters that they set. */
export const facets = [
  { filter: 'mood', name: 'catalog.mood' },
  { filter: 'genre', name: 'catalog.genre' },
  { filter: 'vocals', name: 'catalog.vocals' },
  { filter: 'key', name: 'catalog.key' },
  { filter: 'instrument', name: 'catalog.instrument' },
] as const;

export const several = (filters: URLSearchParams, name: string): readonly string[] =>
  (filters.get(name) ?? '').split(',').filter((part) => part !== '');

interface Range {
  readonly min: number;
  readonly max: number;
  /** The unit, in the labels of its fields. */
  readonly unit: () => string;
  /** The name of a share, which is in percent in the address, as people see it. */
  readonly share?: () => string;
}
const rangesOf = <Name extends string>(ranges: Readonly<Record<Name, Range>>) => ranges;

/** The filters with a minimum and a maximum, in the order of their fields, with the least and the greatest value. */
export const ranges = rangesOf({
  bpm: { min: 1, max: 1000, unit: () => 'BPM' },
  duration: { min: 0, max: 86_400, unit: () => t('catalog.seconds') },
  energy: { min: 0, max: 100, unit: () => t('catalog.energyInPercent'), share: () => t('catalog.energy') },
});
export type RangeName = keyof typeof ranges;
export const rangeNames = Object.keys(ranges) as readonly RangeName[];

/** Names of all filters, for clearing and counting them. */
export const narrowing = [
  ...facets.map(({ filter }) => filter),
  ...rangeNames.flatMap((name) => [`${name}Min`, `${name}Max`]),
  ...['releasedFrom', 'releasedTo', 'territory', 'contentType', 'hasStems'],
  ...['artistId', 'similarTo'],
];
