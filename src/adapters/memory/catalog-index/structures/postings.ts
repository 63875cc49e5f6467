import { withRoom } from './columns.ts';
import { firstPlace, sortedOrdinals } from './sorted-ordinals.ts';

/** Returns an ordinal and the field with the greatest weight in which it contains a word, as one number. */
export const posting = (ordinal: number, field: number): number => ordinal * 4 + field;
export const ordinalOf = (found: number): number => found >>> 2;
export const fieldOf = (found: number): number => found & 3;

/** The tracks that contain each word. */
export interface Postings {
  /** Adds a word of an ordinal; ordinals ascend, each once for a word. */
  readonly add: (word: string, ordinal: number, field: number) => void;
  /** Returns the postings of a word in ascending order. */
  readonly of: (word: string) => Uint32Array;
  /**
   * Returns the postings of all words with a prefix, one word after the other; the first `whole` are those of
   * the prefix as a word.
   */
  readonly startingWith: (beginning: string) => { readonly found: Uint32Array; readonly whole: number };
}

const none = new Uint32Array(0);

export const postings = (): Postings => {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  const counts: number[] = [];
  /** Most words of a catalog occur in one track: such a posting needs no array. */
  const lists: (number | Uint32Array)[] = [];
  const inOrder = sortedOrdinals((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));

  const at = (number: number): Uint32Array => {
    const list = lists[number];
    return typeof list === 'object'
      ? list.subarray(0, counts[number])
      : list === undefined
        ? none
        : Uint32Array.of(list);
  };

  /** Copies a word's postings to a place and returns their end. */
  const copyTo = (target: Uint32Array, start: number, number: number): number => {
    const list = lists[number] ?? none;
    const count = counts[number] ?? 0;
    if (typeof list === 'number') target[start] = list;
    // A call of `set` costs as much as a loop over a hundred elements.
    else if (count > 100) target.set(list.subarray(0, count), start);
    else for (let i = 0; i < count; i++) target[start + i] = list[i] ?? 0;
    return start + count;
  };

  const begin = (word: string, first: number): void => {
    const number = words.length;
    words.push(word);
    counts.push(1);
    lists.push(first);
    numbers.set(word, number);
    inOrder.add(number);
  };

  return {
    add: (word, ordinal, field) => {
      const number = numbers.get(word);
      if (number === undefined) {
        begin(word, posting(ordinal, field));
        return;
      }
      const count = counts[number] ?? 0;
      const before = lists[number] ?? none;
      const list = withRoom(
        Uint32Array,
        typeof before === 'object' ? before : Uint32Array.of(before),
        count + 1,
      );
      list[count] = posting(ordinal, field);
      lists[number] = list;
      counts[number] = count + 1;
    },
    of: (word) => {
      const number = numbers.get(word);
      return number === undefined ? none : at(number);
    },
    startingWith: (beginning) => {
      const sorted = inOrder.all();
      const from = firstPlace(sorted, (number) => (words[number] ?? '') >= beginning);
      const to = firstPlace(sorted, (number) => !(words[number] ?? '').startsWith(beginning), from);
      let size = 0;
      for (let i = from; i < to; i++) size += counts[sorted[i] ?? 0] ?? 0;
      const found = new Uint32Array(size);
      for (let i = from, end = 0; i < to; i++) end = copyTo(found, end, sorted[i] ?? 0);
      const own = numbers.get(beginning);
      return { found, whole: own === undefined ? 0 : (counts[own] ?? 0) };
    },
  };
};
