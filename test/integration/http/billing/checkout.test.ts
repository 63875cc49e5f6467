import {
  anOrderOfPlan,
  aSubscriber,
  browse,
  ordered,
  press,
} from '../../../support/http/successes/billing-operations.ts';
import { inService, transports, type TestService } from '../../../support/service/service.ts';

const dayMs = 86_400_000;
const stemsOf = (trackId: string) => `/api/v1/tracks/${trackId}/stems`;

const limitOf = (headers: Readonly<Record<string, string | undefined>>) => headers['ratelimit-policy'];

/** A partner that paid for growth and stems, with a token from before. */
const aPayer = async (service: TestService) => {
  const partner = await service.aPartner();
  const before = service.anyone.as(await partner.token());
  const checkout = await ordered(partner);
  expect(await press(checkout.member('url'), 'Pay')).toBe(303);
  return { ...partner, before, url: checkout.member('url'), checkoutId: checkout.member('checkoutId') };
};

describe.each(transports)('checkout over %s', (transport) => {
  it('changes tier, limits and entitlement immediately, also for tokens that were issued before', () =>
    inService({ transport, tiers: { developer: { burst: 20 }, growth: { burst: 100 } } }, async (service) => {
      const { trackId } = await service.aTrackInCatalog();
      const partner = await service.aPartner();
      const { slug } = partner;
      const client = service.anyone.as(await partner.token());
      expect((await client.get(stemsOf(trackId))).code).toBe('ENTITLEMENT_REQUIRED');
      const slow = limitOf((await client.get(`/api/v1/platforms/${slug}/billing`)).headers);

      const opened = await ordered(partner);
      expect([opened.status, opened.member('status')]).toEqual([201, 'open']);
      expect(opened.body).toMatchObject({ amount: 6_800, currency: 'EUR', provider: 'sandbox' });
      expect((await client.get(stemsOf(trackId))).status).toBe(403);
      expect(await press(opened.member('url'), 'Decline the card')).toBe(303);
      expect((await client.get(stemsOf(trackId))).status).toBe(403);

      expect(await press(opened.member('url'), 'Pay')).toBe(303);
      expect((await client.get(stemsOf(trackId))).status).toBe(200);
      const billing = await client.get(`/api/v1/platforms/${slug}/billing`);
      expect(billing.body).toMatchObject({
        tier: 'growth',
        entitlements: ['stems'],
        subscriptions: [{ status: 'active', amount: 6_800 }],
      });
      expect(limitOf(billing.headers)).not.toEqual(slow);
      const invoices = await client.get(`/api/v1/platforms/${slug}/billing/invoices`);
      expect(invoices.body).toMatchObject({ data: [{ status: 'paid' }], pagination: { total: 1 } });
      const checkout = await client.get(`/api/v1/platforms/${slug}/checkouts/${opened.member('checkoutId')}`);
      expect(checkout.member('status')).toBe('completed');
      const finance = service.anyone.as((await service.aColleague('finance')).token);
      expect((await finance.get(`/api/v1/staff/platforms/${slug}/billing`)).body).toEqual({
        ...(billing.body as object),
        invoices: invoices.body['data'],
      });

      expect(await press(opened.member('url'), 'Refund the last payment')).toBe(303);
      expect((await client.get(stemsOf(trackId))).status).toBe(403);
    }));

  it('keeps licenses through a downgrade, and takes the plan a week after a renewal failed', () =>
    inService({ transport }, async (service) => {
      const track = await service.aTrackInCatalog();
      const { client, slug, url } = await aPayer(service);
      const license = await client.post('/api/v1/licenses', { trackId: track.trackId, contentId: 'v1' });
      await press(url, 'Fail the next payment');
      const billing = () => client.get(`/api/v1/platforms/${slug}/billing`);
      expect((await billing()).body).toMatchObject({
        tier: 'growth',
        subscriptions: [{ status: 'past_due' }],
      });
      service.advance(7 * dayMs + 1);
      await service.useCases.settleDueAccounts({ limit: 10 });
      expect((await billing()).body).toMatchObject({
        tier: 'developer',
        entitlements: [],
        subscriptions: [{ status: 'lapsed' }],
      });
      const path = `/api/v1/licenses/${license.member('licenseId')}`;
      expect((await client.get(path)).member('status')).toBe('active');
    }));

  it('cancels an open checkout, so that another one can be opened, and no other', () =>
    inService({ transport }, async (service) => {
      const partner = await service.aPartner();
      const { client, slug } = partner;
      const first = await ordered(partner);
      const path = `/api/v1/platforms/${slug}/checkouts/${first.member('checkoutId')}`;
      expect((await ordered(partner)).code).toBe('STATE_CONFLICT');
      const narrow = service.anyone.as(await partner.token('licenses:read'));
      expect((await narrow.delete(path)).code).toBe('SCOPE_MISSING');
      expect((await client.delete(path)).body).toMatchObject({ status: 'expired' });
      expect((await client.get(path)).member('status')).toBe('expired');
      expect(await press(first.member('url'), 'Pay')).not.toBe(303);
      expect((await client.delete(path)).code).toBe('STATE_CONFLICT');

      const second = await ordered(partner);
      expect(second.status).toBe(201);
      expect(await press(second.member('url'), 'Pay')).toBe(303);
      const paid = await client.delete(`/api/v1/platforms/${slug}/checkouts/${second.member('checkoutId')}`);
      expect([paid.status, paid.code]).toEqual([409, 'STATE_CONFLICT']);
    }));

  it('cancels a subscription at the end of its period, resumes it, and keeps what is paid until then', () =>
    inService({ transport }, async (service) => {
      const { client, path, url, slug } = await aSubscriber(await service.aPartner());
      const billing = async () => (await client.get(`/api/v1/platforms/${slug}/billing`)).body;
      const canceled = await client.post(`${path}/cancel`);
      expect(canceled.body).toMatchObject({ status: 'active', endsWithPeriod: true });
      expect(await billing()).toMatchObject({ tier: 'growth', subscriptions: [{ endsWithPeriod: true }] });
      expect((await client.post(`${path}/cancel`)).status).toBe(200);
      expect((await client.post(`${path}/resume`)).body).toMatchObject({ endsWithPeriod: false });
      expect(await billing()).toMatchObject({ subscriptions: [{ endsWithPeriod: false }] });
      await client.post(`${path}/cancel`);
      service.advance(1_000);
      await press(url, 'Cancel now');
      expect(await billing()).toMatchObject({ tier: 'developer', subscriptions: [{ status: 'ended' }] });
      expect((await client.post(`${path}/resume`)).code).toBe('STATE_CONFLICT');
      expect((await client.post(`${path}x/cancel`)).code).toBe('NOT_FOUND');
    }));

  it('changes the interval of a subscription immediately, and rejects a request without a change', () =>
    inService({ transport }, async (service) => {
      const partner = await service.aPartner();
      const { client, path, slug } = await aSubscriber(partner);
      const change = (body: object, by = client, at = path) => by.ask('PATCH', at, { body });
      const billing = async () => (await client.get(`/api/v1/platforms/${slug}/billing`)).body;
      const yearly = { interval: 'year', amount: 68_000, status: 'active' };
      expect((await change({ interval: 'year' })).body).toMatchObject(yearly);
      expect(await billing()).toMatchObject({ tier: 'growth', subscriptions: [yearly] });
      const again = await change({ interval: 'year', tier: 'growth' });
      expect([again.status, again.member('detail')]).toEqual([
        409,
        'This subscription already has this tier and interval.',
      ]);
      for (const tier of ['developer', 'enterprise']) {
        expect((await change({ tier })).code).toBe('STATE_CONFLICT');
      }
      for (const body of [{}, { tier: 'stems' }, { interval: 'week' }, { addOns: ['stems'] }]) {
        expect((await change(body)).code).toBe('VALIDATION_FAILED');
      }
      expect((await change({ interval: 'month' }, client, `${path}x`)).code).toBe('NOT_FOUND');
      const narrow = service.anyone.as(await partner.token('licenses:read'));
      expect((await change({ interval: 'month' }, narrow)).code).toBe('SCOPE_MISSING');
      await client.post(`${path}/cancel`);
      expect((await change({ interval: 'month' })).code).toBe('STATE_CONFLICT');
      expect(await billing()).toMatchObject({ subscriptions: [yearly] });
    }));

  it('opens one checkout under an Idempotency-Key, and shows what became of it', () =>
    inService({ transport }, async (service) => {
      const { client, slug } = await service.aPartner();
      const ask = () =>
        client.ask('POST', '/api/v1/platforms/checkout', {
          body: anOrderOfPlan(slug),
          headers: { 'idempotency-key': 'once' },
        });
      const first = await ask();
      await press(first.member('url'), 'Pay');
      const again = await ask();
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
      expect(again.body).toEqual({ ...(first.body as object), status: 'completed' });
    }));

  it('rejects what is not sold, and platforms to which it is not sold', () =>
    inService({ transport }, async (service) => {
      const partner = await service.aPartner();
      const other = await service.aPartner();
      const { client, slug } = partner;
      const order = (changes: Readonly<Record<string, unknown>>, by = client) =>
        by.post('/api/v1/platforms/checkout', anOrderOfPlan(slug, changes));
      expect((await order({ tier: 'enterprise' })).code).toBe('VALIDATION_FAILED');
      expect((await order({ addOns: [], tier: undefined })).code).toBe('VALIDATION_FAILED');
      expect((await order({ successUrl: 'https://evil.example/' })).body).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ pointer: '/successUrl', code: 'return_url_not_allowed' }],
      });
      expect((await order({ slug: other.slug })).code).toBe('PLATFORM_MISMATCH');
      expect((await order({}, service.anyone)).code).toBe('TOKEN_MISSING');
      const narrow = service.anyone.as(await partner.token('tracks:read'));
      expect((await order({}, narrow)).code).toBe('SCOPE_MISSING');
      const theirs = (await ordered(other)).member('checkoutId');
      expect((await client.get(`/api/v1/platforms/${slug}/checkouts/${theirs}`)).status).toBe(404);
      expect((await client.get(`/api/v1/platforms/${other.slug}/billing`)).code).toBe('PLATFORM_NOT_FOUND');
    }));

  it('accepts no report of a payment that the provider did not sign', () =>
    inService({ transport }, async (service) => {
      const { url, client, slug } = await aPayer(service);
      const hook = (provider: string, headers: Readonly<Record<string, string>> = {}) =>
        service.anyone.ask('POST', `/api/v1/webhooks/payments/${provider}`, {
          body: JSON.stringify({ type: 'subscription.ended' }),
          headers: { 'content-type': 'application/json', ...headers },
        });
      expect((await hook('sandbox')).code).toBe('TOKEN_INVALID');
      expect((await hook('sandbox', { 'sandbox-signature': `${Date.now()}.00` })).code).toBe('TOKEN_INVALID');
      expect((await hook('stripe')).code).toBe('NOT_FOUND');
      expect((await browse(url, { token: 'Y2hrXzEgcGF5.c2VhbA' })).status).toBe(409);
      expect((await client.get(`/api/v1/platforms/${slug}/billing`)).member('tier')).toBe('growth');
    }));

  it('shows a page without scripts that nobody may frame or restyle', () =>
    inService({ transport }, async (service) => {
      const partner = await service.aPartner();
      const opened = await ordered(partner);
      const page = await browse(opened.member('url'));
      expect(page.status).toBe(200);
      expect(page.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(page.text).not.toMatch(/<script|style=|onclick/);
      expect((await browse(`${service.baseUrl}/sandbox-checkout/chk_none`)).status).toBe(404);
    }));
});
