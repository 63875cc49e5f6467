import { countBits, ordinalsIn, subtractFrom, uniteInto, wordsFor } from '../bitmap.ts';
import { gapLists, type GapLists, type GapListsState } from './gap-lists.ts';
import { withCapacity } from '../columns/capacity.ts';
import { vocabulary, type Vocabulary, type VocabularyState } from './vocabulary.ts';

/** The number of fields in which a word can occur. */
export const fieldCount = 4;

/** The lists of tracks that have a word, or a word with a prefix, in each field; together they contain `count`. */
export interface Occurrences {
  readonly count: number;
  readonly byField: readonly (readonly number[])[];
}

/** The tracks that contain each word. */
export interface Postings {
  readonly lists: GapLists;
  /**
   * Adds the words of the next ordinal, each with the field of the greatest weight that contains it, the
   * words of the first field first.
   */
  readonly add: (words: ReadonlyMap<string, number>, ordinal: number) => void;
  /** Returns where a word occurs; each track is in one list. */
  readonly of: (word: string) => Occurrences;
  /** Returns where words with a prefix occur; a track can be in several lists. */
  readonly startingWith: (prefix: string) => Occurrences;
  readonly vocabulary: Vocabulary;
  readonly state: () => PostingsState;
}

/** The number of a list + 1 for each key and field, or 0. */
interface FieldLists {
  numbers: Uint32Array;
}

export interface PostingsState {
  readonly lists: GapListsState;
  readonly words: VocabularyState;
  readonly ofWords: FieldLists;
  /** The prefixes that have lists of their own. */
  readonly prefixes: Map<string, number>;
  readonly ofPrefixes: FieldLists;
  /** The number of postings of the other short prefixes. */
  readonly counts: Map<string, number>;
}

/**
 * The lengths of prefixes that have lists of their own once many tracks contain them. A single letter has the lists of the prefixes
 * of two letters.
 */
const [shortestPrefix, longestPrefix] = [2, 3];
/** A prefix gets its own lists when it has this many postings, and more than one for this many tracks. */
const minOfPrefix = 256;
const tracksPerPosting = 32;

const nowhere: Occurrences = { count: 0, byField: Array.from({ length: fieldCount }, () => []) };

/** Lists for numbered keys, one for each field in which the key occurs. */
const fieldLists = (lists: GapLists, state: FieldLists) => {
  return {
    state,
    append: (key: number, field: number, ordinal: number): void => {
      const place = key * fieldCount + field;
      const numbers = withCapacity(Uint32Array, state.numbers, (key + 1) * fieldCount);
      state.numbers = numbers;
      numbers[place] ||= lists.begin() + 1;
      lists.append((numbers[place] ?? 1) - 1, ordinal);
    },
    listOf: (key: number, field: number): number | undefined => {
      const number = state.numbers[key * fieldCount + field] ?? 0;
      return number === 0 ? undefined : number - 1;
    },
  };
};

export const postings = (saved?: PostingsState): Postings => {
  const lists = gapLists(saved?.lists);
  const words = vocabulary(saved?.words);
  const ofWords = fieldLists(lists, saved?.ofWords ?? { numbers: new Uint32Array(0) });
  const prefixes = saved?.prefixes ?? new Map<string, number>();
  const ofPrefixes = fieldLists(lists, saved?.ofPrefixes ?? { numbers: new Uint32Array(0) });
  const counts = saved?.counts ?? new Map<string, number>();

  const occurrencesOf = (keys: Iterable<number>, { listOf }: ReturnType<typeof fieldLists>): Occurrences => {
    const byField: number[][] = Array.from({ length: fieldCount }, () => []);
    let count = 0;
    for (const key of keys) {
      for (let field = 0; field < fieldCount; field++) {
        const list = listOf(key, field);
        if (list === undefined) continue;
        byField[field]?.push(list);
        count += lists.countOf(list);
      }
    }
    return { count, byField };
  };

  const unitedUnder = (prefix: string): Occurrences => {
    const from = words.placeOf(prefix);
    return occurrencesOf(words.between(from, words.behind(prefix, from)), ofWords);
  };

  const underPrefix = (prefix: string): Occurrences => {
    const prepared = prefixes.get(prefix);
    return prepared === undefined ? unitedUnder(prefix) : occurrencesOf([prepared], ofPrefixes);
  };

  const underLetter = (letter: string): Occurrences => {
    const found: Occurrences[] = [];
    let place = words.placeOf(letter);
    for (const end = words.behind(letter, place); place < end;) {
      const prefix = words.at(place).slice(0, shortestPrefix);
      found.push(
        prefix === letter ? occurrencesOf(words.between(place, place + 1), ofWords) : underPrefix(prefix),
      );
      place = prefix === letter ? place + 1 : words.behind(prefix, place);
    }
    return {
      count: found.reduce((sum, { count }) => sum + count, 0),
      byField: nowhere.byField.map((_, field) => found.flatMap(({ byField }) => byField[field] ?? [])),
    };
  };

  /** Gives a prefix lists of its own, in which each track is once, with its field of the greatest weight. */
  const prepare = (prefix: string, last: number): void => {
    const number = prefixes.size;
    const length = wordsFor(last + 1);
    const seen = new Uint32Array(length);
    unitedUnder(prefix).byField.forEach((given, field) => {
      const found = new Uint32Array(length);
      for (const list of given) lists.includeIn(found, list);
      subtractFrom(found, seen);
      uniteInto(seen, found);
      for (const ordinal of ordinalsIn(found, countBits(found))) ofPrefixes.append(number, field, ordinal);
    });
    prefixes.set(prefix, number);
    counts.delete(prefix);
  };

  const addPrefix = (prefix: string, field: number, ordinal: number): void => {
    const prepared = prefixes.get(prefix);
    if (prepared !== undefined) {
      ofPrefixes.append(prepared, field, ordinal);
      return;
    }
    const count = (counts.get(prefix) ?? 0) + 1;
    counts.set(prefix, count);
    if (count >= minOfPrefix && count * tracksPerPosting > ordinal) prepare(prefix, ordinal);
  };

  return {
    lists,
    add: (given, ordinal) => {
      for (const [word, field] of given) ofWords.append(words.numberOf(word), field, ordinal);
      const seen = new Set<string>();
      for (const [word, field] of given) {
        for (let length = shortestPrefix; length <= Math.min(longestPrefix, word.length); length++) {
          const prefix = word.slice(0, length);
          if (seen.has(prefix)) continue;
          seen.add(prefix);
          addPrefix(prefix, field, ordinal);
        }
      }
    },
    of: (word) => {
      const number = words.find(word);
      return number === undefined ? nowhere : occurrencesOf([number], ofWords);
    },
    startingWith: (prefix) => (prefix.length < shortestPrefix ? underLetter(prefix) : underPrefix(prefix)),
    vocabulary: words,
    state: () => ({
      lists: lists.state,
      words: words.state(),
      ofWords: ofWords.state,
      prefixes,
      ofPrefixes: ofPrefixes.state,
      counts,
    }),
  };
};
