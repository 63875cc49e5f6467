import { withCapacity } from '../columns/capacity.ts';
import { comparedWith, type TextColumn } from '../columns/text-column.ts';

/**
 * Finds the latest ordinal of a text in its column: open addressing with half of the slots empty, a quarter
 * of the memory of a Map.
 */
export interface TextTable {
  readonly find: (text: string) => number | undefined;
  /** Sets the ordinal of a text, which the column contains at the ordinal, in place of an earlier one. */
  readonly put: (text: string, ordinal: number) => void;
  readonly state: TextTableState;
}

export interface TextTableState {
  /** Each slot contains an ordinal + 1; 0 is a free slot. */
  slots: Uint32Array;
  hashes: Uint32Array;
  used: number;
}

const noTextTable = (): TextTableState => ({
  slots: new Uint32Array(1024),
  hashes: new Uint32Array(0),
  used: 0,
});

/** FNV-1a. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

export const textTable = (column: TextColumn, state = noTextTable()): TextTable => {
  /** Returns the slot of a text, or the free slot for it. */
  const slotOf = (text: string, hash: number): number => {
    const { slots, hashes } = state;
    const compare = comparedWith(column, text);
    let slot = hash & (slots.length - 1);
    for (;;) {
      const held = slots[slot] ?? 0;
      if (held === 0 || (hashes[held - 1] === hash && compare(held - 1) === 0)) return slot;
      slot = (slot + 1) & (slots.length - 1);
    }
  };

  const spread = (): void => {
    const { slots: before, hashes } = state;
    const slots = new Uint32Array(before.length * 2);
    for (const held of before) {
      if (held === 0) continue;
      let slot = (hashes[held - 1] ?? 0) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = held;
    }
    state.slots = slots;
  };

  return {
    find: (text) => {
      const held = state.slots[slotOf(text, hashOf(text))] ?? 0;
      return held === 0 ? undefined : held - 1;
    },
    put: (text, ordinal) => {
      if (state.used * 2 >= state.slots.length) spread();
      const hash = hashOf(text);
      state.hashes = withCapacity(Uint32Array, state.hashes, ordinal + 1);
      state.hashes[ordinal] = hash;
      const slot = slotOf(text, hash);
      if (state.slots[slot] === 0) state.used++;
      state.slots[slot] = ordinal + 1;
    },
    state,
  };
};
