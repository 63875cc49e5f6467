import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * IPv4 addresses that are not hosts on the internet: IANA's special-purpose registry (RFC 6890), multicast,
 * and the metadata address of Azure, which looks public.
 */
const innerIpv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((network) => ipaddr.IPv4.parseCIDR(network));

/** The IPv6 range that IANA has assigned to hosts on the internet; everything else is internal. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');
/** The exceptions within it: those of protocols (Teredo, benchmarks, ORCHID), documentation, 6to4, AS112. */
const innerIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'].map(
  (network) => ipaddr.IPv6.parseCIDR(network),
);
/** IPv4 as hosts with only IPv6 see it (RFC 6052): as public as the embedded address. */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** The middle of an ISATAP address (RFC 5214), whose tunnel leads to the IPv4 after it. */
const isatap = 0x5efe;

const isPublicIpv4 = (address: ipaddr.IPv4): boolean => !innerIpv4.some((network) => address.match(network));

const isPublicIpv6 = (address: ipaddr.IPv6): boolean => {
  if (address.match(translated)) return isPublicIpv4(new ipaddr.IPv4(address.toByteArray().slice(12)));
  return (
    address.match(globalUnicast) &&
    !innerIpv6.some((network) => address.match(network)) &&
    !(address.parts[5] === isatap && ((address.parts[4] ?? 0) & 0xfdff) === 0)
  );
};

/**
 * Returns whether an address, as a resolver or a socket writes it, is a host on the internet. An incomplete
 * address (a short or octal spelling, a zone) is not.
 */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return isPublicIpv4(ipaddr.IPv4.parse(address));
  return isIPv6(address) && !address.includes('%') && isPublicIpv6(ipaddr.IPv6.parse(address));
};

/** 127.0.0.0/8 and ::1, and none of their other spellings. */
export const isLoopbackAddress = (address: string): boolean =>
  (isIPv4(address) && address.startsWith('127.')) ||
  (isIPv6(address) && !address.includes('%') && /^[0:]+:0*1$/.test(address));
