import { count, get, getBy, page, peek } from '../../../../src/adapters/store-kit/program.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { insertBlindly, insertOrLook, items, replaceIf, playCounts, write, type Ending } from './programs.ts';
import { anItem, byLabel, byRank, idsOf, key, oneOpen, upTo, type KernelView } from './stage.ts';

export const atomicityPolicies = (open: OpenWorld<KernelView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('commits what a program wrote, all of it', async ({ kernel }) => {
      expect(await kernel.run(write, { item: anItem(), ending: 'commit' })).toBe('committed');
      expect(await kernel.read(get(items, 'item'))).toEqual(anItem({ note: 'written' }));
      const [counted] = await kernel.read(page(playCounts.indexes.key, { limit: 9 }));
      expect(counted).toMatchObject({ group: 'group', day: 'day', plays: 1, stops: 0 });
    }),

    policy('leaves nothing of a program that aborts or throws', async ({ kernel }) => {
      expect(await kernel.run(write, { item: anItem(), ending: 'abort' })).toBe('aborted');
      await expect(kernel.run(write, { item: anItem(), ending: 'throw' })).rejects.toThrow(
        'thrown by a program',
      );
      expect(await kernel.read(get(items, 'item'))).toBeUndefined();
      expect(await kernel.read(page(playCounts.indexes.key, { limit: 9 }))).toEqual([]);
    }),

    policy('keeps simultaneous programs separate: each ends on its own', async ({ kernel }) => {
      const endings: readonly Ending[] = ['commit', 'abort', 'throw'];
      const settled = await Promise.allSettled(
        upTo(30).map((n) =>
          kernel.run(write, {
            item: anItem({ id: `item ${n}`, rank: n }),
            ending: endings[n % 3] ?? 'commit',
          }),
        ),
      );
      expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(10);
      const kept = await kernel.read(page(byRank, { equal: ['group'], limit: 99 }));
      expect(kept.map(({ rank }) => rank)).toEqual(upTo(30).filter((n) => n % 3 === 0));
      const [counted] = await kernel.read(page(playCounts.indexes.key, { limit: 9 }));
      expect(counted).toMatchObject({ plays: 10 });
    }),

    policy('shows what was acknowledged to every process', async ({ kernel }, concurrently) => {
      await kernel.run(insertBlindly, anItem());
      const seen = await concurrently(4, (view) => view.kernel.read(get(items, 'item')));
      expect(seen).toEqual(upTo(4).map(() => anItem()));
      await kernel.run(replaceIf, { item: anItem({ rank: 2 }) });
      const again = await concurrently(4, (view) => view.kernel.read(peek(items, ['item'], 'rank', 'label')));
      expect(again).toEqual(upTo(4).map(() => ({ rank: 2, label: null })));
    }),
  ];
};

export const uniquenessPolicies = (open: OpenWorld<KernelView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('runs a program again when a key is taken, and says that it does', async ({ kernel }) => {
      expect(await kernel.run(insertOrLook, anItem())).toEqual({ attempt: 1 });
      const again = await kernel.run(insertOrLook, anItem({ rank: 2 }));
      expect(again).toEqual({ attempt: 2, found: anItem() });
      expect(await kernel.read(get(items, 'item'))).toEqual(anItem());
    }),

    policy('keeps a unique index only among the records that it contains', async ({ kernel }) => {
      const closed = [1, 2].map((n) => anItem({ id: `closed ${n}` }));
      for (const item of closed) expect(await kernel.run(insertOrLook, item)).toEqual({ attempt: 1 });
      const first = anItem({ id: 'open', state: 'open' });
      expect(await kernel.run(insertOrLook, first)).toEqual({ attempt: 1 });
      const second = await kernel.run(insertOrLook, anItem({ id: 'other', state: 'open' }));
      expect(second).toEqual({ attempt: 2, found: first });
      expect(await kernel.read(getBy(oneOpen, 'group', 1))).toEqual(first);
      await kernel.run(replaceIf, { item: { ...first, state: 'closed' } });
      expect(await kernel.read(getBy(oneOpen, 'group', 1))).toBeUndefined();
      expect(await kernel.run(insertOrLook, anItem({ id: 'other', state: 'open' }))).toEqual({ attempt: 1 });
    }),

    policy(
      'gives one of twenty concurrent callers a key, and shows it to the others',
      async (_, concurrently) => {
        const answers = await concurrently(20, ({ kernel }, n) =>
          kernel.run(insertOrLook, anItem({ id: `item ${n}`, state: 'open' })),
        );
        expect(answers.filter(({ found }) => !found)).toHaveLength(1);
        const ids = answers.flatMap(({ found }) => (found ? [found.id] : []));
        expect(new Set(ids).size).toBe(1);
      },
    ),

    policy('ends a program whose key stays taken with an error, and without a trace', async ({ kernel }) => {
      await kernel.run(insertBlindly, anItem({ label: 'label' }));
      await expect(kernel.run(insertBlindly, anItem({ rank: 2 }))).rejects.toThrow();
      const sameLabel = anItem({ id: 'other', label: 'label' });
      await expect(kernel.run(insertBlindly, sameLabel)).rejects.toThrow();
      expect(idsOf(await kernel.read(page(key, { limit: 9 })))).toEqual(['item']);
      expect(await kernel.read(getBy(byLabel, 'label'))).toMatchObject({ id: 'item', rank: 1 });
    }),

    policy('ends a program that gives a record the unique value of another', async ({ kernel }) => {
      const [one, other] = [anItem({ label: 'one' }), anItem({ id: 'other', rank: 2, label: 'other' })];
      for (const item of [one, other]) await kernel.run(insertBlindly, item);
      await expect(kernel.run(replaceIf, { item: { ...other, label: 'one' } })).rejects.toThrow();
      expect(await kernel.read(get(items, 'other'))).toEqual(other);
      expect(await kernel.read(getBy(byLabel, 'one'))).toEqual(one);
      expect(await kernel.read(getBy(byLabel, 'other'))).toEqual(other);
    }),

    policy('lets any number of records be without an optional member', async ({ kernel }) => {
      for (const n of [1, 2, 3]) await kernel.run(insertBlindly, anItem({ id: `item ${n}` }));
      expect(await kernel.read(count(key, {}))).toBe(3);
    }),
  ];
};
