import { anOrder, aService, type Partner, type TestService } from '../../../support/service/service.ts';
import { seenSoon } from '../../../support/eventually.ts';

interface Found {
  readonly id: string;
  readonly type: string;
}
interface Delivered {
  readonly deliveryId: string;
  readonly eventId: string;
  readonly eventType: string;
}

describe('events and deliveries of a platform, searched by an ID', () => {
  let service: TestService;
  let partner: Partner;
  let events: string;
  let deliveries: string;
  let licenseId: string;
  let trackId: string;

  beforeAll(async () => {
    service = await aService();
    partner = await service.aPartner();
    events = `/api/v1/platforms/${partner.slug}/events`;
    const created = await partner.client.post(`/api/v1/platforms/${partner.slug}/webhooks`, {
      url: 'https://receiver.example/events',
      eventTypes: ['license.issued', 'license.revoked'],
    });
    deliveries = `/api/v1/platforms/${partner.slug}/webhooks/${created.member('endpointId')}/deliveries`;
    ({ trackId } = await service.aTrackWithSound());
    licenseId = (await partner.client.post('/api/v1/licenses', anOrder(trackId))).member('licenseId');
    await partner.client.post('/api/v1/licenses', anOrder(trackId, { contentId: 'another' }));
    const revocation = { reasonCode: 'other', reason: 'A mistake.' };
    await partner.client.post(`/api/v1/licenses/${licenseId}/revoke`, revocation);
    await seenSoon(
      () => deliveredBy(''),
      ({ length }) => length === 3,
      60_000,
    );
    // Events are found by a record once they are fanned out.
    await seenSoon(
      () => eventsBy(`trackId=${trackId}`),
      ({ length }) => length === 4,
      60_000,
    );
  });
  afterAll(() => service.close());

  const eventsBy = async (query: string) =>
    (await partner.client.get(`${events}?${query}`)).body['data'] as readonly Found[];
  const deliveredBy = async (query: string) =>
    (await partner.client.get(`${deliveries}?${query}`)).body['data'] as readonly Delivered[];

  it('are found by license and track', async () => {
    const ofLicense = ['license.revoked', 'license.issued'];
    expect((await eventsBy(`licenseId=${licenseId}`)).map(({ type }) => type)).toEqual(ofLicense);
    expect((await deliveredBy(`licenseId=${licenseId}`)).map(({ eventType }) => eventType)).toEqual(
      ofLicense,
    );
    expect((await eventsBy(`trackId=${trackId}`)).map(({ type }) => type)).toEqual([
      'license.revoked',
      'license.issued',
      'license.issued',
      'track.approved',
    ]);
    expect(await deliveredBy(`trackId=${trackId}&eventType=license.issued`)).toHaveLength(2);
    expect(await eventsBy(`trackId=${licenseId}`)).toEqual([]);
  });

  it('are found by event and delivery', async () => {
    const [one, two] = await deliveredBy('');
    if (!one || !two) throw new Error('nothing was delivered');
    expect((await eventsBy(`eventId=${one.eventId}`)).map(({ id }) => id)).toEqual([one.eventId]);
    expect((await eventsBy(`deliveryId=${one.deliveryId}`)).map(({ id }) => id)).toEqual([one.eventId]);
    const ids = async (query: string) => (await deliveredBy(query)).map(({ deliveryId }) => deliveryId);
    expect(await ids(`deliveryId=${two.deliveryId}`)).toEqual([two.deliveryId]);
    const both = [one, two].toSorted((a, b) => (a.eventId < b.eventId ? 1 : -1));
    const expected = both.map(({ deliveryId }) => deliveryId);
    expect(await ids(`eventId=${one.eventId},${two.eventId}`)).toEqual(expected);
    expect(await ids(`eventId=${two.eventId}&eventId=${one.eventId}`)).toEqual(expected);
  });

  it('are not searched by a malformed ID: the field is named', async () => {
    const tooMany = Array.from({ length: 51 }, (_, n) => `evt_${n}`).join();
    for (const [path, query, field] of [
      [events, 'eventId=a%20b', 'eventId'],
      [events, 'deliveryId=', 'deliveryId'],
      [events, 'licenseId=lic/1', 'licenseId'],
      [events, 'trackId=%00', 'trackId'],
      [events, 'eventId=evt_1,evt_2', 'eventId'],
      [deliveries, 'eventId=a%20b', 'eventId'],
      [deliveries, `eventId=${tooMany}`, 'eventId'],
      [deliveries, 'deliveryId=%C3%A4', 'deliveryId'],
      [deliveries, `licenseId=${'x'.repeat(65)}`, 'licenseId'],
      [deliveries, 'trackId=a&trackId=b', 'trackId'],
    ] as const) {
      const rejected = await partner.client.get(`${path}?${query}`);
      expect([query, rejected.status, rejected.code]).toEqual([query, 400, 'VALIDATION_FAILED']);
      const { errors = [] } = rejected.body as { readonly errors?: readonly { readonly pointer: string }[] };
      const [error] = errors;
      expect([query, error?.pointer.split('/')[0]]).toEqual([query, field]);
    }
  });

  it('of another platform are not found by any ID', async () => {
    const stranger = await service.aPartner();
    const own = `/api/v1/platforms/${stranger.slug}/events`;
    const [one] = await deliveredBy('');
    for (const query of [
      `licenseId=${licenseId}`,
      `eventId=${one?.eventId ?? ''}`,
      `deliveryId=${one?.deliveryId ?? ''}`,
    ])
      expect((await stranger.client.get(`${own}?${query}`)).body['data']).toEqual([]);
    const ofTrack = await stranger.client.get(`${own}?trackId=${trackId}`);
    expect((ofTrack.body['data'] as readonly Found[]).map(({ type }) => type)).toEqual(['track.approved']);
  });
});
