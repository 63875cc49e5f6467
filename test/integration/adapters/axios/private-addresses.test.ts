import { connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { axiosWebhookSender, type WebhookSenderDependencies } from '../../../../src/adapters/axios/index.ts';
import { dnsResolver } from '../../../../src/adapters/axios/resolver.ts';
import type { WebhookSender } from '../../../../src/ports/driven/webhooks/webhook-sender.ts';
import {
  innerAddresses,
  innerHosts,
  loopbackHosts,
  publicAddresses,
  refusedUrls,
} from '../../../support/clients/inner-urls.ts';
import { nameServer } from '../../../support/servers/name-server.ts';
import { closingAfterEach, watching } from '../../../support/stories/opening.ts';
import { bareReceiver, httpReceiver } from '../../../support/servers/receiver.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { stoppedClock } from '../../../support/service/stopped-clock.ts';

const opening = closingAfterEach();
const watched = watching(opening);

const webhookSender = (dependencies: Partial<WebhookSenderDependencies> = {}): WebhookSender =>
  opening(
    axiosWebhookSender({ clock: stoppedClock(), allowLoopback: false, deadlineMs: 5_000, ...dependencies }),
  );

const rejected = expect.objectContaining({ kind: 'failed', fault: 'address_refused' }) as unknown;
const send = async (by: WebhookSender, url: string) =>
  (await by.send({ url, headers: {}, body: '{}' })).result;

describe('a webhook sender that may reach the internet only', () => {
  it('opens no connection for any spelling of an internal host, by https or http', async () => {
    const { listener, begun } = await watched();
    const by = webhookSender({ resolve: async () => ['127.0.0.1'] });
    for (const host of [...loopbackHosts, ...innerHosts])
      for (const scheme of ['https', 'http'])
        expect([host, await send(by, `${scheme}://${host}:${listener.port}/hook`)]).toEqual([host, rejected]);
    for (const url of refusedUrls(listener.port)) expect([url, await send(by, url)]).toEqual([url, rejected]);
    expect(listener.connections()).toBe(0);
    expect(begun()).toBe(0);
  });

  it('opens no connection for a name that resolves to an internal address, alone or among public ones', async () => {
    const { listener, begun } = await watched();
    const url = `https://hooks.partner.example:${listener.port}/`;
    for (const inner of innerAddresses)
      for (const addresses of [[inner], [...publicAddresses, inner], [inner, ...publicAddresses]])
        expect([addresses, await send(webhookSender({ resolve: async () => addresses }), url)]).toEqual([
          addresses,
          rejected,
        ]);
    expect(listener.connections()).toBe(0);
    expect(begun()).toBe(0);
  });

  it('does not reveal the address of an internal name', async () => {
    const result = await send(
      webhookSender({ resolve: async () => ['10.1.2.3'] }),
      'https://db.partner.example/',
    );
    expect(JSON.stringify(result)).not.toContain('10.1');
  });

  it('connects to the address that was checked, and checks again for each connection, so that a changing name gains nothing', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1'], ['93.184.216.34', '127.0.0.1'], ['169.254.169.254']];
    const { listener, begun } = await watched();
    const dialled: string[] = [];
    /** Nothing outside can be reached here: a connection that would leave shows its target instead. */
    const dial = (options: TcpNetConnectOpts): Socket => {
      options.lookup?.(options.host ?? '', { all: true }, (_error, addresses) => {
        for (const { address } of Array.isArray(addresses) ? addresses : []) dialled.push(address);
      });
      return connect({ port: 1, host: '127.0.0.1' });
    };
    let requested = 0;
    const by = webhookSender({ dial, resolve: async () => answers[requested++] ?? [] });
    const results = [];
    for (let i = 0; i < answers.length + 1; i++)
      results.push(await send(by, `https://rebind.partner.example:${listener.port}/`));
    expect(results).toEqual([
      expect.objectContaining({ fault: 'connection_failed' }),
      ...Array.from({ length: answers.length }, () => rejected),
    ]);
    expect(requested).toBe(answers.length + 1);
    expect(dialled).toEqual(['93.184.216.34']);
    expect(begun()).toBe(1);
    expect(listener.connections()).toBe(0);
  });

  it('queries name servers for all addresses of a name, and rejects it for one internal address of either family', async () => {
    const { listener, begun } = await watched();
    const records: Readonly<Record<string, readonly string[]>> = {
      'A several.partner.example': ['93.184.216.34', '127.0.0.1'],
      'A by-family.partner.example': ['93.184.216.34'],
      'AAAA by-family.partner.example': ['::1'],
      'AAAA mapped.partner.example': ['::ffff:169.254.169.254'],
      'A metadata.partner.example': ['169.254.169.254'],
    };
    const names = opening(await nameServer(({ name, type }) => records[`${type} ${name}`] ?? []));
    const by = webhookSender({ resolve: dnsResolver([names.address]) });
    for (const name of ['several', 'by-family', 'mapped', 'metadata'])
      expect([name, await send(by, `https://${name}.partner.example:${listener.port}/`)]).toEqual([
        name,
        rejected,
      ]);
    expect(names.requested()).toBeGreaterThanOrEqual(8);
    expect(listener.connections()).toBe(0);
    expect(begun()).toBe(0);
  });

  it('sends nothing over a connection to an internal address', async () => {
    let connections = 0;
    const inside = opening(await bareReceiver((socket) => socket.on('data', () => (connections += 1))));
    const dial = (): Socket => connect({ port: inside.port, host: '127.0.0.1' });
    const by = webhookSender({ dial, resolve: async () => ['93.184.216.34'] });
    expect(await send(by, 'https://hooks.partner.example/')).toEqual(rejected);
    expect(inside.connections()).toBe(1);
    expect(
      await seenSoon(
        async () => inside.openConnections(),
        (open) => open === 0,
      ),
    ).toBe(0);
    expect(connections).toBe(0);
  });
});

describe('a webhook sender that may reach loopback, too', () => {
  it('reaches it in every spelling, so that these tests can fail', async () => {
    const { listener, begun } = await watched();
    const by = webhookSender({ allowLoopback: true, resolve: async () => ['127.0.0.1'] });
    const hosts = loopbackHosts.filter((host) => !host.startsWith('[') && !host.endsWith('254'));
    for (const host of [...hosts, 'hooks.partner.example'])
      expect([host, await send(by, `http://${host}:${listener.port}/`)]).toEqual([
        host,
        { kind: 'answered', status: 200, responseStart: 'secret' },
      ]);
    expect(listener.connections()).toBe(begun());
    expect(begun()).toBeGreaterThanOrEqual(4);
  });

  it('opens no connection to any other internal address', async () => {
    const { listener, begun } = await watched();
    for (const host of innerHosts)
      expect([
        host,
        await send(webhookSender({ allowLoopback: true }), `http://${host}:${listener.port}/`),
      ]).toEqual([host, rejected]);
    for (const inner of innerAddresses.filter((address) => !/^(127\..*|::1)$/.test(address))) {
      const by = webhookSender({ allowLoopback: true, resolve: async () => ['127.0.0.1', inner] });
      expect([inner, await send(by, `http://hooks.partner.example:${listener.port}/`)]).toEqual([
        inner,
        rejected,
      ]);
    }
    expect([listener.connections(), begun()]).toEqual([0, 0]);
  });

  it.each([301, 302, 303, 307, 308])('follows no redirect (%d): it is an answer', async (status) => {
    const { listener, begun } = await watched();
    for (const location of [
      `http://127.0.0.1:${listener.port}/secret`,
      `http://localhost:${listener.port}/`,
      'http://169.254.169.254/latest/meta-data/',
      '//0x7f.1/',
    ]) {
      const moved = opening(
        await httpReceiver((response) => response.writeHead(status, { location }).end('gone')),
      );
      expect(await send(webhookSender({ allowLoopback: true }), `http://127.0.0.1:${moved.port}/`)).toEqual({
        kind: 'answered',
        status,
        responseStart: 'gone',
      });
      expect(moved.received.length).toBe(1);
    }
    expect(begun()).toBe(4);
    expect(listener.connections()).toBe(0);
  });

  it('uses no proxy from the environment', async () => {
    const { listener } = await watched();
    const proxy = `http://127.0.0.1:${listener.port}`;
    const names = [
      'HTTP_PROXY',
      'http_proxy',
      'HTTPS_PROXY',
      'https_proxy',
      'ALL_PROXY',
      'NODE_USE_ENV_PROXY',
    ];
    for (const name of names) process.env[name] = name === 'NODE_USE_ENV_PROXY' ? '1' : proxy;
    try {
      const target = opening(await httpReceiver());
      await send(webhookSender({ allowLoopback: true }), `http://127.0.0.1:${target.port}/`);
      expect([target.received.length, listener.connections()]).toEqual([1, 0]);
    } finally {
      for (const name of names) Reflect.deleteProperty(process.env, name);
    }
  });
});
