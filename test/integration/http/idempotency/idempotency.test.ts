import { aStage, type Stage } from '../../../support/http/stage.ts';
import { anOrder, transports } from '../../../support/service/service.ts';

const under = (key: string) => ({ headers: { 'idempotency-key': key } });
const licenses = '/api/v1/licenses';
const deleted = { reasonCode: 'content_deleted' };

describe.each(transports)('an Idempotency-Key over %s', (transport) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await aStage({ transport });
  });
  afterAll(() => stage.close());

  it('returns the license again, in its current state', async () => {
    const { owner, track } = stage;
    const order = { ...anOrder(track.trackId, { contentId: 'once' }), metadata: { a: 1, b: 2 } };
    const first = await owner.client.post(licenses, order, under('"k-1"'));
    expect([first.status, first.headers['idempotent-replayed']]).toEqual([201, undefined]);
    const { metadata: _, ...rest } = order;
    const reordered = { metadata: { b: 2, a: 1 }, ...rest };
    const again = await owner.client.post(licenses, reordered, under('k-1'));
    expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([
      201,
      'true',
      first.body,
    ]);
    await owner.client.delete(`${licenses}/${first.member('licenseId')}`, deleted);
    const later = await owner.client.post(licenses, order, under('k-1'));
    expect([later.status, later.body]).toMatchObject([
      201,
      { licenseId: first.member('licenseId'), status: 'revoked' },
    ]);
    const fresh = await owner.client.post(licenses, order, under('k-2'));
    expect(fresh.body).toMatchObject({ status: 'active' });
    expect(fresh.member('licenseId')).not.toBe(first.member('licenseId'));
  });

  it('belongs to a path; another payload under it is rejected, and changes nothing', async () => {
    const { owner, track } = stage;
    const created = await owner.client.post(
      licenses,
      anOrder(track.trackId, { contentId: 'p' }),
      under('k-3'),
    );
    const path = `${licenses}/${created.member('licenseId')}/revoke`;
    const mismatch = await owner.client.post(
      licenses,
      anOrder(track.trackId, { contentId: 'q' }),
      under('k-3'),
    );
    expect([mismatch.status, mismatch.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const listed = await owner.client.get(licenses, { query: { contentId: 'q' } });
    expect(listed.body['data']).toEqual([]);
    const revoked = await owner.client.post(path, deleted, under('k-3'));
    expect([revoked.status, revoked.headers['idempotent-replayed']]).toEqual([200, undefined]);
    const again = await owner.client.post(path, deleted, under('k-3'));
    expect([again.headers['idempotent-replayed'], again.body]).toEqual(['true', revoked.body]);
  });

  it('counts a report once, and returns the same for it', async () => {
    const { owner, track } = stage;
    const plays = async () => (await owner.client.get(`/api/v1/platforms/${owner.slug}/usage`)).body['plays'];
    const before = Number(await plays());
    const event = {
      eventType: 'play',
      trackId: track.trackId,
      occurredAt: new Date().toISOString(),
      quantity: 5,
    };
    const events = { events: [event, { ...event, trackId: 'trk_nobody' }] };
    const first = await owner.client.post('/api/v1/usage-events', events, under('k-4'));
    expect(first.body).toEqual({
      accepted: 1,
      duplicates: 0,
      rejected: [{ index: 1, code: 'TRACK_UNKNOWN' }],
      unlicensed: [],
    });
    const again = await owner.client.post('/api/v1/usage-events', events, under('k-4'));
    expect([again.status, again.headers['idempotent-replayed'], again.body]).toEqual([
      201,
      'true',
      first.body,
    ]);
    expect(await plays()).toBe(before + 5);
    await owner.client.post('/api/v1/usage-events', events);
    expect(await plays()).toBe(before + 10);
  });

  it('is released by a request that was rejected', async () => {
    const { owner, gone, useCases } = stage;
    const order = anOrder(gone.trackId, { contentId: 'patient' });
    expect((await owner.client.post(licenses, order, under('k-5'))).code).toBe('TRACK_TAKEN_DOWN');
    await useCases.approveTrack({ trackId: gone.trackId });
    const granted = await owner.client.post(licenses, order, under('k-5'));
    expect([granted.status, granted.headers['idempotent-replayed']]).toEqual([201, undefined]);
    await useCases.takeDownTrack({ trackId: gone.trackId, reason: 'infringing' });
    const replayed = await owner.client.post(licenses, order, under('k-5'));
    expect([replayed.status, replayed.body]).toMatchObject([201, { compliance: { state: 'must_remove' } }]);
  });

  it('expires after a day', async () => {
    const { owner, track } = stage;
    const order = (contentId: string) => anOrder(track.trackId, { contentId });
    await owner.client.post(licenses, order('today'), under('k-6'));
    expect((await owner.client.post(licenses, order('tomorrow'), under('k-6'))).status).toBe(422);
    stage.advance(86_400_000);
    expect((await owner.client.post(licenses, order('tomorrow'), under('k-6'))).status).toBe(201);
  });

  it('is ignored by operations that return a secret', async () => {
    const { anyone, aPartner } = stage;
    const registration = { name: 'Twice', contactEmail: 'a@twice.example', acceptTerms: true };
    const register = () => anyone.post('/api/v1/platforms/register', registration, under('k-7'));
    const [one, other] = [await register(), await register()];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.member('apiKey')).not.toBe(other.member('apiKey'));
    const { client, slug } = await aPartner();
    const make = () =>
      client.post(`/api/v1/platforms/${slug}/credentials`, { kind: 'api_key' }, under('k-8'));
    expect([(await make()).status, (await make()).status]).toEqual([201, 409]);
  });
});
