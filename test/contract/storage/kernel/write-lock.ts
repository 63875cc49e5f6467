import { writeLocks } from '../../../../src/adapters/store-kit/collections/storage/write-lock.ts';
import { count, get } from '../../../../src/adapters/store-kit/program.ts';
import { isUnavailable, Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { addTo, changeWriteLock, insertBlindly, insertUnder, items } from './programs.ts';
import { anItem, byRank, key, upTo, type KernelView } from './stage.ts';

const moving = { moveId: 'mov_1', since: 1_000, state: 'moving' } as const;
const lease = { token: 'mine', now: 1_000, until: 2_000 };

/** The outcome of a write while writes may be blocked. */
const refusedOr = <Outcome>(write: Promise<Outcome>): Promise<Outcome | 'refused'> =>
  write.catch((error: unknown) => {
    if (isUnavailable(error)) return 'refused' as const;
    throw error;
  });

export const writeLockPolicies = (open: OpenWorld<KernelView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy(
      'rejects every write of every process while writes are locked, and continues to read',
      async (_, concurrently) => {
        await concurrently(1, ({ kernel }) => kernel.run(insertBlindly, anItem()));
        for (const lock of [moving, { ...moving, state: 'moved' } as const]) {
          await concurrently(1, ({ kernel }) => kernel.run(changeWriteLock, { lock }));
          await concurrently(4, async ({ kernel }, n) => {
            const other = anItem({ id: `other ${n}`, rank: n });
            await expect(kernel.run(insertBlindly, other)).rejects.toThrow(Unavailable);
            await expect(kernel.run(addTo, { key: ['group', 'day'], plays: 1 })).rejects.toThrow(Unavailable);
            await expect(kernel.claim(items, [['item']], lease)).rejects.toThrow(Unavailable);
            expect(await kernel.read(get(items, 'item'))).toEqual(anItem());
            expect(await kernel.read(get(writeLocks, 1))).toEqual(lock);
          });
        }
        await concurrently(1, ({ kernel }) => kernel.run(changeWriteLock, {}));
        await concurrently(4, async ({ kernel }, n) => {
          expect(await kernel.read(get(writeLocks, 1))).toBeUndefined();
          expect(await kernel.run(insertBlindly, anItem({ id: `other ${n}`, rank: n }))).toBe(1);
        });
        const won = await concurrently(2, ({ kernel }) => kernel.claim(items, [['item']], lease));
        expect(won.flat()).toEqual([anItem()]);
      },
    ),

    policy('writes nothing after the write lock was acquired', async ({ kernel }, concurrently) => {
      const writers = concurrently(8, async (view, n) => {
        let written = 0;
        for (const nth of upTo(1_000)) {
          const item = anItem({ id: `item ${n} ${nth}`, rank: nth });
          if ((await refusedOr(view.kernel.run(insertBlindly, item))) === 'refused') break;
          written++;
        }
        return written;
      });
      while ((await kernel.read(count(key, {}))) < 8) await new Promise((resolve) => setTimeout(resolve, 1));
      await kernel.run(changeWriteLock, { lock: moving });
      const atLock = await kernel.read(count(key, {}));
      const written = (await writers).reduce((sum, each) => sum + each, 0);
      expect([await kernel.read(count(key, {})), written]).toEqual([atLock, atLock]);
    }),

    policy('waits with the write lock for running programs', async ({ kernel, between }, concurrently) => {
      for (const step of [1, 2]) {
        const [id, group] = [`guard ${step}`, `relying ${step}`];
        await kernel.run(insertBlindly, anItem({ id, group: 'guards', rank: 1 }));
        const item = anItem({ id: `item ${step}`, group });
        const inGroup = () => kernel.read(count(byRank, { equal: [group] }));
        let atLock = -1;
        const outcome = await between(
          {
            name: insertUnder.name,
            step,
            run: () => refusedOr(kernel.run(insertUnder, { item, guard: { id, rank: 1 } })),
          },
          async () => {
            await concurrently(1, (view) => view.kernel.run(changeWriteLock, { lock: moving }));
            atLock = await inGroup();
          },
        );
        expect([outcome === 'inserted' ? 1 : 0, await inGroup()]).toEqual([atLock, atLock]);
        await kernel.run(changeWriteLock, {});
      }
    }),
  ];
};
