import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { freePort } from '../../support/servers/free-port.ts';
import { anOrder, inService, type ServiceSettings } from '../../support/service/service.ts';
import { slowness } from '../../support/slowness.ts';

const credentials = 'limits:hunter2';

/** Takes connections and never says a word. */
const mute = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const held: Socket[] = [];
  const server: Server = createServer((socket) => held.push(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://${credentials}@127.0.0.1:${(server.address() as AddressInfo).port}/3`,
    close: () => {
      held.forEach((socket) => socket.destroy());
      server.close();
    },
  };
};

const nobody = async () => ({
  url: `redis://${credentials}@127.0.0.1:${await freePort()}/3`,
  close: () => undefined,
});

describe.each([
  ['refuses connections', nobody],
  ['never says a word', mute],
])('the service with a Redis that %s', (_, open) => {
  let address: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    address = await open();
  });
  afterAll(() => address.close());
  const settings = (tiers: NonNullable<ServiceSettings['tiers']>): ServiceSettings => ({
    environment: { REDIS_URL: address.url },
    tiers,
  });

  it('starts soon, is ready, and reports that its limits are its own', async () => {
    const began = performance.now();
    await inService(settings({}), async ({ anyone }) => {
      expect(performance.now() - began).toBeLessThan(5000 * slowness());
      const ready = await anyone.get('/readyz');
      expect(ready.status).toBe(200);
      expect(JSON.parse(ready.text)).toMatchObject({
        status: 'ready',
        checks: {
          storage: 'ok',
          limiter: expect.stringMatching(/^degraded: Redis is unavailable/) as string,
        },
      });
      expect(ready.text).not.toContain('127.0.0.1');
    });
  });

  it('continues to read and license within the limit of the tier', async () => {
    await inService(
      settings({ developer: { requestsPerSecond: 0.01, burst: 5 } }),
      async ({ aPartner, aTrackInCatalog }) => {
        const [{ client }, { trackId }] = [await aPartner(), await aTrackInCatalog()];
        const began = performance.now();
        const answers = [await client.post('/api/v1/licenses', anOrder(trackId))];
        for (let i = 0; i < 5; i++) answers.push(await client.get(`/api/v1/tracks/${trackId}`));
        expect(answers.map(({ status }) => status)).toEqual([201, 200, 200, 200, 200, 429]);
        for (const { headers } of answers) expect(headers).toHaveProperty('ratelimit');
        expect(performance.now() - began).toBeLessThan(2000 * slowness());
      },
    );
  });

  it('guards registration, tokens and verification', async () => {
    await inService(settings({ public: { requestsPerMinute: 3 } }), async ({ anyone, aPartner }) => {
      const { clientId, clientSecret } = await aPartner();
      const statuses = async (ask: () => Promise<{ readonly status: number }>) => {
        const seen: number[] = [];
        for (let i = 0; i < 5; i++) seen.push((await ask()).status);
        return seen;
      };
      const token = () => anyone.post('/api/v1/auth/token', { clientId, clientSecret });
      expect(await statuses(token)).toEqual([200, 200, 200, 429, 429]);
      const registration = () => anyone.post('/api/v1/platforms/register', {});
      expect((await statuses(registration)).slice(-2)).toEqual([429, 429]);
      const verification = () => anyone.post('/api/v1/verify', { certificate: 'none' });
      expect((await statuses(verification)).slice(-2)).toEqual([429, 429]);
    });
  });
});
