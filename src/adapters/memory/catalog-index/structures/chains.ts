import { withRoom } from './columns.ts';

/** For many keys a few ordinals each: every link knows the one before it, so that a key costs no array of its own. */
export interface Chains<Key> {
  readonly add: (key: Key, ordinal: number) => void;
  /** Ascending, where they came so. */
  readonly of: (key: Key) => Uint32Array;
}

export const chains = <Key>(): Chains<Key> => {
  /** By key its last link; links count from 1. */
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
