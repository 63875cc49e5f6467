import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresKernel, prepare } from '../../../src/adapters/postgres/index.ts';
import { all, exclusive, get, insert, program } from '../../../src/adapters/store-kit/program.ts';
import { collections, items, type Item } from '../../contract/kernel/programs.ts';
import { startPostgres, type PostgresServer } from '../../support/containers.ts';
import { needing } from '../../support/needing.ts';
import { seenSoon } from '../../support/soon.ts';

const anItem = (id: string): Item => ({ id, group: 'group', rank: 1, state: 'closed' });
const insertUnder = program<{ readonly lock: string; readonly id: string }, string>(
  'insert-under',
  ({ lock }) => [exclusive('platform', lock)],
  function* ({ id }) {
    yield* all(insert(items, anItem(id)));
    return id;
  },
);

needing('postgres', 'connections to PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres({ nosync: true });
    await prepare(server.url, collections);
  }, 120_000);
  afterAll(() => server.stop());

  const openConnections = async (): Promise<number> => {
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    const { rowCount } = await admin.query(
      `SELECT 1 FROM pg_stat_activity WHERE application_name = 'platform-licensing-api'`,
    );
    await admin.end();
    return rowCount ?? NaN;
  };

  it('are left for others while many programs wait for one lock', async () => {
    const gate = Promise.withResolvers<undefined>();
    let stopped = 0;
    const kernel = postgresKernel({
      url: server.url,
      patienceMs: 60_000,
      maxConnections: 3,
      beforeStep: async () => {
        if (stopped++ === 0) await gate.promise;
      },
    });
    const rivals = Array.from({ length: 12 }, (_, n) =>
      kernel.run(insertUnder, { lock: 'hot', id: `hot-${n}` }),
    );
    await pause(100);
    expect(await kernel.run(insertUnder, { lock: 'cool', id: 'cool' })).toBe('cool');
    expect(await kernel.read(get(items, 'cool'))).toEqual(anItem('cool'));
    expect(await kernel.read(get(items, 'hot-0'))).toBeUndefined();
    gate.resolve(undefined);
    expect(await Promise.all(rivals)).toHaveLength(12);
    await kernel.close();
  });

  it('are one for reads that begin at once', async () => {
    const kernel = postgresKernel({ url: server.url, patienceMs: 60_000, maxConnections: 20 });
    const ids = Array.from({ length: 50 }, (_, n) => `read-${n}`);
    await Promise.all(ids.map((id) => kernel.run(insertUnder, { lock: 'one', id })));
    await kernel.close();
    const reader = postgresKernel({ url: server.url, patienceMs: 60_000, maxConnections: 20 });
    const found = await Promise.all([...ids, 'nobody'].map((id) => reader.read(get(items, id))));
    expect(found).toEqual([...ids.map(anItem), undefined]);
    const connections = () => reader.read(get(items, 'nobody')).then(openConnections);
    // Those of the kernel before may not have ended yet.
    expect(await seenSoon(connections, (open) => open === 1)).toBe(1);
    await reader.close();
  });
});
