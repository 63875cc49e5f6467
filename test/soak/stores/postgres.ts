import pg from 'pg';
import { preparePostgres } from '../../../src/adapters/postgres/storage.ts';
import { snake } from '../../../src/adapters/store-kit/sql/names.ts';
import { answering, startPostgres } from '../../support/servers/containers.ts';
import { images } from '../../support/builders/images.ts';
import { memberOf } from './columns.ts';
import type { Row, SoakedServer, SoakedStore } from './soaked-store.ts';

const requested = async (url: string, sql: string): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(sql)
    .then(({ rows }) => rows)
    .finally(() => client.end());
};

/** Reads all rows of the table of a collection, by the names of its members. */
export const rowsAt =
  (url: string) =>
  async (collection: string): Promise<readonly Row[]> => {
    const rows = await requested(url, `SELECT * FROM "${snake(collection)}"`);
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          memberOf(column),
          // The driver returns a BIGINT as text.
          typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
        ]),
      ),
    );
  };

const deadlock = '40P01';
const maxTries = 20;

/** Runs a statement that may meet programs of the service in another order of rows, as they would: again after a deadlock. */
const despiteDeadlocks = async (url: string, sql: string): Promise<void> => {
  for (let tries = 1; ; tries++)
    try {
      await requested(url, sql);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== deadlock || tries === maxTries) throw error;
    }
};

const startServer = async (): Promise<SoakedServer> => {
  const server = await startPostgres({ keepPort: true });
  let databases = 0;
  return {
    process: {
      kill: server.kill,
      start: async () => {
        await server.start();
        await answering(server.url);
      },
    },
    stop: server.stop,
    database: async () => {
      const name = `soak${++databases}`;
      await requested(server.url, `CREATE DATABASE ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      await preparePostgres(url.href, () => undefined);
      return {
        environment: { DATABASE_URL: url.href },
        rowsOf: rowsAt(url.href),
        endLeases: async () => {
          for (const table of ['lanes', 'outbox'])
            await despiteDeadlocks(url.href, `UPDATE ${table} SET lease_until = 0 WHERE lease_until > 0`);
        },
      };
    },
  };
};

export const store: SoakedStore = {
  image: images.postgres,
  startServer,
  // A session whose client is gone ends with its statement, or when its transaction has been idle for twice the timeout.
  lifetimeSeconds: 4,
  leisure: 1,
};
