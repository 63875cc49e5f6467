import ipaddr from 'ipaddr.js';
import type { IpAddress } from '../../../../domain/shared/ip-network.ts';
import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import { spelled } from '../../vocabulary/ip-networks.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** The client of an exchange. */
export interface Client {
  /** Its exact address; undefined if the socket has none. */
  readonly ip: IpAddress | undefined;
  /** The address that limits count by: a whole IPv4 address, or the /64 of an IPv6 address, which one subscriber has. */
  readonly address: string;
}

/** Returns the client of an exchange. */
export type ClientAddress = (
  /** Address of the socket's peer. */
  remote: string | undefined,
  headers: { readonly 'x-forwarded-for'?: unknown; readonly forwarded?: unknown },
) => Client;

/** An address as it is written in forwarding headers: quoted, in brackets, with a port. */
const addressIn = (text: string): Address | undefined => {
  const bare = text.trim().replace(/^"(.*)"$/, '$1');
  const [, inBrackets, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(bare) ?? [];
  const plain = inBrackets ?? withPort ?? bare;
  return ipaddr.IPv4.isValidFourPartDecimal(plain) || ipaddr.IPv6.isValid(plain)
    ? ipaddr.process(plain)
    : undefined;
};

/** Returns `for=` of each hop (RFC 7239); a hop that hides its address counts as an unreadable one. */
const hopsOf = (forwarded: string): readonly string[] =>
  forwarded.split(',').map((hop) => /(?:^|;)\s*for=("[^"]*"|[^;]*)/i.exec(hop)?.[1] ?? '');

const counted = (address: Address): string =>
  address instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
    : address.toString();

const unknown: Client = { ip: undefined, address: 'unknown' };

const textOf = (header: unknown): string =>
  typeof header === 'string' ? header : Array.isArray(header) ? header.join(',') : '';

type Network = readonly [Address, number];

const networkOf = (text: string): Network | undefined => {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  const address = addressIn(text);
  return address && [address, address.kind() === 'ipv4' ? 32 : 128];
};

/** Parses the networks of the configuration: addresses or CIDR. */
export const trustedProxiesOf = (
  texts: readonly string[],
): Result<readonly Network[], { readonly kind: 'not-a-network'; readonly network: string }> => {
  const networks: Network[] = [];
  for (const text of texts) {
    const network = networkOf(text);
    if (!network) return fail({ kind: 'not-a-network', network: text });
    networks.push(network);
  }
  return ok(networks);
};

/**
 * Returns the right-most hop that is not a trusted proxy. Headers are read only when the socket's peer is trusted,
 * X-Forwarded-For before Forwarded. An unreadable hop ends the search at the proxy that named it. Throws when a
 * network is invalid.
 */
export const clientAddress = (trustedProxies: readonly string[]): ClientAddress => {
  const read = trustedProxiesOf(trustedProxies);
  if (!read.ok) throw new Error(`${read.failure.network} is not a network`);
  const networks = read.value;
  const trusted = (address: Address): boolean =>
    networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));

  const walk = (remote: string, headers: Parameters<ClientAddress>[1]): Client => {
    let address = addressIn(remote);
    if (!address) return unknown;
    const chain = textOf(headers['x-forwarded-for']);
    const hops = chain === '' ? hopsOf(textOf(headers.forwarded)) : chain.split(',');
    for (let i = hops.length - 1; i >= 0 && trusted(address); i--) {
      const hop = addressIn(hops[i] ?? '');
      if (!hop) break;
      address = hop;
    }
    return { ip: spelled(address), address: counted(address) };
  };

  const direct = new Map<string, Client>();
  return (remote, headers) => {
    if (remote === undefined) return unknown;
    if (networks.length > 0) return walk(remote, headers);
    const known = direct.get(remote);
    if (known !== undefined) return known;
    const client = walk(remote, {});
    if (direct.size >= 10_000) direct.clear();
    direct.set(remote, client);
    return client;
  };
};
