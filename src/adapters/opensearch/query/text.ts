import {
  asksForText,
  relevanceWeights,
  searchFields,
  textQueryOf,
} from '../../../domain/catalog/search/search-relevance.ts';
import type { Json } from '../client.ts';
import { wordsIn } from '../mapping.ts';

const scored = (filter: Json, boost: number): Json => ({ constant_score: { filter, boost } });

const wholeWord = (term: string): readonly Json[] =>
  searchFields.map((field) => scored({ term: { [wordsIn(field)]: term } }, relevanceWeights[field].whole));

const beginning = (term: string): readonly Json[] =>
  searchFields.map((field) => scored({ prefix: { [wordsIn(field)]: term } }, relevanceWeights[field].prefix));

/** The score of the best of several matches, as `relevanceOf` of the domain takes it. */
const best = (queries: readonly Json[]): Json => ({ dis_max: { queries, tie_breaker: 0 } });

/**
 * Returns queries that must all match, whose scores add up to the relevance of the domain: the weights are whole numbers, and floats
 * add them exactly. Returns undefined if there is no text to search for.
 */
export const textQueries = (q: string | undefined): readonly Json[] | undefined => {
  if (!asksForText(q)) return undefined;
  const query = textQueryOf(q);
  if (!query) return [{ match_none: {} }];
  const { whole, last } = query;
  return [...whole.map((term) => best(wholeWord(term))), best([...wholeWord(last), ...beginning(last)])];
};
