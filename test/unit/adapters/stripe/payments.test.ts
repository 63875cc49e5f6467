import { stripePaymentProvider } from '../../../../src/adapters/stripe/index.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { checkoutId } from '../../../support/builders/billing-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { webhookSecret } from '../../../support/clients/stripe-events.ts';
import { answering } from '../../../support/servers/stripe-api.ts';

const seconds = noon / 1_000;
const page = (url: string, data: readonly object[], has_more = false) => ({
  status: 200,
  body: { object: 'list', url, has_more, data },
});
const refund = (id: string, payment: string | null, changes: object = {}) => ({
  ...{ id, object: 'refund', payment_intent: payment, amount: 1_000, currency: 'eur' },
  ...{ status: 'succeeded', created: seconds + 10, ...changes },
});
const dispute = (id: string, payment: string, status: string, changes: object = {}) => ({
  ...{ id, object: 'dispute', payment_intent: payment, amount: 4_900, currency: 'eur' },
  ...{ status, created: seconds + 20, ...changes },
});
const invoice = (id: string, payments: readonly string[], changes: object = {}) => ({
  ...{ id, object: 'invoice', status: 'paid', currency: 'eur', total: 4_900, amount_paid: 4_900 },
  ...{ created: seconds, status_transitions: { paid_at: seconds + 1 } },
  parent: { subscription_details: { metadata: { checkoutId: checkoutId() } } },
  payments: { data: payments.map((each) => ({ payment: { type: 'payment_intent', payment_intent: each } })) },
  ...changes,
});

describe('Stripe’s own list of payments', () => {
  const api = answering();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => {
    api.seen.length = 0;
  });
  const payments = () =>
    stripePaymentProvider({
      secretKey: 'sk_test_1',
      webhookSecret,
      apiBase: api.url(),
    }).listPayments();

  it('has what was charged, less refunds and disputes that were not won', async () => {
    api.answerNext(
      page('/v1/refunds', [
        refund('re_1', 'pi_1'),
        refund('re_2', 'pi_1', { amount: 50, created: seconds + 15 }),
        refund('re_3', 'pi_1', { status: 'failed' }),
        refund('re_4', 'pi_of_another'),
        refund('re_5', null),
      ]),
      page('/v1/disputes', [
        dispute('dp_1', 'pi_2', 'needs_response'),
        dispute('dp_2', 'pi_3', 'won'),
        dispute('dp_3', 'pi_3', 'warning_needs_response'),
        dispute('dp_4', 'pi_4', 'lost', { currency: 'usd', amount: 5_000 }),
      ]),
      page('/v1/invoices', [
        invoice('in_1', ['pi_1']),
        invoice('in_2', ['pi_2']),
        invoice('in_3', ['pi_3'], { amount_paid: 3_710 }),
        invoice('in_4', ['pi_4']),
        invoice('in_5', []),
        invoice('in_of_another', ['pi_of_another'], { parent: null }),
      ]),
    );
    expect(await payments()).toEqual([
      { invoiceRef: 'in_1', currency: 'EUR', amount: 3_850, at: noon + 15_000 },
      { invoiceRef: 'in_2', currency: 'EUR', amount: 0, at: noon + 20_000 },
      { invoiceRef: 'in_3', currency: 'EUR', amount: 3_710, at: noon + 1_000 },
      { invoiceRef: 'in_4', currency: 'EUR', amount: 4_900, at: noon + 20_000 },
      { invoiceRef: 'in_4', currency: 'USD', amount: -5_000, at: noon + 20_000 },
      { invoiceRef: 'in_5', currency: 'EUR', amount: 4_900, at: noon + 1_000 },
    ]);
    expect(api.seen.map(({ url }) => url.split('?')[0])).toEqual([
      '/v1/refunds',
      '/v1/disputes',
      '/v1/invoices',
    ]);
    expect(decodeURIComponent(api.seen[2]?.url ?? '')).toContain('expand[0]=data.payments');
  });

  it('is read page by page', async () => {
    api.answerNext(
      page('/v1/refunds', [refund('re_1', 'pi_1')], true),
      page('/v1/refunds', [refund('re_2', 'pi_2')]),
      page('/v1/disputes', []),
      page('/v1/invoices', [invoice('in_1', ['pi_1'])], true),
      page('/v1/invoices', [invoice('in_2', ['pi_2'])]),
    );
    expect((await payments()).map(({ amount }) => amount)).toEqual([3_900, 3_900]);
    expect(api.seen[1]?.url).toContain('starting_after=re_1');
    expect(api.seen[4]?.url).toContain('starting_after=in_1');
  });

  it('is unavailable while Stripe is', async () => {
    api.answer({ status: 500, body: { error: { message: 'down' } } });
    const error: unknown = await payments().catch((thrown: unknown) => thrown);
    expect(isUnavailable(error)).toBe(true);
  });
});
