import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { ipNetworkOf } from '../../../../src/adapters/http/vocabulary/ip-networks.ts';
import { isWithin } from '../../../../src/domain/shared/ip-network.ts';

const v4 = { anAddress: fc.ipV4(), bits: 32, kind: ipaddr.IPv4 };
const v6 = { anAddress: fc.ipV6(), bits: 128, kind: ipaddr.IPv6 };
const notANetwork = 'must be an IP address or a CIDR block, such as 203.0.113.0/24';
const mapped = 'must have a prefix length from 96 to 128, because it is an IPv4 address mapped into IPv6';
const spell = (text: string): string => {
  const read = ipNetworkOf(text);
  if (!read.ok) throw new Error(read.failure);
  return read.value;
};

describe.each([v4, v6])('a network of $bits bits', ({ anAddress, bits, kind }) => {
  const networkOf = (address: string, length: number) =>
    `${kind.networkAddressFromCIDR(`${ipaddr.parse(address).toString()}/${length}`).toString()}/${length}`;

  it('contains exactly the addresses that ipaddr.js finds in it', () => {
    // Addresses near the network, so that both answers are frequent.
    const near = fc.tuple(anAddress, fc.nat(bits), anAddress, fc.boolean());
    fc.assert(
      fc.property(near, ([base, length, other, same]) => {
        const [address, network] = [same ? base : other, networkOf(base, length)];
        const expected = ipaddr.parse(address).match(ipaddr.parseCIDR(network));
        fc.pre(!ipaddr.IPv6.isValid(address) || !ipaddr.IPv6.parse(address).isIPv4MappedAddress());
        expect(isWithin(spell(address), spell(network))).toBe(expected);
        if (same) expect(expected).toBe(true);
      }),
    );
  });

  it('is within a shorter one, and contains only longer ones', () => {
    fc.assert(
      fc.property(anAddress, fc.nat(bits), fc.nat(bits), (address, one, two) => {
        fc.pre(!ipaddr.IPv6.isValid(address) || !ipaddr.IPv6.parse(address).isIPv4MappedAddress());
        const [outer, inner] = [Math.min(one, two), Math.max(one, two)].map((length) =>
          spell(networkOf(address, length)),
        );
        expect(isWithin(inner ?? '', outer ?? '')).toBe(true);
        expect(isWithin(outer ?? '', inner ?? '')).toBe(one === two);
      }),
    );
  });
});

describe('a network as a client writes it', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['2001:0DB8:0000::/32', '2001:db8::/32'],
    ['2001:db8::1/128', '2001:db8::1'],
    ['::/0', '::/0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
    ['::ffff:0:0/96', '0.0.0.0/0'],
  ])('%s is kept as %s', (text, kept) => {
    expect(spell(text)).toBe(kept);
    expect(spell(kept)).toBe(kept);
  });

  it.each([
    ['203.0.113.7/24', 'must be the first address of its block, as in 203.0.113.0/24'],
    ['2001:db8::5/32', 'must be the first address of its block, as in 2001:db8::/32'],
    ['203.0.113.0/33', 'must have a prefix length of at most 32'],
    ['2001:db8::/129', 'must have a prefix length of at most 128'],
    ['::ffff:203.0.113.0/24', mapped],
    ['::ffff:203.0.113.0/129', mapped],
  ])('%s is rejected: it %s', (text, failure) => {
    expect(ipNetworkOf(text)).toEqual({ ok: false, failure });
  });

  it.each([
    '',
    '/24',
    'localhost',
    '203.0.113',
    '203.0.113.7/',
    '203.0.113.7/24/24',
    '203.0.113.07',
    '0x7f.1',
    '203.0.113.7 ',
    'fe80::1%eth0',
    '2001:db8',
    '203.0.113.7:443',
    '*',
    '203.0.113.0-203.0.113.9',
  ])('%j is no network', (text) => {
    expect(ipNetworkOf(text)).toEqual({ ok: false, failure: notANetwork });
  });

  it('never contains an address of the other kind', () => {
    expect(isWithin('203.0.113.7', '::/0')).toBe(false);
    expect(isWithin('2001:db8::1', '0.0.0.0/0')).toBe(false);
  });
});
