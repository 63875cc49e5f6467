import pg from 'pg';
import { preparePostgres } from '../../../src/adapters/postgres/storage.ts';
import { snake } from '../../../src/adapters/store-kit/sql/names.ts';
import { answering, startPostgres } from '../../support/servers/containers.ts';
import { images } from '../../support/builders/images.ts';
import type { Row } from '../server-kill/inspection.ts';
import { serverKill, type KilledServer } from '../server-kill/soak.ts';

const memberOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const asked = async (url: string, sql: string): Promise<readonly Row[]> => {
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
    const rows = await asked(url, `SELECT * FROM "${snake(collection)}"`);
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

const startServer = async (): Promise<KilledServer> => {
  const server = await startPostgres({ keepPort: true });
  return {
    ...server,
    start: async () => {
      await server.start();
      await answering(server.url);
    },
    database: async (name) => {
      await asked(server.url, `CREATE DATABASE ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      await preparePostgres(url.href, () => undefined);
      return { environment: { DATABASE_URL: url.href }, rowsOf: rowsAt(url.href) };
    },
  };
};

/** A session whose client is gone ends with its statement, or when its transaction has been idle for twice the timeout. */
export const soak = serverKill({ image: images.postgres, startServer, lifetimeSeconds: 4 });
