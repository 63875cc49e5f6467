import { stripePaymentProvider } from '../../../../src/adapters/stripe/index.ts';
import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aCheckout } from '../../../support/builders/billing-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { answering, paymentsOf } from '../../../support/servers/stripe-api.ts';
import {
  aLine,
  anInvoice,
  aSingleItem,
  inLiveMode,
  signedByStripe,
  stripeEvents,
  webhookSecret,
} from '../../../support/clients/stripe-events.ts';

const checkout = aCheckout({ provider: 'stripe_test', providerRef: 'cs_test_1' });
const monthEnd = intervalEnd(noon, 'month');
const paymentProvider = stripePaymentProvider({ secretKey: 'sk_test_1', webhookSecret });
const expected = { provider: 'stripe_test', at: noon, checkoutId: checkout.checkoutId };
const price = { amount: checkout.amount, currency: 'EUR' };
const bill = {
  invoiceRef: 'in_1',
  total: price,
  periodStart: noon,
  periodEnd: monthEnd,
  url: 'https://invoice.stripe.com/i/1',
};

const isSubscribed = async (payload: string) => {
  const received = await paymentProvider.authenticate(signedByStripe(payload, noon), noon);
  if (!received.ok) throw new Error(received.failure.kind);
  return received.value;
};

describe('a signed event of Stripe', () => {
  it('reports a paid session with its reference and amount', async () => {
    for (const type of ['completed', 'async_payment_succeeded']) {
      expect(await isSubscribed(stripeEvents.session(type, checkout, noon))).toMatchObject({
        ...expected,
        type: 'checkout.completed',
        providerRef: 'cs_test_1',
        subscriptionRef: 'sub_1',
        paid: price,
      });
    }
  });

  it('reports nothing for a session with a pending payment, of another mode, or with another reference', async () => {
    for (const changes of [
      { payment_status: 'unpaid' },
      { mode: 'payment' },
      { client_reference_id: 'chk_other' },
      { client_reference_id: null },
      { metadata: {} },
    ]) {
      expect(await isSubscribed(stripeEvents.session('completed', checkout, noon, changes))).toBe('ignored');
    }
  });

  it('reports sessions that ended unpaid', async () => {
    for (const type of ['expired', 'async_payment_failed']) {
      expect(await isSubscribed(stripeEvents.session(type, checkout, noon))).toMatchObject({
        ...expected,
        type: 'checkout.expired',
      });
    }
  });

  it('reports invoices with the period of their lines', async () => {
    const paid = await isSubscribed(stripeEvents.invoice('paid', checkout, noon, monthEnd));
    expect(paid).toMatchObject({ ...expected, type: 'invoice.paid', ...bill });
    const failed = await isSubscribed(stripeEvents.invoice('payment_failed', checkout, noon, monthEnd));
    expect(failed).toMatchObject({ ...expected, type: 'invoice.failed', ...bill });
  });

  it('reports how much of an invoice is for a whole period of the plan', async () => {
    const line = aLine(checkout.amount, noon, monthEnd);
    const credit = aLine(-2_000, noon - 10 * dayMs, noon, true);
    const billed = async (changes: object, ...lines: readonly object[]) => {
      const invoice = { ...changes, lines: { object: 'list', data: lines } };
      return isSubscribed(stripeEvents.invoice('paid', checkout, noon, monthEnd, invoice));
    };
    const plan = (amount: number) => ({
      periodStart: noon,
      periodEnd: monthEnd,
      plan: { amount, currency: 'EUR' },
    });
    expect(await billed({ total: 2_900 }, credit, line)).toMatchObject({
      total: { amount: 2_900 },
      ...plan(4_900),
    });
    expect(await billed({ total: 5_000 }, line, aSingleItem(100, noon - dayMs))).toMatchObject(plan(4_900));
    // Paid from the credit balance: nothing was due.
    const balance = { amount_due: 0, amount_paid: 0, starting_balance: -9_000 };
    expect(await billed({ total: 4_900, ...balance }, line)).toMatchObject(plan(4_900));
    expect(await billed({ total: 2_450 }, line)).toMatchObject(plan(2_450));
    expect(await billed({ total: 4_900, amount_paid: 900, amount_remaining: 4_000 }, line)).toMatchObject(
      plan(900),
    );
    expect(await billed({ total: 9_900 }, aLine(9_900, noon, monthEnd, true))).toMatchObject(plan(0));
    const before = { amount: -2_000, period: credit.period, type: 'invoiceitem', proration: true };
    expect(await billed({ total: 2_900 }, before, line)).toMatchObject(plan(4_900));
  });

  it('throws if it is one of our invoices without lines', async () => {
    const lines = { lines: { object: 'list', data: [] } };
    await expect(isSubscribed(stripeEvents.invoice('paid', checkout, noon, monthEnd, lines))).rejects.toThrow(
      'lines',
    );
    const others = stripeEvents.invoice('paid', checkout, noon, monthEnd, { ...lines, parent: null });
    expect(await isSubscribed(others)).toBe('ignored');
  });

  it('reports invoices of earlier API versions, and none that are not ours', async () => {
    const { checkoutId } = checkout;
    const before = { parent: undefined, subscription_details: { metadata: { checkoutId } } };
    const old = stripeEvents.invoice('paid', checkout, noon, monthEnd, before);
    expect(await isSubscribed(old)).toMatchObject({ ...expected, type: 'invoice.paid' });
    const others = stripeEvents.invoice('paid', checkout, noon, monthEnd, { parent: null });
    expect(await isSubscribed(others)).toBe('ignored');
  });

  it('reports changed and ended subscriptions', async () => {
    const changed = (changes: object) =>
      isSubscribed(stripeEvents.subscription('updated', checkout, noon, changes));
    expect(await changed({})).toMatchObject({
      ...expected,
      type: 'subscription.changed',
      endsWithPeriod: false,
    });
    expect(await changed({ cancel_at_period_end: true })).toMatchObject({ endsWithPeriod: true });
    expect(await changed({ cancel_at: 1 })).toMatchObject({ endsWithPeriod: true });
    expect(await isSubscribed(stripeEvents.subscription('deleted', checkout, noon))).toMatchObject({
      ...expected,
      type: 'subscription.ended',
    });
  });

  it('has another provider name in live mode, and is ignored in the other mode', async () => {
    const live = stripePaymentProvider({ secretKey: 'rk_live_1', webhookSecret });
    expect([paymentProvider, live].map(({ provider, hook }) => [provider, hook])).toEqual([
      ['stripe_test', 'stripe'],
      ['stripe', 'stripe'],
    ]);
    const test = stripeEvents.session('completed', checkout, noon);
    const real = inLiveMode(test);
    const at = async (one: typeof paymentProvider, payload: string) =>
      one.authenticate(signedByStripe(payload, noon), noon);
    expect(await at(live, real)).toMatchObject({ value: { provider: 'stripe', type: 'checkout.completed' } });
    for (const [one, payload] of [
      [live, test],
      [paymentProvider, real],
      // The API would know of no such payment under the other key: it is not asked.
      [paymentProvider, inLiveMode(stripeEvents.refund(checkout, noon))],
    ] as const) {
      expect(await at(one, payload)).toMatchObject({ value: { type: 'other-mode' } });
    }
  });

  it('is ignored if it has any other type', async () => {
    expect(await isSubscribed(stripeEvents.other('customer.created', noon))).toBe('ignored');
  });

  it('is rejected if it is signed by others, altered, or too old', async () => {
    const rejected = { ok: false, failure: { kind: 'payment-signature-invalid' } };
    const payload = stripeEvents.session('completed', checkout, noon);
    const honest = signedByStripe(payload, noon);
    const altered = { ...honest, body: Buffer.from(payload.replace('4900', '0001')) };
    expect(await paymentProvider.authenticate(altered, noon)).toEqual(rejected);
    expect(await paymentProvider.authenticate({ ...honest, signature: '' }, noon)).toEqual(rejected);
    expect(await paymentProvider.authenticate({ ...honest, signature: 'nonsense' }, noon)).toEqual(rejected);
    expect(await paymentProvider.authenticate(signedByStripe(payload, noon, 'whsec_other'), noon)).toEqual(
      rejected,
    );
    expect(await paymentProvider.authenticate(honest, noon + 299_000)).toMatchObject({ ok: true });
    expect(await paymentProvider.authenticate(honest, noon + 301_000)).toEqual(rejected);
  });
});

describe('the Stripe API', () => {
  const api = answering();
  beforeAll(api.start);
  afterAll(api.stop);
  const reached = () => stripePaymentProvider({ secretKey: 'sk_test_1', webhookSecret, apiBase: api.url() });

  it('is asked which invoice a refunded payment has paid', async () => {
    api.answer(paymentsOf(anInvoice(checkout, noon, monthEnd)));
    const received = await reached().authenticate(
      signedByStripe(stripeEvents.refund(checkout, noon), noon),
      noon,
    );
    expect(received).toMatchObject({
      value: { ...expected, type: 'invoice.refunded', invoiceRef: 'in_1', refunded: price, whole: true },
    });
    expect(api.seen.at(-1)?.url).toContain('payment_intent]=pi_1');
    const part = stripeEvents.refund(checkout, noon, { refunded: false, amount_refunded: 100 });
    expect(await reached().authenticate(signedByStripe(part, noon), noon)).toMatchObject({
      value: { whole: false, refunded: { amount: 100 } },
    });
  });

  it('is asked which invoice a disputed payment has paid, and returns the status of the dispute', async () => {
    api.answer(paymentsOf(anInvoice(checkout, noon, monthEnd)));
    const receivedDispute = async (type: string, status: string) => {
      const payload = stripeEvents.dispute(type, checkout, noon, status);
      return reached().authenticate(signedByStripe(payload, noon), noon);
    };
    const dispute = { type: 'invoice.disputed', invoiceRef: 'in_1', disputeRef: 'du_1', disputed: price };
    for (const [type, status, standing] of [
      ['created', 'needs_response', 'open'],
      ['funds_withdrawn', 'needs_response', 'open'],
      ['updated', 'under_review', 'open'],
      ['updated', 'appeal_under_review', 'open'],
      ['closed', 'lost', 'lost'],
      ['closed', 'won', 'won'],
      ['funds_reinstated', 'won', 'won'],
      ['closed', 'prevented', 'won'],
    ] as const) {
      expect(await receivedDispute(type, status)).toMatchObject({
        value: { ...expected, ...dispute, standing },
      });
    }
    for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed']) {
      expect(await receivedDispute('created', status)).toEqual({ ok: true, value: 'ignored' });
    }
  });

  it('reports nothing for a payment of no invoice of ours', async () => {
    api.answer(paymentsOf());
    const refund = signedByStripe(stripeEvents.refund(checkout, noon), noon);
    expect(await reached().authenticate(refund, noon)).toEqual({ ok: true, value: 'ignored' });
  });

  it.each([
    ['an invoice that was not sent along', 'in_1'],
    ['an invoice without an id', { object: 'invoice' }],
    ['a payment of no invoice', undefined],
  ])('does not lose a refund when the provider answers %s', async (_, invoice) => {
    api.answer(paymentsOf(invoice));
    const refund = signedByStripe(stripeEvents.refund(checkout, noon), noon);
    await expect(reached().authenticate(refund, noon)).rejects.toThrow('pi_1 paid cannot be read');
  });

  it('receives retries with the same key, and is unavailable if they fail', async () => {
    api.seen.length = 0;
    api.answer({ status: 503, body: { error: { type: 'api_error', message: 'down' } } });
    const error: unknown = await reached()
      .open(checkout)
      .catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
    expect(api.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([
      checkout.checkoutId,
      checkout.checkoutId,
    ]);
  });

  it('is unavailable if the connection is refused', async () => {
    const nobody = stripePaymentProvider({
      secretKey: 'sk_test_1',
      webhookSecret,
      apiBase: 'http://127.0.0.1:1',
    });
    const error: unknown = await nobody.open(checkout).catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
  });
});
