import { partnerClient, type Answered, type PartnerClient } from '../../support/clients/partner-client.ts';
import type { Order, Partner, Report } from './acknowledged-writes.ts';

export const clientFor = (baseUrl: string): Promise<PartnerClient> => partnerClient(baseUrl, { sockets: 64 });

export const order = (
  client: PartnerClient,
  { partner, trackId, contentId, key }: Order,
): Promise<Answered> =>
  client
    .as(partner.apiKey)
    .post(
      '/api/v1/licenses',
      { trackId, contentId, contentType: 'ugc_video' },
      key === undefined ? {} : { headers: { 'idempotency-key': key } },
    );

export const revoke = (client: PartnerClient, { partner, licenseId = '' }: Order): Promise<Answered> =>
  client.as(partner.apiKey).delete(`/api/v1/licenses/${licenseId}`, { reasonCode: 'content_deleted' });

const occurredAt = new Date().toISOString();

export const report = (
  client: PartnerClient,
  { partner, trackId, eventId, quantity }: Report,
): Promise<Answered> =>
  client
    .as(partner.apiKey)
    .post('/api/v1/usage-events', { eventType: 'play', trackId, eventId, quantity, occurredAt });

let attempts = 0;

export const register = async (client: PartnerClient, partner: Partner): Promise<Answered> => {
  const registered = await client.post('/api/v1/platforms/register', {
    name: 'Soaked',
    contactEmail: `soak-${++attempts}@partner.example`,
    slug: partner.slug,
    contentTypes: ['ugc_video'],
    acceptTerms: true,
  });
  if (registered.status === 201) {
    partner.clientId = registered.member('clientId');
    partner.clientSecret = registered.member('clientSecret');
    partner.apiKey = registered.member('apiKey');
  }
  return registered;
};
