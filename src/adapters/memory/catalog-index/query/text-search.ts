import {
  asksForText,
  relevanceWeights,
  searchFields,
  textQueryOf,
  type TextQuery,
} from '../../../../domain/catalog/search/search-relevance.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import { mergedRuns } from '../structures/merged-runs.ts';
import type { Occurrences } from '../structures/words/postings.ts';

/** Ordinals in ascending order, with their scores in the same order. */
export interface Few {
  readonly form: 'few';
  readonly ordinals: Uint32Array;
  readonly scores: Uint16Array;
}

/** The lists of tracks that gain a weight from a term, unless another list has them with a greater weight. */
export interface Gain {
  readonly weight: number;
  readonly lists: readonly number[];
}

/** A term of a query: where it occurs, and what tracks gain from it, the greatest weight first. */
export interface Term {
  readonly occurrences: Occurrences;
  readonly gains: readonly Gain[];
}

/** Too many tracks to list: those that match every term. */
export interface Many {
  readonly form: 'many';
  readonly terms: readonly Term[];
}

/** The tracks that match a text, with their relevance or what it is made of, including dead ones. */
export type TextMatches = Few | Many;

/** The number of postings of a term up to which lists are faster than bits. */
const maxListed = ({ count }: IndexedCatalog): number => Math.max(64, count >>> 8);

const gainsOf = (kind: 'whole' | 'prefix', { byField }: Occurrences): readonly Gain[] =>
  searchFields.map((field, i) => ({ weight: relevanceWeights[field][kind], lists: byField[i] ?? [] }));

const termOf = (occurrences: Occurrences, gains: readonly Gain[]): Term => {
  const weights = [...new Set(gains.filter(({ lists }) => lists.length > 0).map(({ weight }) => weight))];
  return {
    occurrences,
    gains: weights
      .sort((a, b) => b - a)
      .map((weight) => ({
        weight,
        lists: gains.flatMap((gain) => (gain.weight === weight ? gain.lists : [])),
      })),
  };
};

const wholeTerm = ({ words }: IndexedCatalog, word: string): Term => {
  const found = words.of(word);
  return termOf(found, gainsOf('whole', found));
};

const lastTerm = ({ words }: IndexedCatalog, word: string): Term => {
  const whole = words.of(word);
  const begun = words.startingWith(word);
  return termOf(begun, [...gainsOf('whole', whole), ...gainsOf('prefix', begun)]);
};

/** Returns the tracks of a term with their best weights. */
const listed = ({ lists }: IndexedCatalog['words'], { gains }: Term): Few => {
  // Each number is 16 times the ordinal, which has at most 28 bits, plus the weight: once sorted, the last of each ordinal is its best.
  const size = gains.reduce(
    (sum, gain) => gain.lists.reduce((all, list) => all + lists.countOf(list), sum),
    0,
  );
  const packed = new Uint32Array(size);
  const ends: number[] = [];
  let end = 0;
  for (const gain of gains) {
    for (const list of gain.lists) {
      const found = lists.ordinalsOf(list);
      for (let i = 0; i < found.length; i++) packed[end++] = (found[i] ?? 0) * 16 + gain.weight;
      ends.push(end);
    }
  }
  const sorted = mergedRuns(packed, ends);
  const ordinals = new Uint32Array(size);
  const scores = new Uint16Array(size);
  let count = 0;
  let last = -1;
  for (let i = 0; i < size; i++) {
    const here = sorted[i] ?? 0;
    const ordinal = here >>> 4;
    if (ordinal !== last) count++;
    last = ordinal;
    ordinals[count - 1] = ordinal;
    scores[count - 1] = here & 15;
  }
  return { form: 'few', ordinals: ordinals.subarray(0, count), scores: scores.subarray(0, count) };
};

/** Returns the candidates that match another term too, with both scores added. */
const alsoMatching = (
  { words: { lists } }: IndexedCatalog,
  { ordinals, scores }: Few,
  { gains }: Term,
): Few => {
  const weights = new Uint16Array(ordinals.length);
  for (const { weight, lists: gaining } of gains) {
    const note = (place: number): void => {
      weights[place] ||= weight;
    };
    for (const list of gaining) lists.eachShared(list, ordinals, note);
  }
  const isKept = (_: number, i: number): boolean => (weights[i] ?? 0) > 0;
  return {
    form: 'few',
    ordinals: ordinals.filter(isKept),
    scores: scores.map((score, i) => score + (weights[i] ?? 0)).filter(isKept),
  };
};

const nothing: Few = { form: 'few', ordinals: new Uint32Array(0), scores: new Uint16Array(0) };

const search = (catalog: IndexedCatalog, { whole, last }: TextQuery): TextMatches => {
  const terms = [...whole.map((word) => wholeTerm(catalog, word)), lastTerm(catalog, last)];
  const [min, ...others] = terms.sort((a, b) => a.occurrences.count - b.occurrences.count);
  if (!min || min.occurrences.count === 0) return nothing;
  if (min.occurrences.count > maxListed(catalog)) return { form: 'many', terms };
  return others.reduce((found, term) => alsoMatching(catalog, found, term), listed(catalog.words, min));
};

/** Returns the text matches, or undefined if there is no text to search for. */
export const findText = (catalog: IndexedCatalog, q: string | undefined): TextMatches | undefined => {
  if (!asksForText(q)) return undefined;
  const query = textQueryOf(q);
  return query ? search(catalog, query) : nothing;
};
