import { fold, replaceWords } from './search-text.ts';

/** The length of the longest word that is corrected, in letters: comparing takes time in proportion to the length. */
const longestCorrected = 24;

/** The number of edits up to which a known word corrects an unknown one: typos in short words lead anywhere. */
export const mostEdits = (word: string): number => {
  const { length } = [...word];
  if (length > longestCorrected) return 0;
  return length >= 8 ? 2 : length >= 4 ? 1 : 0;
};

/**
 * Computes the number of edits (a letter inserted, removed or replaced, or two neighbors swapped) between a word and each of
 * many words, letter by letter, so that words with the same beginning share the work.
 */
export interface EditRows {
  /**
   * Sets the letter at a place of the other word; the letters before must be set. Returns the fewest edits of any word
   * that begins this way.
   */
  readonly set: (place: number, letter: string) => number;
  /** Returns the edits to the other word of this length, whose letters are set. */
  readonly editsTo: (length: number) => number;
}

export const editRows = (word: string): EditRows => {
  const given = [...word];
  const first = [0, ...given.map((_, i) => i + 1)];
  const rows: number[][] = [first];
  const letters: string[] = [];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  return {
    set: (place, letter) => {
      letters[place] = letter;
      const row = [place + 1];
      for (let column = 1; column <= given.length; column++) {
        const isSame = given[column - 1] === letter;
        const isSwapped =
          place > 0 && column > 1 && given[column - 1] === letters[place - 1] && given[column - 2] === letter;
        row[column] = Math.min(
          at(place, column) + 1,
          (row[column - 1] ?? Infinity) + 1,
          at(place, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(place - 1, column - 2) + 1 : Infinity,
        );
      }
      rows[place + 1] = row;
      // A swap reaches back two letters, so that the row before counts, too.
      return Math.min(...row, ...(place > 0 ? (rows[place] ?? []) : []).map((edits) => edits + 1));
    },
    editsTo: (length) => at(length, given.length),
  };
};

/** The number of corrected texts that a search offers. */
export const mostSuggestions = 3;

/** The known words that correct each unknown one, the most frequent first. */
export type Corrections = ReadonlyMap<string, readonly string[]>;

/**
 * Returns a text with its unknown words corrected, the most likely first; none if one of them has no correction. Text
 * between the words stays, folded.
 */
export const correctedTexts = (q: string, corrections: Corrections): readonly string[] => {
  const lists = [...corrections.values()];
  if (lists.length === 0 || lists.some((words) => words.length === 0)) return [];
  const longest = Math.max(...lists.map(({ length }) => length));
  const folded = fold(q).trim();
  return Array.from({ length: Math.min(longest, mostSuggestions) }, (_, n) =>
    replaceWords(folded, (word) => {
      const words = corrections.get(word);
      return words?.[n] ?? words?.[0] ?? word;
    }),
  );
};
