import { transportNames } from '../../../src/adapters/http/index.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/servers/free-port.ts';

const folders: string[] = [];
const aFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'process-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** `npm start` in a process of its own, with nothing of the surrounding environment but the path. */
const start = async (env: Record<string, string>) => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('npm', ['start'], {
    env: { PATH, HOME, DATA_DIR: await aFolder(), DEMO_CATALOG: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
  // Its output has been read to the end by then.
  const exit = once(child, 'close') as Promise<[number | null, string | null]>;
  return { child, said, exit };
};

const get = (port: number, path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, (answer) => {
      let body = '';
      answer.on('data', (part: Buffer) => (body += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

const ready = async (port: number): Promise<number> => {
  const began = Date.now();
  for (;;) {
    const status = await get(port, '/readyz').then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return Date.now() - began;
    if (Date.now() - began > 200_000) throw new Error(`not ready: ${status}`);
    await sleep(50);
  }
};

describe('npm start', () => {
  it.each(transportNames)(
    'prints where to go next, serves on %s, and exits with 0 when it is stopped',
    async (transport) => {
      const [port, admin] = [await freePort(), await freePort()];
      const { child, said, exit } = await start({
        PORT: String(port),
        ADMIN_PORT: String(admin),
        HTTP_TRANSPORT: transport,
      });
      await ready(port);
      for (const place of ['portal', 'reference', 'openapi.v1.json'])
        expect((await get(port, `/${place}`)).status).toBe(200);
      expect((await get(admin, '/metrics')).body).toContain('http_requests_total');
      expect((await get(port, '/metrics')).status).toBe(404);
      child.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
      expect(said.err).toBe('');
      for (const place of ['portal', 'reference', 'openapi.v1.json'])
        expect(said.out).toContain(`http://localhost:${port}/${place}\n`);
      expect(said.out).toContain('npm run tour');
      // Figures carry no authentication: by default they are for this machine alone.
      expect(said.out).toContain(`http://127.0.0.1:${admin}/metrics\n`);
    },
  );

  it('answers a request that is under way before it ends', async () => {
    const port = await freePort();
    const { child, exit } = await start({ PORT: String(port) });
    await ready(port);
    const body = JSON.stringify({ name: 'Slow', contactEmail: 'slow@partner.example', acceptTerms: true });
    const slow = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/v1/platforms/register',
      headers: {
        'content-type': 'application/json',
        'content-length': body.length,
        expect: '100-continue',
      },
    });
    const underWay = once(slow, 'continue');
    slow.flushHeaders();
    await underWay;
    slow.write(body.slice(0, 20));
    child.kill('SIGTERM');
    await sleep(300);
    const answered = once(slow, 'response') as Promise<[{ statusCode: number; resume(): void }]>;
    slow.end(body.slice(20));
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(await exit).toEqual([0, null]);
  });

  it('is stopped by wrong values with one message that names each of them', async () => {
    const { said, exit } = await start({ PORT: 'eighty', HTTP_TRANSPORT: 'koa', TIERS: '{"gold":{}}' });
    expect((await exit)[0]).toBe(2);
    for (const name of ['PORT', 'HTTP_TRANSPORT', 'TIERS']) expect(said.err).toContain(name);
    expect(said.err).not.toContain('    at ');
  });

  it('is stopped in production without a key, by a taken port, and by the data of a newer release', async () => {
    const missing = await start({ NODE_ENV: 'production' });
    expect((await missing.exit)[0]).toBe(2);
    expect(missing.said.err).toContain('MASTER_KEY');

    const silent = await start({ FFMPEG_PATH: '/nowhere/ffmpeg' });
    expect((await silent.exit)[0]).toBe(2);
    expect(silent.said.err).toMatch(/FFMPEG_PATH: .*does not run/);
    expect(silent.said.err).not.toContain('    at ');

    const holder = createServer().listen(0);
    await once(holder, 'listening');
    const address = holder.address();
    const taken = await start({ PORT: String(typeof address === 'object' ? (address?.port ?? 0) : 0) });
    expect((await taken.exit)[0]).toBe(1);
    expect(taken.said.err).toContain('The port is in use');
    holder.close();

    const folder = await aFolder();
    const db = new DatabaseSync(join(folder, 'licensing.db'));
    db.exec('PRAGMA user_version = 9999');
    db.close();
    const newer = await start({ DATA_DIR: folder, PORT: String(await freePort()) });
    expect((await newer.exit)[0]).toBe(1);
    expect(newer.said.err).toMatch(/Cannot open the store: .*newer/);
  });
});
