import pg from 'pg';
import { checkPrepared, postgresKernel, prepare } from '../../../../src/adapters/postgres/index.ts';
import { collection } from '../../../../src/adapters/store-kit/collection.ts';
import { derived, several, text, whole } from '../../../../src/adapters/store-kit/members.ts';
import { all, count, insert, page, program } from '../../../../src/adapters/store-kit/program.ts';
import { SchemaMismatch } from '../../../../src/ports/driven/storage/schema-mismatch.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { borrowPostgres, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';
import { seenSoon } from '../../../support/eventually.ts';

interface Word {
  readonly id: number;
  readonly word: string;
}

const key = { key: ['id'] as const };
const before = collection<Word>()('words', {
  ...key,
  members: {
    id: whole,
    size: derived(whole, 1, ({ word }: Word) => word.length),
    old: derived(text, 1, () => ''),
  },
});
/** The next release: another function, a new member, a list, and none that is called old. */
const after = collection<Word>()('words', {
  ...key,
  members: {
    id: whole,
    size: derived(whole, 2, ({ word }: Word) => word.length * 2),
    first: derived(text, 1, ({ word }: Word) => word.slice(0, 1)),
    letters: derived(several(text), 1, ({ word }: Word) => [...word]),
  },
  indexes: {
    bySize: { on: ['size', 'id'] },
    byFirst: { on: ['first', 'id'] },
    byLetter: { on: ['letters', 'id'] },
  },
});
const indexed = collection<Word>()('words', {
  ...key,
  members: before.members,
  indexes: { bySize: { unique: true, on: ['size'] } },
});

const add = program<readonly Word[], number>(
  'words.add',
  () => [],
  function* (words) {
    yield* all(...words.map((word) => insert(before, word)));
    return words.length;
  },
);
const addAfter = program<Word, boolean>(
  'words.add-after',
  () => [],
  function* (word) {
    yield* all(insert(after, word));
    return true;
  },
);

needing('postgres', 'preparing a database of PostgreSQL', () => {
  let server: BorrowedStore;
  let admin: pg.Client;
  let databases = 0;
  beforeAll(async () => {
    server = await borrowPostgres();
    admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
  }, 120_000);
  afterAll(async () => {
    await admin.end();
    await server.release();
  });

  const newDatabase = async (): Promise<string> => {
    const name = `prepared_${++databases}`;
    await admin.query(`CREATE DATABASE ${name}`);
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  const onDatabase = async <Result>(
    url: string,
    work: (client: pg.Client) => Promise<Result>,
  ): Promise<Result> => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const filled = async (url: string, words: number): Promise<void> => {
    const kernel = postgresKernel({ url, timeoutMs: 60_000 });
    const list = Array.from({ length: words }, (_, n) => ({ id: n + 1, word: 'x'.repeat(1 + (n % 5)) }));
    await kernel.run(add, list);
    await kernel.close();
  };

  it('is done once by processes that begin together', async () => {
    const url = await newDatabase();
    await expect(checkPrepared(url, [after])).rejects.toThrow(/was not prepared: run npm run operator/);
    await Promise.all([prepare(url, [after]), prepare(url, [after]), prepare(url, [after])]);
    await checkPrepared(url, [after]);
  });

  it('is needed again where an older release did not create the epoch', async () => {
    const url = await newDatabase();
    await prepare(url, [after]);
    await onDatabase(url, (client) => client.query('DROP TABLE kit_epoch'));
    await expect(checkPrepared(url, [after])).rejects.toThrow(
      'the database was prepared by an older release (kit_epoch is missing): run npm run operator -- prepare-postgres',
    );
    await prepare(url, [after]);
    await checkPrepared(url, [after]);
  });

  it('is not enough for a user without rights on the epoch', async () => {
    const url = await newDatabase();
    await prepare(url, [after]);
    await onDatabase(url, async (client) => {
      await client.query('CREATE ROLE plain LOGIN');
      await client.query('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO plain');
      await client.query('REVOKE INSERT ON kit_epoch FROM plain');
    });
    const plain = new URL(url);
    plain.username = 'plain';
    await expect(checkPrepared(plain.href, [after])).rejects.toThrow('GRANT SELECT, INSERT on it');
    await onDatabase(url, (client) => client.query('GRANT INSERT ON kit_epoch TO plain'));
    await checkPrepared(plain.href, [after]);
  });

  it('cannot be checked while the server is unavailable', async () => {
    const url = new URL(server.url);
    url.port = '1';
    await expect(checkPrepared(url.href, [after])).rejects.toThrow(Unavailable);
    await expect(prepare(url.href, [after])).rejects.toMatchObject({
      name: 'Unavailable',
      message: 'the database is unavailable: the connection was lost (ECONNREFUSED)',
    });
  });

  it('is checked for a bounded time, while another session has locked its tables', async () => {
    const url = await newDatabase();
    await prepare(url, [after]);
    await onDatabase(url, async (other) => {
      await other.query('BEGIN; LOCK TABLE kit_schema');
      await expect(checkPrepared(url, [after])).rejects.toThrow(Unavailable);
    });
    await checkPrepared(url, [after]);
  });

  it('needs a user that may create tables', async () => {
    const url = new URL(await newDatabase());
    await admin.query('CREATE ROLE reader LOGIN');
    url.username = 'reader';
    await expect(prepare(url.href, [after])).rejects.toMatchObject({
      name: 'Unavailable',
      message: 'the database is unavailable: permission denied for schema public',
    });
  });

  it('distinguishes an older database from a newer one, and upgrades the older one', async () => {
    const url = await newDatabase();
    await prepare(url, [before]);
    await filled(url, 450);
    await expect(checkPrepared(url, [after])).rejects.toThrow(SchemaMismatch);
    await expect(checkPrepared(url, [after])).rejects.toThrow(
      'the database was prepared by an older release (member size of words is missing or outdated): run npm run operator -- prepare-postgres',
    );
    await prepare(url, [after]);
    await checkPrepared(url, [after]);
    await expect(checkPrepared(url, [before])).rejects.toThrow(/by a newer release \(member size of words\)/);
    await expect(prepare(url, [before])).rejects.toThrow(/by a newer release/);
    const kernel = postgresKernel({ url });
    const { bySize, byFirst, byLetter } = after.indexes;
    expect(await kernel.read(count(bySize, { equal: [10] }))).toBe(90);
    expect(await kernel.read(count(byFirst, { equal: ['x'] }))).toBe(450);
    expect(await kernel.read(count(byLetter, { equal: ['x'] }))).toBe(450);
    // The column of a member that is gone is not in the way.
    expect(await kernel.run(addAfter, { id: 1_000, word: 'yx' })).toBe(true);
    expect(await kernel.read(page(byLetter, { equal: ['y'], limit: 9 }))).toEqual([
      { id: 1_000, word: 'yx' },
    ]);
    await kernel.close();
  });

  it('drops an index that only older releases use, when the database is prepared again', async () => {
    const url = await newDatabase();
    await prepare(url, [indexed]);
    const left = () =>
      onDatabase(url, async (client) => {
        const { rowCount } = await client.query("SELECT FROM pg_indexes WHERE indexname = 'words_by_size'");
        return rowCount;
      });
    await onDatabase(url, (client) => client.query("DELETE FROM kit_schema WHERE part = 'member size'"));
    for (const expected of [1, 0, 0]) {
      await prepare(url, [before], () => undefined, ['words index bySize']);
      expect(await left()).toBe(expected);
    }
    await checkPrepared(url, [before]);
  });

  it('continues after the last batch when it was killed', async () => {
    const url = await newDatabase();
    await prepare(url, [before]);
    await filled(url, 3_000);
    // Comes no further than this word before it is killed.
    await onDatabase(url, (client) =>
      client.query(`
        CREATE FUNCTION wait_here() RETURNS trigger AS 'BEGIN PERFORM pg_sleep(3600); RETURN NEW; END' LANGUAGE plpgsql;
        CREATE TRIGGER wait_here BEFORE UPDATE ON words FOR EACH ROW WHEN (OLD.id = 2900) EXECUTE FUNCTION wait_here()`),
    );
    const killed = prepare(url, [after]).catch((error: unknown) => error);
    await onDatabase(url, async (client) => {
      const reached = () => client.query('SELECT 1 FROM kit_backfills');
      expect(await seenSoon(reached, ({ rowCount }) => rowCount === 1, 60_000)).toMatchObject({
        rowCount: 1,
      });
      await client.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    });
    expect(await killed).toBeInstanceOf(Error);
    await onDatabase(url, (client) => client.query('DROP FUNCTION wait_here CASCADE'));
    await expect(checkPrepared(url, [after])).rejects.toThrow(SchemaMismatch);
    const lines: string[] = [];
    await prepare(url, [after], (line) => void lines.push(line));
    const [rest] = lines.flatMap((line) => /^filled (\d+) records/.exec(line)?.slice(1) ?? []);
    expect(Number(rest)).toBeLessThan(3_000);
    const kernel = postgresKernel({ url });
    expect(await kernel.read(count(after.indexes.byLetter, {}))).toBe(3_000);
    expect(await kernel.read(count(after.indexes.bySize, { equal: [2] }))).toBe(600);
    await kernel.close();
  });

  it('creates an index again if an attempt left an invalid one', async () => {
    const url = await newDatabase();
    await prepare(url, [before]);
    await filled(url, 6);
    await expect(prepare(url, [indexed])).rejects.toThrow(/could not create unique index/);
    await onDatabase(url, (client) => client.query('DELETE FROM words WHERE id = 6'));
    await prepare(url, [indexed]);
    const { rows } = await onDatabase(url, (client) =>
      client.query(
        `SELECT indisvalid, indisunique FROM pg_index WHERE indexrelid = 'words_by_size'::regclass`,
      ),
    );
    expect(rows).toEqual([{ indisvalid: true, indisunique: true }]);
  });

  it('lets others write while it makes an index', async () => {
    const url = await newDatabase();
    await prepare(url, [before]);
    await filled(url, 3);
    const insertion = (id: number) =>
      `INSERT INTO words (id, size, old, doc) VALUES (${id}, ${id}, '', '{}')`;
    await onDatabase(url, async (first) => {
      await first.query(`BEGIN; ${insertion(11)}`);
      const preparing = prepare(url, [indexed]);
      await onDatabase(url, async (second) => {
        const waits = () =>
          second.query(
            `SELECT 1 FROM pg_stat_activity WHERE query LIKE '%INDEX CONCURRENTLY%' AND wait_event_type = 'Lock' AND pid <> pg_backend_pid()`,
          );
        expect((await seenSoon(waits, ({ rowCount }) => (rowCount ?? 0) > 0, 10_000)).rowCount).toBe(1);
        await second.query(`SET lock_timeout = '2s'; ${insertion(12)}`);
      });
      await first.query('COMMIT');
      await preparing;
    });
  });

  it('lets others continue while a table that it changes is used by a long transaction', async () => {
    const url = await newDatabase();
    await prepare(url, [before]);
    await filled(url, 3);
    const lines: string[] = [];
    await onDatabase(url, async (dump) => {
      // As a dump holds the tables that it reads.
      await dump.query('BEGIN; LOCK TABLE words IN ACCESS SHARE MODE');
      const preparing = prepare(url, [after], (line) => void lines.push(line));
      const waits = async () =>
        lines.some((line) => line === 'waiting for transactions that use the table words');
      expect(await seenSoon(waits, Boolean, 10_000)).toBe(true);
      await onDatabase(url, async (request) => {
        await request.query("SET statement_timeout = '10s'");
        for (let n = 0; n < 20; n++) await request.query('SELECT count(*) FROM words');
      });
      await dump.query('COMMIT');
      await preparing;
    });
    await checkPrepared(url, [after]);
  });
});
