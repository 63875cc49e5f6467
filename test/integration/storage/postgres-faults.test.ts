import { postgresKernel, prepare } from '../../../src/adapters/postgres/index.ts';
import { count, get } from '../../../src/adapters/store-kit/program.ts';
import { Unavailable } from '../../../src/ports/driven/unavailable.ts';
import {
  addTo,
  collections,
  increment,
  insertBlindly,
  items,
  tallies,
  type Item,
} from '../../contract/kernel/programs.ts';
import { startPostgres, type PostgresServer } from '../../support/containers.ts';
import { faultProxy, type FaultProxy } from '../../support/fault-proxy.ts';
import { needing } from '../../support/needing.ts';

const anItem = (id: string): Item => ({ id, group: 'group', rank: 1, state: 'closed' });
/** How the driver spells a statement without values. */
const isCommit = (request: Buffer): boolean => request.includes('COMMIT');
const isInsert = (request: Buffer): boolean => request.includes('kernel_items');

needing('postgres', 'a way to PostgreSQL that fails', () => {
  let server: PostgresServer;
  let proxy: FaultProxy;
  beforeAll(async () => {
    server = await startPostgres({ nosync: true, keepPort: true });
    await prepare(server.url, collections);
    proxy = await faultProxy({ port: Number(new URL(server.url).port) });
  }, 120_000);
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });

  const through = (patienceMs = 10_000) =>
    postgresKernel({ url: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`, patienceMs });

  it('commits once when the reply to a commit is lost', async () => {
    const kernel = through();
    for (const n of [1, 2, 3]) {
      const dropped = proxy.dropReplyTo(isCommit);
      const counted = kernel.run(addTo, { key: ['lost reply', 'day'], plays: 1 });
      await dropped;
      expect(await counted).toMatchObject({ plays: n });
    }
    expect(await kernel.read(count(tallies.indexes.key, { equal: ['lost reply'] }))).toBe(1);
    const again = await kernel.run(addTo, { key: ['lost reply', 'day'], plays: 1 });
    expect(again).toMatchObject({ plays: 4 });
    await kernel.close();
  });

  it('runs a program again whose connection is lost before its commit', async () => {
    const kernel = through();
    const dropped = proxy.dropReplyTo(isInsert);
    const inserted = kernel.run(insertBlindly, anItem('cut'));
    await dropped;
    expect(await inserted).toBe(1);
    expect(await kernel.read(get(items, 'cut'))).toEqual(anItem('cut'));
    await kernel.close();
  });

  it('is unavailable in time while nothing passes, and works again afterwards', async () => {
    const kernel = through(1_000);
    await kernel.ping();
    proxy.stall();
    const began = performance.now();
    await expect(kernel.run(insertBlindly, anItem('stalled'))).rejects.toThrow(Unavailable);
    await expect(kernel.read(get(items, 'stalled'))).rejects.toThrow(Unavailable);
    // Two calls of a second each; the machine may be busy.
    expect(performance.now() - began).toBeLessThan(4_000);
    proxy.mend();
    expect(await kernel.run(addTo, { key: ['stalled', 'day'], plays: 1 })).toMatchObject({ plays: 1 });
    await kernel.close();
  });

  it('is unavailable while the server is gone, and keeps what it acknowledged', async () => {
    const kernel = through(1_500);
    await kernel.run(insertBlindly, anItem('kept'));
    proxy.refuse();
    await expect(kernel.run(insertBlindly, anItem('refused'))).rejects.toThrow(Unavailable);
    await expect(kernel.ping()).rejects.toThrow(Unavailable);
    proxy.mend();
    expect(await kernel.read(get(items, 'kept'))).toEqual(anItem('kept'));
    expect(await kernel.read(get(items, 'refused'))).toBeUndefined();
    await kernel.close();
  });

  it('lets others go on after a process stopped in the middle of a transaction', async () => {
    const gate = Promise.withResolvers<undefined>();
    const { url } = server;
    const stopping = postgresKernel({ url, patienceMs: 500, beforeStep: () => gate.promise });
    const other = postgresKernel({ url, patienceMs: 20_000 });
    await other.run(insertBlindly, anItem('locked'));
    await expect(stopping.run(increment, { ids: ['locked'] })).rejects.toThrow(Unavailable);
    expect(await other.run(increment, { ids: ['locked'] })).toEqual([2]);
    gate.resolve(undefined);
    await stopping.close();
    expect(await other.read(get(items, 'locked'))).toMatchObject({ rank: 2 });
    await other.close();
  });
});
