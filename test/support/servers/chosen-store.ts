import { createHash } from 'node:crypto';
import { MongoClient } from 'mongodb';
import pg from 'pg';

type Environment = Readonly<Record<string, string>>;

/** A server that services of tests use instead of a file, each with a database of its own. */
interface StoreServer {
  /** The variables of a service whose database has this name; creates and prepares the database. */
  readonly create: (database: string) => Promise<Environment>;
  readonly drop: (database: string) => Promise<unknown>;
}

/** A server that is lent to the next file keeps it. */
const template = 'kept_prepared';

const onServer = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const addressOf = (url: string, database: string): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
};

const duplicateDatabase = '42P04';
const codeOf = (error: unknown): unknown => (Object(error) as { readonly code?: unknown }).code;

const preparing = new Map<string, Promise<void>>();

/** Prepares a database once on each server; every other one is a copy of it. */
const prepareTemplate = (url: string): Promise<void> => {
  const created =
    preparing.get(url) ??
    onServer(url, async (client) => {
      // When test processes begin together, one prepares it.
      await client.query('SELECT pg_advisory_lock(1)');
      const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
      if (rowCount !== 0) return;
      await client.query(`CREATE DATABASE being_prepared`);
      const { preparePostgres } = await import('../../../src/adapters/postgres/storage.ts');
      await preparePostgres(addressOf(url, 'being_prepared'), () => undefined);
      await client.query(`ALTER DATABASE being_prepared RENAME TO ${template}`);
    });
  preparing.set(url, created);
  return created;
};

const databaseOf = (dataDir: string): string =>
  `t_${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;

const onPostgres = (url: string): StoreServer => ({
  create: async (database) => {
    await prepareTemplate(url);
    await onServer(url, (client) =>
      client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`).catch((error: unknown) => {
        if (codeOf(error) !== duplicateDatabase) throw error;
      }),
    );
    return { DATABASE_URL: addressOf(url, database) };
  },
  drop: (database) =>
    onServer(url, (client) => client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)),
});

const onMongo = (url: string): StoreServer => ({
  create: async (database) => {
    const address = addressOf(url, database);
    const { prepareMongo } = await import('../../../src/adapters/mongo/index.ts');
    await prepareMongo({ url: address }, () => undefined);
    return { MONGODB_URL: address };
  },
  drop: async (database) => {
    const client = new MongoClient(url);
    await client.db(database).dropDatabase();
    await client.close();
  },
});

/** The server that `TEST_DATABASE_URL` or `TEST_MONGODB_URL` names; undefined by default: services use a file. */
const server = (): StoreServer | undefined => {
  const { TEST_DATABASE_URL: postgres, TEST_MONGODB_URL: mongo } = process.env;
  if (postgres !== undefined) return onPostgres(postgres);
  return mongo === undefined ? undefined : onMongo(mongo);
};

/** The variables that choose the store of services on a folder: a database of the folder's own, or none for the default store. */
export const storeOf = async (dataDir: string): Promise<Environment> =>
  (await server()?.create(databaseOf(dataDir))) ?? {};

/** Drops the database of a folder that is removed. */
export const dropStoreOf = async (dataDir: string): Promise<void> => {
  await server()?.drop(databaseOf(dataDir));
};

/** Whether the environment of a test chooses a store itself. */
export const choosesStore = (environment: Environment): boolean =>
  'MONGODB_URL' in environment || 'DATABASE_URL' in environment;

/** Machines are busy while tests run: a database is given longer than it would be in production. */
export const storageTimeout = (): { readonly storageTimeoutMs?: number } =>
  server() === undefined ? {} : { storageTimeoutMs: 30_000 };
