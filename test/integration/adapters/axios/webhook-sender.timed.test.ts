import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { axiosWebhookSender, type WebhookSenderDependencies } from '../../../../src/adapters/axios/index.ts';
import { dnsResolver } from '../../../../src/adapters/axios/resolver.ts';
import type { AttemptResult, WebhookSenderFault } from '../../../../src/domain/webhooks/delivery.ts';
import { certificate } from '../../../support/builders/certificate.ts';
import { nameServer } from '../../../support/servers/name-server.ts';
import { closingAfterEach } from '../../../support/stories/opening.ts';
import { bareReceiver, httpReceiver, type Answering } from '../../../support/servers/receiver.ts';
import { seenWithin } from '../../../support/eventually.ts';
import { stoppedClock } from '../../../support/service/stopped-clock.ts';
import { slowness } from '../../../support/slowness.ts';

const opening = closingAfterEach();

const webhookSender = (dependencies: Partial<WebhookSenderDependencies> = {}) =>
  opening(
    axiosWebhookSender({ clock: stoppedClock(), allowLoopback: true, deadlineMs: 5_000, ...dependencies }),
  );
const message = (url: string) => ({ url, headers: { 'webhook-id': 'evt_1' }, body: '{"a":"ü"}' });
const at = (port: number, path = '/') => `http://127.0.0.1:${port}${path}`;

const failed = (fault: WebhookSenderFault): unknown => expect.objectContaining({ kind: 'failed', fault });

/** Returns the outcome of one message to a server that answers so. */
const resultFrom = async (
  answer: Answering,
  dependencies: Partial<WebhookSenderDependencies> = {},
): Promise<AttemptResult> => {
  const receiver = opening(await httpReceiver(answer));
  return (await webhookSender(dependencies).send(message(at(receiver.port)))).result;
};
/** And to one that talks over its connection as it likes. */
const resultFromBare = async (
  talk: string | undefined,
  dependencies: Partial<WebhookSenderDependencies> = {},
) => {
  const receiver = opening(
    await bareReceiver((socket) => socket.once('data', () => talk !== undefined && socket.write(talk))),
  );
  return (await webhookSender(dependencies).send(message(at(receiver.port)))).result;
};

describe('a message', () => {
  it('is posted unchanged, as JSON, with the name of the sender', async () => {
    const receiver = opening(await httpReceiver());
    const { result, latencyMs } = await webhookSender().send(message(at(receiver.port, '/hook?a=b%20c')));
    expect(result).toEqual({ kind: 'answered', status: 204, responseStart: '' });
    expect(latencyMs).toBeGreaterThanOrEqual(0);
    expect(Number.isInteger(latencyMs)).toBe(true);
    expect(receiver.received).toEqual([
      expect.objectContaining({ method: 'POST', path: '/hook?a=b%20c', body: '{"a":"ü"}' }),
    ]);
    expect(receiver.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': '10',
      'user-agent': expect.stringMatching(/^platform-licensing-api\/\d/) as unknown,
      'webhook-id': 'evt_1',
      host: `127.0.0.1:${receiver.port}`,
    });
  });

  it('is sent over a connection that is kept open', async () => {
    const receiver = opening(await httpReceiver());
    const by = webhookSender();
    for (let i = 0; i < 10; i++) await by.send(message(at(receiver.port)));
    expect(receiver.received.length).toBe(10);
    expect(receiver.connections()).toBeLessThanOrEqual(2);
  });

  it('with headers that cannot be sent fails without an exception', async () => {
    const receiver = opening(await httpReceiver());
    const { result } = await webhookSender().send({
      ...message(at(receiver.port)),
      headers: { 'x y\n': 'a\u0000' },
    });
    expect(result.kind).toBe('failed');
    expect(receiver.received).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([200, 202, 204, 304, 400, 404, 410, 429, 500, 503])('may have the status %d', async (status) => {
    expect(await resultFrom((response) => response.writeHead(status).end())).toEqual({
      kind: 'answered',
      status,
      responseStart: '',
    });
  });

  it('is returned with its first 1,024 characters, unchanged', async () => {
    const page = `<script>alert(1)</script>${'é'.repeat(2000)}`;
    const result = await resultFrom((response) => response.end(page));
    expect(result).toEqual({ kind: 'answered', status: 200, responseStart: page.slice(0, 1024) });
  });

  it('may be invalid UTF-8', async () => {
    const result = await resultFrom((response) => response.end(Buffer.from([0x61, 0xff, 0xc3, 0x28])));
    expect(result).toMatchObject({ kind: 'answered', responseStart: 'a\ufffd\ufffd(' });
  });

  it('counts although its body never ends: 64 KiB of it are read, then the connection is closed', async () => {
    let sent = 0;
    const receiver = opening(
      await httpReceiver((response) => {
        const more = (): void => {
          while (!response.destroyed && response.write('x'.repeat(16_384))) sent += 16_384;
        };
        response.on('drain', more).writeHead(200);
        more();
      }),
    );
    const { result } = await webhookSender().send(message(at(receiver.port)));
    expect(result).toEqual({ kind: 'answered', status: 200, responseStart: 'x'.repeat(1024) });
    expect(
      await seenWithin(
        async () => receiver.openConnections(),
        (open) => open === 0,
      ),
    ).toBe(0);
    expect(sent).toBeLessThan(64 * 2 ** 20);
  });

  it('is returned with its Retry-After, in seconds or as a date', async () => {
    const clock = stoppedClock(Date.UTC(2026, 10, 21, 12));
    const asking = (header: string) =>
      resultFrom((response) => response.writeHead(429, { 'retry-after': header }).end(), { clock });
    expect(await asking('120')).toMatchObject({ status: 429, retryAfterMs: 120_000 });
    expect(await asking('Sat, 21 Nov 2026 12:00:30 GMT')).toMatchObject({ retryAfterMs: 30_000 });
    expect(await asking('soon')).not.toHaveProperty('retryAfterMs');
  });

  it('with more headers than 16 KiB is too large', async () => {
    const header = { 'x-long': 'a'.repeat(20_000) };
    expect(await resultFrom((response) => response.writeHead(200, header).end())).toEqual(
      failed('answer_too_large'),
    );
  });

  it.each([
    ['is not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
    [
      'is of another length than it says',
      'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    ],
  ])('that %s is a failed connection', async (_what, talk) => {
    expect(await resultFromBare(talk)).toEqual(failed('connection_failed'));
  });

  it('that breaks off before or after its headers is a failed connection', async () => {
    expect(await resultFrom((response) => response.destroy())).toEqual(failed('connection_failed'));
    const cut: Answering = (response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half');
      setTimeout(() => response.destroy(), 20);
    };
    expect(await resultFrom(cut)).toEqual(failed('connection_failed'));
  });
});

describe('the deadline', () => {
  const deadlineMs = 150;
  const timed = async (requested: Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await requested;
    return performance.now() - started;
  };

  it('ends an exchange with a server that accepts connections and never responds', async () => {
    const receiver = opening(await bareReceiver());
    const requested = webhookSender({ deadlineMs }).send(message(at(receiver.port)));
    expect(await timed(requested)).toBeGreaterThanOrEqual(deadlineMs - 5);
    const { result, latencyMs } = await requested;
    expect(result).toEqual(failed('timed_out'));
    expect(latencyMs).toBeLessThan(deadlineMs + 2_000 * slowness());
    expect(
      await seenWithin(
        async () => receiver.openConnections(),
        (open) => open === 0,
      ),
    ).toBe(0);
  });

  it('applies to the whole response, however slowly it arrives', async () => {
    const drip: Answering = (response) => {
      response.writeHead(200).write('a');
      const timer = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(timer));
    };
    expect(await resultFrom(drip, { deadlineMs })).toEqual(failed('timed_out'));
    const headers = 'HTTP/1.1 200 OK\r\nx-a: ';
    expect(await resultFromBare(headers, { deadlineMs })).toEqual(failed('timed_out'));
  });

  it('includes name resolution: a late result opens no connection', async () => {
    const receiver = opening(await httpReceiver());
    const resolve = async () => {
      await sleep(deadlineMs * 2);
      return ['127.0.0.1'];
    };
    const by = webhookSender({ deadlineMs, resolve });
    const { result } = await by.send(message(`http://hooks.partner.example:${receiver.port}/`));
    expect(result).toEqual(failed('timed_out'));
    await sleep(deadlineMs * 2);
    expect(receiver.connections()).toBe(0);
  });

  it('includes the TLS handshake; the origin is reached again once it has recovered', async () => {
    let mute = true;
    const receiver = opening(await httpReceiver(undefined, { tls: true }));
    const silent = opening(await bareReceiver());
    const by = webhookSender({
      // Long enough for a handshake on a slow machine.
      deadlineMs: 1_000,
      bounds: { connectionsPerOrigin: 1 },
      ca: certificate.cert,
      resolve: async () => ['127.0.0.1'],
      dial: (options) => connect({ ...options, port: mute ? silent.port : receiver.port }),
    });
    const url = 'https://hooks.partner.example/';
    expect((await by.send(message(url))).result).toEqual(failed('timed_out'));
    const countOpen = async () => silent.openConnections();
    expect(await seenWithin(countOpen, (count) => count === 0)).toBe(0);
    mute = false;
    const again = await seenWithin(
      async () => (await by.send(message(url))).result.kind,
      (kind) => kind === 'answered',
      5_000,
    );
    expect(again).toBe('answered');
    expect(receiver.received.length).toBeGreaterThanOrEqual(1);
  });
});

describe('hosts that cannot be reached, or over one family only', () => {
  it('a closed port is a failed connection', async () => {
    const receiver = await httpReceiver();
    await receiver.close();
    expect((await webhookSender().send(message(at(receiver.port)))).result).toEqual(
      failed('connection_failed'),
    );
  });

  it('a name without an address is not resolved', async () => {
    const names = opening(await nameServer(() => []));
    const by = webhookSender({ resolve: dnsResolver([names.address]) });
    const { result } = await by.send(message('https://nobody.partner.example/'));
    expect(result).toEqual(failed('name_unresolved'));
    expect(JSON.stringify(result)).toContain('ENOTFOUND');
  });

  it('a name that resolves to one family only is reached by that family', async () => {
    const receiver = opening(await httpReceiver());
    for (const family of ['A', 'AAAA']) {
      const addresses = { A: ['127.0.0.1'], AAAA: ['::1'] };
      const names = opening(await nameServer(({ type }) => (type === family ? addresses[type] : [])));
      expect(await dnsResolver([names.address])('hooks.partner.example')).toEqual(
        family === 'A' ? ['127.0.0.1'] : ['::1'],
      );
      if (family === 'AAAA') continue;
      const by = webhookSender({ resolve: dnsResolver([names.address]) });
      const { result } = await by.send(message(`http://hooks.partner.example:${receiver.port}/`));
      expect(result.kind).toBe('answered');
    }
  });
});
