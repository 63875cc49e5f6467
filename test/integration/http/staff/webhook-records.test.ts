import type { PartnerClient } from '../../../support/clients/partner-client.ts';
import { aService, type TestService } from '../../../support/service/service.ts';

const records = '/api/v1/staff/webhooks';
const url = 'https://hooks.example:8443/in?token=s3cret';

describe('events and deliveries that staff read by ID', () => {
  let service: TestService;
  let staff: PartnerClient;
  beforeAll(async () => {
    service = await aService();
    staff = service.anyone.as((await service.aColleague('moderator')).token);
  });
  afterAll(() => service.close());

  it('show the host of an endpoint, and neither its URL nor responses, which can contain secrets', async () => {
    const { client, slug, platformId } = await service.aPartner({ name: 'Meadow Films' });
    const path = `/api/v1/platforms/${slug}/webhooks`;
    const endpointId = (await client.post(path, { url, eventTypes: ['license.issued'] })).member(
      'endpointId',
    );
    const sent = await client.post(`${path}/${endpointId}/test`);
    const [deliveryId, eventId] = [sent.member('deliveryId'), sent.member('eventId')];
    const own = await client.get(`${path}/${endpointId}/deliveries/${deliveryId}`);
    expect(own.text).toContain('s3cret');
    const delivery = await staff.get(`${records}/deliveries/${deliveryId}`);
    const event = await staff.get(`${records}/events/${eventId}`);
    const platform = { platformId, platformName: 'Meadow Films' };
    const host = 'hooks.example:8443';
    const payload = { type: 'endpoint.test', data: { url: 'https://hooks.example:8443' } };
    expect(delivery.body).toMatchObject({ deliveryId, endpointId, host, ...platform, event: payload });
    expect(event.body).toMatchObject({
      id: eventId,
      ...payload,
      ...platform,
      deliveries: [{ deliveryId, host }],
    });
    for (const { text } of [delivery, event]) expect(text).not.toMatch(/s3cret|responseStart|"detail"/);
  });

  it('answer 404 for an ID that no record has', async () => {
    const missing = ['events/evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F', 'deliveries/dlv_01JB2M6X8KA1B2C3D4E5F6G7H8'];
    for (const one of missing)
      expect(await staff.get(`${records}/${one}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
