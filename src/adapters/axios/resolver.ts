import { Resolver } from 'node:dns/promises';

/** Returns all addresses of a name. Rejects if there are none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/**
 * Returns a resolver that queries the name servers: `lookup` of `node:dns` would also read the hosts file and
 * search internal domains, and would block a thread of the pool while a name server is down.
 */
export const dnsResolver = (servers?: readonly string[]): Resolve => {
  const resolver = new Resolver({ timeout: 2_000, tries: 2, maxTimeout: 4_000 });
  if (servers) resolver.setServers(servers);
  return async (name) => {
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
    const [first] = answers;
    if (addresses.length === 0 && first.status === 'rejected') throw first.reason;
    return addresses;
  };
};
