import { PlatformId } from '../../../../src/domain/shared/ids.ts';
import { aTerms } from '../../../support/builders/builders.ts';
import type { Answered } from '../../../support/clients/partner-client.ts';
import { anOrder, aService, transports, type TestService } from '../../../support/service/service.ts';

const licenses = '/api/v1/licenses';
const fee = { amount: 4_900, currency: 'EUR' };

describe.each(transports)('license fees over %s', (transport) => {
  let service: TestService;
  beforeAll(async () => {
    service = await aService({ transport });
  });
  afterAll(() => service.close());

  /** A platform with a spend limit, and a track whose terms have a fee. */
  const buyer = async (limit: number | null, currency = 'EUR') => {
    const partner = await service.aPartner();
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    const path = `/api/v1/staff/platforms/${partner.slug}`;
    const limited = await admin.ask('PATCH', path, {
      body: { spendLimit: limit === null ? null : { amount: limit, currency } },
      headers: { 'if-match': '*' },
    });
    expect(limited.status).toBe(200);
    const { trackId } = await service.aTrackInCatalog({
      terms: [aTerms({ effectiveAt: service.now() - 1_000, fee })],
    });
    const order = (contentId: string, rest: object = {}) => anOrder(trackId, { contentId, ...rest });
    const buy = (contentId: string, acceptFee: object = fee): Promise<Answered> =>
      partner.client.post(licenses, order(contentId, { acceptFee }));
    const rights = service.anyone.as((await service.aColleague('rights')).token);
    const revokeByStaff = (licenseId: unknown, reasonCode: string) =>
      rights.post(`/api/v1/staff/licenses/${String(licenseId)}/revoke`, { reasonCode, reason: 'A mistake.' });
    const spent = () =>
      service.ports.ledger.spentIn(
        PlatformId(partner.platformId),
        new Date(service.now()).toISOString().slice(0, 7),
        'EUR',
      );
    return { ...partner, trackId, order, buy, spent, revokeByStaff };
  };

  it('names the price before the license, sells it once, and shows what it cost', async () => {
    const { client, slug, order, buy, spent } = await buyer(10_000);
    const checked = await client.post(`${licenses}/preflight`, {
      candidates: [order('one'), order('one', { acceptFee: fee })],
    });
    expect(checked.body).toEqual({
      results: [
        {
          ...{ index: 0, allowed: false, code: 'PAYMENT_REQUIRED', clause: 'terms.fee' },
          ...{ price: fee, reason: 'fee_not_accepted' },
        },
        { index: 1, allowed: true, price: fee },
      ],
    });
    const rejected = await client.post(licenses, order('one'));
    expect(rejected).toMatchObject({ status: 402, body: { reason: 'fee_not_accepted', price: fee } });
    expect(await spent()).toBe(0);
    expect(await buy('one')).toMatchObject({ status: 201, body: { fees: [fee] } });
    expect((await buy('one')).body).toMatchObject({ fees: [fee], covers: true });
    expect(await spent()).toBe(4_900);
    const used = { currency: 'EUR', limit: 10_000, used: 4_900, remaining: 5_100 };
    const month = new Date(service.now()).toISOString().slice(0, 7);
    const usage = await client.get(`/api/v1/platforms/${slug}/usage?month=${month}`);
    expect(usage.body).toMatchObject({ quota: { feesPerMonth: used } });
  });

  it('sells nothing without a spend limit, and says so', async () => {
    const { client, slug, buy, spent } = await buyer(null);
    const usage = await client.get(`/api/v1/platforms/${slug}/usage`);
    expect(usage.status).toBe(200);
    expect(usage.body['quota']).not.toHaveProperty('feesPerMonth');
    const rejected = await buy('one');
    expect(rejected).toMatchObject({ status: 402, body: { reason: 'spend_limit_exceeded' } });
    expect(rejected.body['detail']).toContain('Ask us to set one');
    expect(await spent()).toBe(0);
  });

  it('sells exactly what the spend limit leaves to concurrent callers', async () => {
    const { buy, spent } = await buyer(2 * 4_900);
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => buy(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    for (const { status, body } of answers.filter((each) => each.status !== 201))
      expect({ status, ...body }).toMatchObject({ status: 402, reason: 'spend_limit_exceeded' });
    expect(await spent()).toBe(2 * 4_900);
    const details = answers.flatMap(({ status, body }) => (status === 201 ? [] : [String(body['detail'])]));
    expect(details[0]).toContain(' of the monthly spend limit of 98.00 EUR is left. ');
  });

  it('sells each license at the rate for its content types and territories, which the terms show', async () => {
    const partner = await buyer(20_000);
    const { client, slug } = partner;
    const money = (amount: number) => ({ amount, currency: 'EUR' });
    const rates = [{ contentTypes: ['podcast_episode'] as const, territories: ['DE'], fee: money(1_900) }];
    const { trackId } = await service.aTrackInCatalog({
      terms: [aTerms({ effectiveAt: service.now() - 1_000, fee, rates })],
    });
    const terms = await client.get(`/api/v1/tracks/${trackId}/license-terms`);
    expect(terms.body).toMatchObject({ fee, rates });
    const order = { trackId, contentId: 'rated', contentType: 'podcast_episode' };
    const checked = await client.post(`${licenses}/preflight`, {
      candidates: [{ ...order, territories: ['DE'] }, order],
    });
    expect(checked.body).toMatchObject({ results: [{ price: money(1_900) }, { price: fee }] });
    const sold = await client.post(licenses, { ...order, territories: ['DE'], acceptFee: money(1_900) });
    expect(sold).toMatchObject({ status: 201, body: { fees: [money(1_900)] } });
    const wider = `${licenses}/${sold.member('licenseId')}/amendments`;
    const amended = await client.post(wider, { territories: ['AT'], acceptFee: money(3_000) });
    expect(amended).toMatchObject({ status: 201, body: { fees: [fee] } });
    const usage = await client.get(`/api/v1/platforms/${slug}/usage`);
    expect(usage.body).toMatchObject({ quota: { feesPerMonth: { used: 4_900 } } });
  });

  it('takes amounts up to a bound, and names the field that exceeds it', async () => {
    const { client, order, slug } = await buyer(10_000);
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    const largest = { amount: 1_000_000_000_000, currency: 'EUR' };
    const larger = { ...largest, amount: largest.amount + 1 };
    const limited = (spendLimit: object) =>
      admin.ask('PATCH', `/api/v1/staff/platforms/${slug}`, {
        body: { spendLimit },
        headers: { 'if-match': '*' },
      });
    expect((await limited(largest)).body['spendLimit']).toEqual(largest);
    const detail = 'must be at most 1000000000000';
    expect(await limited(larger)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/spendLimit/amount', detail }] },
    });
    expect(await client.post(licenses, order('one', { acceptFee: larger }))).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/acceptFee/amount', detail }] },
    });
    expect((await client.post(licenses, order('one', { acceptFee: largest }))).status).toBe(402);
  });

  it('records the spend limit before and after in the audit log', async () => {
    const { platformId, slug } = await buyer(10_000);
    const admin = service.anyone.as((await service.aColleague('admin')).token);
    for (const spendLimit of [{ amount: 1_000_000, currency: 'JPY' }, null]) {
      const body = { spendLimit };
      await admin.ask('PATCH', `/api/v1/staff/platforms/${slug}`, { body, headers: { 'if-match': '*' } });
    }
    const log = await admin.get(`/api/v1/staff/audit?subject=${platformId}`);
    const { data } = log.body as unknown as { readonly data: readonly { readonly detail: object }[] };
    expect(data.slice(0, 3).map(({ detail }) => detail)).toEqual([
      { changed: 'spendLimit', spendLimitBefore: '1000000 JPY', spendLimit: null },
      { changed: 'spendLimit', spendLimitBefore: '100.00 EUR', spendLimit: '1000000 JPY' },
      { changed: 'spendLimit', spendLimitBefore: null, spendLimit: '100.00 EUR' },
    ]);
  });

  it('says that a spend limit is in another currency', async () => {
    const { buy, spent } = await buyer(20_000, 'USD');
    expect((await buy('one')).body['detail']).toBe(
      'This costs 49.00 EUR. The spend limit of your platform is in USD. Ask us to set one in EUR.',
    );
    expect(await spent()).toBe(0);
  });

  it('offers alternatives to a request for a track with a fee before the fee is accepted', async () => {
    const { client, order } = await buyer(20_000);
    const checked = await client.post(`${licenses}/preflight`, {
      candidates: [order('one', { contentType: 'game' })],
    });
    const alternatives = ['ugc_video', 'short_video', 'podcast_episode'].map((contentType) => ({
      contentType,
    }));
    expect(checked.body).toMatchObject({
      results: [{ allowed: false, clause: 'terms.contentTypes', alternatives }],
    });
  });

  it('charges nothing for a wider license of the same price', async () => {
    const { client, order, spent } = await buyer(10_000);
    const sold = await client.post(licenses, order('one', { acceptFee: fee, territories: ['DE'] }));
    const path = `${licenses}/${sold.member('licenseId')}/amendments`;
    const checked = await client.post(`${path}/preflight`, { candidates: [{ territories: ['AT'] }] });
    expect(checked.body).toMatchObject({ results: [{ allowed: true, amended: true }] });
    const amended = await client.post(path, { territories: ['AT'] });
    expect(amended).toMatchObject({ status: 201, body: { fees: [fee] } });
    expect(await spent()).toBe(4_900);
  });

  it('credits a license that staff revoke as issued in error, and no other', async () => {
    const { client, buy, spent, revokeByStaff } = await buyer(20_000);
    const revoke = async (contentId: string, reasonCode: string) => {
      const sold = await buy(contentId);
      expect((await revokeByStaff(sold.member('licenseId'), reasonCode)).status).toBe(200);
      return sold.member('licenseId');
    };
    const credited = await revoke('one', 'issued_in_error');
    expect(await spent()).toBe(0);
    const fees = await service.ports.feeStore.list({}, { limit: 100 });
    expect(fees.items.filter(({ licenseId }) => licenseId === credited).map(({ amount }) => amount)).toEqual([
      -4_900, 4_900,
    ]);
    await revoke('two', 'content_deleted');
    expect(await spent()).toBe(4_900);
    const third = await buy('three');
    const own = `${licenses}/${third.member('licenseId')}/revoke`;
    expect((await client.post(own, { reasonCode: 'issued_in_error' })).status).toBe(200);
    expect(await spent()).toBe(2 * 4_900);
  });

  it('credits no license whose content was reported as published or used', async () => {
    const { client, buy, spent, trackId, revokeByStaff } = await buyer(20_000);
    const sold = await buy('one');
    const licenseId = sold.member('licenseId');
    const reported = await client.post('/api/v1/usage-events', {
      events: [
        {
          ...{ eventType: 'play', trackId, licenseId, contentId: 'one', quantity: 1 },
          occurredAt: new Date(service.now()).toISOString(),
        },
      ],
    });
    expect(reported.status).toBeLessThan(300);
    expect((await revokeByStaff(licenseId, 'issued_in_error')).status).toBe(200);
    expect(await spent()).toBe(4_900);
  });
});
