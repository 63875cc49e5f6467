import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
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
import { seenSoon } from '../../support/soon.ts';

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

  const onServer = async (work: (admin: pg.Client) => Promise<unknown>): Promise<void> => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await work(admin);
    await admin.end();
  };
  const through = (patienceMs = 10_000, maxConnections = 20) =>
    postgresKernel({
      url: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
      patienceMs,
      maxConnections,
    });

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

  it('asks for the outcome of a commit over the only connection that it may have', async () => {
    const kernel = through(10_000, 1);
    const dropped = proxy.dropReplyTo(isCommit);
    const counted = kernel.run(addTo, { key: ['one connection', 'day'], plays: 1 });
    await dropped;
    expect(await counted).toMatchObject({ plays: 1 });
    await kernel.close();
  });

  it('repeats reads until the server is back', async () => {
    const kernel = through();
    await kernel.run(insertBlindly, anItem('read again'));
    const looks = [
      () => kernel.ping(),
      () => kernel.read(get(items, 'read again')),
      () => kernel.revision('unknown'),
    ];
    for (const look of looks) {
      proxy.refuse();
      const answer = look();
      await pause(300);
      proxy.mend();
      await answer;
    }
    await kernel.close();
  });

  it('waits for a connection where the server has none left', async () => {
    const { url } = server;
    await onServer((admin) => admin.query('CREATE ROLE narrow LOGIN CONNECTION LIMIT 1'));
    const narrow = new URL(url);
    narrow.username = 'narrow';
    const only = new pg.Client({ connectionString: narrow.href });
    await only.connect();
    const kernel = postgresKernel({ url: narrow.href, patienceMs: 10_000 });
    const answer = kernel.ping();
    await pause(300);
    await only.end();
    await answer;
    await kernel.close();
  });

  it('uses no standby, and goes on once the server is the primary', async () => {
    const kernel = through(1_000);
    await kernel.run(insertBlindly, anItem('before the failover'));
    await onServer(async (admin) => {
      const { rows } = await admin.query<{ data_directory: string }>('SHOW data_directory');
      await admin.query(`COPY (SELECT 1) TO '${rows[0]?.data_directory}/standby.signal'`);
      // Commits wait for no disk here.
      await admin.query('CHECKPOINT');
    });
    await server.kill();
    await server.start();
    const look = () => kernel.read(get(items, 'before the failover')).catch(String);
    const isRefused = (is: unknown) => typeof is === 'string' && is.includes('the server is a standby');
    const seen = await seenSoon(look, isRefused, 30_000);
    expect(seen).toBe('Unavailable: the database is unavailable: the server is a standby');
    await onServer((admin) => admin.query('SELECT pg_promote()'));
    expect(await seenSoon(look, (is) => typeof is !== 'string', 30_000)).toEqual(
      anItem('before the failover'),
    );
    expect(await kernel.run(addTo, { key: ['failover', 'day'], plays: 1 })).toMatchObject({ plays: 1 });
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
