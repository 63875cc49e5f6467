import type {
  SearchCriteria,
  SearchPosition,
  SearchRequest,
} from '../../../../domain/catalog/search/search-criteria.ts';
import { conditionsOf, testOf } from './conditions.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import {
  bySize,
  few,
  matchesFor,
  type ListedMatches,
  type MarkedMatches,
  type Matches,
  type Scratch,
} from './matching.ts';
import { ordinalsOn, positionsOf } from './paging.ts';
import { levelKey } from './sort-keys.ts';
import { textBits, type TextBits } from './text-bits.ts';
import type { Few, TextMatches } from './text-search.ts';

/** The matches of a search with text: a list with their relevance, or bits with the levels of relevance. */
export type Ranked =
  | { readonly matches: ListedMatches; readonly scores: () => Uint16Array }
  | { readonly matches: MarkedMatches; readonly bits: TextBits };

export type FoundText = Few | TextBits;

/** Prepares text matches for searches that share them. */
export const foundText = (catalog: IndexedCatalog, text: TextMatches): FoundText =>
  text.form === 'few' ? text : textBits(catalog, text);

/** Returns the text matches that `keeps` accepts. */
const kept = (text: Few, keeps: (ordinal: number) => boolean): Ranked => {
  const { length } = text.ordinals;
  const ordinals = new Uint32Array(length);
  const scores = new Uint16Array(length);
  let count = 0;
  for (let i = 0; i < length; i++) {
    const ordinal = text.ordinals[i] ?? 0;
    if (!keeps(ordinal)) continue;
    ordinals[count] = ordinal;
    scores[count++] = text.scores[i] ?? 0;
  }
  return { matches: few(ordinals.subarray(0, count)), scores: () => scores.subarray(0, count) };
};

/** Returns the live text matches that meet all other conditions. */
export const ranked = (
  catalog: IndexedCatalog,
  text: FoundText,
  criteria: SearchCriteria,
  { result, spare }: Scratch,
): Ranked => {
  if ('form' in text) {
    // No dead ordinal meets the conditions.
    return kept(text, testOf(conditionsOf(catalog, criteria)));
  }
  const matches = matchesFor(catalog, criteria, { result, spare }, text.anyOf());
  return matches.form === 'few'
    ? { matches, scores: () => text.scoresOf(matches.ordinals) }
    : { matches, bits: text };
};

/** Returns the matches of one level of relevance as a list. */
const membersOf = (ordinals: Uint32Array, scores: Uint16Array, level: number): Matches =>
  few(ordinals.filter((_, i) => scores[i] === level));

/** Returns the levels of relevance in an order, each with its matches. */
function* levelsOf(
  catalog: IndexedCatalog,
  found: Ranked,
  order: SearchRequest['order'],
): Iterable<readonly [score: number, matches: Matches]> {
  if ('bits' in found) {
    for (const { score, bitmap, count } of found.bits.levels(found.matches.bitmap(), order)) {
      yield [score, bySize(catalog, bitmap, count)];
    }
    return;
  }
  const { matches } = found;
  const scores = found.scores();
  const sign = order === 'asc' ? 1 : -1;
  for (const level of [...new Set(scores)].sort((a, b) => sign * (a - b)))
    yield [level, membersOf(matches.ordinals, scores, level)];
}

/**
 * Returns the first `max` matches by relevance after the request's position, level by level because many
 * share one.
 */
export const pageByRelevance = (
  catalog: IndexedCatalog,
  found: Ranked,
  { order, after }: SearchRequest,
  max: number,
): readonly SearchPosition[] => {
  const sign = order === 'asc' ? 1 : -1;
  const hits: SearchPosition[] = [];
  for (const [level, matches] of levelsOf(catalog, found, order)) {
    if (after && sign * (level - Number(after.value)) < 0) continue;
    const key = levelKey(catalog, level);
    const page = {
      key,
      direction: order,
      max: max - hits.length,
      after: after?.value === level ? after : undefined,
    };
    hits.push(...positionsOf(catalog, ordinalsOn(catalog, matches, page), key));
    if (hits.length >= max) break;
  }
  return hits;
};
