import { withRoom } from './columns.ts';

/**
 * Lists of a few ordinals for many keys: each link refers to the one before, so that a key needs no array.
 */
export interface Chains<Key> {
  readonly add: (key: Key, ordinal: number) => void;
  /** Returns the ordinals of a key, ascending if they were added so. */
  readonly of: (key: Key) => Uint32Array;
}

export const chains = <Key>(): Chains<Key> => {
  /** The last link of each key; links are counted from 1. */
  const last = new Map<Key, number>();
  let ordinals = new Uint32Array(0);
  let before = new Uint32Array(0);
  let links = 0;

  return {
    add: (key, ordinal) => {
      links++;
      ordinals = withRoom(Uint32Array, ordinals, links + 1);
      before = withRoom(Uint32Array, before, links + 1);
      ordinals[links] = ordinal;
      before[links] = last.get(key) ?? 0;
      last.set(key, links);
    },
    of: (key) => {
      const found: number[] = [];
      for (let link = last.get(key) ?? 0; link > 0; link = before[link] ?? 0) found.push(ordinals[link] ?? 0);
      return Uint32Array.from(found.reverse());
    },
  };
};
