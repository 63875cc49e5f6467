/** The facets with the filters that they set. */
export const facets = [
  { filter: 'mood', name: 'Mood' },
  { filter: 'genre', name: 'Genre' },
  { filter: 'vocals', name: 'Vocals' },
  { filter: 'key', name: 'Key' },
  { filter: 'instrument', name: 'Instrument' },
] as const;

export const several = (filters: URLSearchParams, name: string): readonly string[] =>
  (filters.get(name) ?? '').split(',').filter((part) => part !== '');

/** Names of all filters, for clearing and counting them. */
export const narrowing = [
  ...facets.map(({ filter }) => filter),
  ...['bpmMin', 'bpmMax', 'durationMin', 'durationMax', 'territory', 'contentType', 'hasStems'],
  ...['artistId', 'similarTo'],
];
