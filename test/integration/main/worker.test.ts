import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startApi, type ApiProcess } from '../../support/service/api-process.ts';
import { partnerClient } from '../../support/clients/partner-client.ts';
import { httpReceiver, type HttpReceiver } from '../../support/servers/receiver.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { seenSoon } from '../../support/eventually.ts';
import { verifiedBy } from '../../support/stories/webhook-story.ts';

/** `npm run worker` as the README has it. */
const runWorker = (environment: Readonly<Record<string, string>>) => {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('npm', ['run', '--silent', 'worker'], {
    env: { PATH, HOME, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { err: '' };
  child.stdout.resume();
  child.stderr.on('data', (text: Buffer) => (said.err += text.toString()));
  return { child, said, exit: once(child, 'close') as Promise<[number | null, string | null]> };
};

describe('npm run worker', () => {
  let folder: string;
  let api: ApiProcess;
  let receiver: HttpReceiver;
  const workers: ReturnType<typeof runWorker>[] = [];
  let answer: () => Promise<void> = async () => undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'worker-'));
    receiver = await httpReceiver((response) => {
      void answer().then(() => response.writeHead(204).end());
    });
    api = await startApi(folder, { EVENT_WORKER: 'off', ALLOW_LOOPBACK_URLS: '1' });
    expect(await api.ready()).not.toBe(false);
  });
  afterAll(async () => {
    for (const { child, exit } of workers) {
      child.kill('SIGTERM');
      await exit;
    }
    await api.kill();
    await receiver.close();
    await rm(folder, { recursive: true, force: true });
  });

  const worker = (changes: Readonly<Record<string, string>> = {}) => {
    const created = runWorker({ DATA_DIR: folder, ALLOW_LOOPBACK_URLS: '1', ...changes });
    workers.push(created);
    return created;
  };

  it('delivers what API processes leave to it, reports that it is alive, and shuts down cleanly', async () => {
    const anyone = await partnerClient(api.baseUrl);
    const created = await anyone.post('/api/v1/platforms/register', {
      name: 'Acme',
      contactEmail: 'a@acme.example',
      acceptTerms: true,
    });
    const client = anyone.as(created.member('apiKey'));
    const webhooks = `/api/v1/platforms/${created.member('slug')}/webhooks`;
    const url = `http://127.0.0.1:${receiver.port}/`;
    const endpoint = await client.post(webhooks, { url });
    const path = `${webhooks}/${endpoint.member('endpointId')}`;
    const first = await client.post(`${path}/test`);
    await sleep(500);
    expect(receiver.received).toHaveLength(0);

    const port = await freePort();
    const { child, said, exit } = worker({ ADMIN_PORT: String(port) });
    const arrived = async () => receiver.received.length;
    expect(await seenSoon(arrived, (count) => count > 0, 20_000)).toBe(1);
    const [came] = receiver.received;
    const headers = came?.headers as Readonly<Record<string, string>>;
    const message = verifiedBy(endpoint.member('secret'), { url, body: came?.body ?? '', headers });
    expect(message).toMatchObject({ id: first.body['eventId'], type: 'endpoint.test' });
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('webhook');

    // Deliveries under way when it is stopped are still settled.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    answer = () => held;
    const second = await client.post(`${path}/test`);
    expect(await seenSoon(arrived, (count) => count === 2, 20_000)).toBe(2);
    child.kill('SIGTERM');
    await sleep(300);
    release();
    expect(await exit).toEqual([0, null]);
    expect(said.err).toBe('');
    const read = await client.get(`${path}/deliveries/${second.member('deliveryId')}`);
    expect(read.body).toMatchObject({ status: 'delivered', attempts: [{ status: 204 }] });
    anyone.close();
  });

  it('is stopped by wrong values with one message that names them', async () => {
    const { exit, said } = worker({ EVENT_WORKER: 'perhaps' });
    expect((await exit)[0]).toBe(2);
    expect(said.err).toContain('EVENT_WORKER must be on or off.');
  });
});
