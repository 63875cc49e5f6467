import { textQueryOf } from '../../../../domain/catalog/search/search-relevance.ts';
import { correctedTexts, editRows, mostEdits } from '../../../../domain/catalog/search/spelling.ts';
import type { IndexedCatalog } from '../indexed-catalog.ts';
import type { Postings } from '../structures/words/postings.ts';

/** The number of known words that one search compares with its unknown ones. */
const mostCompared = 20_000;

interface Budget {
  left: number;
}

/** Returns the known words within the edits that correct a word, the fewest edits first, then the most frequent. */
const correctionsOf = ({ vocabulary, of }: Postings, given: string, budget: Budget): readonly string[] => {
  const most = mostEdits(given);
  if (most === 0) return [];
  const rows = editRows(given, most);
  const found: { readonly word: string; readonly edits: number; readonly tracks: number }[] = [];
  let set: readonly string[] = [];
  for (let place = 0; place < vocabulary.count() && budget.left > 0; budget.left--) {
    const word = vocabulary.at(place);
    const letters = [...word];
    let depth = 0;
    while (depth < set.length && set[depth] === letters[depth]) depth++;
    let fewest = 0;
    while (depth < letters.length && fewest <= most) {
      fewest = rows.set(depth, letters[depth] ?? '');
      depth++;
    }
    set = letters.slice(0, depth);
    if (fewest > most) {
      place = vocabulary.behind(set.join(''), place);
      continue;
    }
    const edits = rows.editsTo(letters.length);
    const tracks = edits <= most ? of(word).count : 0;
    // Words of titles that are only symbols occur in no track as words.
    if (tracks > 0) found.push({ word, edits, tracks });
    place++;
  }
  return found
    .toSorted((one, other) => one.edits - other.edits || other.tracks - one.tracks)
    .map(({ word }) => word);
};

/**
 * Returns corrected texts for a search that found nothing because a word of it is unknown: those with which it finds
 * something, as `finds` says. Returns none if every word is known.
 */
export const suggestionsFor = (
  { words }: IndexedCatalog,
  q: string,
  finds: (corrected: string) => boolean,
): readonly string[] => {
  const query = textQueryOf(q);
  if (!query) return [];
  const unknown = new Set(query.whole.filter((word) => words.of(word).count === 0));
  if (words.startingWith(query.last).count === 0) unknown.add(query.last);
  const budget = { left: mostCompared };
  const corrections = new Map([...unknown].map((word) => [word, correctionsOf(words, word, budget)]));
  return correctedTexts(q, corrections).filter(finds);
};
