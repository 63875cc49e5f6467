import { withRoom } from './columns/room.ts';
import { appendText, textColumn, type TextColumn } from './columns/text-column.ts';
import { textTable, type TextTableState } from './text-table.ts';

/**
 * Lists of a few ordinals for many keys: each link refers to the one before, so that a key needs no array.
 */
export interface Chains {
  readonly add: (key: string, ordinal: number) => void;
  /** Returns the ordinals of a key, ascending if they were added so. */
  readonly of: (key: string) => Uint32Array;
  readonly state: () => ChainsState;
}

export interface ChainsState {
  readonly keys: TextColumn;
  readonly table: TextTableState;
  /** The last link of each key; links are counted from 1. */
  last: Uint32Array;
  ordinals: Uint32Array;
  /** The link before each link, or 0. */
  before: Uint32Array;
  links: number;
}

export const chains = (saved?: ChainsState): Chains => {
  const keys = saved?.keys ?? textColumn();
  const table = textTable(keys, saved?.table);
  const empty = { last: new Uint32Array(0), ordinals: new Uint32Array(0), before: new Uint32Array(0) };
  const state: ChainsState = saved ?? { keys, table: table.state, ...empty, links: 0 };

  const numberOf = (key: string): number => {
    const known = table.find(key);
    if (known !== undefined) return known;
    appendText(keys, key);
    const { count } = keys.spans;
    table.put(key, count - 1);
    state.last = withRoom(Uint32Array, state.last, count);
    return count - 1;
  };

  return {
    add: (key, ordinal) => {
      const number = numberOf(key);
      const link = ++state.links;
      state.ordinals = withRoom(Uint32Array, state.ordinals, link + 1);
      state.before = withRoom(Uint32Array, state.before, link + 1);
      state.ordinals[link] = ordinal;
      state.before[link] = state.last[number] ?? 0;
      state.last[number] = link;
    },
    of: (key) => {
      const number = table.find(key);
      const found: number[] = [];
      for (
        let link = number === undefined ? 0 : (state.last[number] ?? 0);
        link > 0;
        link = state.before[link] ?? 0
      )
        found.push(state.ordinals[link] ?? 0);
      return Uint32Array.from(found.reverse());
    },
    state: () => state,
  };
};
