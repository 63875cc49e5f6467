import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { needing } from '../../../support/needing.ts';
import { borrowPostgres } from '../../../support/servers/lent/borrow.ts';
import { operatorOf } from '../../../support/service/operator.ts';
import { anOrder, inService, type Partner, type TestService } from '../../../support/service/service.ts';

const run = promisify(execFile);
const atDatabase = (url: string, name: string): string =>
  Object.assign(new URL(url), { pathname: name }).href;

/** Issues licenses one after another, until it is stopped; returns those that were acknowledged. */
const issuing = (service: TestService, { client }: Partner, trackId: string) => {
  const acknowledged: string[] = [];
  const ending = new AbortController();
  const done = (async () => {
    for (let n = 0; !ending.signal.aborted; n++) {
      const issued = await client.post('/api/v1/licenses', anOrder(trackId, { contentId: `content-${n}` }));
      acknowledged.push(issued.member('licenseId'));
    }
  })();
  return {
    acknowledged: () => [...acknowledged],
    stop: async (): Promise<readonly string[]> => {
      ending.abort();
      await done;
      return acknowledged;
    },
  };
};

needing(['postgres', 'pg_dump'], 'a backup of PostgreSQL by pg_dump and pg_restore', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof borrowPostgres>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'restore-postgres-'));
    server = await borrowPostgres();
  });
  afterAll(async () => {
    await server.release();
    await rm(folder, { recursive: true, force: true });
  });

  it('is restored on an empty machine with everything that was acknowledged before it, its media and a valid audit log', async () => {
    const first = { folder: join(folder, 'first'), url: atDatabase(server.url, 'first') };
    const second = { folder: join(folder, 'second'), url: atDatabase(server.url, 'second') };
    const dump = join(folder, 'licensing.dump');
    const backedUpMedia = join(folder, 'media');
    await Promise.all([first, second].map((each) => mkdir(each.folder)));
    await run('psql', [server.url, '-c', 'CREATE DATABASE first']);
    const operator = operatorOf(first.folder, { DATABASE_URL: first.url });
    expect(await operator('prepare-postgres')).toMatchObject({ code: 0 });

    let apiKey = '';
    let trackId = '';
    let before: readonly string[] = [];
    let all: readonly string[] = [];
    await inService({ dataDir: first.folder, environment: { DATABASE_URL: first.url } }, async (service) => {
      const partner = await service.aPartner();
      ({ apiKey } = partner);
      ({ trackId } = await service.aTrackWithSound());
      const issued = issuing(service, partner, trackId);
      while (issued.acknowledged().length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
      before = issued.acknowledged();
      await run('pg_dump', ['--format=custom', `--file=${dump}`, first.url]);
      // After the database: a track is committed when its files are stored.
      await cp(join(first.folder, 'media'), backedUpMedia, { recursive: true });
      all = await issued.stop();
    });
    const audited = await operator('verify-audit');
    expect(audited.code).toBe(0);

    await run('psql', [server.url, '-c', 'CREATE DATABASE second']);
    await run('pg_restore', [
      '--no-owner',
      '--exit-on-error',
      '--single-transaction',
      `--dbname=${second.url}`,
      dump,
    ]);
    await cp(backedUpMedia, join(second.folder, 'media'), { recursive: true });
    await copyFile(join(first.folder, 'master.key'), join(second.folder, 'master.key'));
    const restored = operatorOf(second.folder, { DATABASE_URL: second.url });
    expect(await restored('verify-audit')).toMatchObject({ code: 0 });
    expect(await restored('verify-ledger')).toMatchObject({ code: 0 });
    await inService(
      { dataDir: second.folder, environment: { DATABASE_URL: second.url } },
      async ({ anyone }) => {
        const client = anyone.as(apiKey);
        const statuses = await Promise.all(
          all.map(async (id) => (await client.get(`/api/v1/licenses/${id}`)).status),
        );
        expect(before.length).toBeGreaterThan(2);
        expect(statuses.slice(0, before.length).filter((status) => status !== 200)).toEqual([]);
        // Later ones may be missing, but none between two that are there.
        expect(statuses.toSorted()).toEqual(statuses);
        const path = `/api/v1/tracks/${trackId}/download?licenseId=${before[0] ?? ''}&format=wav`;
        expect((await client.get(path)).status).toBe(200);
        const again = await client.post(
          '/api/v1/licenses',
          anOrder(trackId, { contentId: 'after the restore' }),
        );
        expect(again.status).toBe(201);
      },
    );
  });
});
