import { axiosWebhookSender } from '../../../src/adapters/axios/index.ts';
import { httpReceiver, type HttpReceiver } from '../../support/servers/receiver.ts';
import { aService, anOrder, type Partner, type TestService } from '../../support/service/service.ts';
import { seenWithin } from '../../support/eventually.ts';

const licenses = 40;
/** Longer than this suite may run: a request to the dead endpoint is never over. */
const deadlineMs = 600_000;
const timeoutMs = 120_000;

describe('an endpoint that takes messages and never answers', () => {
  let service: TestService;
  let partner: Partner;
  let dead: HttpReceiver;
  let slow: HttpReceiver;
  let healthy: HttpReceiver;
  beforeAll(async () => {
    dead = await httpReceiver(() => undefined);
    slow = await httpReceiver((response) => setTimeout(() => response.writeHead(200).end(), 300));
    healthy = await httpReceiver();
    service = await aService({
      environment: { ALLOW_LOOPBACK_URLS: '1' },
      webhookSender: axiosWebhookSender({ clock: { now: Date.now }, allowLoopback: true, deadlineMs }),
    });
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

  const receivedBy = (receiver: HttpReceiver): number =>
    new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size;

  it('keeps no other waiting: what came meanwhile has arrived there while it still hangs', async () => {
    const { trackId } = await service.aTrackInCatalog();
    const order = (n: number) =>
      partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId: `video-${n}` }));
    await order(0);
    const hanging = async () => dead.received.length;
    expect(await seenWithin(hanging, (count) => count > 0, timeoutMs)).toBeGreaterThan(0);
    for (let n = 1; n < licenses; n++) expect((await order(n)).status).toBe(201);
    const arrived = async () => receivedBy(healthy);
    expect(await seenWithin(arrived, (count) => count > licenses, timeoutMs)).toBe(licenses + 1);
    // It still hangs, with the messages of one claim, which are sent once more after each lease.
    expect(dead.openConnections()).toBeGreaterThan(0);
    expect(receivedBy(dead)).toBeLessThanOrEqual(8);
  });

  it('does not let a slow one fall behind permanently either', async () => {
    const arrived = async () => receivedBy(slow);
    expect(await seenWithin(arrived, (count) => count > licenses, timeoutMs)).toBe(licenses + 1);
    expect(receivedBy(healthy)).toBe(licenses + 1);
  });
});
