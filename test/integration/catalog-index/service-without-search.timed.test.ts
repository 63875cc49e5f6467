import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { freePort } from '../../support/servers/free-port.ts';
import { anOrder, inService, type ServiceSettings } from '../../support/service/service.ts';
import { seenSoon } from '../../support/eventually.ts';
import { slowness } from '../../support/slowness.ts';

/** Accepts connections and never sends a byte. */
const mute = async (): Promise<{ readonly port: number; readonly close: () => void }> => {
  const open: Socket[] = [];
  const server = createServer((socket) => open.push(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      open.forEach((socket) => socket.destroy());
      server.close();
    },
  };
};

const nobody = async () => ({ port: await freePort(), close: () => undefined });

describe.each([
  ['refuses connections', nobody],
  ['never responds', mute],
])('the service with a search server that %s', (_, open) => {
  let server: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    server = await open();
  });
  afterAll(() => server.close());
  const settings = (): ServiceSettings => ({
    environment: { SEARCH_URL: `http://search:hunter2@127.0.0.1:${server.port}` },
  });

  it('is ready, and reports what is degraded without the address', async () => {
    await inService(settings(), async ({ anyone }) => {
      const ready = await seenSoon(
        () => anyone.get('/readyz'),
        ({ status }) => status === 200,
        10_000 * slowness(),
      );
      expect(JSON.parse(ready.text)).toMatchObject({
        status: 'ready',
        checks: { search: 'ok', index: expect.stringMatching(/^degraded: The search server/) as string },
      });
      expect(ready.text).not.toMatch(/127\.0\.0\.1|hunter2/);
    });
  });

  it('responds to searches with 503 and when to retry, within five seconds, and issues licenses', async () => {
    await inService(settings(), async ({ aPartner, aTrackInCatalog }) => {
      const [{ client }, { trackId }] = [await aPartner(), await aTrackInCatalog()];
      const began = performance.now();
      const search = await client.get('/api/v1/tracks?q=harbour');
      expect(performance.now() - began).toBeLessThan(5_000 * slowness());
      expect(search.status).toBe(503);
      expect(search.headers).toHaveProperty('retry-after');
      expect(search.text).not.toMatch(/127\.0\.0\.1|hunter2/);
      expect((await client.post('/api/v1/licenses', anOrder(trackId))).status).toBe(201);
      expect((await client.get(`/api/v1/tracks/${trackId}`)).status).toBe(200);
    });
  });
});
