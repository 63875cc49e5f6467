import { MongoClient } from 'mongodb';
import pg from 'pg';
import { needing } from '../../support/needing.ts';
import { borrowingFrom } from '../../support/servers/lent/borrow.ts';
import { openLender } from '../../support/servers/lent/lender.ts';

type Lender = Awaited<ReturnType<typeof openLender>>;

const onPostgres = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

describe('a server that test files use one after another', () => {
  let lender: Lender;
  const borrow = borrowingFrom(() => lender.address);
  beforeEach(async () => {
    lender = await openLender();
  });
  afterEach(() => lender.close());

  needing('postgres', 'of PostgreSQL', () => {
    it('is lent to one at a time, without what the one before left, and removed at the end', async () => {
      const [one, other] = await Promise.all([borrow.postgres(), borrow.postgres()]);
      expect(one.url).not.toBe(other.url);
      await onPostgres(one.url, async (client) => {
        await client.query('ALTER DATABASE postgres SET default_transaction_read_only = on');
        for (const sql of [
          'SET default_transaction_read_only = off',
          'CREATE ROLE narrow LOGIN',
          'CREATE TABLE rows (id int)',
          'GRANT ALL ON rows TO narrow',
          'CREATE DATABASE other',
          'CREATE DATABASE kept_other',
        ])
          await client.query(sql);
      });
      // Left open, as a suite that failed does.
      const left = new pg.Client({ connectionString: one.url });
      left.on('error', () => undefined);
      await left.connect();
      await one.release();

      const next = await borrow.postgres();
      expect(next.url).toBe(one.url);
      await onPostgres(next.url, async (client) => {
        const { rows } = await client.query(
          `SELECT (SELECT array_agg(datname::text ORDER BY datname) FROM pg_database WHERE NOT datistemplate) AS databases,
             (SELECT count(*)::int FROM pg_roles WHERE rolname = 'narrow') AS roles, to_regclass('rows') AS left`,
        );
        expect(rows).toEqual([{ databases: ['kept_other', 'postgres'], roles: 0, left: null }]);
        await client.query('CREATE TABLE rows (id int)');
      });
      await lender.close();
      const ask = onPostgres(next.url, async () => undefined);
      await expect(ask).rejects.toThrow('ECONNREFUSED');
    });
  });

  needing('mongo', 'of MongoDB', () => {
    it('has no database of the one before, apart from those that are to be kept, and fails no commands', async () => {
      const namesAt = async (client: MongoClient): Promise<readonly string[]> => {
        const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
        return databases.map(({ name }) => name);
      };
      const first = await borrow.mongo({ enableTestCommands: '1' });
      const client = await MongoClient.connect(first.url);
      for (const name of ['licensing', 'kept_kit']) await client.db(name).collection('rows').insertOne({});
      const data = { failCommands: ['insert'], errorCode: 11601 };
      await client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'alwaysOn', data });
      await first.release();

      const next = await borrow.mongo({ enableTestCommands: '1' });
      expect(next.url).toBe(first.url);
      const names = await namesAt(client);
      expect([names.includes('kept_kit'), names.includes('licensing')]).toEqual([true, false]);
      await client.db('licensing').collection('rows').insertOne({});
      await client.close();
    });
  });
});
