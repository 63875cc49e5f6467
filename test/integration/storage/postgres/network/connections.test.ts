import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresKernel, prepare } from '../../../../../src/adapters/postgres/index.ts';
import {
  all,
  count,
  exclusive,
  get,
  insert,
  page,
  program,
} from '../../../../../src/adapters/store-kit/program.ts';
import { tableOf } from '../../../../../src/adapters/store-kit/sql/index.ts';
import { Unavailable } from '../../../../../src/ports/driven/shared/unavailable.ts';
import { collections, items, playCounts, type Item } from '../../../../contract/storage/kernel/programs.ts';
import { borrowPostgres, type BorrowedStore } from '../../../../support/servers/lent/borrow.ts';
import { needing } from '../../../../support/needing.ts';
import { seenSoon } from '../../../../support/eventually.ts';

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
  let server: BorrowedStore;
  beforeAll(async () => {
    server = await borrowPostgres();
    await prepare(server.url, collections);
  }, 120_000);
  afterAll(() => server.release());

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
      timeoutMs: 60_000,
      maxConnections: 3,
      beforeStep: async () => {
        if (stopped++ === 0) await gate.promise;
      },
    });
    const calls = Array.from({ length: 12 }, (_, n) =>
      kernel.run(insertUnder, { lock: 'hot', id: `hot-${n}` }),
    );
    await pause(100);
    expect(await kernel.run(insertUnder, { lock: 'cool', id: 'cool' })).toBe('cool');
    expect(await kernel.read(get(items, 'cool'))).toEqual(anItem('cool'));
    expect(await kernel.read(get(items, 'hot-0'))).toBeUndefined();
    gate.resolve(undefined);
    expect(await Promise.all(calls)).toHaveLength(12);
    await kernel.close();
  });

  it('are one for reads that begin at the same time', async () => {
    const kernel = postgresKernel({ url: server.url, timeoutMs: 60_000, maxConnections: 20 });
    const ids = Array.from({ length: 50 }, (_, n) => `read-${n}`);
    await Promise.all(ids.map((id) => kernel.run(insertUnder, { lock: 'one', id })));
    await kernel.close();
    const reader = postgresKernel({ url: server.url, timeoutMs: 60_000, maxConnections: 20 });
    const found = await Promise.all([...ids, 'nobody'].map((id) => reader.read(get(items, id))));
    expect(found).toEqual([...ids.map(anItem), undefined]);
    const connections = () => reader.read(get(items, 'nobody')).then(openConnections);
    // Those of the kernel before may not have ended yet.
    expect(await seenSoon(connections, (open) => open === 1)).toBe(1);
    await reader.close();
  });

  it('are others for reads that may take long, so that no quick one waits behind them', async () => {
    const kernel = postgresKernel({ url: server.url, timeoutMs: 60_000 });
    await kernel.run(insertUnder, { lock: 'one', id: 'quick' });
    const impatient = postgresKernel({ url: server.url, timeoutMs: 2_000 });
    // Opens the connections, which takes its time.
    await Promise.all(
      [get(items, 'quick'), ...Array.from({ length: 4 }, () => count(items.indexes.key, {}))].map((each) =>
        impatient.read<unknown>(each),
      ),
    );
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(`BEGIN; LOCK TABLE ${tableOf(playCounts)} IN ACCESS EXCLUSIVE MODE`);
    const ofCounts = playCounts.indexes.key;
    const slow = [count(ofCounts, {}), page(ofCounts, { limit: 501 })].map((each) =>
      expect(impatient.read<unknown>(each)).rejects.toThrow(Unavailable),
    );
    const others = [
      impatient.read(get(items, 'quick')),
      impatient.read(page(items.indexes.key, { from: 'quick', limit: 1 })),
      impatient.read(count(items.indexes.key, { from: 'quick', until: 'quicker' })),
    ];
    expect(await Promise.all(others)).toEqual([anItem('quick'), [anItem('quick')], 1]);
    await Promise.all(slow);
    await admin.query('ROLLBACK');
    await admin.end();
    await Promise.all([impatient.close(), kernel.close()]);
  });

  it('are few for a hundred concurrent reads that may take long', async () => {
    const reader = postgresKernel({ url: server.url, timeoutMs: 60_000 });
    const counts = Array.from({ length: 100 }, () => reader.read(count(items.indexes.key, { until: '' })));
    expect(await Promise.all(counts)).toEqual(counts.map(() => 0));
    expect(await seenSoon(openConnections, (open) => open === 4)).toBe(4);
    await reader.close();
  });
});
