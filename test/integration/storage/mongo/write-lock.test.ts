import { mongoKernel, prepare } from '../../../../src/adapters/mongo/kernel/index.ts';
import { openStore, type Store } from '../../../../src/adapters/mongo/store.ts';
import { collections as kitCollections, storeOn } from '../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { collections as itemCollections, insertBlindly } from '../../../contract/storage/kernel/programs.ts';
import { anItem } from '../../../contract/storage/kernel/stage.ts';
import { borrowMongo, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';

const timeoutMs = 60_000;
const collections = [...itemCollections, ...kitCollections];

needing('mongo', 'a write lock of MongoDB beside other processes', () => {
  let server: BorrowedStore;
  let stores: readonly Store[];
  beforeAll(async () => {
    server = await borrowMongo();
    stores = [1, 2].map(() => openStore({ url: server.url, timeoutMs }));
    await Promise.all(stores.slice(0, 1).map(({ db }) => prepare(db, collections)));
  }, 120_000);
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await server.release();
  });

  /** Writes of another process before a step of the program that acquires the lock. */
  const writes: readonly (readonly [what: string, act: (other: Store) => Promise<unknown>])[] = [
    ['prepares the database', ({ db }) => prepare(db, collections)],
    ['begins a move', (other) => storeOn(mongoKernel(other)).archive.alone(async () => undefined)],
  ];

  it('is not begun by the lease of a move, beside which other processes write', async () => {
    const [store, other] = stores as readonly [Store, Store];
    const written: unknown[] = [];
    const beforeStep = async (name: string): Promise<void> => {
      if (!name.endsWith('-lease')) return;
      const id = `beside ${name} ${written.length}`;
      written.push(await mongoKernel(other).run(insertBlindly, anItem({ id })));
    };
    const { archive } = storeOn(mongoKernel(store, { beforeStep }));
    expect(await archive.alone(async () => 'moved')).toBe('moved');
    expect(written.length).toBeGreaterThanOrEqual(2);
    // A lease can be taken and released while writes are blocked.
    await archive.acquireWriteLock({ moveId: 'mov_1', since: 1_000 }, undefined);
    const { archive: ofOther } = storeOn(mongoKernel(other));
    expect(await ofOther.alone(async () => 'moved')).toBe('moved');
    await archive.releaseWriteLock('mov_1', undefined);
    await store.db.collection('kernel_items').deleteMany({});
  });

  it.each(writes.flatMap((write) => [1, 2].map((step) => [...write, step] as const)))(
    'is enforced although another process %s (%#)',
    async (_what, act, step) => {
      const [store, other] = stores as readonly [Store, Store];
      let meetings = 0;
      const beforeStep = async (name: string, count: number): Promise<void> => {
        if (name === 'write-lock.acquire' && count === step && meetings++ === 0) await act(other);
      };
      const { archive } = storeOn(mongoKernel(store, { beforeStep }));
      await archive.acquireWriteLock({ moveId: 'mov_1', since: 1_000 }, undefined);
      expect(meetings).toBeGreaterThan(0);
      const writing = (kernel: Kernel) => kernel.run(insertBlindly, anItem({ id: `item ${step}` }));
      for (const each of stores) await expect(writing(mongoKernel(each))).rejects.toThrow(Unavailable);
      // Nobody removes the marks of a write lock.
      await act(other);
      await expect(writing(mongoKernel(other))).rejects.toThrow(Unavailable);
      await archive.releaseWriteLock('mov_1', undefined);
      expect(await writing(mongoKernel(other))).toBe(1);
      await store.db.collection('kernel_items').deleteMany({});
    },
    120_000,
  );
});
