import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { count, get, page, peek, type PageRange } from '../../../../src/adapters/store-kit/program.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import {
  addTo,
  doMany,
  insertBlindly,
  insertThoseAbsent,
  items,
  removeIf,
  replaceIf,
  playCounts,
  incrementPlays,
  useLease,
} from './programs.ts';
import { anItem, byRank, idsOf, key, upTo, type KernelView } from './stage.ts';

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

    policy(
      'runs many operations of one kind together with the same results as one by one',
      async ({ kernel }) => {
        const odd = ['', 'null', '{"a",\\b}', 'Ünï “東京” 🎵', '\u0000\u0001', '\ud800', "it's", '7'];
        const inserted = odd.map((id, n) =>
          anItem({ id, rank: n - 3, ...(n % 2 === 0 && { label: `label ${id}`, note: id }) }),
        );
        const [first = anItem(), second = anItem()] = inserted;
        const replaced = [
          { ...second, label: 'new', rank: 2 ** 53 - 1 },
          anItem({ id: 'absent' }),
          { ...first, rank: 70 },
          { ...first, rank: 71 },
        ];
        const read = ['absent', ...odd.toReversed(), '7'];
        const outcome = await kernel.run(doMany, { inserted, replaced, read });
        expect(outcome.replaced).toEqual([true, false, true, true]);
        const kept = new Map(
          [...inserted, { ...second, label: 'new', rank: 2 ** 53 - 1 }, { ...first, rank: 71 }].map(
            (item) => [item.id, item],
          ),
        );
        expect(outcome.read).toEqual(read.map((id) => kept.get(id)));
        for (const id of odd) expect(await kernel.read(get(items, id))).toEqual(kept.get(id));
        expect(await kernel.read(peek(items, [second.id], 'label', 'rank'))).toEqual({
          label: 'new',
          rank: 2 ** 53 - 1,
        });
      },
    ),

    policy('inserts what is absent, and leaves what is there as it is', async ({ kernel }, concurrently) => {
      await kernel.run(insertBlindly, anItem({ rank: 1, label: 'taken' }));
      const twice = [anItem({ id: 'new' }), anItem({ rank: 2 }), anItem({ id: 'new', rank: 3 })];
      expect(await kernel.run(insertThoseAbsent, twice)).toEqual([true, false, false]);
      expect(await kernel.read(get(items, 'item'))).toEqual(anItem({ rank: 1, label: 'taken' }));
      expect(await kernel.read(get(items, 'new'))).toEqual(anItem({ id: 'new' }));
      const ofAnother = anItem({ id: 'other', label: 'taken' });
      await expect(kernel.run(insertThoseAbsent, [anItem({ id: 'lost' }), ofAnother])).rejects.toThrow();
      expect(await kernel.read(count(key, {}))).toBe(2);
      const raced = await concurrently(20, (view, n) =>
        view.kernel.run(insertThoseAbsent, [anItem({ id: 'raced', rank: n })]),
      );
      expect(raced.flat().filter(Boolean)).toHaveLength(1);
      const winner = raced.flat().indexOf(true) + 1;
      expect(await kernel.read(get(items, 'raced'))).toEqual(anItem({ id: 'raced', rank: winner }));
    }),

    policy('adds up what concurrent callers add, and returns each sum once', async (_, concurrently) => {
      const sums = await concurrently(50, async ({ kernel }, n) => {
        const { plays } = await kernel.run(addTo, { key: ['group', 'day'], plays: 1, stops: n });
        return plays;
      });
      expect(sums.toSorted((one, other) => Number(one) - Number(other))).toEqual(upTo(50));
    }),

    policy('returns the counts that were added to, and leaves the others', async ({ kernel }) => {
      await kernel.run(addTo, { key: ['group', 'day'], plays: 3 });
      const after = await kernel.run(addTo, { key: ['group', 'day'], stops: 2 });
      expect(after).toEqual({ stops: 2 });
      await kernel.run(addTo, { key: ['group', 'other'], plays: -1 });
      const all = await kernel.read(page(playCounts.indexes.key, { equal: ['group'], limit: 9 }));
      expect(all.map(({ day, plays, stops }) => [day, plays, stops])).toEqual([
        ['day', 3, 2],
        ['other', -1, 0],
      ]);
    }),

    policy('adds the same if no result is requested', async ({ kernel }, concurrently) => {
      await concurrently(20, (view) => view.kernel.run(incrementPlays, { one: 1, two: 2 }));
      expect(await kernel.run(incrementPlays, { one: 1, two: 0 })).toEqual([undefined, undefined]);
      const all = await kernel.read(page(playCounts.indexes.key, { equal: ['group'], limit: 9 }));
      expect(all).toMatchObject([
        { day: 'one', plays: 21, stops: 0 },
        { day: 'two', plays: 40, stops: 0 },
      ]);
    }),

    policy('pages through counts, the highest first, equal ones by their keys', async ({ kernel }) => {
      const counted = { one: 3, two: 9, three: 3, four: 0, five: -2, six: 3 };
      for (const [day, plays] of Object.entries(counted))
        await kernel.run(addTo, { key: ['group', day], plays });
      await kernel.run(addTo, { key: ['other', 'one'], stops: 4 });
      await kernel.run(addTo, { key: ['group', 'two'], stops: 4 });
      const { mostPlayed, mostStopped } = playCounts.indexes;
      const days = async (range: Partial<PageRange> = {}) =>
        (await kernel.read(page(mostPlayed, { equal: ['group'], limit: 9, ...range }))).map(({ day }) => day);
      const inOrder = ['two', 'one', 'six', 'three', 'four', 'five'];
      expect(await days()).toEqual(inOrder);
      expect(await days({ limit: 3 })).toEqual(inOrder.slice(0, 3));
      expect(await days({ after: [3, 'six'] })).toEqual(inOrder.slice(3));
      expect(await days({ after: [0, 'four'] })).toEqual(['five']);
      expect(await days({ descending: true, after: [3, 'six'] })).toEqual(['one', 'two']);
      expect(await days({ from: 0, until: 3 })).toEqual(inOrder.slice(1, 5));
      expect(await days({ equal: ['group', 3] })).toEqual(['one', 'six', 'three']);
      expect(await kernel.read(count(mostPlayed, { equal: ['group'], from: 1 }))).toBe(4);
      await kernel.run(addTo, { key: ['group', 'five'], plays: 6 });
      expect(await days({ limit: 2 })).toEqual(['two', 'five']);
      const [first, second, third] = await kernel.read(page(mostStopped, { limit: 9 }));
      expect([first, second]).toMatchObject([
        { group: 'group', day: 'two', plays: 9, stops: 4 },
        { group: 'other', day: 'one', plays: 0, stops: 4 },
      ]);
      expect(third).toMatchObject({ group: 'group', day: 'five', stops: 0 });
      expect(await kernel.read(count(mostPlayed, { equal: ['other', 0] }))).toBe(1);
    }),

    policy('orders equal counts by the next count of an index', async ({ kernel }) => {
      const counted = { one: [3, 1], two: [3, 9], three: [9, 0], four: [3, 9], five: [0, 99] };
      for (const [day, [plays = 0, stops = 0]] of Object.entries(counted))
        await kernel.run(addTo, { key: ['group', day], plays, stops });
      const days = async (range: Partial<PageRange> = {}) => {
        const all = { equal: ['group'], limit: 9, ...range };
        return (await kernel.read(page(playCounts.indexes.mostOfAll, all))).map(({ day }) => day);
      };
      const inOrder = ['three', 'four', 'two', 'one', 'five'];
      expect(await days()).toEqual(inOrder);
      expect(await days({ after: [3, 9, 'four'] })).toEqual(inOrder.slice(2));
      expect(await days({ descending: true, after: [3, 9, 'two'] })).toEqual(['four', 'three']);
      expect(await days({ equal: ['group', 3], from: 2 })).toEqual(['four', 'two']);
    }),

    policy('stops counting at the largest exact integer, and can still be read', async ({ kernel }) => {
      const max = Number.MAX_SAFE_INTEGER;
      const grown = async (plays: number) =>
        (await kernel.run(addTo, { key: ['group', 'day'], plays, stops: 1 }))['plays'];
      expect(await grown(max - 1)).toBe(max - 1);
      expect(await grown(max)).toBe(max);
      expect(await grown(5)).toBe(max);
      const range = { equal: ['group', 'day'], limit: 1 };
      expect(await kernel.read(page(playCounts.indexes.key, range))).toMatchObject([
        { plays: max, stops: 3 },
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
    policy('gives each record to one of twenty that claim it', async ({ kernel }, concurrently) => {
      await filled(kernel);
      const won = await concurrently(20, (view, n) =>
        view.kernel.claim(items, keys, { ...lease, token: `worker ${n}` }),
      );
      expect(won.flatMap(idsOf).toSorted()).toEqual(keys.flat());
    }),

    policy('leases a record again at the end of its lease, not before', async ({ kernel }) => {
      await filled(kernel);
      expect(await kernel.claim(items, [['item 1']], lease)).toEqual([anItem({ id: 'item 1' })]);
      const next = (now: number) =>
        kernel.claim(items, keys.slice(0, 1), { token: 'other', now, until: now + 1_000 });
      expect(await next(1_999)).toEqual([]);
      expect(idsOf(await next(2_000))).toEqual(['item 1']);
      expect(await kernel.claim(items, [['absent']], lease)).toEqual([]);
    }),

    policy('returns what was claimed in the order of the keys', async ({ kernel }) => {
      await filled(kernel);
      const order = ['item 4', 'item 1', 'item 5', 'item 2', 'item 3'];
      await kernel.claim(items, [['item 5']], lease);
      const claimed = await kernel.claim(
        items,
        order.map((id) => [id]),
        { ...lease, token: 'other' },
      );
      expect(idsOf(claimed)).toEqual(order.filter((id) => id !== 'item 5'));
    }),

    policy('ignores a lease that a clock wrote that was set back since', async ({ kernel }) => {
      await filled(kernel);
      await kernel.claim(items, keys, { token: 'ahead', now: 9_000, until: 10_000 });
      expect(await kernel.claim(items, keys, { token: 'mine', now: 8_000, until: 9_000 })).toEqual([]);
      const longer = { token: 'mine', now: 7_999, until: 8_999, longest: 1_001 };
      expect(await kernel.claim(items, keys, longer)).toEqual([]);
      const won = await kernel.claim(items, keys, { token: 'mine', now: 7_999, until: 8_999 });
      expect(idsOf(won).toSorted()).toEqual(keys.flat());
    }),

    policy('shows those that nobody has leased, in pages of as many', async ({ kernel }) => {
      await filled(kernel);
      const free = async (now: number, length = 1_000) =>
        idsOf(
          await kernel.read(page(byRank, { equal: ['group'], limit: 2, free: { now, until: now + length } })),
        );
      expect(await free(1_000)).toEqual(['item 1', 'item 2']);
      await kernel.claim(items, [['item 1'], ['item 3']], lease);
      expect(await free(1_999)).toEqual(['item 2', 'item 4']);
      expect(await free(2_000)).toEqual(['item 1', 'item 2']);
      expect(await free(0)).toEqual(['item 2', 'item 4']);
      expect(await free(-1)).toEqual(['item 1', 'item 2']);
    }),

    policy('leaves a lease to its token, also when the record is replaced', async ({ kernel }) => {
      await filled(kernel);
      await kernel.claim(items, [['item 1']], lease);
      const use = (token: string, until: number | 'kept' | 'ended') =>
        kernel.run(useLease, { id: 'item 1', token, until });
      const rank = () => kernel.read(peek(items, ['item 1'], 'rank'));
      expect([await use('other', 'kept'), await use('other', 9_000), await use('other', 'ended')]).toEqual([
        false,
        false,
        false,
      ]);
      expect(await rank()).toEqual({ rank: 1 });
      expect([await use('mine', 'kept'), await use('mine', 2_500)]).toEqual([true, true]);
      expect(await kernel.read(peek(items, ['item 1'], 'leaseToken', 'leaseUntil'))).toEqual({
        leaseToken: 'mine',
        leaseUntil: 2_500,
      });
      const expected = { leaseToken: 'other' };
      expect(await kernel.run(replaceIf, { item: anItem({ id: 'item 1' }), expected })).toBe(false);
      const other = (now: number) =>
        kernel.claim(items, [['item 1']], { token: 'other', now, until: now + 1_000 });
      expect(await other(2_499)).toEqual([]);
      expect(await use('mine', 'ended')).toBe(true);
      expect(await use('mine', 'kept')).toBe(false);
      expect(await rank()).toEqual({ rank: 4 });
      expect(await kernel.read(peek(items, ['item 1'], 'leaseToken'))).toEqual({ leaseToken: null });
      expect(idsOf(await other(0))).toEqual(['item 1']);
    }),

    policy(
      'lets nobody claim what its holder is writing to, nor its holder write to what was claimed',
      async ({ kernel, between }, concurrently) => {
        await filled(kernel);
        for (const step of [1, 2, 3]) {
          const id = `item ${step}`;
          await kernel.claim(items, [[id]], lease);
          let claimed: readonly unknown[] = [];
          const held = await between(
            {
              name: useLease.name,
              step,
              run: () => kernel.run(useLease, { id, token: 'mine', until: 'ended' }),
            },
            async () => {
              [claimed = []] = await concurrently(1, (view) =>
                view.kernel.claim(items, [[id]], { token: 'other', now: 2_000, until: 3_000 }),
              );
            },
          );
          expect(claimed).toEqual([anItem({ id, rank: held ? step + 1 : step })]);
        }
      },
    ),
  ];
};
