import type { IndexedCatalog } from '../indexed-catalog.ts';
import {
  copyInto,
  countBits,
  hasBit,
  intersectInto,
  ordinalsIn,
  setBit,
  subtractFrom,
  uniteInto,
  wordsFor,
  type Bitmap,
} from '../structures/bitmap.ts';
import type { Many, Term } from './text-search.ts';

/** The tracks that have a relevance exactly, among the matches of a search. */
export interface Level {
  readonly score: number;
  readonly bitmap: Bitmap;
  readonly count: number;
}

/** A text with too many matches to list, as bits, which are worked out as they are needed. */
export interface TextBits {
  /** Keeps the tracks that match the text. */
  readonly keepIn: (target: Bitmap) => void;
  readonly includes: (ordinal: number) => boolean;
  /** Returns the relevance of each of these matches. */
  readonly scoresOf: (ordinals: Uint32Array) => Uint16Array;
  /** Returns the levels of relevance in an order, each with those of the matches that have it. */
  readonly levels: (matches: Bitmap, order: 'asc' | 'desc') => Iterable<Level>;
}

interface TermBits {
  readonly all: Bitmap;
  /** Returns the tracks that gain exactly the weight of this place in the gains. */
  readonly exactly: (place: number) => Bitmap;
}

const termBits = ({ words, count }: IndexedCatalog, { occurrences, gains }: Term): TermBits => {
  const empty = (): Bitmap => new Uint32Array(wordsFor(count));
  const all = empty();
  for (const list of occurrences.byField.flat()) words.lists.includeIn(all, list);
  const seen = empty();
  const exact: Bitmap[] = [];
  const exactly = (place: number): Bitmap => {
    while (exact.length <= place) {
      const bitmap = empty();
      for (const list of gains[exact.length]?.lists ?? []) words.lists.includeIn(bitmap, list);
      if (exact.length > 0) subtractFrom(bitmap, seen);
      uniteInto(seen, bitmap);
      exact.push(bitmap);
    }
    return exact[place] ?? empty();
  };
  return { all, exactly };
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

const addWhere = (scores: Uint16Array, ordinals: Uint32Array, bitmap: Bitmap, weight: number): void => {
  for (let i = 0; i < ordinals.length; i++) {
    if (hasBit(bitmap, ordinals[i] ?? 0)) scores[i] = (scores[i] ?? 0) + weight;
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
    const part = new Uint32Array(wordsFor(catalog.count));
    for (const [score, combinations] of [...combined].sort(([a], [b]) => sign * (a - b))) {
      const bitmap = new Uint32Array(part.length);
      for (const { places } of combinations) {
        copyInto(part, matches);
        places.forEach((place, i) => {
          const exact = bits[i]?.exactly(place);
          if (exact) intersectInto(part, exact);
        });
        uniteInto(bitmap, part);
      }
      const count = countBits(bitmap);
      if (count > 0) yield { score, bitmap, count };
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
    keepIn: (target) => {
      for (const { all } of bits) intersectInto(target, all);
    },
    includes: (ordinal) => bits.every(({ all }) => hasBit(all, ordinal)),
    scoresOf,
    levels: (matches, order) => {
      const count = countBits(matches);
      const isFasterByLevel = levelCount * wordsFor(catalog.count) <= wordsPerMatch * count;
      return isFasterByLevel ? byLevel(matches, order) : byScore(matches, count, order);
    },
  };
};
