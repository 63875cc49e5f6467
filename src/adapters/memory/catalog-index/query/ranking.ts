import type {
  SearchCriteria,
  SearchPosition,
  SearchRequest,
} from '../../../../domain/catalog/search/search-criteria.ts';
import { countBits, hasBit, intersectInto, markScored, ordinalsIn } from '../structures/bitmap.ts';
import { conditionsOf, fulfils } from './conditions.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import { few, fewOf, matchesFor, type Matches, type Scratch } from './matching.ts';
import { contains } from '../structures/ordinal-set.ts';
import { ordinalsOn, positionsOf } from './paging.ts';
import { levelKey } from './sort-keys.ts';
import type { TextMatches } from './text-search.ts';

/** The matches of a search with text, each with its relevance. */
export interface Ranked {
  readonly matches: Matches;
  /** The scores: in the order of a list of ordinals, or by ordinal for a bitmap. */
  readonly scores: Uint16Array;
  /** An upper bound of the scores. */
  readonly highest: number;
}

/** Returns the text matches that `keeps` accepts. */
const kept = (text: TextMatches & { form: 'few' }, keeps: (ordinal: number) => boolean): Ranked => {
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
  return {
    matches: few(ordinals.subarray(0, count)),
    scores: scores.subarray(0, count),
    highest: text.highest,
  };
};

const byOrdinal = (
  catalog: IndexedCatalog,
  { ordinals, scores }: TextMatches & { form: 'few' },
): Uint16Array => {
  const all = new Uint16Array(catalog.count);
  for (let i = 0; i < ordinals.length; i++) all[ordinals[i] ?? 0] = scores[i] ?? 0;
  return all;
};

const narrowedFew = (scores: Uint16Array, highest: number, ordinals: Uint32Array): Ranked => {
  const left = ordinals.filter((ordinal) => (scores[ordinal] ?? 0) > 0);
  return { matches: few(left), scores: Uint16Array.from(left, (ordinal) => scores[ordinal] ?? 0), highest };
};

/** Returns the live text matches that meet all other conditions. */
export const ranked = (
  catalog: IndexedCatalog,
  text: TextMatches,
  criteria: SearchCriteria,
  { result, spare }: Scratch,
): Ranked => {
  if (text.form === 'few' && text.ordinals.length <= fewOf(catalog)) {
    const fulfilled = fulfils(conditionsOf(catalog, criteria));
    return kept(text, (ordinal) => contains(catalog.live, ordinal) && fulfilled(ordinal));
  }
  const scores = text.form === 'many' ? text.scores : byOrdinal(catalog, text);
  const others = matchesFor(catalog, criteria, { result, spare });
  if (others.form === 'few') return narrowedFew(scores, text.highest, others.ordinals);
  markScored(spare, scores);
  intersectInto(spare, others.bitmap);
  const count = countBits(spare);
  if (count <= fewOf(catalog)) return narrowedFew(scores, text.highest, ordinalsIn(spare, count));
  return { matches: { form: 'many', count, bitmap: spare }, scores, highest: text.highest };
};

/** Returns the levels of relevance with the number of matches of each. */
const levelsOf = ({ matches, scores, highest }: Ranked): ReadonlyMap<number, number> => {
  const counts = new Uint32Array(highest + 1);
  if (matches.form === 'few') {
    for (const score of scores) counts[score] = (counts[score] ?? 0) + 1;
  } else {
    const { bitmap } = matches;
    for (let i = 0; i < scores.length; i++) {
      // An ordinal that is no match counts as level 0.
      const score = (scores[i] ?? 0) * (((bitmap[i >>> 5] ?? 0) >>> (i & 31)) & 1);
      counts[score] = (counts[score] ?? 0) + 1;
    }
  }
  return new Map([...counts.entries()].filter(([level, count]) => level > 0 && count > 0));
};

/** Returns the matches of one level as a list. */
const membersOf = ({ matches, scores }: Ranked, level: number, count: number): Uint32Array => {
  if (matches.form === 'few') return matches.ordinals.filter((_, i) => scores[i] === level);
  const members = new Uint32Array(count);
  for (let i = 0, end = 0; end < count; i++) {
    if (scores[i] === level && hasBit(matches.bitmap, i)) members[end++] = i;
  }
  return members;
};

/**
 * Returns the first `most` matches by relevance after the request's position, level by level because many
 * share one.
 */
export const pageByRelevance = (
  catalog: IndexedCatalog,
  found: Ranked,
  { order, after }: SearchRequest,
  most: number,
): readonly SearchPosition[] => {
  const sign = order === 'asc' ? 1 : -1;
  const levels = [...levelsOf(found)]
    .filter(([level]) => !after || sign * (level - Number(after.value)) >= 0)
    .sort(([a], [b]) => sign * (a - b));
  const hits: SearchPosition[] = [];
  for (const [level, count] of levels) {
    if (hits.length >= most) break;
    const key = levelKey(catalog, level);
    const page = {
      key,
      direction: order,
      most: most - hits.length,
      after: after?.value === level ? after : undefined,
    };
    const ordinals =
      found.matches.form === 'few' || count <= fewOf(catalog)
        ? ordinalsOn(catalog, few(membersOf(found, level, count)), page)
        : ordinalsOn(catalog, found.matches, page, (ordinal) => found.scores[ordinal] === level);
    hits.push(...positionsOf(catalog, ordinals, key));
  }
  return hits;
};
