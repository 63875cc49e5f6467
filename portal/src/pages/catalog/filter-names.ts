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

/** The filters with a minimum and a maximum. Energy is in percent in the address, as people see it. */
export type RangeName = 'bpm' | 'duration' | 'energy';

/** Names of all filters, for clearing and counting them. */
export const narrowing = [
  ...facets.map(({ filter }) => filter),
  ...['bpmMin', 'bpmMax', 'durationMin', 'durationMax', 'energyMin', 'energyMax'],
  ...['releasedFrom', 'releasedTo', 'territory', 'contentType', 'hasStems'],
  ...['artistId', 'similarTo'],
];
