import { connect, type Socket, type TcpNetConnectOpts } from 'node:net';
import { axiosAudioFetcher, type AudioFetcherDependencies } from '../../../../src/adapters/axios/index.ts';
import { dnsResolver } from '../../../../src/adapters/axios/resolver.ts';
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

const opening = closingAfterEach();
const watched = watching(opening);

/** How a fetch ended: `lent`, or the reason why not. */
const fetched = async (
  url: string,
  dependencies: Partial<AudioFetcherDependencies> = {},
): Promise<string> => {
  const fetcher = axiosAudioFetcher({ allowLoopback: false, deadlineMs: 5_000, ...dependencies });
  const result = await fetcher.borrow(url, async () => 'lent');
  return result.ok ? result.value : result.failure.reason;
};

/** Redirects every request to this address. */
const signpost = async () => {
  let location = '';
  const site = opening(
    await httpReceiver((response, { path }) => {
      if (path === '/file') response.end('bytes');
      else response.writeHead(302, { location }).end();
    }),
  );
  return {
    site,
    /** How a fetch ends that is redirected so. */
    redirected: (to: string, dependencies: Partial<AudioFetcherDependencies> = {}) => {
      location = to;
      return fetched(`http://127.0.0.1:${site.port}/`, { allowLoopback: true, ...dependencies });
    },
  };
};

describe('a fetcher that may reach the internet only', () => {
  it('opens no connection for any spelling of an internal host, by https or http', async () => {
    const { listener, begun } = await watched();
    const dependencies = { resolve: async () => ['127.0.0.1'] };
    const hosts = [...loopbackHosts, ...innerHosts];
    expect(hosts.length).toBeGreaterThanOrEqual(60);
    for (const host of hosts)
      for (const scheme of ['https', 'http']) {
        const url = `${scheme}://${host}:${listener.port}/a.wav`;
        expect([url, await fetched(url, dependencies)]).toEqual([url, 'url-refused']);
      }
    for (const url of refusedUrls(listener.port))
      expect([url, await fetched(url, dependencies)]).toEqual([url, 'url-refused']);
    expect([listener.connections(), begun()]).toEqual([0, 0]);
  });

  it('opens no connection for a name that resolves to an internal address, alone or among public ones', async () => {
    const { listener, begun } = await watched();
    const url = `https://media.partner.example:${listener.port}/`;
    for (const inner of innerAddresses)
      for (const addresses of [[inner], [...publicAddresses, inner]])
        expect([addresses, await fetched(url, { resolve: async () => addresses })]).toEqual([
          addresses,
          'url-refused',
        ]);
    expect([listener.connections(), begun()]).toEqual([0, 0]);
  });

  it('queries name servers for all addresses of a name, and rejects it for one internal address of either family', async () => {
    const { listener, begun } = await watched();
    const records: Readonly<Record<string, readonly string[]>> = {
      'A by-family.partner.example': ['93.184.216.34'],
      'AAAA by-family.partner.example': ['::1'],
      'AAAA mapped.partner.example': ['::ffff:169.254.169.254'],
      'A metadata.partner.example': ['169.254.169.254'],
    };
    const names = opening(await nameServer(({ name, type }) => records[`${type} ${name}`] ?? []));
    for (const name of ['by-family', 'mapped', 'metadata']) {
      const url = `https://${name}.partner.example:${listener.port}/`;
      expect([name, await fetched(url, { resolve: dnsResolver([names.address]) })]).toEqual([
        name,
        'url-refused',
      ]);
    }
    expect(names.requested()).toBeGreaterThanOrEqual(6);
    expect([listener.connections(), begun()]).toEqual([0, 0]);
  });

  it('connects to the address that was checked, so that a changing name gains nothing', async () => {
    const { listener, begun } = await watched();
    const dialled: string[] = [];
    /** Nothing outside can be reached here: a connection that would leave shows its target instead. */
    const dial = (options: TcpNetConnectOpts): Socket => {
      options.lookup?.(options.host ?? '', { all: true }, (_error, addresses) => {
        for (const { address } of Array.isArray(addresses) ? addresses : []) dialled.push(address);
      });
      return connect({ port: 1, host: '127.0.0.1' });
    };
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    let requested = 0;
    const resolve = async () => answers[requested++] ?? [];
    const url = `https://rebind.partner.example:${listener.port}/`;
    const ends = [];
    for (let i = 0; i < 3; i++) ends.push(await fetched(url, { dial, resolve }));
    expect(ends).toEqual(['unreachable', 'url-refused', 'url-refused']);
    expect([requested, dialled, begun()]).toEqual([3, ['93.184.216.34'], 1]);
    expect(listener.connections()).toBe(0);
  });

  it('sends no request over a connection to an internal address', async () => {
    let connections = 0;
    const inside = opening(await bareReceiver((socket) => socket.on('data', () => (connections += 1))));
    const dial = (): Socket => connect({ port: inside.port, host: '127.0.0.1' });
    const dependencies = { dial, resolve: async () => ['93.184.216.34'] };
    expect(await fetched('https://media.partner.example/', dependencies)).toBe('url-refused');
    const open = await seenSoon(
      async () => inside.openConnections(),
      (seen) => seen === 0,
    );
    expect([inside.connections(), open, connections]).toEqual([1, 0, 0]);
  });
});

describe('a fetcher that is redirected', () => {
  it('opens no connection for any spelling of an internal host', async () => {
    const { listener, begun } = await watched();
    const { redirected } = await signpost();
    const spelled = innerHosts.filter((host) => /^[\x20-\x7e]+$/.test(host));
    for (const host of spelled) {
      const to = `http://${host}:${listener.port}/secret`;
      expect([to, await redirected(to)]).toEqual([to, 'url-refused']);
    }
    expect([listener.connections(), begun()]).toEqual([0, spelled.length]);
  });

  it('opens none for a name that resolves to an internal address, though the first did not', async () => {
    const { listener, begun } = await watched();
    const { redirected, site } = await signpost();
    const to = `http://media.partner.example:${listener.port}/secret`;
    for (const inner of innerAddresses.filter((address) => !/^(127\..*|::1)$/.test(address)))
      expect([inner, await redirected(to, { resolve: async () => [inner] })]).toEqual([inner, 'url-refused']);
    expect([listener.connections(), begun()]).toEqual([0, site.connections()]);
  });

  it('checks the name again at each hop', async () => {
    const { redirected, site } = await signpost();
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let requested = 0;
    const resolve = async () => answers[requested++] ?? [];
    const url = `http://media.partner.example:${site.port}`;
    const end = await redirected(`${url}/again`, { resolve });
    expect([end, requested]).toEqual(['url-refused', 2]);
    expect(site.received.map(({ path }) => path)).toEqual(['/', '/again']);
  });

  it('follows no redirect from https to http', async () => {
    const plain = opening(await httpReceiver((response) => response.end('bytes')));
    const location = `http://hooks.partner.example:${plain.port}/`;
    const { redirected } = await signpost();
    expect(await redirected(location, { resolve: async () => ['127.0.0.1'] })).toBe('lent');
    expect(await fetched(location, { resolve: async () => ['93.184.216.34'] })).toBe('url-refused');
  });

  it('connects to permitted addresses, so that these tests can fail', async () => {
    const { redirected, site } = await signpost();
    for (const host of ['127.0.0.1', '0x7f.1', 'localhost', '2130706433'])
      expect([host, await redirected(`http://${host}:${site.port}/file`)]).toEqual([host, 'lent']);
  });
});
