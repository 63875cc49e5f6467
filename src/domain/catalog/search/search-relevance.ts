import { termsOf, wordsOf } from './search-text.ts';
import type { TrackRecord } from '../track.ts';

/** The fields in which a term can match, the one with the greatest weight first. */
export const searchFields = ['title', 'artist', 'album', 'keyword'] as const;
export type SearchField = (typeof searchFields)[number];

/** The relevance that a term adds to a track, for a match of a whole word and of the beginning of a word. */
export const relevanceWeights: Readonly<
  Record<SearchField, { readonly whole: number; readonly prefix: number }>
> = {
  title: { whole: 12, prefix: 6 },
  artist: { whole: 8, prefix: 4 },
  album: { whole: 4, prefix: 2 },
  keyword: { whole: 2, prefix: 1 },
};

export type SearchWords = Readonly<Record<SearchField, readonly string[]>>;

/**
 * Returns the words of each field. A title's version (`Radio Edit`) belongs to the title; genres, moods and
 * instruments are keywords.
 */
export const searchWordsOf = (
  track: Pick<
    TrackRecord,
    'title' | 'version' | 'artists' | 'album' | 'keywords' | 'genres' | 'moods' | 'instruments'
  >,
): SearchWords => ({
  title: wordsOf(track.version === undefined ? track.title : `${track.title} ${track.version}`),
  artist: wordsOf(track.artists.map(({ name }) => name).join(' ')),
  album: track.album ? wordsOf(track.album.title) : [],
  keyword: wordsOf([track.keywords, track.genres, track.moods, track.instruments].flat().join(' ')),
});

/** All terms must match: each of `whole` as a whole word, `last` also as the beginning of one. */
export interface TextQuery {
  readonly whole: readonly string[];
  readonly last: string;
}

/** Returns the terms of a text, or undefined if it contains no letter or digit. */
export const textQueryOf = (q: string): TextQuery | undefined => {
  const terms = termsOf(q);
  const last = terms.at(-1);
  return last === undefined ? undefined : { whole: [...new Set(terms.slice(0, -1))], last };
};

/** Returns whether there is text to search for, other than spaces. */
export const asksForText = (q: string | undefined): q is string => q !== undefined && q.trim() !== '';

const wholeWord = (words: SearchWords, term: string): number =>
  Math.max(...searchFields.map((field) => (words[field].includes(term) ? relevanceWeights[field].whole : 0)));

const beginning = (words: SearchWords, term: string): number =>
  Math.max(
    ...searchFields.map((field) =>
      words[field].some((word) => word.startsWith(term)) ? relevanceWeights[field].prefix : 0,
    ),
  );

/** Returns the sum of the best match of each term, or 0 if a term does not match. */
export const relevanceOf = (words: SearchWords, { whole, last }: TextQuery): number => {
  let sum = Math.max(wholeWord(words, last), beginning(words, last));
  if (sum === 0) return 0;
  for (const term of whole) {
    const found = wholeWord(words, term);
    if (found === 0) return 0;
    sum += found;
  }
  return sum;
};
