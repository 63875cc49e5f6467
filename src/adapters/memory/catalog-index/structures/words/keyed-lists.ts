import { withCapacity } from '../columns/capacity.ts';
import { appendText, textColumn, type TextColumn } from '../columns/text-column.ts';
import type { GapLists } from './gap-lists.ts';
import { textTable, type TextTableState } from './text-table.ts';

/** Lists of ordinals for many keys. */
export interface KeyedLists {
  /** Adds an ordinal that is greater than all ordinals of the key. */
  readonly add: (key: string, ordinal: number) => void;
  /** Returns the ordinals of a key, ascending. */
  readonly of: (key: string) => Uint32Array;
  readonly state: KeyedListsState;
}

export interface KeyedListsState {
  readonly keys: TextColumn;
  readonly table: TextTableState;
  /** The number of each key's list. */
  numbers: Uint32Array;
}

export const keyedLists = (lists: GapLists, saved?: KeyedListsState): KeyedLists => {
  const keys = saved?.keys ?? textColumn();
  const table = textTable(keys, saved?.table);
  const state = saved ?? { keys, table: table.state, numbers: new Uint32Array(0) };

  const begin = (key: string): number => {
    const { count } = keys.spans;
    appendText(keys, key);
    table.put(key, count);
    state.numbers = withCapacity(Uint32Array, state.numbers, count + 1);
    const list = lists.begin();
    state.numbers[count] = list;
    return list;
  };
  const listOf = (key: string): number | undefined => {
    const number = table.find(key);
    return number === undefined ? undefined : state.numbers[number];
  };

  return {
    add: (key, ordinal) => {
      lists.append(listOf(key) ?? begin(key), ordinal);
    },
    of: (key) => {
      const list = listOf(key);
      return list === undefined ? new Uint32Array(0) : lists.ordinalsOf(list).slice();
    },
    state,
  };
};
