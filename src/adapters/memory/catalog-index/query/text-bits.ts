import type { IndexedCatalog } from '../indexed-catalog.ts';
import { countBits, hasBit, ordinalsIn, setBit, wordsFor, type Bitmap } from '../structures/bitmap.ts';
import { combineInto } from '../structures/combined-sets.ts';
import { emptySet, setOf, type OrdinalSet } from '../structures/ordinal-set.ts';
import type { Many, Term } from './text-search.ts';

/** The tracks that have a relevance exactly, among the matches of a search. */
export interface Level {
  readonly score: number;
  readonly bitmap: Bitmap;
  readonly count: number;
}

/** A text with too many matches to list, as sets and bits, which are worked out as they are needed. */
export interface TextBits {
  /** Returns the sets that a match is in: at least one of each list, which is those of a term. */
  readonly anyOf: () => readonly (readonly OrdinalSet[])[];
  /** Returns the relevance of each of these matches. */
  readonly scoresOf: (ordinals: Uint32Array) => Uint16Array;
  /** Returns the levels of relevance in an order, each with those of the matches that have it. */
  readonly levels: (matches: Bitmap, order: 'asc' | 'desc') => Iterable<Level>;
}

interface TermBits {
  readonly sets: () => readonly OrdinalSet[];
  /** Returns the tracks that gain exactly the weight of this place in the gains. */
  readonly exactly: (place: number) => OrdinalSet;
}

/** Returns sets that contain the ordinals of all lists, and at most as many as they say: the bits of lists that have them, and one set of all others. */
const setsOf = ({ words: { lists }, count }: IndexedCatalog, numbers: readonly number[]): OrdinalSet[] => {
  const sets: OrdinalSet[] = [];
  const others: number[] = [];
  for (const list of numbers) {
    const data = lists.bitsOf(list);
    if (data) sets.push({ form: 'bitmap', data, count: lists.countOf(list) });
    else others.push(list);
  }
  const [only, ...further] = others;
  if (only !== undefined && further.length === 0) sets.push(setOf(lists.ordinalsOf(only).slice()));
  else if (only !== undefined) {
    const data = new Uint32Array(wordsFor(count));
    let most = 0;
    for (const list of others) {
      lists.includeIn(data, list);
      most += lists.countOf(list);
    }
    sets.push({ form: 'bitmap', data, count: most });
  }
  return sets;
};

const termBits = (catalog: IndexedCatalog, { occurrences, gains }: Term): TermBits => {
  let all: readonly OrdinalSet[] | undefined;
  const exact: OrdinalSet[] = [];
  return {
    sets: () => (all ??= setsOf(catalog, occurrences.byField.flat())),
    exactly: (place) => {
      while (exact.length <= place) {
        const data = new Uint32Array(wordsFor(catalog.count));
        const gaining = setsOf(catalog, gains[exact.length]?.lists ?? []);
        const count = combineInto(data, { anyOf: [gaining], noneOf: exact });
        exact.push({ form: 'bitmap', data, count });
      }
      return exact[place] ?? emptySet();
    },
  };
};

/** One gain of each term: their places, and the sum of the weights. */
interface Combination {
  readonly score: number;
  readonly places: readonly number[];
}

const combinationsOf = (terms: readonly Term[]): readonly Combination[] =>
  terms.reduce<readonly Combination[]>(
    (begun, { gains }) =>
      begun.flatMap(({ score, places }) =>
        gains.map(({ weight }, place) => ({ score: score + weight, places: [...places, place] })),
      ),
    [{ score: 0, places: [] }],
  );

/** The number of words of bits that are intersected in the time that one match takes. */
const wordsPerMatch = 10;

const addWhere = (scores: Uint16Array, ordinals: Uint32Array, { data }: OrdinalSet, weight: number): void => {
  for (let i = 0; i < ordinals.length; i++) {
    if (hasBit(data, ordinals[i] ?? 0)) scores[i] = (scores[i] ?? 0) + weight;
  }
};

/** Returns the ordinals that have a score, as bits. */
const bitsWith = (score: number, scores: Uint16Array, ordinals: Uint32Array, words: number): Bitmap => {
  const bitmap = new Uint32Array(words);
  for (let i = 0; i < ordinals.length; i++) if (scores[i] === score) setBit(bitmap, ordinals[i] ?? 0);
  return bitmap;
};

export const textBits = (catalog: IndexedCatalog, { terms }: Many): TextBits => {
  const bits = terms.map((term) => termBits(catalog, term));
  const levelCount = terms.reduce((product, { gains }) => product * gains.length, 1);
  const maxScore = terms.reduce((sum, { gains }) => sum + (gains[0]?.weight ?? 0), 0);

  const scoresOf = (ordinals: Uint32Array): Uint16Array => {
    const scores = new Uint16Array(ordinals.length);
    terms.forEach(({ gains }, i) => {
      gains.forEach(({ weight }, place) => {
        const exact = bits[i]?.exactly(place);
        if (exact) addWhere(scores, ordinals, exact, weight);
      });
    });
    return scores;
  };

  /** Intersects bits for each sum of weights. */
  function* byLevel(matches: Bitmap, order: 'asc' | 'desc'): Iterable<Level> {
    const combined = Map.groupBy(combinationsOf(terms), ({ score }) => score);
    const sign = order === 'asc' ? 1 : -1;
    const among = { form: 'bitmap', data: matches, count: 0 } as const;
    const parts: OrdinalSet[] = [];
    /** Returns the matches with all of these gains, in the nth of the parts, which are used again for each level. */
    const partOf = ({ places }: Combination, n: number): OrdinalSet => {
      const part = (parts[n] ??= {
        form: 'bitmap',
        data: new Uint32Array(wordsFor(catalog.count)),
        count: 0,
      });
      const gained = places.map((place, i) => [bits[i]?.exactly(place) ?? emptySet()]);
      part.count = combineInto(part.data, { anyOf: [[among], ...gained], noneOf: [] });
      return part;
    };
    for (const [score, combinations] of [...combined].sort(([a], [b]) => sign * (a - b))) {
      const found = combinations.map(partOf).filter(({ count }) => count > 0);
      if (found.length === 0) continue;
      const bitmap = new Uint32Array(wordsFor(catalog.count));
      yield { score, bitmap, count: combineInto(bitmap, { anyOf: [found], noneOf: [] }) };
    }
  }

  /** Works out the relevance of each match. */
  function* byScore(matches: Bitmap, count: number, order: 'asc' | 'desc'): Iterable<Level> {
    const ordinals = ordinalsIn(matches, count);
    const scores = scoresOf(ordinals);
    const counts = new Uint32Array(maxScore + 1);
    for (let i = 0; i < count; i++) {
      const score = scores[i] ?? 0;
      counts[score] = (counts[score] ?? 0) + 1;
    }
    for (let i = 0; i <= maxScore; i++) {
      const score = order === 'asc' ? i : maxScore - i;
      const own = counts[score] ?? 0;
      if (own > 0)
        yield { score, bitmap: bitsWith(score, scores, ordinals, wordsFor(catalog.count)), count: own };
    }
  }

  return {
    anyOf: () => bits.map(({ sets }) => sets()),
    scoresOf,
    levels: (matches, order) => {
      const count = countBits(matches);
      const isFasterByLevel = levelCount * wordsFor(catalog.count) <= wordsPerMatch * count;
      return isFasterByLevel ? byLevel(matches, order) : byScore(matches, count, order);
    },
  };
};
