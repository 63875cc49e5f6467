import { outboundEvents } from '../../../../src/adapters/http/webhooks/events.schemas.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { httpReceiver, type HttpReceiver } from '../../../support/servers/receiver.ts';
import { anOrder, aService, transports, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';
import { eachOnce, verifiedAmong } from '../../../support/stories/webhook-story.ts';

describe.each(transports)('notices of licenses that end over %s', (transport) => {
  let service: TestService;
  let receiver: HttpReceiver;
  beforeAll(async () => {
    service = await aService({ transport, environment: { ALLOW_LOOPBACK_URLS: '1' } });
    receiver = await httpReceiver((response) => response.writeHead(204).end());
  });
  afterAll(async () => {
    await service.close();
    await receiver.close();
  });

  it('arrive as the OpenAPI document describes them', async () => {
    const { slug, client } = await service.aPartner();
    const created = await client.post(`/api/v1/platforms/${slug}/webhooks`, {
      url: `http://127.0.0.1:${receiver.port}/events`,
      eventTypes: ['license.expiring', 'license.expired'],
    });
    expect(created.body['eventTypes']).toEqual(['license.expiring', 'license.expired']);
    const { trackId } = await service.aTrackInCatalog();
    const validUntil = new Date(service.now() + 7 * dayMs + 60_000).toISOString();
    const issued = await client.post('/api/v1/licenses', anOrder(trackId, { validUntil }));
    const licenseId = issued.member('licenseId');
    const received = async () => eachOnce(verifiedAmong(receiver.received, created.member('secret')));
    for (const [i, ahead] of [60_000, 7 * dayMs].entries()) {
      service.advance(ahead);
      await service.useCases.sendExpiryNotices({ limit: 100 });
      await seenSoon(received, (seen) => seen.length > i, 5_000);
    }
    const messages = await received();
    // All that arrived is signed.
    expect(verifiedAmong(receiver.received, created.member('secret'))).toHaveLength(receiver.received.length);
    const shown = { licenseId, trackId, validUntil, publishedContentSurvives: true };
    expect(messages).toMatchObject([
      { type: 'license.expiring', data: { ...shown, noticeDays: 7 } },
      { type: 'license.expired', data: shown },
    ]);
    for (const message of messages) {
      const described = outboundEvents.find(({ type }) => type === message.type);
      expect(described?.schema.parse(message)).toEqual(message);
    }
    const ended = await client.get(`/api/v1/licenses/${licenseId}`);
    expect(ended.member('status')).toBe('expired');
    const verified = await service.anyone.get(`/api/v1/verify/${licenseId}`);
    expect(verified.body).toMatchObject({ status: 'expired' });
    const listed = await client.get('/api/v1/licenses', { query: { status: 'expired' } });
    expect(listed.body['data']).toMatchObject([{ licenseId, status: 'expired' }]);
  });
});
