import type { IndexedCatalog } from '../indexed-catalog.ts';
import {
  copyInto,
  countBits,
  hasBit,
  intersectInto,
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
  /** Returns the relevance of a track that matches. */
  readonly scoreOf: (ordinal: number) => number;
  /** The number of sums of weights that `levels` has to work out at most. */
  readonly levelCount: number;
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

export const textBits = (catalog: IndexedCatalog, { terms }: Many): TextBits => {
  const bits = terms.map((term) => termBits(catalog, term));
  const weights = terms.map(({ gains }) => gains.map(({ weight }) => weight));

  return {
    keepIn: (target) => {
      for (const { all } of bits) intersectInto(target, all);
    },
    includes: (ordinal) => bits.every(({ all }) => hasBit(all, ordinal)),
    scoreOf: (ordinal) => {
      let score = 0;
      for (let i = 0; i < bits.length; i++) {
        const own = weights[i] ?? [];
        for (let place = 0; place < own.length; place++) {
          const exact = bits[i]?.exactly(place);
          if (!exact || !hasBit(exact, ordinal)) continue;
          score += own[place] ?? 0;
          break;
        }
      }
      return score;
    },
    levelCount: terms.reduce((product, { gains }) => product * gains.length, 1),
    *levels(matches, order) {
      const byScore = Map.groupBy(combinationsOf(terms), ({ score }) => score);
      const sign = order === 'asc' ? 1 : -1;
      const part = new Uint32Array(wordsFor(catalog.count));
      for (const [score, combinations] of [...byScore].sort(([a], [b]) => sign * (a - b))) {
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
    },
  };
};
