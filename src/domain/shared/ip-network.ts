/**
 * An IP address in its canonical form: IPv4 in decimal with dots, IPv6 as in RFC 5952, and an IPv4 address
 * mapped into IPv6 as IPv4.
 */
export type IpAddress = string;
/**
 * An address, or a block of addresses as `address/prefix length` (CIDR, RFC 4632 §3.1), in canonical form.
 */
export type IpNetwork = string;

const bitsOf = (values: readonly number[], width: number): string =>
  values.map((value) => value.toString(2).padStart(width, '0')).join('');

const groupsOf = (address: IpAddress): readonly string[] => {
  const [before = [], after = []] = address
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

const isIpv6 = (address: IpAddress): boolean => address.includes(':');

/** Returns the bits with which all addresses of a network begin. */
const prefixOf = (network: IpNetwork): string => {
  const [address = '', length] = network.split('/');
  const bits = isIpv6(address)
    ? bitsOf(
        groupsOf(address).map((group) => parseInt(group, 16)),
        16,
      )
    : bitsOf(address.split('.').map(Number), 8);
  return length === undefined ? bits : bits.slice(0, Number(length));
};

/** Returns whether all addresses of `inner` are in `outer`. */
export const isWithin = (inner: IpNetwork, outer: IpNetwork): boolean =>
  isIpv6(inner) === isIpv6(outer) && prefixOf(inner).startsWith(prefixOf(outer));
