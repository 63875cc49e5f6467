import { httpReceiver, type HttpReceiver } from '../../support/servers/receiver.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';
import { seenWithin } from '../../support/eventually.ts';

const licenses = 60;
/** A fraction of the 15 s that the dead endpoint delays a caller that waits for it. */
const withinMs = 5_000;

describe('an endpoint that takes messages and never answers', () => {
  let service: TestService;
  let partner: Partner;
  let dead: HttpReceiver;
  let slow: HttpReceiver;
  let healthy: HttpReceiver;
  beforeAll(async () => {
    dead = await httpReceiver(() => undefined);
    slow = await httpReceiver((response) => setTimeout(() => response.writeHead(200).end(), 1_000));
    healthy = await httpReceiver();
    service = await aService({ environment: { ALLOW_LOOPBACK_URLS: '1' } });
    partner = await service.aPartner();
    for (const { port } of [dead, slow, healthy]) {
      const endpoint = { url: `http://127.0.0.1:${port}/`, eventTypes: ['license.issued', 'track.approved'] };
      const path = `/api/v1/platforms/${partner.slug}/webhooks`;
      expect((await partner.client.post(path, endpoint)).status).toBe(201);
    }
  });
  afterAll(async () => {
    // Requests that hang there end with it; the service would wait for them.
    for (const receiver of [dead, slow, healthy]) await receiver.close();
    await service.close();
  });

  const heardBy = (receiver: HttpReceiver): number =>
    new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size;

  it('keeps no other waiting: what came meanwhile has arrived there while it still hangs', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const order = (n: number) =>
      partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId: `video-${n}` }));
    await order(0);
    const hangs = async () => dead.received.length;
    expect(await seenWithin(hangs, (count) => count > 0, withinMs)).toBeGreaterThan(0);
    const began = performance.now();
    for (let n = 1; n < licenses; n++) expect((await order(n)).status).toBe(201);
    const arrived = async () => heardBy(healthy);
    expect(await seenWithin(arrived, (count) => count > licenses, withinMs)).toBe(licenses + 1);
    expect(performance.now() - began).toBeLessThan(2 * withinMs);
    expect(dead.openConnections()).toBeGreaterThan(0);
    expect(heardBy(dead)).toBeLessThanOrEqual(8);
  });

  it('is no way for a slow one to fall behind for good either', async () => {
    const arrived = async () => heardBy(slow);
    expect(await seenWithin(arrived, (count) => count > licenses, 50_000)).toBe(licenses + 1);
    expect(healthy.received).toHaveLength(licenses + 1);
  });
});
