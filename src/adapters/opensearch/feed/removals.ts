import type { IndexWrites } from './index-writes.ts';

/** Removes indexes a while after they were replaced, when searches no longer use them. */
export interface Removals {
  /** Removes those that are due, and returns the other ones. */
  readonly removeDue: (obsolete: readonly string[]) => Promise<readonly string[]>;
}

/** `afterMs` counts from when this process first sees that an index is obsolete: clocks of processes are not compared. */
export const removals = ({ remove }: Pick<IndexWrites, 'remove'>, afterMs: number): Removals => {
  const seenMs = new Map<string, number>();

  const isRemoved = async (index: string): Promise<boolean> => {
    const now = performance.now();
    const since = seenMs.get(index) ?? now;
    const isDue = now - since >= afterMs;
    // A removal that fails is tried again after the same time.
    seenMs.set(index, isDue ? now : since);
    if (!isDue || !(await remove(index))) return false;
    seenMs.delete(index);
    return true;
  };

  return {
    removeDue: async (obsolete) => {
      const left: string[] = [];
      for (const index of obsolete) if (!(await isRemoved(index))) left.push(index);
      return left;
    },
  };
};
