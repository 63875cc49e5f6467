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

/** Names of all filters, for clearing and counting them. */
export const narrowing = [
  ...facets.map(({ filter }) => filter),
  ...['bpmMin', 'bpmMax', 'durationMin', 'durationMax', 'territory', 'contentType', 'hasStems'],
  ...['artistId', 'similarTo'],
];
