import { stripePaymentProvider } from '../../../../src/adapters/stripe/index.ts';
import type { ChangedPlan } from '../../../../src/domain/billing/plan/plan-change.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { aCheckout } from '../../../support/builders/billing-builders.ts';
import { noon } from '../../../support/builders/builders.ts';
import { answering } from '../../../support/servers/stripe-api.ts';
import { signedByStripe, stripeEvents, webhookSecret } from '../../../support/clients/stripe-events.ts';

const { lines, amount, currency } = aCheckout({
  order: { tier: 'growth', addOns: ['stems'] },
  interval: 'year',
});
const plan: ChangedPlan = { interval: 'year', lines, amount, currency };

const seconds = noon / 1000;
const item = (id: string, name: string, start = seconds) => ({
  ...{ id, object: 'subscription_item', current_period_start: start },
  price: { id: `price_${id}`, product: { id: `prod_${id}`, object: 'product', name } },
});
const subscription = (changes: object = {}) => ({
  status: 200,
  body: {
    ...{ id: 'sub_1', object: 'subscription', status: 'active', metadata: {} },
    ...{ cancel_at_period_end: false, cancel_at: null },
    items: { object: 'list', data: [item('si_2', 'Stems add-on'), item('si_1', 'Growth tier')] },
    ...changes,
  },
});
const rejection = (status: number, error: object) => ({
  status,
  body: { error: { message: 'refused', ...error } },
});
const inUse = rejection(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
const changedTerms = { interval: 'year', amount: '68000', currency: 'EUR' };

describe('a change of the plan at Stripe', () => {
  const api = answering();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  beforeEach(() => {
    api.seen.length = 0;
    api.answer(subscription());
  });
  const change = () =>
    stripePaymentProvider({ secretKey: 'sk_test_1', webhookSecret, apiBase: api.url() }).changePlan({
      ...{ subscriptionRef: 'sub_1', plan, idempotencyKey: 'key-1', now: noon },
    });

  it('sets the price of each item for the interval, with prorations and the key, or changes nothing', async () => {
    const started = {
      data: [item('si_2', 'Stems add-on', seconds + 60), item('si_1', 'Growth tier', seconds + 60)],
    };
    api.answerNext(subscription(), subscription({ items: started }));
    expect(await change()).toEqual({ since: noon + 60_000 });
    const [, requested] = api.seen;
    expect([requested?.url, requested?.headers['idempotency-key']]).toEqual([
      '/v1/subscriptions/sub_1',
      'key-1',
    ]);
    expect(Object.fromEntries(requested?.form ?? [])).toEqual({
      'items[0][id]': 'si_2',
      'items[0][price_data][currency]': 'eur',
      'items[0][price_data][unit_amount]': '19000',
      'items[0][price_data][recurring][interval]': 'year',
      'items[0][price_data][product]': 'prod_si_2',
      'items[1][id]': 'si_1',
      'items[1][price_data][currency]': 'eur',
      'items[1][price_data][unit_amount]': '49000',
      'items[1][price_data][recurring][interval]': 'year',
      'items[1][price_data][product]': 'prod_si_1',
      proration_behavior: 'create_prorations',
      payment_behavior: 'error_if_incomplete',
      'metadata[interval]': 'year',
      'metadata[amount]': '68000',
      'metadata[currency]': 'EUR',
    });
  });

  it('is not repeated if an earlier response was lost', async () => {
    api.answer(subscription({ metadata: changedTerms }));
    expect(await change()).toEqual({ since: noon });
    expect(api.seen).toHaveLength(1);
  });

  it.each([
    ['a card that is declined', 402, { type: 'card_error', code: 'card_declined' }],
    [
      'a payer who must confirm it',
      402,
      { type: 'card_error', code: 'subscription_payment_intent_requires_action' },
    ],
    ['no card at all', 400, { type: 'invalid_request_error', code: 'resource_missing' }],
  ])('is declined for %s', async (_, status, error) => {
    api.answerNext(subscription(), rejection(status, error));
    expect(await change()).toBe('declined');
  });

  it.each([
    ['ended', [subscription({ status: 'canceled' })]],
    ['ended', [rejection(404, { type: 'invalid_request_error', code: 'resource_missing' })]],
    [
      'ended',
      [
        subscription(),
        rejection(400, { type: 'invalid_request_error' }),
        subscription({ status: 'canceled' }),
      ],
    ],
    ['ending', [subscription({ cancel_at_period_end: true })]],
    ['ending', [subscription({ cancel_at: seconds })]],
  ])('says that the subscription has %s', async (outcome, answers) => {
    api.answerNext(...answers);
    expect(await change()).toBe(outcome);
  });

  it('throws if Stripe rejects it although the subscription continues', async () => {
    api.answerNext(subscription(), rejection(400, { type: 'invalid_request_error' }));
    await expect(change()).rejects.toThrow('refused');
  });

  it.each([
    ['of another name', [item('si_1', 'Growth tier'), item('si_2', 'Hosting')]],
    ['too few', [item('si_1', 'Growth tier')]],
    ['twice the same', [item('si_1', 'Growth tier'), item('si_2', 'Growth tier')]],
  ])('is not tried on items that were not ordered: %s', async (_, data) => {
    api.answer(subscription({ items: { data } }));
    await expect(change()).rejects.toThrow('not those that were ordered');
    expect(api.seen).toHaveLength(1);
  });

  it('is an outage if Stripe does not respond', async () => {
    for (const answers of [
      [rejection(500, { type: 'api_error' }), rejection(500, { type: 'api_error' })],
      // An earlier attempt under the key is still running.
      [subscription(), inUse, inUse],
    ]) {
      api.answerNext(...answers);
      const error: unknown = await change().catch((thrown: unknown) => thrown);
      expect(isUnavailable(error)).toBe(true);
    }
  });

  it('is reported by events of the subscription, with the start of its current period', async () => {
    const checkout = aCheckout({ provider: 'stripe_test' });
    const receivedWith = async (changes: object) => {
      const { checkoutId } = checkout;
      const metadata = { checkoutId, ...changedTerms };
      const event = stripeEvents.subscription('updated', checkout, noon, { metadata, ...changes });
      const paymentProvider = stripePaymentProvider({ secretKey: 'sk_test_1', webhookSecret });
      return paymentProvider.authenticate(signedByStripe(event, noon), noon);
    };
    const terms = { interval: 'year', price: { amount: 68_000, currency: 'EUR' }, since: noon };
    const value = { type: 'subscription.changed', endsWithPeriod: false, terms };
    expect(await receivedWith({ items: { data: [item('si_1', 'Growth tier')] } })).toMatchObject({ value });
    // Before API version 2025-03-31.
    const before = { items: { data: [{ id: 'si_1' }] }, current_period_start: seconds };
    expect(await receivedWith(before)).toMatchObject({ value });
  });
});
