import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-addresses.ts';

/** The addresses that may be reached. */
export interface Reach {
  /** Permits http and loopback too, but no other internal address: for development. */
  readonly loopback: boolean;
}

export const mayReach = (address: string, { loopback }: Reach): boolean =>
  isPublicAddress(address) || (loopback && isLoopbackAddress(address));

const longest = 2048;
/** Lower ports belong to other services than the web. */
const firstFreePort = 1024;

/** Top-level labels of internal names, wherever they resolve (RFC 6761, 6762, 8375; ICANN's `internal`). */
const innerLabels = [
  ...['localhost', 'local', 'localdomain', 'internal', 'intranet', 'private', 'corp', 'home', 'lan'],
  ...['arpa', 'onion', 'invalid', 'test', 'consul', 'svc'],
];
const name = /^(?!.{254})[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})+$/;

/** The host of a URL, an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** `localhost` and what ends in it (RFC 6761 §6.3). */
export const isLocalhost = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

const hostIssue = (host: string, reach: Reach): string | undefined => {
  if (isIP(host) !== 0) return mayReach(host, reach) ? undefined : 'is an address that is not public';
  if (reach.loopback && isLocalhost(host)) return undefined;
  const last = host.slice(host.lastIndexOf('.') + 1);
  if (innerLabels.includes(last)) return 'has a host of an internal network';
  return name.test(host) ? undefined : 'has no fully qualified host name';
};

const allowsPort = ({ protocol, port }: URL): boolean =>
  port === '' || Number(port) >= firstFreePort || (protocol === 'http:' && port === '443');

/**
 * Returns why nothing may be sent to a URL or fetched from it, as far as that is known without resolving its
 * name, or undefined. Addresses are parsed as in the WHATWG URL Standard, so that `0x7f.1` is loopback.
 */
export const urlIssue = (text: string, reach: Reach): string | undefined => {
  if (text.length > longest) return `is longer than ${longest} characters`;
  if (/[\s\p{Cc}\\]/u.test(text)) return 'has spaces, control characters or backslashes';
  if (!URL.canParse(text)) return 'is not a URL';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(reach.loopback && url.protocol === 'http:')) return 'is not https';
  if (url.username !== '' || url.password !== '') return 'has credentials';
  if (text.includes('#')) return 'has a fragment';
  if (!allowsPort(url)) return `has a port other than the standard one or ${firstFreePort} and above`;
  return hostIssue(hostOf(url), reach);
};
