import { encoded } from '../columns/text-column.ts';
import { lengthOf, startOf } from '../columns/spans.ts';
import { numberLists, type NumberListsState } from '../number-lists.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * One text for each ordinal, kept as the numbers of its words: a third of the memory of the text. Texts compare as strings do in
 * UTF-16.
 */
export interface Phrases {
  /** Adds the text of the next ordinal, from 0 on. */
  readonly append: (text: string) => void;
  readonly at: (ordinal: number) => string;
  /** Compares the texts of two ordinals; negative if the text of `a` is first. */
  readonly compare: (a: number, b: number) => number;
  /** Compares texts with a given one; negative if the text of the ordinal is first. */
  readonly comparedWith: (text: string) => (ordinal: number) => number;
  readonly state: NumberListsState;
}

/** Separates words, which are compared up to it. */
const space = ' ';
const spaceByte = 0x20;
/** Orders the end of a text before any byte. */
const end = -1;

interface Word {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly length: number;
}

/** Compares two words of texts, each with the space behind it if more words follow. */
const compareWords = (a: Word, isLastOfA: boolean, b: Word, isLastOfB: boolean): number => {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const difference = (a.bytes[a.start + i] ?? 0) - (b.bytes[b.start + i] ?? 0);
    if (difference !== 0) return difference;
  }
  const behindA = isLastOfA ? end : spaceByte;
  const behindB = isLastOfB ? end : spaceByte;
  return (
    (shared < a.length ? (a.bytes[a.start + shared] ?? 0) : behindA) -
    (shared < b.length ? (b.bytes[b.start + shared] ?? 0) : behindB)
  );
};

export const phrases = (words: Vocabulary, saved?: NumberListsState): Phrases => {
  const lists = numberLists(saved);
  const { texts } = words;

  const wordOf = (number: number): Word => ({
    bytes: texts.bytes,
    start: startOf(texts.spans, number),
    length: lengthOf(texts.spans, number),
  });

  return {
    append: (text) => {
      lists.append(text.split(space).map(words.numberOf));
    },
    at: (ordinal) => lists.of(ordinal).map(words.textOf).join(space),
    compare: (a, b) => {
      const [ofA, ofB] = [lists.of(a), lists.of(b)];
      const shared = Math.min(ofA.length, ofB.length);
      for (let i = 0; i < shared; i++) {
        const [x = 0, y = 0] = [ofA[i], ofB[i]];
        if (x === y) continue;
        return compareWords(wordOf(x), i === ofA.length - 1, wordOf(y), i === ofB.length - 1);
      }
      return ofA.length - ofB.length;
    },
    comparedWith: (text) => {
      const given = text.split(space).map(encoded);
      return (ordinal) => {
        const numbers = lists.of(ordinal);
        for (let i = 0; i < numbers.length; i++) {
          const bytes = given[i] ?? new Uint8Array(0);
          const difference = compareWords(
            wordOf(numbers[i] ?? 0),
            i === numbers.length - 1,
            { bytes, start: 0, length: bytes.length },
            i === given.length - 1,
          );
          if (difference !== 0) return difference;
        }
        return 0;
      };
    },
    state: lists.state,
  };
};
