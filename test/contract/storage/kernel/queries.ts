import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { count, get, getBy, page, peek, peekPage } from '../../../../src/adapters/store-kit/program.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { addTo, insertBlindly, items, replaceIf, playCounts } from './programs.ts';
import { anItem, byLabel, byRank, idsOf, key, upTo, type KernelView } from './stage.ts';

/** Each differs from the others only by characters that stores like to change. */
const strange = ['a', 'a\u0000', 'a\u0000b', 'a\u0001', 'a\u00010', 'a\ud83d', 'a\udcac', 'a\ufffd', ''];
/** In the order of their UTF-8 bytes, which is neither that of UTF-16 units nor that of any language. */
const ordered = [
  '',
  'A',
  'Z',
  'a',
  'b',
  'z',
  'z\u0000',
  'z\u0001',
  'z\u0002',
  'zz',
  'Ä',
  'ä',
  '\uff01',
  '\u{1f3ac}',
];

export const queryPolicies = (open: OpenWorld<KernelView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  const filled = async (kernel: Kernel): Promise<void> => {
    for (const group of ['one', 'two'])
      for (const n of upTo(6))
        await kernel.run(insertBlindly, anItem({ id: `${group} ${n}`, group, rank: Math.ceil(n / 2) }));
  };
  return [
    policy('pages through an index in its order, forwards and backwards', async ({ kernel }) => {
      await filled(kernel);
      const ids = async (range: Parameters<typeof page>[1]) =>
        idsOf(await kernel.read(page(byRank, { equal: ['one'], ...range })));
      expect(await ids({ limit: 3 })).toEqual(['one 1', 'one 2', 'one 3']);
      expect(await ids({ limit: 3, after: [2, 'one 3'] })).toEqual(['one 4', 'one 5', 'one 6']);
      expect(await ids({ limit: 9, after: [2] })).toEqual(['one 5', 'one 6']);
      expect(await ids({ limit: 2, descending: true })).toEqual(['one 6', 'one 5']);
      expect(await ids({ limit: 9, descending: true, after: [2, 'one 4'] })).toEqual([
        'one 3',
        'one 2',
        'one 1',
      ]);
      expect(await ids({ limit: 9, from: 2, until: 2 })).toEqual(['one 3', 'one 4']);
      expect(await ids({ limit: 9, equal: ['three'] })).toEqual([]);
      expect(idsOf(await kernel.read(page(byRank, { limit: 1, after: ['one', 3, 'one 6'] })))).toEqual([
        'two 1',
      ]);
    }),

    policy('has no absent member below a bound', async ({ kernel }) => {
      for (const label of [undefined, 'a', 'b', 'c'])
        await kernel.run(insertBlindly, anItem({ id: `item ${label}`, ...(label && { label }) }));
      for (const descending of [false, true]) {
        const found = await kernel.read(page(byLabel, { until: 'b', limit: 9, descending }));
        expect(idsOf(found).toSorted()).toEqual(['item a', 'item b']);
      }
      expect(await kernel.read(count(byLabel, { until: 'b' }))).toBe(2);
    }),

    policy('counts what a page would show', async ({ kernel }) => {
      await filled(kernel);
      const counted = (range: Parameters<typeof count>[1]) => kernel.read(count(byRank, range));
      expect(await counted({})).toBe(12);
      expect(await counted({ equal: ['one'] })).toBe(6);
      expect(await counted({ equal: ['one'], from: 2 })).toBe(4);
      expect(await counted({ equal: ['one'], until: 1 })).toBe(2);
      expect(await counted({ equal: ['one', 2] })).toBe(2);
    }),

    policy(
      'pages through the entries with one of several values, in the order of the index',
      async ({ kernel }) => {
        await filled(kernel);
        const ids = async (range: Parameters<typeof page>[1]) =>
          idsOf(await kernel.read(page(byRank, { equal: ['one'], ...range })));
        expect(await ids({ among: [3, 1], limit: 9 })).toEqual(['one 1', 'one 2', 'one 5', 'one 6']);
        expect(await ids({ among: [3, 1, 7, 3], limit: 3, descending: true })).toEqual([
          'one 6',
          'one 5',
          'one 2',
        ]);
        expect(await ids({ among: [3, 1], limit: 9, after: [1, 'one 1'] })).toEqual([
          'one 2',
          'one 5',
          'one 6',
        ]);
        expect(await ids({ among: [1, 2, 3], limit: 9, from: 2, until: 2 })).toEqual(['one 3', 'one 4']);
        expect(await ids({ among: [], limit: 9 })).toEqual([]);
        const named = await kernel.read(page(key, { among: ['two 1', 'one 4', 'none'], limit: 9 }));
        expect(idsOf(named)).toEqual(['one 4', 'two 1']);
        expect(await kernel.read(count(byRank, { equal: ['one'], among: [1, 3] }))).toBe(4);
        for (const each of strange) await kernel.run(insertBlindly, anItem({ id: each, group: 'strange' }));
        for (const each of strange)
          expect(idsOf(await kernel.read(page(key, { among: [each], limit: 9 })))).toEqual([each]);
      },
    ),

    policy('pages through some members of records', async ({ kernel }) => {
      await filled(kernel);
      await kernel.run(
        insertBlindly,
        anItem({ id: 'a\u0000', group: 'one', rank: 9, label: 'a\ud83d', note: 'four' }),
      );
      const seen = await kernel.read(
        peekPage(byRank, { equal: ['one'], from: 3, limit: 9 }, 'id', 'rank', 'label', 'size'),
      );
      expect(seen).toEqual([
        { id: 'one 5', rank: 3, label: null, size: 0 },
        { id: 'one 6', rank: 3, label: null, size: 0 },
        { id: 'a\u0000', rank: 9, label: 'a\ud83d', size: 4 },
      ]);
      expect(await kernel.read(peekPage(byRank, { equal: ['none'], limit: 9 }, 'id'))).toEqual([]);
    }),

    policy('orders text by its UTF-8 bytes', async ({ kernel }) => {
      for (const id of ordered.toReversed()) await kernel.run(insertBlindly, anItem({ id }));
      const walked: string[] = [];
      for (let after: readonly string[] | undefined; ; after = walked.slice(-1)) {
        const [next] = await kernel.read(page(key, { limit: 1, ...(after && { after }) }));
        if (!next) break;
        walked.push(next.id);
      }
      expect(walked).toEqual(ordered);
      const back = await kernel.read(page(key, { limit: 99, descending: true }));
      expect(idsOf(back)).toEqual(ordered.toReversed());
    }),

    policy('distinguishes any two texts, and returns each unchanged', async ({ kernel }) => {
      for (const each of strange)
        await kernel.run(insertBlindly, anItem({ id: each, group: each, label: each, note: each }));
      for (const each of strange) {
        const whole = anItem({ id: each, group: each, label: each, note: each });
        expect(await kernel.read(get(items, each))).toEqual(whole);
        expect(await kernel.read(getBy(byLabel, each))).toEqual(whole);
        expect(await kernel.read(page(byRank, { equal: [each], limit: 9 }))).toEqual([whole]);
        expect(await kernel.read(peek(items, [each], 'label'))).toEqual({ label: each });
        await kernel.run(addTo, { key: [each, 'day'], plays: 1 });
      }
      const counted = await kernel.read(page(playCounts.indexes.key, { limit: 99 }));
      expect(new Set(counted.map(({ group }) => group))).toEqual(new Set(strange));
    }),

    policy('keeps whole numbers exactly', async ({ kernel }) => {
      const numbers = [Number.MIN_SAFE_INTEGER, -1, 0, 1, 2 ** 31, Number.MAX_SAFE_INTEGER];
      for (const rank of numbers) await kernel.run(insertBlindly, anItem({ id: `item ${rank}`, rank }));
      const found = await kernel.read(page(byRank, { equal: ['group'], limit: 9 }));
      expect(found.map(({ rank }) => rank)).toEqual(numbers);
      expect(await kernel.read(peek(items, [`item ${2 ** 31}`], 'rank'))).toEqual({ rank: 2 ** 31 });
    }),

    policy('keeps derived members with their record', async ({ kernel }) => {
      await kernel.run(insertBlindly, anItem({ note: 'four' }));
      expect(await kernel.read(peek(items, ['item'], 'size'))).toEqual({ size: 4 });
      await kernel.run(replaceIf, { item: anItem({ note: 'longer' }) });
      expect(await kernel.read(peek(items, ['item'], 'size'))).toEqual({ size: 6 });
      expect(await kernel.read(peek(items, ['absent'], 'size'))).toBeUndefined();
    }),
  ];
};
