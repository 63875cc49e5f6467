import { fold, replaceWords } from './search-text.ts';

/** The number of edits up to which a known word corrects an unknown one: typos in short words lead anywhere. */
export const maxEdits = (word: string): number => {
  const { length } = [...word];
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

/**
 * Returns the rows of a word. More edits than `max` may be reported as infinity: only letters at most so many places apart
 * are compared, so that a long word takes no longer than a short one.
 */
export const editRows = (word: string, max = Infinity): EditRows => {
  const given = [...word];
  const rows: number[][] = [[0, ...given.map((_, i) => i + 1)]];
  const minIn: number[] = [0];
  const letters: string[] = [];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  return {
    set: (place, letter) => {
      letters[place] = letter;
      let min = place + 1;
      const row = [min];
      const last = Math.min(given.length, place + 1 + max);
      for (let column = Math.max(1, place + 1 - max); column <= last; column++) {
        const isSame = given[column - 1] === letter;
        const isSwapped =
          place > 0 && column > 1 && given[column - 1] === letters[place - 1] && given[column - 2] === letter;
        const edits = Math.min(
          at(place, column) + 1,
          (row[column - 1] ?? Infinity) + 1,
          at(place, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(place - 1, column - 2) + 1 : Infinity,
        );
        row[column] = edits;
        min = Math.min(min, edits);
      }
      rows[place + 1] = row;
      minIn[place + 1] = min;
      // A swap reaches back two letters, so that the row before counts, too.
      return place > 0 ? Math.min(min, (minIn[place] ?? Infinity) + 1) : min;
    },
    editsTo: (length) => at(length, given.length),
  };
};

/** The number of corrected texts that a search offers. */
export const maxSuggestions = 3;

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
  return Array.from({ length: Math.min(longest, maxSuggestions) }, (_, n) =>
    replaceWords(folded, (word) => {
      const words = corrections.get(word);
      return words?.[n] ?? words?.[0] ?? word;
    }),
  );
};
