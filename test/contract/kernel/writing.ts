import type { Kernel } from '../../../src/adapters/store-kit/kernel.ts';
import { count, get, page } from '../../../src/adapters/store-kit/program.ts';
import type { ContractCase } from '../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { addTo, insertBlindly, items, removeIf, replaceIf, tallies } from './programs.ts';
import { anItem, idsOf, key, upTo, type KernelView } from './stage.ts';

export const writingPolicies = (open: OpenWorld<KernelView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('replaces and removes only what is as expected', async ({ kernel }) => {
      await kernel.run(insertBlindly, anItem());
      const item = anItem({ rank: 2, label: 'label' });
      expect(await kernel.run(replaceIf, { item, expected: { rank: 2 } })).toBe(false);
      expect(await kernel.run(replaceIf, { item, expected: { label: 'label' } })).toBe(false);
      expect(await kernel.run(replaceIf, { item, expected: { rank: 1, label: null } })).toBe(true);
      expect(await kernel.run(replaceIf, { item: anItem({ id: 'absent' }) })).toBe(false);
      expect(await kernel.read(get(items, 'item'))).toEqual(item);
      expect(await kernel.run(removeIf, { id: 'item', expected: { label: null } })).toBe(false);
      expect(await kernel.run(removeIf, { id: 'item', expected: { label: 'label' } })).toBe(true);
      expect(await kernel.run(removeIf, { id: 'item' })).toBe(false);
      expect(await kernel.read(count(key, {}))).toBe(0);
    }),

    policy('adds up what rivals add, and answers each sum once', async (_, rivals) => {
      const sums = await rivals(50, async ({ kernel }, n) => {
        const { plays } = await kernel.run(addTo, { key: ['group', 'day'], plays: 1, stops: n });
        return plays;
      });
      expect(sums.toSorted((one, other) => Number(one) - Number(other))).toEqual(upTo(50));
    }),

    policy('answers the counts that were added to, and leaves the others', async ({ kernel }) => {
      await kernel.run(addTo, { key: ['group', 'day'], plays: 3 });
      const after = await kernel.run(addTo, { key: ['group', 'day'], stops: 2 });
      expect(after).toEqual({ stops: 2 });
      await kernel.run(addTo, { key: ['group', 'other'], plays: -1 });
      const all = await kernel.read(page(tallies.indexes.key, { equal: ['group'], limit: 9 }));
      expect(all.map(({ day, plays, stops }) => [day, plays, stops])).toEqual([
        ['day', 3, 2],
        ['other', -1, 0],
      ]);
    }),
  ];
};

export const claimPolicies = (open: OpenWorld<KernelView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const lease = { token: 'mine', now: 1_000, until: 2_000 };
  const keys = upTo(5).map((n) => [`item ${n}`]);
  const filled = async (kernel: Kernel): Promise<void> => {
    for (const n of upTo(5)) await kernel.run(insertBlindly, anItem({ id: `item ${n}`, rank: n }));
  };
  return [
    policy('gives each record to one of twenty that claim it', async ({ kernel }, rivals) => {
      await filled(kernel);
      const won = await rivals(20, (view, n) =>
        view.kernel.claim(items, keys, { ...lease, token: `worker ${n}` }),
      );
      expect(won.flatMap(idsOf).toSorted()).toEqual(keys.flat());
    }),

    policy('gives a record away again at the end of its lease, not before', async ({ kernel }) => {
      await filled(kernel);
      expect(await kernel.claim(items, [['item 1']], lease)).toEqual([anItem({ id: 'item 1' })]);
      const next = (now: number) =>
        kernel.claim(items, keys.slice(0, 1), { token: 'other', now, until: now + 1_000 });
      expect(await next(1_999)).toEqual([]);
      expect(idsOf(await next(2_000))).toEqual(['item 1']);
      expect(await kernel.claim(items, [['absent']], lease)).toEqual([]);
    }),

    policy('ignores a lease that a clock wrote that was set back since', async ({ kernel }) => {
      await filled(kernel);
      await kernel.claim(items, keys, { token: 'ahead', now: 9_000, until: 10_000 });
      expect(await kernel.claim(items, keys, { token: 'mine', now: 8_000, until: 9_000 })).toEqual([]);
      const won = await kernel.claim(items, keys, { token: 'mine', now: 7_999, until: 8_999 });
      expect(idsOf(won).toSorted()).toEqual(keys.flat());
    }),
  ];
};
