import { stripePaymentProvider } from '../../../../src/adapters/stripe/index.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { answering } from '../../../support/servers/stripe-api.ts';
import { webhookSecret } from '../../../support/clients/stripe-events.ts';

describe('a request to Stripe to end a checkout or a subscription', () => {
  const api = answering();
  beforeAll(() => api.start());
  afterAll(() => api.stop());
  const asking = () => stripePaymentProvider({ secretKey: 'sk_test_1', webhookSecret, apiBase: api.url() });
  const rejection = { status: 400, body: { error: { type: 'invalid_request_error', message: 'not open' } } };

  it('expires the session, and ends the subscription at the end of its period', async () => {
    api.answer({ status: 200, body: { id: 'cs_test_1', object: 'checkout.session', status: 'expired' } });
    expect(await asking().closeCheckout('cs_test_1')).toBe('closed');
    expect(api.seen.at(-1)?.url).toBe('/v1/checkout/sessions/cs_test_1/expire');
    api.answer({ status: 200, body: { id: 'sub_1', object: 'subscription', cancel_at_period_end: true } });
    expect(await asking().endWithPeriod('sub_1', true)).toBe('done');
    expect(api.seen.at(-1)?.url).toBe('/v1/subscriptions/sub_1');
  });

  it('reports a subscription that Stripe no longer changes as ended', async () => {
    api.answerNext(rejection, { status: 200, body: { object: 'subscription', status: 'canceled' } });
    expect(await asking().endWithPeriod('sub_1', true)).toBe('ended');
    const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'none' };
    api.answerNext({ status: 404, body: { error: missing } });
    expect(await asking().endWithPeriod('sub_1', true)).toBe('ended');
  });

  it('does not report a subscription as ended that continues although Stripe rejected the change', async () => {
    api.answerNext(rejection, { status: 200, body: { object: 'subscription', status: 'active' } });
    await expect(asking().endWithPeriod('sub_1', true)).rejects.toThrow('not open');
  });

  it('is an outage if Stripe fails', async () => {
    api.answer({ status: 500, body: { error: { type: 'api_error', message: 'try later' } } });
    for (const requested of [asking().closeCheckout('cs_test_1'), asking().endWithPeriod('sub_1', true)]) {
      const error: unknown = await requested.catch((thrown: unknown) => thrown);
      expect(isUnavailable(error)).toBe(true);
    }
  });

  it('reads the status of a session that Stripe does not expire', async () => {
    for (const [status, outcome] of [
      ['complete', 'not-open'],
      ['expired', 'closed'],
    ] as const) {
      api.answerNext(rejection, { status: 200, body: { object: 'checkout.session', status } });
      expect(await asking().closeCheckout('cs_test_1')).toBe(outcome);
    }
  });
});
