import { setImmediate as nextTurn } from 'node:timers/promises';
import { textQueryOf } from '../../../../domain/catalog/search/search-relevance.ts';
import { correctedTexts, editRows, maxEdits } from '../../../../domain/catalog/search/spelling.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import type { Postings } from '../structures/words/postings.ts';

/** The number of known words that one search compares with its unknown ones. */
const maxCompared = 20_000;
/** The number of words that are compared between two turns of the event loop: one or two milliseconds. */
const perTurn = 500;

/** Resolves in a later turn of the event loop. */
export type Pause = () => Promise<unknown>;

interface Budget {
  left: number;
}

/** A known word within the edits that correct another one. */
interface Correction {
  readonly word: string;
  readonly edits: number;
  readonly tracks: number;
}

/** Returns how a known word corrects the given one, or the letters with which no word begins that does. Words that are compared one after another share the work of their common beginning. */
const comparing = (given: string, max: number) => {
  const rows = editRows(given, max);
  let set: readonly string[] = [];
  return (word: string): { readonly edits: number } | { readonly hopeless: string } => {
    const letters = [...word];
    let depth = 0;
    while (depth < set.length && set[depth] === letters[depth]) depth++;
    let min = 0;
    while (depth < letters.length && min <= max) {
      min = rows.set(depth, letters[depth] ?? '');
      depth++;
    }
    set = letters.slice(0, depth);
    return min > max ? { hopeless: set.join('') } : { edits: rows.editsTo(letters.length) };
  };
};

/**
 * Returns the known words within the edits that correct a word, the fewest edits first, then the most frequent. Words with the
 * same first letter are compared before all others, because few typos are in the first letter.
 */
const correctionsOf = async (
  { vocabulary, of }: Postings,
  given: string,
  budget: Budget,
  pause: Pause,
): Promise<readonly string[]> => {
  const max = maxEdits(given);
  if (max === 0) return [];
  const [first = ''] = given;
  const compare = comparing(given, max);
  const found: Correction[] = [];
  for (const isSameFirst of [true, false]) {
    let place = isSameFirst ? vocabulary.placeOf(first) : 0;
    while (place < vocabulary.count() && budget.left > 0) {
      const word = vocabulary.at(place);
      if (word.startsWith(first) !== isSameFirst) {
        if (isSameFirst) break;
        place = vocabulary.behind(first, place);
        continue;
      }
      const compared = compare(word);
      if ('edits' in compared) {
        const tracks = compared.edits <= max ? of(word).count : 0;
        // Words of titles that are only symbols occur in no track as words.
        if (tracks > 0) found.push({ word, edits: compared.edits, tracks });
      }
      if (--budget.left % perTurn === 0) {
        await pause();
        // Words that were added meanwhile moved the others.
        place = vocabulary.placeOf(word);
      }
      place = 'edits' in compared ? place + 1 : vocabulary.behind(compared.hopeless, place);
    }
  }
  return found
    .toSorted((one, other) => one.edits - other.edits || other.tracks - one.tracks)
    .map(({ word }) => word);
};

/**
 * Returns corrected texts for a search that found nothing because a word of it is unknown: those with which it finds
 * something, as `finds` says. Returns none if every word is known. Pauses, so that other requests wait for one or two milliseconds
 * or one search at most.
 */
export const suggestionsFor = async (
  { words }: IndexedCatalog,
  q: string,
  finds: (corrected: string) => boolean,
  pause: Pause = nextTurn,
): Promise<readonly string[]> => {
  const query = textQueryOf(q);
  if (!query) return [];
  const unknown = new Set(query.whole.filter((word) => words.of(word).count === 0));
  if (words.startingWith(query.last).count === 0) unknown.add(query.last);
  const budget = { left: maxCompared };
  const corrections = new Map<string, readonly string[]>();
  for (const word of unknown) corrections.set(word, await correctionsOf(words, word, budget, pause));
  const suggestions: string[] = [];
  for (const text of correctedTexts(q, corrections)) {
    await pause();
    if (finds(text)) suggestions.push(text);
  }
  return suggestions;
};
