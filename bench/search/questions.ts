import type { SearchCriteria, SearchRequest } from '../../src/domain/catalog/search/search-criteria.ts';
import type { SearchPosition } from '../../src/domain/catalog/search/search-criteria.ts';
import { began, chance, genres, moods, skewed, track, words } from './generated.ts';

const asking = (criteria: SearchCriteria, changes: Partial<SearchRequest> = {}): SearchRequest => ({
  criteria,
  sort: 'newest',
  order: 'desc',
  limit: 50,
  facets: [],
  ...changes,
});

type Random = () => number;
const one = (random: Random, list: readonly string[]): string => list[skewed(random, list.length)] ?? '';
const tempo = (random: Random, width: number): SearchCriteria => {
  const bpmMin = 70 + Math.floor(random() * 90);
  return { bpmMin, bpmMax: bpmMin + width };
};

const likeOne = (random: Random, size: number): SearchCriteria => {
  const { trackId, likeness } = track(1 + Math.floor(random() * size));
  return likeness ? { near: { trackId, likeness } } : {};
};

/** Typical queries of partners, by kind, with random values. */
export const kinds: Readonly<Record<string, (random: Random, size: number) => SearchRequest>> = {
  browse: () => asking({}),
  mood: (random) => asking({ moods: [one(random, moods)] }),
  'mood and genre': (random) => asking({ moods: [one(random, moods)], genres: [one(random, genres)] }),
  'mood, genre, tempo, duration': (random) => {
    const durationMinMs = 60_000 + Math.floor(random() * 250_000);
    const lengths = { durationMinMs, durationMaxMs: durationMinMs + 60_000 };
    return asking({
      moods: [one(random, moods)],
      genres: [one(random, genres)],
      ...tempo(random, 10),
      ...lengths,
    });
  },
  'tempo, by tempo': (random) => asking(tempo(random, 8), { sort: 'bpm', order: 'asc' }),
  'one of three moods, by title': (random) =>
    asking({ moods: [0, 1, 2].map(() => one(random, moods)) }, { sort: 'title', order: 'asc' }),
  'a word': (random) => asking({ q: one(random, words) }),
  'a word and a beginning': (random) =>
    asking({ q: `${one(random, words.slice(0, 5_000))} ${one(random, words.slice(0, 5_000)).slice(0, 3)}` }),
  'a word and a mood': (random) => asking({ q: one(random, words), moods: [one(random, moods)] }),
  'a later page': (random, size) => {
    const after = {
      value: began + Math.floor(random() * size) * 1_000,
      trackId: '' as SearchPosition['trackId'],
    };
    return asking({ moods: [one(random, moods)] }, { after });
  },
};

/** Queries that this SQL cannot express; measured only for the index. */
export const ownKinds: typeof kinds = {
  'a word, by relevance': (random) => asking({ q: one(random, words) }, { sort: 'relevance' }),
  'one letter, by relevance': () => asking({ q: 'b' }, { sort: 'relevance' }),
  'a frequent word and a beginning, by relevance': (random) =>
    asking({ q: `mood ${one(random, words.slice(0, 200)).slice(0, 2)}` }, { sort: 'relevance' }),
  'two frequent words, by relevance': () => asking({ q: 'genre mood' }, { sort: 'relevance' }),
  'two frequent words and a letter, by relevance': () => asking({ q: 'genre mood b' }, { sort: 'relevance' }),
  'territory and use': (random) =>
    asking({
      territories: [['DE', 'AT', 'CH'], ['US'], ['WORLD']][Math.floor(random() * 3)] ?? ['JP'],
      contentTypes: ['film'],
      moods: [one(random, moods)],
    }),
  'mood, with two facets': (random) => asking({ moods: [one(random, moods)] }, { facets: ['mood', 'genre'] }),
  'mood and tempo, with all facets': (random) =>
    asking(
      { moods: [one(random, moods)], ...tempo(random, 30) },
      { facets: ['mood', 'genre', 'instrument', 'vocals', 'key'] },
    ),
  'similar to a track': (random, size) => asking(likeOne(random, size), { sort: 'relevance' }),
  'similar to a track, of one mood': (random, size) =>
    asking({ ...likeOne(random, size), moods: [one(random, moods)] }, { sort: 'relevance' }),
  popularity: (random) => asking({ moods: [one(random, moods)] }, { sort: 'popularity' }),
};

export const drawn = (
  kind: (random: Random, size: number) => SearchRequest,
  count: number,
  size: number,
): readonly SearchRequest[] => {
  const random = chance(777);
  return Array.from({ length: count }, () => kind(random, size));
};
