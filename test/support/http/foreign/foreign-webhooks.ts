import type { Answered } from '../../clients/partner-client.ts';
import type { Partner } from '../../service/service.ts';
import { signing } from '../signing.ts';
import type { Stage } from '../stage.ts';

/** Names of records that are another platform's, or nobody's. */
export interface Named {
  readonly licenseId: string;
  readonly platformId: string;
  readonly slug: string;
  readonly credentialId: string;
  readonly contentId: string;
  readonly endpointId: string;
  readonly deliveryId: string;
  readonly checkoutId: string;
  readonly enrichmentId: string;
  readonly collectionId: string;
  readonly token: string;
}

export const unknownRecords: Named = {
  licenseId: 'lic_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  platformId: 'plt_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  slug: 'nobody-at-all',
  credentialId: 'crd_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  contentId: 'no-such-video',
  endpointId: 'whe_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  deliveryId: 'dlv_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  checkoutId: 'chk_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  enrichmentId: 'enr_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  collectionId: 'col_01J9ZC4V7N4R3T8W2Y6K5M1P0Q',
  token: 'not.a.token',
};

/** The attempts on an endpoint, under the caller's own slug or the owner's. */
const onEndpoint =
  (tried: (path: string, client: Partner['client'], named: Named) => Promise<Answered>): Attempt =>
  (named, _, { client, slug }) =>
    tried(`/api/v1/platforms/${slug}/webhooks/${named.endpointId}`, client, named);

export type Attempt = (named: Named, stage: Stage, as: Partner) => Promise<Answered>;

/** By operation: what is tried, the status, and what is said. */
export type Attempts = Readonly<Record<string, readonly [Attempt, number, unknown]>>;

/** The attempts of one platform on endpoints, deliveries and events of another. */
export const webhookAttempts: Attempts = {
  createWebhookEndpoint: [
    ({ slug }, _, { client }) =>
      client.post(`/api/v1/platforms/${slug}/webhooks`, { url: 'https://stranger.example/' }),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  listWebhookEndpoints: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/webhooks`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  getWebhookEndpoint: [onEndpoint((path, client) => client.get(path)), 404, { code: 'NOT_FOUND' }],
  updateWebhookEndpoint: [
    onEndpoint((path, client) => client.ask('PATCH', path, { body: { url: 'https://stranger.example/' } })),
    404,
    { code: 'NOT_FOUND' },
  ],
  deleteWebhookEndpoint: [onEndpoint((path, client) => client.delete(path)), 404, { code: 'NOT_FOUND' }],
  rotateWebhookSecret: [
    onEndpoint((path, client) => client.post(`${path}/rotate`)),
    404,
    { code: 'NOT_FOUND' },
  ],
  testWebhookEndpoint: [
    onEndpoint((path, client) => client.post(`${path}/test`)),
    404,
    { code: 'NOT_FOUND' },
  ],
  listWebhookDeliveries: [
    onEndpoint((path, client) => client.get(`${path}/deliveries`)),
    404,
    { code: 'NOT_FOUND' },
  ],
  getWebhookStats: [onEndpoint((path, client) => client.get(`${path}/stats`)), 404, { code: 'NOT_FOUND' }],
  getWebhookDelivery: [
    onEndpoint((path, client, { deliveryId }) => client.get(`${path}/deliveries/${deliveryId}`)),
    404,
    { code: 'NOT_FOUND' },
  ],
  resendWebhookDelivery: [
    onEndpoint((path, client, { deliveryId }) => client.post(`${path}/deliveries/${deliveryId}/resend`)),
    404,
    { code: 'NOT_FOUND' },
  ],
  recoverWebhookDeliveries: [
    onEndpoint((path, client) => client.post(`${path}/recover`, { since: '2026-01-01T00:00:00Z' })),
    404,
    { code: 'NOT_FOUND' },
  ],
  listEvents: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/events`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  getInboundSettings: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/inbound`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  getInboundContent: [
    ({ slug }, _, { client }) => client.get(`/api/v1/platforms/${slug}/inbound/content?contentId=a`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  getCueSheet: [
    ({ slug }, _, { client }) =>
      client.get(`/api/v1/platforms/${slug}/inbound/content/cue-sheet?contentId=a`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  updateInboundSettings: [
    ({ slug }, _, { client }) =>
      client.ask('PUT', `/api/v1/platforms/${slug}/inbound`, {
        body: { autoLicense: false, revokeOnDelete: false },
      }),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  rotateInboundSecret: [
    ({ slug }, _, { client }) => client.post(`/api/v1/platforms/${slug}/inbound/rotate`),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  signInboundEvent: [
    ({ slug }, _, { client }) =>
      client.post(`/api/v1/platforms/${slug}/inbound/sign`, {
        type: 'content.deleted',
        data: { contentId: 'video-1', deletedAt: '2026-01-01T00:00:00Z' },
      }),
    404,
    { code: 'PLATFORM_NOT_FOUND' },
  ],
  receiveContentEvent: [
    ({ slug }, { anyone }, { slug: own }) => {
      const body = JSON.stringify({ type: 'content.deleted', data: {} });
      const headers = signing(`whsec_${Buffer.alloc(24, own).toString('base64')}`)(body);
      return anyone.ask('POST', `/api/v1/webhooks/inbound/${slug}`, { body, headers });
    },
    401,
    { code: 'TOKEN_INVALID' },
  ],
};
