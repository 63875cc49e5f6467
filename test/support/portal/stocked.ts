import type { HttpReceiver } from '../receiver.ts';
import { anOrder, type Partner, type TestService } from '../service.ts';
import { seenSoon } from '../soon.ts';

/** A partner of whom every page of the portal has something to show, and where each of its records stands. */
export const aStockedPartner = async (service: TestService, receiver: Pick<HttpReceiver, 'port'>) => {
  const partner = await service.aPartner({ name: 'Stocked Video' });
  const { client, slug } = partner;
  const base = `/api/v1/platforms/${slug}`;
  const track = await service.aTrackWithSound({ title: 'Harbour Lights' });
  await service.aTrackWithSound({ title: 'Meadow' });
  const license = (contentId: string) =>
    client.post('/api/v1/licenses', anOrder(track.trackId, { contentId, projectName: 'Spring' }));
  const [active, revoked] = [await license('video-active'), await license('video-revoked')];
  await client.post(`/api/v1/licenses/${revoked.member('licenseId')}/revoke`, {
    reasonCode: 'content_deleted',
  });
  const played = { trackId: track.trackId, contentId: 'video-active', territory: 'DE' };
  await client.post('/api/v1/usage-events', {
    events: ['play', 'impression'].map((type, n) => ({
      ...played,
      type,
      eventId: `event-${n}`,
      licenseId: active.member('licenseId'),
      occurredAt: new Date().toISOString(),
    })),
  });
  const endpoint = await client.post(`${base}/webhooks`, {
    url: `http://127.0.0.1:${receiver.port}/events`,
    description: 'Production',
  });
  const path = `${base}/webhooks/${endpoint.member('endpointId')}`;
  const deliveryId = (await client.post(`${path}/test`)).member('deliveryId');
  await seenSoon(
    () => client.get(`${path}/deliveries/${deliveryId}`),
    ({ body }) => body['status'] !== 'pending' || (body['attempts'] as unknown[]).length > 0,
    10_000,
  );
  await client.post(`${base}/inbound/rotate`);
  const checkout = await client.post('/api/v1/platforms/checkout', {
    slug,
    tier: 'growth',
    interval: 'month',
    successUrl: `${service.baseUrl}/portal/plan?checkout=last`,
    cancelUrl: `${service.baseUrl}/portal/plan`,
  });
  const at = {
    track: `/portal/catalog/${track.trackId}`,
    license: `/portal/licenses/${active.member('licenseId')}`,
    revokedLicense: `/portal/licenses/${revoked.member('licenseId')}`,
    endpoint: `/portal/webhooks/${endpoint.member('endpointId')}`,
    delivery: `/portal/webhooks/${endpoint.member('endpointId')}/${deliveryId}`,
    checkout: `/portal/plan?checkout=${checkout.member('checkoutId')}`,
  };
  return { ...partner, at };
};
export type StockedPartner = Partner & Pick<Awaited<ReturnType<typeof aStockedPartner>>, 'at'>;

/** The pages that everybody has. */
export const common = {
  overview: '/portal/',
  catalog: '/portal/catalog',
  licenses: '/portal/licenses',
  webhooks: '/portal/webhooks',
  inbound: '/portal/webhooks/inbound',
  credentials: '/portal/credentials',
  plan: '/portal/plan',
} as const;
