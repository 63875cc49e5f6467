import { freePort } from '../../support/servers/free-port.ts';

/** Where Linux begins to take the ports of outgoing connections (net.ipv4.ip_local_port_range). */
const outgoing = 32_768;

describe('freePort', () => {
  it('finds ports that no outgoing connection is given', async () => {
    const found = await Promise.all(Array.from({ length: 50 }, freePort));
    for (const port of found) expect(port).toBeLessThan(outgoing);
    expect(new Set(found).size).toBeGreaterThan(40);
  });
});
