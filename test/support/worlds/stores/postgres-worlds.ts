import pg from 'pg';
import { postgresKernel, prepare } from '../../../../src/adapters/postgres/index.ts';
import { writeLocks } from '../../../../src/adapters/store-kit/collections/storage/write-lock.ts';
import { collections as kitCollections } from '../../../../src/adapters/store-kit/index.ts';
import type { Kernel } from '../../../../src/adapters/store-kit/kernel.ts';
import { tablesOf } from '../../../../src/adapters/store-kit/sql/index.ts';
import { collections as itemCollections } from '../../../contract/storage/kernel/programs.ts';
import type { KernelView } from '../../../contract/storage/kernel/stage.ts';
import type { OpenWorld } from '../../../contract/world.ts';
import { borrowPostgres, type BorrowedStore } from '../../servers/lent/borrow.ts';
import { kitStorage, type KitStorage } from './kit-storage.ts';
import { meeting, timeoutMs, withoutLocks } from './meeting.ts';

/**
 * One server for the suites of a file. Each world finds its tables empty; `stores` says how many kernels look at it, each
 * with connections of its own. Call it inside the suite that needs the server.
 */
export const postgresWorlds = () => {
  let server: BorrowedStore | undefined;
  let admin: pg.Client | undefined;
  // Truncating a table takes longer than looking whether it has rows, and most have none.
  const emptied = [writeLocks, ...itemCollections, ...kitCollections]
    .flatMap(tablesOf)
    .map((table) => `IF EXISTS (SELECT 1 FROM ${table}) THEN TRUNCATE ${table}; END IF;`)
    .join(' ');
  beforeAll(async () => {
    server = await borrowPostgres();
    await prepare(server.url, [...itemCollections, ...kitCollections]);
    admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
  }, 120_000);
  afterAll(async () => {
    await admin?.end();
    await server?.release();
  });
  const opened =
    <View>(
      viewOf: (kernel: Kernel, between: KernelView['between']) => View,
      locks?: Parameters<typeof meeting>[0],
    ) =>
    (stores: number): OpenWorld<View> =>
    async () => {
      if (!server || !admin) throw new Error('the server has not started');
      const { url } = server;
      await admin.query(`DO $$ BEGIN ${emptied} END $$`);
      const kernels: Kernel[] = [];
      const view = (): View => {
        const { beforeStep, between } = meeting(locks);
        const kernel = postgresKernel({ url, timeoutMs, beforeStep });
        kernels.push(kernel);
        return viewOf(kernel, between);
      };
      const views: [View, ...View[]] = [view(), ...Array.from({ length: stores - 1 }, view)];
      return {
        views,
        close: async () => {
          await Promise.all(kernels.map((kernel) => kernel.close()));
        },
      };
    };
  return {
    server: () => {
      if (!server) throw new Error('the server has not started');
      return server;
    },
    kernels: opened((kernel, between): KernelView => ({ kernel, between }), 'kernels'),
    storages: opened((kernel, between): KitStorage & Pick<KernelView, 'between'> => ({
      ...kitStorage(kernel),
      between,
    })),
    unlocked: opened(
      (kernel, between): KitStorage & Pick<KernelView, 'between'> => ({
        ...kitStorage(withoutLocks(kernel)),
        between,
      }),
      'unlocked',
    ),
  };
};
