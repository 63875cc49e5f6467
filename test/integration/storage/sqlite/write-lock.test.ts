import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sqliteStorage, type SqliteStorage } from '../../../../src/adapters/sqlite/index.ts';
import { Unavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aPlatform, aStoredKey, noon } from '../../../support/builders/builders.ts';
import { startApi, type ApiProcess } from '../../../support/service/api-process.ts';
import { operatorOf } from '../../../support/service/operator.ts';
import { partnerClient, type PartnerClient } from '../../../support/clients/partner-client.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { noEffects } from '../../../support/effects.ts';

interface Checks {
  readonly move?: string;
}

/** Background work is due every second or so; a slow machine is late with it. */
const timeoutMs = 30_000;

const registration = (name: string) => ({ name, contactEmail: 'a@b.example', acceptTerms: true });
const register = '/api/v1/platforms/register';

describe('a write lock, while a service runs on the same file', () => {
  let folder: string;
  let file: string;
  let here: SqliteStorage;
  let api: ApiProcess;
  let anyone: PartnerClient;
  let key: string;
  let slug: string;
  const requested = { clientId: '', clientSecret: '' };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'write-lock-'));
    file = join(folder, 'licensing.db');
    api = await startApi(folder, { LOG_LEVEL: 'info' });
    if ((await api.ready()) === false) throw new Error('the service did not start');
    anyone = await partnerClient(api.baseUrl);
    const created = await anyone.post(register, registration('Before'));
    key = created.member('apiKey');
    slug = created.member('slug');
    requested.clientId = created.member('clientId');
    requested.clientSecret = created.member('clientSecret');
    // The first token makes the key that signs.
    await anyone.post('/api/v1/auth/token', requested);
    here = sqliteStorage({ file });
    await here.archive.acquireWriteLock({ moveId: 'mov_1', since: noon }, undefined);
  });
  afterAll(async () => {
    anyone.close();
    await here.close();
    await api.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('answers writes with 503 and Retry-After, reads as ever, and stays ready', async () => {
    for (let n = 0; n < 20; n++) {
      const rejected = await anyone.post(register, registration('Held'));
      expect([rejected.status, rejected.code]).toEqual([503, 'UNAVAILABLE']);
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
      expect((await anyone.as(key).get('/api/v1/tracks')).status).toBe(200);
      expect((await anyone.get('/readyz')).status).toBe(200);
    }
    const token = (await anyone.post('/api/v1/auth/token', requested)).member('accessToken');
    expect((await anyone.as(token).get('/api/v1/licenses')).status).toBe(200);
  });

  it('is reported once by background work, and counts nothing twice nor loses it', async () => {
    const warnings = async () => api.output().match(/.*counting requests failed.*/g) ?? [];
    expect(await seenSoon(warnings, ({ length }) => length > 0, timeoutMs)).toHaveLength(1);
    // The work fails again, and again.
    await sleep(2_000);
    expect(await warnings()).toEqual([
      expect.stringContaining('writes are blocked while the data moves to another store'),
    ]);
    await here.archive.releaseWriteLock('mov_1', undefined);
    const isOver = async () => api.output().includes('counting requests succeeded again');
    expect(await seenSoon(isOver, Boolean, timeoutMs)).toBe(true);
    const { records } = await here.archive.read('request-counts', { limit: 10 });
    expect(records.map(({ requests }) => requests)).toEqual([21]);
    expect((await anyone.post(register, registration('After'))).status).toBe(201);
    await here.archive.acquireWriteLock({ moveId: 'mov_2', since: noon }, undefined);
  });

  it('returns counts to reads, and reports in /readyz that a move blocks writes', async () => {
    const mine = anyone.as(key);
    for (const read of ['usage', 'credentials'])
      expect((await mine.get(`/api/v1/platforms/${slug}/${read}`)).status).toBe(200);
    const readChecks = async () => (await anyone.get('/readyz')).body['checks'];
    expect(await seenSoon(readChecks, (checks) => (checks as Checks).move !== 'ok', timeoutMs)).toMatchObject(
      {
        storage: 'ok',
        writes: 'ok',
        move: expect.stringMatching(/^degraded: writes are blocked/) as string,
      },
    );
  });

  it('lets services start and stop during the move, and none start once everything was moved', async () => {
    const second = await startApi(folder);
    const ready = await second.ready();
    second.child.kill('SIGTERM');
    expect([typeof ready, await second.ended]).toEqual(['number', [0, null]]);
    await here.archive.markMoved('mov_2');
    const third = await startApi(folder);
    const began = await third.ready();
    await third.kill();
    expect([began, await third.ended]).toEqual([false, [1, null]]);
    const tracks = await operatorOf(folder)('tracks');
    expect(tracks.code).toBe(0);
    const changed = await operatorOf(folder)('platform', 'before', '--tier', 'growth');
    expect([changed.code, changed.err]).toEqual([
      1,
      expect.stringContaining('the data has moved to another store'),
    ]);
  });
});

describe('a write lock that is acquired while others write', () => {
  it('keeps what was committed before it, and rejects every later write', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'write-lock-'));
    const file = join(folder, 'licensing.db');
    const [one, two] = [sqliteStorage({ file }), sqliteStorage({ file })];
    let acknowledged = 0;
    let rejected = 0;
    const writer = async () => {
      for (let n = 1; rejected < 50 && n < 100_000; n++) {
        await one.registry.register({ platform: aPlatform({}, n), credentials: [], effects: noEffects }).then(
          () => acknowledged++,
          (error: unknown) => {
            expect(error).toBeInstanceOf(Unavailable);
            rejected++;
          },
        );
      }
    };
    const writing = writer();
    await sleep(200);
    await two.archive.acquireWriteLock({ moveId: 'mov_1', since: noon }, undefined);
    const then = await two.archive.count('platforms');
    await writing;
    expect([acknowledged, rejected]).toEqual([then, 50]);
    expect(await two.archive.count('platforms')).toBe(then);
    await expect(two.keyRing.add(aStoredKey(), { count: 0 }, undefined)).rejects.toThrow(Unavailable);
    await Promise.all([one.close(), two.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('lets one of two concurrent moves proceed, and the other after the first has ended', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'write-lock-'));
    const file = join(folder, 'licensing.db');
    const [one, two] = [sqliteStorage({ file }), sqliteStorage({ file })];
    const busy = await one.archive.alone(() => two.archive.alone(async () => 'both'));
    expect(busy).toBe('occupied');
    expect(await two.archive.alone(async () => 'alone')).toBe('alone');
    await Promise.all([one.close(), two.close()]);
    await rm(folder, { recursive: true, force: true });
  });
});
