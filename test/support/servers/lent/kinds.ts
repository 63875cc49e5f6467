import { MongoClient } from 'mongodb';
import pg from 'pg';
import { failNothing } from '../../stores/mongo-faults.ts';
import { startMongo, startOpenSearch, startPostgres, startS3, startStripe } from '../containers.ts';

/** How a borrower reaches a server. */
export type Contact = Readonly<Record<string, string>>;

/** A server that test files use one after another. */
export interface LentServer {
  readonly contact: Contact;
  /** Removes what a borrower left, so that the next one finds a new server, and what names that begin with `kept_` have. */
  readonly clean: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Parameters of the server, by name. Servers with other parameters are other servers. */
export type Parameters = Readonly<Record<string, string>>;

const isKept = (database: string): boolean => database.startsWith('kept_');

const ofMongo: ReadonlySet<string> = new Set(['admin', 'config', 'local']);
const cleanMongo = async (url: string, { enableTestCommands }: Parameters): Promise<void> => {
  const client = new MongoClient(url);
  try {
    if (enableTestCommands !== undefined) await failNothing({ url });
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases)
      if (!ofMongo.has(name) && !isKept(name)) await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
};

const cleanPostgres = async (url: string): Promise<void> => {
  const address = new URL(url);
  address.pathname = '/template1';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly name: string }>(
      'SELECT datname AS name FROM pg_database WHERE NOT datistemplate',
    );
    for (const { name } of rows)
      if (!isKept(name)) await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
    await client.query('CREATE DATABASE postgres TEMPLATE template0');
    const roles = await client.query<{ readonly name: string }>(
      `SELECT rolname AS name FROM pg_roles WHERE rolname NOT LIKE 'pg\\_%' AND rolname <> 'postgres'`,
    );
    for (const { name } of roles.rows) await client.query(`DROP ROLE "${name}"`);
  } finally {
    await client.end();
  }
};

const cleanOpenSearch = async (url: string): Promise<void> => {
  const response = await fetch(`${url}/platform*?expand_wildcards=all`, { method: 'DELETE' });
  if (!response.ok) throw new Error(await response.text());
};

const nothing = async (): Promise<void> => undefined;

export const kinds = {
  mongo: async (parameters: Parameters): Promise<LentServer> => {
    const { url, stop } = await startMongo({ nosync: true, parameters });
    return { contact: { url }, clean: () => cleanMongo(url, parameters), stop };
  },
  postgres: async (): Promise<LentServer> => {
    const { url, stop } = await startPostgres({ nosync: true });
    return { contact: { url }, clean: () => cleanPostgres(url), stop };
  },
  /** Each borrower creates buckets with names of its own. */
  s3: async (): Promise<LentServer> => {
    const { endpoint, region, accessKey, secretKey, stop } = await startS3();
    return { contact: { endpoint, region, accessKey, secretKey }, clean: nothing, stop };
  },
  opensearch: async (): Promise<LentServer> => {
    const { url, stop } = await startOpenSearch();
    return { contact: { url }, clean: () => cleanOpenSearch(url), stop };
  },
  /** Keeps no state. */
  stripe: async (): Promise<LentServer> => {
    const { url, stop } = await startStripe();
    return { contact: { url }, clean: nothing, stop };
  },
} as const;
export type Kind = keyof typeof kinds;
