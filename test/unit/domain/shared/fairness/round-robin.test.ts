import fc from 'fast-check';
import { shareOf } from '../../../../../src/domain/shared/event.ts';
import {
  roundRobin,
  roundRobinLater,
  type RoundRobinResult,
} from '../../../../../src/domain/shared/fairness/round-robin.ts';

interface Item {
  readonly id: number;
  readonly owner: string;
}

/** Longest waiting first; the empty owner is no one in particular. */
const queues = fc
  .array(fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 120 })
  .map((owners) => owners.map((owner, id): Item => ({ id, owner })));
const limits = fc.integer({ min: 1, max: 40 });

const waiting = (items: readonly Item[]) => ({
  oldest: (limit: number) => items.slice(0, limit),
  oldestOf: (owner: string, limit: number) => items.filter((item) => item.owner === owner).slice(0, limit),
  ownerAfter: (owner: string) =>
    [...new Set(items.map((item) => item.owner))].toSorted().find((each) => each > owner),
});

const batch = (limit: number, last = '') => ({
  ...{ limit, last },
  idOf: ({ id }: Item) => id,
  ownerOf: ({ owner }: Item) => owner,
});
const countOf = (items: readonly Item[], owner: string): number =>
  items.filter((item) => item.owner === owner).length;
const ownersOf = (items: readonly Item[]): readonly string[] => [...new Set(items.map(({ owner }) => owner))];

describe('a batch of waiting items', () => {
  it('is as large as possible, and has each item once', () => {
    fc.assert(
      fc.property(queues, limits, (items, limit) => {
        const taken = roundRobin(batch(limit), waiting(items)).items;
        expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length);
        expect(taken).toHaveLength(Math.min(limit, items.length));
      }),
    );
  });

  it('gives no owner more than a share while others with waiting items have less', () => {
    fc.assert(
      // Eight shares or more are enough for one to each of the seven owners.
      fc.property(queues, fc.integer({ min: 8, max: 40 }), (items, limit) => {
        const taken = roundRobin(batch(limit), waiting(items)).items;
        const share = shareOf(limit);
        if (ownersOf(taken).every((owner) => countOf(taken, owner) <= share)) return;
        for (const owner of ownersOf(items))
          expect(countOf(taken, owner)).toBeGreaterThanOrEqual(Math.min(share, countOf(items, owner)));
      }),
    );
  });

  it('reaches every owner within a few batches, however much one of them has', () => {
    fc.assert(
      fc.property(queues, fc.integer({ min: 8, max: 20 }), (items, limit) => {
        const flood = Array.from({ length: 200 }, (_, n): Item => ({ id: 1_000 + n, owner: 'flood' }));
        let left = [...flood, ...items];
        let result: RoundRobinResult<Item> = { items: [], last: '' };
        const reached = new Set<string>();
        for (let nth = 0; nth < 3; nth++) {
          result = roundRobin(batch(limit, result.last), waiting(left));
          const taken = new Set(result.items.map(({ id }) => id));
          for (const { owner } of result.items) reached.add(owner);
          left = left.filter(({ id }) => !taken.has(id));
        }
        expect(reached).toEqual(new Set(['flood', ...ownersOf(items)]));
      }),
    );
  });

  it('is the same if the store responds later', async () => {
    await fc.assert(
      fc.asyncProperty(queues, limits, async (items, limit) => {
        const now = waiting(items);
        const later = await roundRobinLater(batch(limit), {
          oldest: async (max) => now.oldest(max),
          oldestOf: async (owner, max) => now.oldestOf(owner, max),
          ownerAfter: async (owner) => now.ownerAfter(owner),
        });
        expect(later).toEqual(roundRobin(batch(limit), now));
      }),
    );
  });
});
