import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { PlatformLicensing } from '../../../clients/typescript/src/index.ts';
import { manifestReader } from '../../../src/adapters/manifest/index.ts';
import { writeDelivery } from '../../support/builders/delivery.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { aService, type TestService } from '../../support/service/service.ts';

/** `npm run tour`, as its script runs it. */
const tourOf = async (baseUrl: string, folder: string) => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['examples/tour.ts'], {
    env: { PATH, NODE_COMPILE_CACHE, BASE_URL: baseUrl, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
  return { out, err, code };
};

/** Runs the commands of the README's first license and returns what they print, JSON documents one after another. */
const firstLicenseOf = async (baseUrl: string): Promise<string> => {
  const readme = await readFile(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const [, commands = ''] = /^## Your first license\n```sh\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  const here = commands.replace('http://localhost:8080', baseUrl);
  const { stdout } = await promisify(execFile)('bash', ['-euc', here]);
  return stdout;
};

describe('npm run tour', () => {
  let service: TestService;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tour-'));
    service = await aService({ sound: 'real', store: 'file' });
    await writeDelivery(folder, [
      { name: 'dawn', seconds: 36, row: { status: 'approved', isrc: 'ZZNL12400001' } },
    ]);
    const manifest = await manifestReader.read(folder);
    for (const { row } of manifest.ok ? manifest.value.rows : [])
      if (row.ok) await service.useCases.importTrack({ folder, delivery: row.value, dryRun: false });
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('completes every step, and ends with a link that opens the portal, once', async () => {
    const { out, err, code: exitCode } = await tourOf(`${service.baseUrl}/`, folder);
    expect([err, exitCode]).toEqual(['', 0]);
    for (const line of ['the same license: yes', 'genuine: true, in force: true', '403  LICENSE_NOT_ACTIVE'])
      expect(out).toContain(line);
    expect((await readdir(join(folder, 'tour'))).toSorted()).toEqual(['licensed.mp3', 'preview.mp3']);
    const [, link = ''] = /Open the portal, signed in: (\S+)/.exec(out) ?? [];
    expect(link).toContain(`${service.baseUrl}/portal/#code=`);
    const code = new URL(link).hash.replace('#code=', '');
    const visitor = new PlatformLicensing({ baseUrl: service.baseUrl });
    const session = await visitor.createPortalSession({ body: { code } });
    expect(session.platform.name).toBe('Tour Video Editor');
    await expect(visitor.createPortalSession({ body: { code } })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    });
  }, 240_000);

  it('leads to the same as the commands of the README: a download, and a license that anyone can verify', async () => {
    const printed = await firstLicenseOf(service.baseUrl);
    expect(printed).toContain('"format":"mp3"');
    expect(printed).toMatch(/\}\{"licenseId":"lic_\w+",.*"status":"active"/);
  }, 240_000);

  it('says what to do if no service responds', async () => {
    const nowhere = `http://localhost:${await freePort()}`;
    const { err, code } = await tourOf(nowhere, folder);
    expect([err.trim(), code]).toEqual([`No service responds at ${nowhere}. Run npm start first.`, 1]);
  });
});
