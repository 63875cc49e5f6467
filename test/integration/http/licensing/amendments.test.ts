import { outboundEvents } from '../../../../src/adapters/http/webhooks/events.schemas.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aTerms } from '../../../support/builders/builders.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { anOrder, aService, transports, type TestService } from '../../../support/service/service.ts';
import { noEffects } from '../../../support/effects.ts';

const licenses = '/api/v1/licenses';

describe.each(transports)('amendments of licenses over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  /** A license for Germany, and what amends it. */
  const licensed = async (order: object = {}, terms: Parameters<typeof aTerms>[0] = {}) => {
    const partner = await service.aPartner();
    const { client } = partner;
    const { trackId } = await service.aTrackInCatalog({
      terms: [aTerms({ effectiveAt: service.now() - 1_000, ...terms })],
    });
    const issued = await client.post(licenses, anOrder(trackId, { territories: ['DE'], ...order }));
    const licenseId = issued.member('licenseId');
    const amend = (body: object, headers: Record<string, string> = {}): Promise<Answered> =>
      client.post(`${licenses}/${licenseId}/amendments`, body, { headers });
    const versions = async () =>
      (await client.get(`${licenses}/${licenseId}/versions`)).body['data'] as readonly object[];
    return { ...partner, trackId, licenseId, issued, amend, versions };
  };

  it('return the license in its new version, and list every version', async () => {
    const { amend, versions, issued, licenseId, platformId } = await licensed();
    expect(issued.body).toMatchObject({ version: 1, contentTypes: ['ugc_video'] });
    const amended = await amend({ territories: ['AT'], contentType: 'short_video' });
    expect(amended.status).toBe(201);
    expect(amended.headers['location']).toMatch(new RegExp(`/api/v1/licenses/${licenseId}/versions$`));
    expect(amended.headers).not.toHaveProperty('idempotent-replayed');
    expect(amended.body).toMatchObject({
      ...{ licenseId, version: 2, status: 'active', contentType: 'ugc_video' },
      ...{ contentTypes: ['ugc_video', 'short_video'], territories: ['AT', 'DE'] },
      amendedAt: amended.member('updatedAt'),
    });
    const from = amended.member('amendedAt');
    expect(await versions()).toMatchObject([
      {
        ...{ version: 2, from, territories: ['AT', 'DE'], actor: platformId },
        request: { territories: ['AT'], contentType: 'short_video' },
      },
      {
        version: 1,
        from: issued.member('issuedAt'),
        until: from,
        territories: ['DE'],
        contentTypes: ['ugc_video'],
      },
    ]);
  });

  it('change nothing if the license covers the request, and accept territories as a rule', async () => {
    const { amend, client, trackId } = await licensed();
    const world = await amend({ territories: { exclude: ['US'] } });
    expect(world.body['territories']).toHaveLength(249);
    const again = await amend({ territories: ['FR', 'DE'] });
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(again.body).toEqual(world.body);
    const issued = await client.post(licenses, anOrder(trackId, { territories: ['FR'] }));
    expect(issued.body).toMatchObject({ covers: true, version: 2 });
  });

  it('are made once under an idempotency key', async () => {
    const { amend, versions } = await licensed();
    const key = { 'Idempotency-Key': 'widen-once' };
    const first = await amend({ territories: ['AT'] }, key);
    const again = await amend({ territories: ['AT'] }, key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await amend({ territories: ['FR'] }, key)).body['code']).toBe('IDEMPOTENCY_MISMATCH');
    expect(await versions()).toHaveLength(2);
  });

  it('renew from the old end, and reject a later one with the latest that would be granted', async () => {
    const validUntil = new Date(service.now() + 5 * dayMs).toISOString();
    const month = { term: { type: 'fixed', months: 1 } } as const;
    const { amend } = await licensed({ validUntil }, month);
    const requested = new Date(service.now() + 300 * dayMs).toISOString();
    const refused = await amend({ validUntil: requested });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', clause: 'terms.term' } });
    const [latest] = refused.body['alternatives'] as readonly { readonly validUntil: string }[];
    const renewed = await amend({ ...latest });
    expect(renewed.body).toMatchObject({ version: 2, ...latest });
    expect(Date.parse(renewed.member('validUntil'))).toBeGreaterThan(Date.parse(validUntil) + 27 * dayMs);
  });

  it.each([
    [{}, 'VALIDATION_FAILED', 400],
    [{ licensee: { name: 'Jo', type: 'end_user' } }, 'VALIDATION_FAILED', 400],
    [{ territories: [] }, 'VALIDATION_FAILED', 400],
    [{ validUntil: 'tomorrow' }, 'VALIDATION_FAILED', 400],
    [{ contentType: 'film' }, 'CONTENT_TYPE_NOT_CLEARED', 422],
  ])('reject %j', async (body, code, status) => {
    const { amend, versions } = await licensed();
    expect(await amend(body)).toMatchObject({ status, body: { code } });
    expect(await versions()).toHaveLength(1);
  });

  it('reject a license that ended, and one whose terms now allow less', async () => {
    const ended = await licensed();
    await ended.client.post(`${licenses}/${ended.licenseId}/revoke`, { reasonCode: 'content_deleted' });
    const body = { code: 'LICENSE_NOT_ACTIVE', licenseStatus: 'revoked' };
    expect(await ended.amend({ territories: ['AT'] })).toMatchObject({ status: 403, body });
    const { amend, trackId } = await licensed();
    const { library } = service.ports;
    const found = await library.find(trackId);
    if (!found) throw new Error('the track is not in the catalog');
    const terms = found.terms.map((offered) => ({ ...offered, monetization: false }));
    const guards = { catalogVersion: found.catalogVersion };
    await library.commit({ track: { ...found, terms }, guards, effects: noEffects });
    expect(await amend({ territories: ['AT'] })).toMatchObject({
      status: 422,
      body: { code: 'TRACK_NOT_LICENSABLE', clause: 'terms.monetization', clauses: ['terms.monetization'] },
    });
  });

  it('can be checked without being made, with the price of each', async () => {
    const { amend, versions, client, licenseId, trackId } = await licensed();
    const check = async (...candidates: readonly object[]) =>
      (await client.post(`${licenses}/${licenseId}/amendments/preflight`, { candidates })).body['results'];
    expect(
      await check({ territories: ['AT'] }, { territories: ['DE'] }, { contentType: 'film' }),
    ).toMatchObject([
      { index: 0, allowed: true, amended: true, license: { version: 2, territories: ['AT', 'DE'] } },
      { index: 1, allowed: true, amended: false, license: { version: 1, territories: ['DE'] } },
      { index: 2, allowed: false, code: 'CONTENT_TYPE_NOT_CLEARED', clause: 'terms.contentTypes' },
    ]);
    expect(await versions()).toHaveLength(1);
    const { library } = service.ports;
    const found = await library.find(trackId);
    if (!found) throw new Error('the track is not in the catalog');
    const fee = { amount: 4_900, currency: 'EUR' };
    const guards = { catalogVersion: found.catalogVersion };
    const terms = found.terms.map((offered) => ({ ...offered, fee }));
    await library.commit({ track: { ...found, terms }, guards, effects: noEffects });
    const rejected = { allowed: false, code: 'PAYMENT_REQUIRED', clause: 'terms.fee', price: fee };
    const requested = [
      { territories: ['AT'] },
      { territories: ['AT'], acceptFee: { ...fee, amount: 100 } },
      { territories: ['AT'], acceptFee: fee },
    ];
    expect(await check(...requested)).toEqual([
      { index: 0, ...rejected, reason: 'fee_not_accepted' },
      { index: 1, ...rejected, reason: 'fee_changed' },
      { index: 2, ...rejected, reason: 'spend_limit_exceeded' },
    ]);
    const body = { code: 'PAYMENT_REQUIRED', price: fee, reason: 'spend_limit_exceeded' };
    expect(await amend({ territories: ['AT'], acceptFee: fee })).toMatchObject({ status: 402, body });
    expect(await amend({ acceptFee: fee })).toMatchObject({ status: 400 });
    expect(await versions()).toHaveLength(1);
  });

  it('are published as the event that the OpenAPI document describes, and counted in the month', async () => {
    const { amend, client, slug } = await licensed();
    await amend({ territories: ['AT'] });
    const all = await service.ports.outbox.list({ limit: 1_000 });
    const event = all.findLast(({ type }) => type === 'license.amended');
    const described = outboundEvents.find(({ type }) => type === 'license.amended');
    const message = {
      ...{ id: event?.eventId, type: event?.type, data: event?.data },
      timestamp: new Date(event?.occurredAt ?? 0).toISOString(),
    };
    expect(described?.schema.parse(message)).toEqual(message);
    const usage = await client.get(`/api/v1/platforms/${slug}/usage`);
    expect(usage.body).toMatchObject({
      ...{ licensesIssued: 1, licensesAmended: 1, activeLicenses: 1 },
      quota: { licensesPerMonth: { used: 2 } },
    });
  });

  it('do not change what anyone can verify about an earlier time', async () => {
    const { amend, licenseId } = await licensed();
    const before = new Date(service.now()).toISOString();
    service.advance(60_000);
    const amended = await amend({ territories: ['AT'] });
    const verified = async (asOf: string) => {
      const { body } = await service.anyone.get(`/api/v1/verify/${licenseId}`, { query: { asOf } });
      return body;
    };
    expect(await verified(before)).toMatchObject({
      version: 2,
      asOf: { at: before, inForce: true, version: 1 },
    });
    expect(await verified(amended.member('amendedAt'))).toMatchObject({
      asOf: { inForce: true, version: 2 },
    });
    expect(await verified('2020-01-01')).toMatchObject({ asOf: { inForce: false } });
    const plain = await service.anyone.get(`/api/v1/verify/${licenseId}`);
    expect(plain.body).not.toHaveProperty('asOf');
  });
});
