import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { IpAddress, IpNetwork } from '../../../domain/shared/ip-network.ts';
import { fail, ok, type Result } from '../../../domain/shared/result.ts';

type Parsed = ipaddr.IPv4 | ipaddr.IPv6;

/** Returns the canonical spelling of an address, without the zone of a link-local one. */
export const spelled = (address: Parsed): IpAddress =>
  address instanceof ipaddr.IPv6 ? new ipaddr.IPv6([...address.parts]).toString() : address.toString();

const isAddress = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) || (ipaddr.IPv6.isValid(text) && !text.includes('%'));

/** Length of the prefix of an IPv4 address mapped into IPv6, in bits. */
const mappedBits = 96;

/** Parses an IP address or CIDR block, or returns what is wrong with it. */
export const ipNetworkOf = (text: string): Result<IpNetwork, string> => {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  if (!isAddress(address)) return fail('must be an IP address or a CIDR block, such as 203.0.113.0/24');
  const given = ipaddr.parse(address);
  const plain = ipaddr.process(address);
  if (length === undefined) return ok(spelled(plain));
  const isMapped = plain.kind() !== given.kind();
  const bits = Number(length) - (isMapped ? mappedBits : 0);
  const max = plain.kind() === 'ipv4' ? 32 : 128;
  if (bits < 0 || bits > max)
    return fail(
      isMapped
        ? `must have a prefix length from ${mappedBits} to ${mappedBits + max}, because it is an IPv4 address mapped into IPv6`
        : `must have a prefix length of at most ${max}`,
    );
  const kind = plain.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  const first = spelled(kind.networkAddressFromCIDR(`${spelled(plain)}/${bits}`));
  if (first !== spelled(plain)) return fail(`must be the first address of its block, as in ${first}/${bits}`);
  return ok(bits === max ? first : `${first}/${bits}`);
};

/** Parses valid texts and drops duplicates. Throws on an invalid one. */
export const ipNetworksOf = (texts: readonly string[]): readonly IpNetwork[] => [
  ...new Set(
    texts.map((text) => {
      const read = ipNetworkOf(text);
      if (!read.ok) throw new Error(`${text} ${read.failure}`);
      return read.value;
    }),
  ),
];

/** An IP address or CIDR block as clients may write it. `ipNetworksOf` parses a list of them. */
export const ipNetwork = z
  .string()
  .max(50)
  .superRefine((text, context) => {
    const read = ipNetworkOf(text);
    if (!read.ok) context.addIssue({ code: 'custom', message: read.failure });
  })
  .meta({ description: 'An IPv4 or IPv6 address, or a CIDR block.', examples: ['203.0.113.0/24'] });
