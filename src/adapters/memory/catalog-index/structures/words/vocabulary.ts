import {
  appendText,
  comparedWith,
  compareTexts,
  startingWith,
  textAt,
  textColumn,
  type TextColumn,
} from '../columns/text-column.ts';
import { ordinalAt, ordinalsBetween, type OrdinalList } from '../ordinal-list.ts';
import { firstPlace, sortedOrdinals } from '../sorted-ordinals.ts';
import { textTable, type TextTableState } from './text-table.ts';

/** Words by number and in order, including those of dead tracks and those that occur only in sort keys. */
export interface Vocabulary {
  readonly count: () => number;
  /** The words by their numbers. */
  readonly texts: TextColumn;
  readonly textOf: (number: number) => string;
  readonly find: (word: string) => number | undefined;
  /** Returns the number of a word, and adds the word if it is new. */
  readonly numberOf: (word: string) => number;
  /** Returns the word at a place of the order. */
  readonly at: (place: number) => string;
  /** Returns the first place whose word is not before a text. */
  readonly placeOf: (text: string) => number;
  /** Returns the first place behind the words with a prefix; the word at `from` has it. */
  readonly behind: (prefix: string, from: number) => number;
  /** Returns the numbers of the words from one place to another. */
  readonly between: (from: number, to: number) => Uint32Array;
  readonly state: () => VocabularyState;
}

export interface VocabularyState {
  readonly texts: TextColumn;
  readonly table: TextTableState;
  readonly order: OrdinalList;
}

export const vocabulary = (saved?: VocabularyState): Vocabulary => {
  const texts = saved?.texts ?? textColumn();
  const table = textTable(texts, saved?.table);
  const inOrder = sortedOrdinals((a, b) => compareTexts(texts, a, b), 500, saved?.order);

  return {
    count: () => texts.spans.count,
    texts,
    textOf: (number) => textAt(texts, number),
    find: table.find,
    numberOf: (word) => {
      const known = table.find(word);
      if (known !== undefined) return known;
      const number = texts.spans.count;
      appendText(texts, word);
      table.put(word, number);
      inOrder.add(number);
      return number;
    },
    at: (place) => textAt(texts, ordinalAt(inOrder.all(), place)),
    placeOf: (text) => {
      const compare = comparedWith(texts, text);
      return firstPlace(inOrder.all(), (number) => compare(number) >= 0);
    },
    behind: (prefix, from) => {
      const begins = startingWith(texts, prefix);
      return firstPlace(inOrder.all(), (number) => !begins(number), from);
    },
    between: (from, to) => ordinalsBetween(inOrder.all(), from, to),
    state: () => ({ texts, table: table.state, order: inOrder.all() }),
  };
};
