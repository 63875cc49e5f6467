import { setTimeout as pause } from 'node:timers/promises';
import { PlatformLicensing } from '../../../clients/typescript/src/index.ts';

/** The pages whose addresses contain no ID. */
export const common = {
  overview: '/portal/',
  catalog: '/portal/catalog',
  collections: '/portal/collections',
  licenses: '/portal/licenses',
  webhooks: '/portal/webhooks',
  inbound: '/portal/webhooks/inbound',
  credentials: '/portal/credentials',
  plan: '/portal/plan',
  members: '/portal/members',
  settings: '/portal/settings',
} as const;

interface Stock {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly slug: string;
  /** The URL of its endpoint. */
  readonly receiver: string;
}

/** Creates data for every page of the portal with the API, and returns the addresses of the pages. */
export const stock = async ({ baseUrl, apiKey, slug, receiver }: Stock) => {
  const api = new PlatformLicensing({ baseUrl, credentials: { apiKey } });
  const { data } = await api.searchTracks({ limit: 8 });
  const candidates = data.map(({ trackId }) => ({ trackId, contentId: 'stock' }));
  const { results } = await api.preflightLicenses({ body: { candidates } });
  // Some tracks of the demo catalog have a fee.
  const [track, ...others] = data.filter((_, n) => results[n]?.allowed).slice(0, 6);
  if (!track) throw new Error('the catalog has no track that can be licensed');
  const { trackId } = track;
  const license = (contentId: string, of = trackId) =>
    api.issueLicense({ body: { trackId: of, contentId, projectName: 'Spring' } });
  const [active, revoked] = [await license('video-active'), await license('video-revoked')];
  await api.revokeLicense({ licenseId: revoked.licenseId, body: { reasonCode: 'content_deleted' } });
  for (const [n, one] of others.entries()) await license(`episode-${n + 1}`, one.trackId);
  for (const [n, territory] of ['DE', 'AT', 'FR'].entries()) {
    for (const eventType of ['play', 'impression'] as const) {
      const quantity = (eventType === 'play' ? 120 : 900) - 40 * n;
      await api.recordUsage({
        body: {
          ...{ eventType, trackId, licenseId: active.licenseId, territory, quantity },
          occurredAt: new Date().toISOString(),
        },
      });
    }
  }
  const { endpointId } = await api.createWebhookEndpoint({
    slug,
    body: { url: receiver, description: 'Production' },
  });
  const { deliveryId } = await api.testWebhookEndpoint({ slug, endpointId });
  const attempted = async () =>
    (await api.getWebhookDelivery({ slug, endpointId, deliveryId })).attempts.length > 0;
  for (let look = 0; !(await attempted()); look++) {
    if (look === 200) throw new Error('the test event was not sent');
    await pause(50);
  }
  const tracks = data
    .slice(0, 4)
    .map((one, n) => ({ trackId: one.trackId, ...(n === 1 && { note: 'For the end' }) }));
  const { collectionId } = await api.createCollection({ body: { name: 'Spring', note: 'Bright', tracks } });
  await api.saveCollectionTrack({ collectionId: 'favorites', trackId, body: {} });
  await api.rotateInboundSecret({ slug });
  const { checkoutId } = await api.createCheckout({
    body: {
      ...{ slug, tier: 'growth', interval: 'month' },
      successUrl: `${baseUrl}/portal/plan?checkout=last`,
      cancelUrl: `${baseUrl}/portal/plan`,
    },
  });
  return {
    track: `/portal/catalog/${trackId}`,
    favorites: '/portal/collections/favorites',
    project: `/portal/collections/${collectionId}`,
    license: `/portal/licenses/${active.licenseId}`,
    revokedLicense: `/portal/licenses/${revoked.licenseId}`,
    endpoint: `/portal/webhooks/${endpointId}`,
    delivery: `/portal/webhooks/${endpointId}/${deliveryId}`,
    checkout: `/portal/plan?checkout=${checkoutId}`,
  };
};
