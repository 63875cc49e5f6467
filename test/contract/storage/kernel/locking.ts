import { count, peek } from '../../../../src/adapters/store-kit/program.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  append,
  closeGuard,
  increment,
  incrementEach,
  insertBlindly,
  insertUnder,
  items,
} from './programs.ts';
import { anItem, byRank, upTo, type KernelView } from './stage.ts';

export const lockingPolicies = (open: OpenWorld<KernelView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('loses no change of forty that read a record and write it', async ({ kernel }, concurrently) => {
      await kernel.run(insertBlindly, anItem({ rank: 0 }));
      const seen = await concurrently(40, (view) => view.kernel.run(increment, { ids: ['item'] }));
      expect(seen.flat().toSorted((one, other) => one - other)).toEqual(upTo(40));
      expect(await kernel.read(peek(items, ['item'], 'rank'))).toEqual({ rank: 40 });
    }),

    policy('lets records be their own locks', async ({ kernel }, concurrently) => {
      const ids = ['one', 'two', 'three'];
      for (const id of ids) await kernel.run(insertBlindly, anItem({ id, group: id, rank: 0 }));
      const seen = await concurrently(20, (view) =>
        view.kernel.run(incrementEach, { ids: [...ids, 'absent'] }),
      );
      expect(seen.toSorted(([one = 0], [other = 0]) => one - other)).toEqual(upTo(20).map((n) => [n, n, n]));
    }),

    policy('takes locks in one order, whatever order they are named in', async ({ kernel }, concurrently) => {
      for (const id of ['one', 'two']) await kernel.run(insertBlindly, anItem({ id, group: id, rank: 0 }));
      await concurrently(40, (view, n) =>
        view.kernel.run(increment, { ids: n % 2 === 0 ? ['one', 'two'] : ['two', 'one'] }),
      );
      for (const id of ['one', 'two'])
        expect(await kernel.read(peek(items, [id], 'rank'))).toEqual({ rank: 40 });
    }),

    policy('locks the end of an empty list', async ({ kernel }, concurrently) => {
      const ranks = await concurrently(30, (view, n) =>
        view.kernel.run(append, { group: 'list', id: `item ${n}` }),
      );
      expect(ranks.toSorted((one, other) => one - other)).toEqual(upTo(30));
      expect(await kernel.read(count(byRank, { equal: ['list'] }))).toBe(30);
    }),

    policy(
      'isolates what a program reads from other writes until it writes',
      async ({ kernel, between }, concurrently) => {
        for (const step of [1, 2]) {
          const [id, group] = [`guard ${step}`, `relying ${step}`];
          await kernel.run(insertBlindly, anItem({ id, group: 'guards', rank: 1 }));
          const item = anItem({ id: `item ${step}`, group });
          let relying: readonly number[] = [];
          const outcome = await between(
            {
              name: insertUnder.name,
              step,
              run: () => kernel.run(insertUnder, { item, guard: { id, rank: 1 } }),
            },
            async () => {
              relying = await concurrently(1, (view) => view.kernel.run(closeGuard, { id, group }));
            },
          );
          // The closing program saw every program that relied on it, or none can rely on it now.
          expect(relying).toEqual([outcome === 'inserted' ? 1 : 0]);
          const kept = await kernel.read(count(byRank, { equal: [group] }));
          expect(kept).toBe(outcome === 'inserted' ? 1 : 0);
        }
      },
    ),
  ];
};
