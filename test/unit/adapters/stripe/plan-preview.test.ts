import { stripePaymentProvider } from '../../../../src/adapters/stripe/index.ts';
import type { ChangedPlan } from '../../../../src/domain/billing/plan/plan-change.ts';
import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aCheckout } from '../../../support/builders/billing-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { webhookSecret } from '../../../support/clients/stripe-events.ts';
import { answering } from '../../../support/servers/stripe-api.ts';

const { lines, amount, currency } = aCheckout({ interval: 'year' });
const plan: ChangedPlan = { interval: 'year', lines, amount, currency };
const current = { amount: 4_900, start: noon, end: intervalEnd(noon, 'month') };

const subscription = (changes: object = {}) => ({
  status: 200,
  body: {
    ...{ id: 'sub_1', object: 'subscription', status: 'active', metadata: {} },
    ...{ cancel_at_period_end: false, cancel_at: null },
    items: { data: [{ id: 'si_1', price: { product: { id: 'prod_1', name: 'Growth tier' } } }] },
    ...changes,
  },
});
const period = { start: noon / 1000, end: noon / 1000 + 86_400 };
const lineOf = (cents: number, proration: boolean) => ({
  ...{ amount: cents, period },
  parent: { subscription_item_details: { proration } },
});
const invoice = (changes: object = {}) => ({
  status: 200,
  body: {
    ...{ object: 'invoice', currency: 'eur', total: 46_000, amount_due: 45_000 },
    lines: { data: [lineOf(-3_000, true), lineOf(49_000, false)] },
    ...changes,
  },
});

describe('a preview of a plan at Stripe', () => {
  const api = answering();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => {
    api.seen.length = 0;
  });
  const preview = () =>
    stripePaymentProvider({ secretKey: 'sk_test_1', webhookSecret, apiBase: api.url() }).previewPlan({
      ...{ subscriptionRef: 'sub_1', plan, current, now: noon },
    });

  it('asks for the invoice of the same change, and changes nothing', async () => {
    api.answerNext(subscription(), invoice());
    expect(await preview()).toEqual({
      lines: [
        { kind: 'period', amount: 49_000 },
        { kind: 'credit', amount: -3_000 },
      ],
      dueNow: 45_000,
      currency: 'EUR',
      periodEnd: intervalEnd(noon, 'year'),
    });
    const [, requested] = api.seen;
    expect(requested?.url).toBe('/v1/invoices/create_preview');
    expect(Object.fromEntries(requested?.form ?? [])).toEqual({
      subscription: 'sub_1',
      'subscription_details[items][0][id]': 'si_1',
      'subscription_details[items][0][price_data][currency]': 'eur',
      'subscription_details[items][0][price_data][unit_amount]': '49000',
      'subscription_details[items][0][price_data][recurring][interval]': 'year',
      'subscription_details[items][0][price_data][product]': 'prod_1',
      'subscription_details[proration_behavior]': 'create_prorations',
      'subscription_details[proration_date]': String(noon / 1000),
    });
  });

  it('shows taxes, discounts and single items beside the plan', async () => {
    const single = { amount: 700, period, parent: { invoice_item_details: {} } };
    const data = [lineOf(49_000, false), lineOf(-3_000, true), single];
    api.answerNext(subscription(), invoice({ total: 55_000, lines: { data } }));
    expect(await preview()).toMatchObject({
      lines: [
        { kind: 'period', amount: 49_000 },
        { kind: 'credit', amount: -3_000 },
        { kind: 'other', amount: 9_000 },
      ],
    });
  });

  it('charges nothing if the credit is greater than the price', async () => {
    api.answerNext(subscription(), invoice({ total: -44_000, amount_due: 0 }));
    expect(await preview()).toMatchObject({ dueNow: 0 });
  });

  it('names the card of the subscription', async () => {
    const card = { brand: 'visa', last4: '4242', exp_year: 2030 };
    api.answerNext(subscription({ default_payment_method: { type: 'card', card } }), invoice());
    expect(await preview()).toMatchObject({ card: { brand: 'visa', last4: '4242' } });
  });

  it.each([
    ['ended', subscription({ status: 'canceled' })],
    ['ending', subscription({ cancel_at_period_end: true })],
  ])('says that the subscription has %s', async (outcome, answer) => {
    api.answerNext(answer);
    expect(await preview()).toBe(outcome);
    expect(api.seen).toHaveLength(1);
  });

  it('is an outage if Stripe does not respond', async () => {
    const outage = { status: 500, body: { error: { type: 'api_error', message: 'down' } } };
    api.answerNext(subscription(), outage, outage);
    const error: unknown = await preview().catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
  });
});

describe('the document of an invoice at Stripe', () => {
  const api = answering();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  const document = () =>
    stripePaymentProvider({ secretKey: 'sk_test_1', webhookSecret, apiBase: api.url() }).invoiceDocument(
      'in_1',
    );

  it('is the PDF that Stripe names now; a draft has none', async () => {
    const url = 'https://pay.stripe.com/invoice/1/pdf';
    api.answerNext(invoice({ invoice_pdf: url }), invoice({ invoice_pdf: null }));
    expect(await document()).toBe(url);
    expect(api.seen[0]?.url).toBe('/v1/invoices/in_1');
    expect(await document()).toBeUndefined();
  });

  it('does not exist for an invoice that Stripe does not find', async () => {
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such invoice' };
    api.answerNext({ status: 404, body: { error } });
    expect(await document()).toBeUndefined();
  });
});
