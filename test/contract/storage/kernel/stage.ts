import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { items, type Item } from './programs.ts';

export interface KernelView {
  readonly kernel: Kernel;
  /**
   * Runs `act` while a program is about to do its nth step. Resolves once both are done. Where programs cannot meet, `act`
   * may run before or behind it.
   */
  readonly between: <Outcome>(
    program: { readonly name: string; readonly step: number; readonly run: () => Promise<Outcome> },
    act: () => Promise<unknown>,
  ) => Promise<Outcome>;
}

export const anItem = (changes: Partial<Item> = {}): Item => ({
  ...{ id: 'item', group: 'group', rank: 1, state: 'closed' },
  ...changes,
});

export const { byRank, byLabel, oneOpen, key } = items.indexes;
export const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, n) => n + 1);
export const idsOf = (found: readonly Item[]): readonly string[] => found.map(({ id }) => id);
