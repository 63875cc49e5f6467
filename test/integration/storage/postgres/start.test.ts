import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { preparePostgres, optionsIssue, postgresStorage } from '../../../../src/adapters/postgres/storage.ts';
import { openAdapters } from '../../../../src/main/adapters/open-adapters.ts';
import { configFrom } from '../../../../src/main/settings/config.ts';
import { storageDeadline } from '../../../../src/adapters/system/index.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { borrowPostgres, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';

needing('postgres', 'a database of PostgreSQL', () => {
  let server: BorrowedStore;
  beforeAll(async () => {
    server = await borrowPostgres();
    await preparePostgres(server.url, () => undefined);
  }, 120_000);
  afterAll(() => server.release());

  const onServer = async (...statements: readonly string[]): Promise<void> => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    for (const sql of statements) await client.query(sql);
    await client.end();
  };
  const opened = async (
    options: Partial<Parameters<typeof postgresStorage>[0]>,
    story: (storage: ReturnType<typeof postgresStorage>) => Promise<void>,
  ): Promise<void> => {
    const storage = postgresStorage({ url: server.url, ...options });
    try {
      await story(storage);
    } finally {
      await storage.close();
    }
  };

  it('may be prepared again', async () => {
    const lines: string[] = [];
    await preparePostgres(server.url, (line) => void lines.push(line));
    expect(lines).toEqual([expect.stringMatching(/^checked \d+ tables$/)]);
  });

  it('reads but cannot be written to while it is read-only, and is written to afterwards', async () => {
    await opened({}, async ({ probeWrites }) => {
      expect(await probeWrites()).toBeUndefined();
    });
    await onServer('ALTER DATABASE postgres SET default_transaction_read_only = on');
    await opened({}, async ({ probeWrites, ping }) => {
      await ping();
      await expect(probeWrites()).rejects.toThrow(Unavailable);
      await onServer(
        'SET default_transaction_read_only = off',
        'ALTER DATABASE postgres RESET default_transaction_read_only',
      );
      expect(await probeWrites()).toBeUndefined();
    });
  });

  const otherDatabase = (name: string): string => {
    const url = new URL(server.url);
    url.pathname = `/${name}`;
    return url.href;
  };

  it('is unavailable while it does not exist', async () => {
    await opened({ url: otherDatabase('nowhere') }, async ({ ping }) => {
      const rejected = ping();
      await expect(rejected).rejects.toThrow('database "nowhere" does not exist');
      await expect(rejected).rejects.toThrow(Unavailable);
    });
  });

  it('stops the start with one sentence until it is prepared, also without MASTER_KEY', async () => {
    await onServer("CREATE DATABASE unprepared ENCODING 'UTF8' TEMPLATE template0");
    const config = configFrom({
      DATABASE_URL: otherDatabase('unprepared'),
      DATA_DIR: await mkdtemp(join(tmpdir(), 'start-')),
    });
    await expect(openAdapters(config)).rejects.toThrow(
      'the database was not prepared: run npm run operator -- prepare-postgres',
    );
    await rm(config.dataDir, { recursive: true });
  });

  it('answers within what is left of the deadline of a request', async () => {
    let now = 0;
    const deadline = storageDeadline(1_000, () => now);
    await opened({ deadline }, ({ ping }) =>
      deadline.share(async () => {
        const running = deadline.begin();
        await ping();
        now += 2_000;
        running?.end();
        await expect(ping()).rejects.toThrow('the database did not respond in time');
        await deadline.apart(() => ping());
      }),
    );
  });

  it('names options that the driver cannot use, without the address', () => {
    expect(optionsIssue(server.url)).toBeUndefined();
    const wrong = 'postgres://ada:hunter2@db/licensing?sslrootcert=/nowhere.pem';
    expect(optionsIssue(wrong)).toBe('has options that the driver cannot use (ENOENT)');
  });
});
