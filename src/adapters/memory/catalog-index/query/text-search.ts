import {
  asksForText,
  relevanceWeights,
  searchFields,
  textQueryOf,
  type TextQuery,
} from '../../../../domain/catalog/search/search-relevance.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import { placeIn } from '../structures/ordinal-set.ts';
import { fieldOf, ordinalOf, posting } from '../structures/postings.ts';

/** Ordinals in ascending order, with their scores in the same order. */
interface Few {
  readonly form: 'few';
  readonly ordinals: Uint32Array;
  readonly scores: Uint16Array;
}

/** Scores by ordinal, 0 if the text does not match. */
interface Many {
  readonly form: 'many';
  readonly scores: Uint16Array;
}

/**
 * The tracks that match a text with their relevance, including dead ones. `highest` is an upper bound of the
 * scores.
 */
export type TextMatches = (Few | Many) & { readonly highest: number };

const whole = Uint16Array.from(searchFields, (field) => relevanceWeights[field].whole);
const prefix = Uint16Array.from(searchFields, (field) => relevanceWeights[field].prefix);

const wholeWeight = (found: number): number => whole[fieldOf(found)] ?? 0;

const listed = (most: number) => ({ ordinals: new Uint32Array(most), scores: new Uint16Array(most) });

const firstOf = ({ ordinals, scores }: ReturnType<typeof listed>, count: number): Few => ({
  form: 'few',
  ordinals: ordinals.subarray(0, count),
  scores: scores.subarray(0, count),
});

/** Returns the tracks that contain a whole word. */
const holding = (found: Uint32Array): Few => {
  const list = listed(found.length);
  for (let i = 0; i < found.length; i++) {
    list.ordinals[i] = ordinalOf(found[i] ?? 0);
    list.scores[i] = wholeWeight(found[i] ?? 0);
  }
  return firstOf(list, found.length);
};

/** Returns the tracks of a list that contain another word too. */
const alsoHolding = ({ ordinals, scores }: Few, found: Uint32Array): Few => {
  const list = listed(Math.min(ordinals.length, found.length));
  let count = 0;
  for (let i = 0, place = 0; i < ordinals.length && place < found.length; i++) {
    const ordinal = ordinals[i] ?? 0;
    place = leapTo(found, place, posting(ordinal, 0));
    const here = found[place] ?? 0;
    if (place === found.length || ordinalOf(here) !== ordinal) continue;
    list.ordinals[count] = ordinal;
    list.scores[count++] = (scores[i] ?? 0) + wholeWeight(here);
  }
  return firstOf(list, count);
};

/**
 * Returns the first place from the given one on whose value is not below `least`, by doubling and then
 * halving steps.
 */
const leapTo = (ascending: Uint32Array, from: number, least: number): number => {
  let step = 1;
  while (from + step < ascending.length && (ascending[from + step] ?? 0) < least) step *= 2;
  const start = from + (step >>> 1);
  return start + placeIn(ascending.subarray(start), Math.min(step, ascending.length - start), least);
};

/** The share of all tracks up to which sorting postings is faster than a score for each track. */
const sortedShare = 1 / 64;

type Beginnings = ReturnType<IndexedCatalog['words']['startingWith']>;

/** Returns the tracks in which a word begins with the prefix, with the best weight of such a word. */
const beginning = ({ found, whole: wholes }: Beginnings): Few => {
  // Each number is 16 times the ordinal plus the weight: after sorting, the last of each ordinal is its best.
  const packed = found.map(
    (here, i) => ordinalOf(here) * 16 + ((i < wholes ? whole : prefix)[fieldOf(here)] ?? 0),
  );
  packed.sort();
  const list = listed(packed.length);
  let count = 0;
  for (let i = 0; i < packed.length; i++) {
    const here = packed[i] ?? 0;
    if (i + 1 < packed.length && (packed[i + 1] ?? 0) >>> 4 === here >>> 4) continue;
    list.ordinals[count] = here >>> 4;
    list.scores[count++] = here & 15;
  }
  return firstOf(list, count);
};

/** Returns the same by ordinal. */
const beginningByTrack = (tracks: number, { found, whole: wholes }: Beginnings): Uint16Array => {
  const scores = new Uint16Array(tracks);
  const note = (from: number, to: number, weights: Uint16Array): void => {
    for (let i = from; i < to; i++) {
      const ordinal = ordinalOf(found[i] ?? 0);
      const weight = weights[fieldOf(found[i] ?? 0)] ?? 0;
      if (weight > (scores[ordinal] ?? 0)) scores[ordinal] = weight;
    }
  };
  note(0, wholes, whole);
  note(wholes, found.length, prefix);
  return scores;
};

/** Returns the tracks of a list that also have a score of their own. */
const alsoScored = ({ ordinals, scores }: Few, more: Uint16Array): Few => {
  const list = listed(ordinals.length);
  let count = 0;
  for (let i = 0; i < ordinals.length; i++) {
    const ordinal = ordinals[i] ?? 0;
    const score = more[ordinal] ?? 0;
    if (score === 0) continue;
    list.ordinals[count] = ordinal;
    list.scores[count++] = (scores[i] ?? 0) + score;
  }
  return firstOf(list, count);
};

const inBoth = (a: Few, b: Few): Few => {
  const list = listed(a.ordinals.length);
  let count = 0;
  for (let i = 0; i < a.ordinals.length; i++) {
    const ordinal = a.ordinals[i] ?? 0;
    const place = placeIn(b.ordinals, b.ordinals.length, ordinal);
    if (b.ordinals[place] !== ordinal) continue;
    list.ordinals[count] = ordinal;
    list.scores[count++] = (a.scores[i] ?? 0) + (b.scores[place] ?? 0);
  }
  return firstOf(list, count);
};

const search = ({ words, count }: IndexedCatalog, { whole: terms, last }: TextQuery): Few | Many => {
  const [fewest, ...others] = terms.map((term) => words.of(term)).sort((a, b) => a.length - b.length);
  const candidates = fewest && others.reduce(alsoHolding, holding(fewest));
  if (candidates?.ordinals.length === 0) return candidates;
  const begun = words.startingWith(last);
  if (begun.found.length < count * sortedShare) {
    return candidates ? inBoth(candidates, beginning(begun)) : beginning(begun);
  }
  const scores = beginningByTrack(count, begun);
  return candidates ? alsoScored(candidates, scores) : { form: 'many', scores };
};

/** Returns the text matches, or undefined if there is no text to search for. */
export const findText = (catalog: IndexedCatalog, q: string | undefined): TextMatches | undefined => {
  if (!asksForText(q)) return undefined;
  const query = textQueryOf(q);
  if (!query) return { ...firstOf(listed(0), 0), highest: 0 };
  return { ...search(catalog, query), highest: (query.whole.length + 1) * Math.max(...whole) };
};
