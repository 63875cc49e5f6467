import fc from 'fast-check';
import {
  clientAddress as clientOf,
  trustedProxiesOf,
  type ClientAddress,
} from '../../../../../src/adapters/http/kernel/request/client-address.ts';

/** Returns the address by which limits count a client. */
const clientAddress =
  (trusted: readonly string[]) =>
  (...exchange: Parameters<ClientAddress>): string =>
    clientOf(trusted)(...exchange).address;
const ipOf = (trusted: readonly string[], ...exchange: Parameters<ClientAddress>) =>
  clientOf(trusted)(...exchange).ip;

const forwarded = (hops: string) => ({ 'x-forwarded-for': hops });
const outside = fc.ipV4().filter((ip) => !ip.startsWith('10.'));
const proxy = fc.ipV4().map((ip) => `10.${ip.split('.').slice(1).join('.')}`);

describe('the address of a client', () => {
  it('is that of the socket if no proxy is trusted, whatever the headers say', () => {
    const addressOf = clientAddress([]);
    fc.assert(
      fc.property(fc.ipV4(), fc.string(), (remote, header) => {
        expect(addressOf(remote, forwarded(header))).toBe(remote);
        expect(addressOf(remote, { forwarded: header })).toBe(remote);
      }),
    );
  });

  it('is the rightmost hop that is not a trusted proxy, whatever a client writes before it', () => {
    const addressOf = clientAddress(['10.0.0.0/8']);
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        outside,
        fc.array(proxy),
        proxy,
        (forged, client, proxies, remote) => {
          const chain = [...forged.map((address) => address.replaceAll(',', '')), client, ...proxies].join(
            ', ',
          );
          expect(addressOf(remote, forwarded(chain))).toBe(client);
        },
      ),
    );
  });

  it('is that of the socket if the socket is not a trusted proxy', () => {
    const addressOf = clientAddress(['10.0.0.0/8', '2001:db8::/32']);
    fc.assert(
      fc.property(outside, fc.ipV4(), (remote, forged) => {
        expect(addressOf(remote, forwarded(forged))).toBe(remote);
      }),
    );
  });

  it('is counted by its /64 network for IPv6', () => {
    const addressOf = clientAddress([]);
    fc.assert(
      fc.property(
        fc.array(fc.nat(0xffff), { minLength: 4, maxLength: 4 }),
        fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }),
        (net, hosts) => {
          fc.pre(net[0] !== 0);
          const written = (host: readonly number[]) =>
            [...net, ...host].map((part) => part.toString(16)).join(':');
          expect(addressOf(written(hosts.slice(0, 4)), {})).toBe(addressOf(written(hosts.slice(4)), {}));
        },
      ),
    );
    expect(addressOf('2001:db8:1:2:3:4:5:6', {})).toBe('2001:db8:1:2::/64');
    expect(addressOf('2001:db8:1:3:3:4:5:6', {})).toBe('2001:db8:1:3::/64');
  });

  it('is also available exactly, in canonical form', () => {
    expect(ipOf([], '2001:0DB8:0:0:1::5', {})).toBe('2001:db8::1:0:0:5');
    expect(ipOf([], '::ffff:192.0.2.7', {})).toBe('192.0.2.7');
    expect(ipOf([], '::ffff:c000:207', {})).toBe('192.0.2.7');
    expect(ipOf([], 'fe80::1%eth0', {})).toBe('fe80::1');
    expect(ipOf(['::1'], '::1', forwarded('192.0.2.1, 2001:db8::7'))).toBe('2001:db8::7');
    expect(ipOf(['10.0.0.1'], '192.0.2.9', forwarded('192.0.2.1'))).toBe('192.0.2.9');
    expect(ipOf([], undefined, {})).toBeUndefined();
  });

  it('treats an IPv4-mapped IPv6 address as IPv4', () => {
    expect(clientAddress([])('::ffff:192.0.2.7', {})).toBe('192.0.2.7');
    expect(clientAddress(['127.0.0.1'])('::ffff:127.0.0.1', forwarded('192.0.2.7'))).toBe('192.0.2.7');
  });

  it('is read from Forwarded if X-Forwarded-For is missing', () => {
    const addressOf = clientAddress(['10.0.0.1']);
    const header = 'for=192.0.2.1;proto=https, For="[2001:db8::7]:4711";by=10.0.0.9';
    expect(addressOf('10.0.0.1', { forwarded: header })).toBe('2001:db8::/64');
    expect(addressOf('10.0.0.1', { forwarded: 'for=192.0.2.1:99' })).toBe('192.0.2.1');
  });

  it('stops at an invalid hop', () => {
    const addressOf = clientAddress(['10.0.0.0/8']);
    expect(addressOf('10.0.0.1', forwarded('192.0.2.1, unknown, 10.0.0.2'))).toBe('10.0.0.2');
    expect(addressOf('10.0.0.1', { forwarded: 'for=_hidden' })).toBe('10.0.0.1');
    expect(addressOf('10.0.0.1', forwarded('0x7f000001'))).toBe('10.0.0.1');
    expect(addressOf(undefined, {})).toBe('unknown');
  });

  it('names the first invalid network', () => {
    expect(trustedProxiesOf(['10.0.0.0/8', '192.0.2.1', '::1']).ok).toBe(true);
    for (const network of ['10.0.0.0/33', 'proxy.internal', '10.0.0', '']) {
      expect(trustedProxiesOf(['::1', network])).toEqual({
        ok: false,
        failure: { kind: 'not-a-network', network },
      });
    }
  });
});
