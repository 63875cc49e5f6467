import { setTimeout as sleep } from 'node:timers/promises';
import { axiosWebhookSender, type WebhookSenderDependencies } from '../../../../src/adapters/axios/index.ts';
import type { WebhookSenderFault } from '../../../../src/domain/webhooks/delivery.ts';
import { certificate } from '../../../support/builders/certificate.ts';
import { closingAfterEach } from '../../../support/stories/opening.ts';
import { bareReceiver, httpReceiver, socketsBegun } from '../../../support/servers/receiver.ts';
import { seenWithin } from '../../../support/eventually.ts';
import { stoppedClock } from '../../../support/service/stopped-clock.ts';

const opening = closingAfterEach();

const resolve = async () => ['127.0.0.1'];
const webhookSender = (dependencies: Partial<WebhookSenderDependencies> = {}) =>
  opening(
    axiosWebhookSender({
      clock: stoppedClock(),
      allowLoopback: true,
      deadlineMs: 5_000,
      resolve,
      ...dependencies,
    }),
  );
const message = (url: string) => ({ url, headers: { 'webhook-id': 'evt_1' }, body: '{}' });
const at = (port: number) => `http://127.0.0.1:${port}/`;
const failed = (fault: WebhookSenderFault): unknown => expect.objectContaining({ kind: 'failed', fault });
const answered = expect.objectContaining({ kind: 'answered', status: 204 }) as unknown;

describe('TLS', () => {
  const send = async (url: string, dependencies: Partial<WebhookSenderDependencies> = {}) =>
    (await webhookSender(dependencies).send(message(url))).result;

  it('is verified: a self-signed certificate is rejected, before anything is sent', async () => {
    const receiver = opening(await httpReceiver(undefined, { tls: true }));
    expect(await send(`https://localhost:${receiver.port}/`)).toEqual(failed('tls_failed'));
    expect(receiver.received).toEqual([]);
  });

  it('is taken from a server with a trusted certificate of its name, over a connection that is kept', async () => {
    const receiver = opening(await httpReceiver(undefined, { tls: true }));
    const by = webhookSender({ ca: certificate.cert });
    const url = `https://hooks.partner.example:${receiver.port}/`;
    for (let i = 0; i < 10; i++) expect((await by.send(message(url))).result).toEqual(answered);
    expect(receiver.received.length).toBe(10);
    expect(receiver.connections()).toBeLessThanOrEqual(2);
  });

  it('is rejected where a trusted certificate is of another name, also when it is shown again', async () => {
    const receiver = opening(await httpReceiver(undefined, { tls: true }));
    const by = webhookSender({ ca: certificate.cert });
    for (const host of ['other.partner.example', '127.0.0.1', 'other.partner.example'])
      expect((await by.send(message(`https://${host}:${receiver.port}/`))).result).toEqual(
        failed('tls_failed'),
      );
    expect(receiver.received).toEqual([]);
  });

  it('fails where the other side does not speak it, or hangs up', async () => {
    const plain = opening(await httpReceiver());
    expect(await send(`https://localhost:${plain.port}/`)).toEqual(failed('tls_failed'));
    const rude = opening(await bareReceiver((socket) => socket.destroy()));
    expect(await send(`https://localhost:${rude.port}/`)).toEqual(failed('tls_failed'));
  });
});

describe('a connection that was kept', () => {
  afterEach(() => jest.restoreAllMocks());
  const ok = 'HTTP/1.1 204 No Content\r\n\r\n';

  it('and is found closed is replaced: the message is sent once more', async () => {
    let requests = 0;
    const receiver = opening(
      await bareReceiver((socket) => {
        let served = 0;
        socket.on('data', () => {
          requests += 1;
          served += 1;
          if (served === 1) socket.write(ok);
          else socket.destroy();
        });
      }),
    );
    const by = webhookSender();
    expect((await by.send(message(at(receiver.port)))).result).toEqual(answered);
    await sleep(20);
    expect((await by.send(message(at(receiver.port)))).result).toEqual(answered);
    expect([requests, receiver.connections()]).toEqual([3, 2]);
  });

  it('is not tried a third time, nor a fresh one a second time', async () => {
    let alive = true;
    const receiver = opening(
      await bareReceiver((socket) =>
        socket.on('data', () => {
          if (alive) socket.write(ok);
          else socket.destroy();
          alive = false;
        }),
      ),
    );
    const by = webhookSender();
    expect((await by.send(message(at(receiver.port)))).result).toEqual(answered);
    await sleep(20);
    expect((await by.send(message(at(receiver.port)))).result).toEqual(failed('connection_failed'));
    expect(receiver.connections()).toBe(2);
    await sleep(20);
    expect((await by.send(message(at(receiver.port)))).result).toEqual(failed('connection_failed'));
    expect(receiver.connections()).toBe(3);
  });

  it('and is found closed after the deadline is not replaced', async () => {
    let requests = 0;
    let passedMs = 0;
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + passedMs);
    const receiver = opening(
      await bareReceiver((socket) =>
        socket.on('data', () => {
          requests += 1;
          if (requests === 1) return socket.write(ok);
          passedMs = 60_000;
          return socket.destroy();
        }),
      ),
    );
    const by = webhookSender();
    expect((await by.send(message(at(receiver.port)))).result).toEqual(answered);
    await sleep(20);
    expect((await by.send(message(at(receiver.port)))).result).toEqual(failed('timed_out'));
    await sleep(50);
    expect([requests, receiver.connections()]).toEqual([2, 1]);
  });

  it('is closed when it has been idle', async () => {
    const receiver = opening(await bareReceiver((socket) => socket.on('data', () => socket.write(ok))));
    const by = webhookSender({ bounds: { idleMs: 50 } });
    expect((await by.send(message(at(receiver.port)))).result).toEqual(answered);
    const countOpen = async () => receiver.openConnections();
    expect(await seenWithin(countOpen, (count) => count === 0)).toBe(0);
  });
});

/** A request to a slow endpoint is not over before a test ends: a message that waits for it does not end either. */
const neverMs = 3_600_000;

describe('many origins', () => {
  const origin = (n: number, port: number) => `http://p${n}.partner.example:${port}/`;

  it.each([
    ['origins', { origins: 10 }],
    ['connections', { connections: 10 }],
  ])('keep no more connections than the bound on %s', async (_what, bounds) => {
    const receiver = opening(await httpReceiver());
    const by = webhookSender({ bounds: { ...bounds, idleMs: 60_000 } });
    for (let n = 0; n < 60; n++)
      expect((await by.send(message(origin(n, receiver.port)))).result).toEqual(answered);
    const open = await seenWithin(
      async () => receiver.openConnections(),
      (count) => count <= 10,
    );
    expect(open).toBeLessThanOrEqual(10);
    expect(open).toBeGreaterThanOrEqual(5);
    expect(receiver.connections()).toBe(60);
  });

  it('all get their answers, also those whose pool gives way meanwhile', async () => {
    const receiver = opening(
      await httpReceiver((response) => void setTimeout(() => response.writeHead(204).end(), 50)),
    );
    const by = webhookSender({ deadlineMs: neverMs, bounds: { origins: 5, connections: 5 } });
    const sent = Array.from({ length: 200 }, (_, n) => by.send(message(origin(n % 40, receiver.port))));
    for (const { result } of await Promise.all(sent)) expect(result).toEqual(answered);
    expect(receiver.received.length).toBe(200);
  });

  it('do not wait for a slow one', async () => {
    const slow = opening(await bareReceiver());
    const fast = opening(await httpReceiver());
    const by = webhookSender({ deadlineMs: neverMs, bounds: { connectionsPerOrigin: 8 } });
    const held = Array.from({ length: 40 }, () => by.send(message(at(slow.port))));
    for (let n = 0; n < 20; n++) {
      const { result } = await by.send(message(origin(n, fast.port)));
      expect(result).toEqual(answered);
    }
    const countOpen = async () => slow.openConnections();
    expect(await seenWithin(countOpen, (count) => count > 8, 300)).toBe(8);
    await by.close();
    for (const { result } of await Promise.all(held)) expect(result).toEqual(failed('connection_failed'));
  });
});

describe('endpoints of one host', () => {
  it('do not wait for a slow one among them', async () => {
    const receiver = opening(
      await httpReceiver((response, { path }) => {
        if (path === '/quick') response.writeHead(204).end();
      }),
    );
    const by = webhookSender({ deadlineMs: neverMs });
    const held = Array.from({ length: 200 }, () => by.send(message(`${at(receiver.port)}silent`)));
    const { result } = await by.send(message(`${at(receiver.port)}quick`));
    expect(result).toEqual(answered);
    await by.close();
    for (const one of await Promise.all(held)) expect(one.result).toEqual(failed('connection_failed'));
  });
});

describe('closing', () => {
  it('gives up connections that are not established yet', async () => {
    const silent = opening(await bareReceiver());
    const by = axiosWebhookSender({ clock: stoppedClock(), allowLoopback: true });
    const held = by.send(message(`https://localhost:${silent.port}/`));
    await seenWithin(
      async () => silent.connections(),
      (count) => count === 1,
    );
    await by.close();
    expect((await held).result).toEqual(failed('connection_failed'));
    const countOpen = async () => silent.openConnections();
    expect(await seenWithin(countOpen, (count) => count === 0)).toBe(0);
  });

  it('ends what is under way and every connection, and opens none again', async () => {
    const idle = opening(await httpReceiver());
    const silent = opening(await bareReceiver());
    const by = axiosWebhookSender({ clock: stoppedClock(), allowLoopback: true });
    await by.send(message(at(idle.port)));
    const held = by.send(message(at(silent.port)));
    await seenWithin(
      async () => silent.connections(),
      (count) => count === 1,
    );
    await by.close();
    expect((await held).result).toEqual(failed('connection_failed'));
    const countOpen = async () => idle.openConnections() + silent.openConnections();
    expect(await seenWithin(countOpen, (count) => count === 0)).toBe(0);
    const sockets = opening(socketsBegun());
    expect((await by.send(message(at(idle.port)))).result).toEqual(failed('connection_failed'));
    expect(sockets.count()).toBe(0);
    await by.close();
  });
});
