import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { preparePostgres } from '../../../../src/adapters/postgres/storage.ts';
import type { AcknowledgedWrites } from '../../../soak/api-kill/acknowledged-writes.ts';
import { issuesAfterRestart } from '../../../soak/api-kill/check.ts';
import { rowsAt } from '../../../soak/stores/postgres.ts';
import { halfWritten } from '../../../soak/api-kill/inspection.ts';
import { someWrites } from '../../../support/stories/some-writes.ts';
import { borrowPostgres, type BorrowedStore } from '../../../support/servers/lent/borrow.ts';
import { needing } from '../../../support/needing.ts';
import { aService, inService } from '../../../support/service/service.ts';

const timeoutMs = 240_000;

needing('postgres', 'what kill -9 of the service and of PostgreSQL may do', () => {
  let folder: string;
  let server: BorrowedStore;
  let admin: pg.Client;
  let written: AcknowledgedWrites;
  let databases = 0;

  const addressOf = (database: string): string => {
    const url = new URL(server.url);
    url.pathname = `/${database}`;
    return url.href;
  };
  const serviceOn = (database: string) => ({
    dataDir: folder,
    environment: { DATABASE_URL: addressOf(database), EVENT_WORKER: 'off' },
    // A request that a busy machine answers with 503 looks like a loss.
    storageTimeoutMs: 60_000,
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'written-'));
    server = await borrowPostgres();
    admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query('CREATE DATABASE written');
    await preparePostgres(addressOf('written'), () => undefined);
    const service = await aService(serviceOn('written'));
    written = await someWrites(service, [
      { contentId: 'held', key: 'held' },
      { contentId: 'ended', key: 'ended' },
    ]);
    await service.close();
  }, timeoutMs);
  afterAll(async () => {
    await admin.end();
    await server.release();
    await rm(folder, { recursive: true, force: true });
  });

  /** A copy of what was written, spoiled. */
  const spoiled = async (sabotage: string): Promise<string> => {
    const name = `spoiled_${++databases}`;
    await admin.query(`CREATE DATABASE ${name} TEMPLATE written`);
    const client = new pg.Client({ connectionString: addressOf(name) });
    await client.connect();
    await client.query(sabotage);
    await client.end();
    return name;
  };

  it.each<[string, string]>([
    ['SELECT 1', ''],
    [`DELETE FROM outbox WHERE type = 'license.issued'`, '2 licenses without exactly one event'],
    [`DELETE FROM outbox WHERE type = 'license.revoked'`, '1 ends that do not match their events'],
    ['DELETE FROM licenses', '2 idempotency records of nothing'],
    [
      `UPDATE licenses SET status = 'expired' WHERE status = 'active'`,
      '1 licenses whose record says otherwise',
    ],
    ['UPDATE license_months SET issued = issued + 1', '1 months not added up'],
    ['UPDATE license_months SET ended = 0', '1 active licenses not added up'],
    ['DELETE FROM usage_events', '3 plays not added up by day'],
    ['DELETE FROM usage_tracks', '3 plays not added up by track'],
    ['DELETE FROM usage_of_tracks', '3 plays not added up for the account of a track'],
    ['UPDATE platforms SET version = version + 1', '2 platforms whose record says otherwise'],
  ])(
    'half a commit would be found in the database: %s',
    async (sabotage, finding) => {
      const found = await halfWritten(rowsAt(addressOf(await spoiled(sabotage))));
      if (finding === '') expect(found).toEqual([]);
      else expect(found).toEqual(expect.arrayContaining([expect.stringContaining(finding)]));
    },
    timeoutMs,
  );

  it.each<[string, string | undefined]>([
    ['SELECT 1', undefined],
    [`DELETE FROM licenses WHERE content_id = 'held'`, 'lost: license'],
    ['DELETE FROM idempotency_records', 'lost: the idempotency record of'],
    ['DELETE FROM usage_events', 'lost: report'],
  ])(
    'a loss would be found by asking: %s',
    async (sabotage, finding) => {
      await inService(serviceOn(await spoiled(sabotage)), async ({ anyone }) => {
        const issues = await issuesAfterRestart(anyone, structuredClone(written));
        if (finding === undefined) expect(issues).toEqual([]);
        else expect(issues).toEqual(expect.arrayContaining([expect.stringContaining(finding)]));
      });
    },
    timeoutMs,
  );
});
