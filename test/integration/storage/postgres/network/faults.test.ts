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
import { answering, startPostgres, type PostgresServer } from '../../../../support/servers/containers.ts';
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
    server = await startPostgres({ nosync: true, keepPort: true, settings: { wal_writer_delay: '10s' } });
    await prepare(server.url, collections);
    // A server that is killed keeps the tables.
    await onServer((admin) => admin.query('CHECKPOINT'));
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
  const through = (maxConnections = 20, timeoutMs = 10_000) =>
    postgresKernel({
      url: `postgres://postgres@127.0.0.1:${proxy.port}/postgres`,
      timeoutMs,
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

  /** Returns the outcome of a commit that did not arrive, and whether its ID was assigned again after a crash. */
  const lostInACrash = async (id: string) => {
    const kernel = through(20, 120_000);
    const dropped = proxy.dropRequest(isCommit);
    let lost = 0;
    await onServer(async (admin) => {
      const { rows } = await admin.query<{ next: string }>(
        'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next',
      );
      lost = Number(rows[0]?.next);
    });
    const outcome = kernel.run(insertBlindly, anItem(id)).catch((error: unknown) => error);
    await dropped;
    proxy.refuse();
    await server.kill();
    await server.start();
    await answering(server.url);
    let isAssignedAgain = false;
    await onServer(async (admin) => {
      for (let last = 0; last < lost;) {
        const { rows } = await admin.query<{ id: string }>('SELECT pg_current_xact_id()::text AS id');
        last = Number(rows[0]?.id);
        isAssignedAgain ||= last === lost;
      }
    });
    proxy.mend();
    const found = await outcome;
    await kernel.close();
    return { found, isAssignedAgain };
  };

  it('reports no commit whose ID was assigned to another transaction after a crash', async () => {
    const direct = postgresKernel({ url: server.url, timeoutMs: 60_000 });
    let seen = 0;
    for (let attempt = 0; seen === 0 && attempt < 10; attempt++) {
      const id = `lost ${attempt}`;
      const { found, isAssignedAgain } = await lostInACrash(id);
      // The server may have written down more than it had to: the ID is not assigned again then.
      if (isAssignedAgain) {
        seen++;
        expect(found).toBeInstanceOf(Unavailable);
        expect(await direct.read(get(items, id))).toBeUndefined();
      } else expect(await direct.read(get(items, id))).toEqual(anItem(id));
    }
    expect(seen).toBe(1);
    await direct.close();
  }, 300_000);

  it('waits for a connection where the server has none left', async () => {
    const { url } = server;
    await onServer((admin) => admin.query('CREATE ROLE narrow LOGIN CONNECTION LIMIT 1'));
    const narrow = new URL(url);
    narrow.username = 'narrow';
    const only = new pg.Client({ connectionString: narrow.href });
    await only.connect();
    const kernel = postgresKernel({ url: narrow.href, timeoutMs: 10_000 });
    const answer = kernel.ping();
    await pause(300);
    await only.end();
    await answer;
    await kernel.close();
  });

  it('lets others continue after a process stopped in the middle of a transaction', async () => {
    const gate = Promise.withResolvers<undefined>();
    const { url } = server;
    const stopping = postgresKernel({ url, timeoutMs: 500, beforeStep: () => gate.promise });
    const other = postgresKernel({ url, timeoutMs: 20_000 });
    await other.run(insertBlindly, anItem('locked'));
    await expect(stopping.run(increment, { ids: ['locked'] })).rejects.toThrow(Unavailable);
    expect(await other.run(increment, { ids: ['locked'] })).toEqual([2]);
    gate.resolve(undefined);
    await stopping.close();
    expect(await other.read(get(items, 'locked'))).toMatchObject({ rank: 2 });
    await other.close();
  });
});
