import type { Answered } from '../../clients/partner-client.ts';
import { signing } from '../signing.ts';
import type { Stage } from '../stage.ts';

/** An endpoint of a platform that has no other, by its answer. */
const created = async ({ owner: { client, slug } }: Stage): Promise<Answered> => {
  const path = `/api/v1/platforms/${slug}/webhooks`;
  const { data } = (await client.get(path)).body as { data: readonly { endpointId: string }[] };
  for (const { endpointId } of data) await client.delete(`${path}/${endpointId}`);
  return client.post(path, {
    url: 'https://receiver.example/events',
    eventTypes: ['track.takedown', 'license.issued'],
    description: 'Production',
  });
};

const anEndpoint = async (stage: Stage): Promise<string> =>
  `/api/v1/platforms/${stage.owner.slug}/webhooks/${(await created(stage)).member('endpointId')}`;

/** The answer to the test of an endpoint, which is a delivery. */
export const sentTest = async (stage: Stage, path?: string): Promise<Answered> =>
  stage.owner.client.post(`${path ?? (await anEndpoint(stage))}/test`);

const aDelivery = async (stage: Stage): Promise<string> => {
  const path = await anEndpoint(stage);
  return `${path}/deliveries/${(await sentTest(stage, path)).member('deliveryId')}`;
};

/** For each operation of webhooks and events, a request that succeeds. */
export const webhookSuccesses: Readonly<Record<string, (stage: Stage) => Promise<Answered>>> = {
  createWebhookEndpoint: async (stage) => created(stage),
  listWebhookEndpoints: async ({ owner }) => owner.client.get(`/api/v1/platforms/${owner.slug}/webhooks`),
  getWebhookEndpoint: async (stage) => stage.owner.client.get(await anEndpoint(stage)),
  updateWebhookEndpoint: async (stage) =>
    stage.owner.client.ask('PATCH', await anEndpoint(stage), {
      body: {
        url: 'https://moved.example/',
        eventTypes: ['track.updated', 'track.updated'],
        description: null,
        status: 'disabled',
      },
    }),
  deleteWebhookEndpoint: async (stage) => stage.owner.client.delete(await anEndpoint(stage)),
  rotateWebhookSecret: async (stage) => stage.owner.client.post(`${await anEndpoint(stage)}/rotate`),
  testWebhookEndpoint: async (stage) => sentTest(stage),
  listWebhookDeliveries: async (stage) => {
    const path = await anEndpoint(stage);
    await stage.owner.client.post(`${path}/test`);
    return stage.owner.client.get(`${path}/deliveries?limit=1&eventType=endpoint.test`);
  },
  getWebhookStats: async (stage) => stage.owner.client.get(`${await anEndpoint(stage)}/stats?days=30`),
  getWebhookDelivery: async (stage) => stage.owner.client.get(await aDelivery(stage)),
  resendWebhookDelivery: async (stage) => stage.owner.client.post(`${await aDelivery(stage)}/resend`),
  recoverWebhookDeliveries: async (stage) =>
    stage.owner.client.post(`${await anEndpoint(stage)}/recover`, { since: '2020-01-01T00:00:00Z' }),
  listEvents: async ({ owner }) => owner.client.get(`/api/v1/platforms/${owner.slug}/events?limit=2`),
  getInboundSettings: async ({ owner }) => owner.client.get(`/api/v1/platforms/${owner.slug}/inbound`),
  updateInboundSettings: async ({ owner }) =>
    owner.client.ask('PUT', `/api/v1/platforms/${owner.slug}/inbound`, {
      body: { autoLicense: true, revokeOnDelete: false },
    }),
  rotateInboundSecret: async ({ owner }) =>
    owner.client.post(`/api/v1/platforms/${owner.slug}/inbound/rotate`),
  signInboundEvent: async ({ aPartner, track }) => {
    const { client, slug } = await aPartner();
    const path = `/api/v1/platforms/${slug}/inbound`;
    await client.post(`${path}/rotate`);
    const publishedAt = new Date().toISOString();
    return client.post(`${path}/sign`, {
      type: 'content.published',
      data: { contentId: 'video-1', publishedAt, tracks: [{ trackId: track.trackId }] },
    });
  },
  receiveContentEvent: async (stage) =>
    publishing(stage, await stage.aPartner(), [
      { trackId: stage.track.trackId, startMs: 0, endMs: 9_000 },
      { trackId: stage.gone.trackId },
    ]),
  getInboundContent: async (stage) => {
    await publishing(stage, stage.owner, [{ trackId: stage.gone.trackId, startMs: 0, endMs: 9_000 }]);
    return stage.owner.client.get(`/api/v1/platforms/${stage.owner.slug}/inbound/content?contentId=video-1`);
  },
  getCueSheet: async (stage) => {
    const { trackId } = stage.track;
    const segment = { trackId, startMs: 0, endMs: 9_000, use: 'background' };
    await publishing(stage, stage.owner, [segment, { trackId: stage.gone.trackId }]);
    return stage.owner.client.get(`/api/v1/platforms/${stage.owner.slug}/inbound/content/cue-sheet`, {
      query: {
        contentId: 'video-1',
        productionTitle: 'Harbour Lights',
        episode: 'S1 E3',
        broadcaster: 'Acme TV',
        productionDate: '2026-03-01',
      },
    });
  },
};

/** The answer to the event by which a partner publishes content. */
const publishing = async (
  { anyone }: Stage,
  { client, slug }: Pick<Stage['owner'], 'client' | 'slug'>,
  tracks: readonly object[],
) => {
  const rotated = await client.post(`/api/v1/platforms/${slug}/inbound/rotate`);
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'content.published',
    timestamp: new Date().toISOString(),
    data: {
      contentId: 'video-1',
      contentType: 'ugc_video',
      url: 'https://acme.example/video-1',
      publishedAt: new Date().toISOString(),
      territories: ['DE'],
      tracks,
    },
  });
  const headers = signing(rotated.member('secret'))(body);
  return anyone.ask('POST', `/api/v1/webhooks/inbound/${slug}`, { body, headers });
};
