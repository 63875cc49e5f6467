import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresKernel, prepare } from '../../../../../src/adapters/postgres/index.ts';
import { get } from '../../../../../src/adapters/store-kit/program.ts';
import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import {
  addTo,
  collections,
  increment,
  insertBlindly,
  items,
  type Item,
} from '../../../../contract/storage/kernel/programs.ts';
import { startPostgres, type PostgresServer } from '../../../../support/servers/containers.ts';
import { faultProxy, type FaultProxy } from '../../../../support/servers/fault-proxy.ts';
import { needing } from '../../../../support/needing.ts';

const anItem = (id: string): Item => ({ id, group: 'group', rank: 1, state: 'closed' });
/** How the driver spells a statement without values. */
const isCommit = (request: Buffer): boolean => request.includes('COMMIT');

/** Faults that the contract of stores over a network (`network-store.contract.ts`) does not show. */
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
  const through = (maxConnections = 20) =>
    postgresKernel({
      url: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
      patienceMs: 10_000,
      maxConnections,
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

  it('asks for the outcome of a commit over the only connection that it may have', async () => {
    const kernel = through(1);
    const dropped = proxy.dropReplyTo(isCommit);
    const counted = kernel.run(addTo, { key: ['one connection', 'day'], plays: 1 });
    await dropped;
    expect(await counted).toMatchObject({ plays: 1 });
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
