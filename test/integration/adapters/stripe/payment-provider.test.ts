import { stripePaymentProvider } from '../../../../src/adapters/stripe/index.ts';
import { isUnavailable } from '../../../../src/ports/driven/shared/unavailable.ts';
import { paymentProviderContract } from '../../../contract/billing/payment-provider.contract.ts';
import { aCheckout } from '../../../support/builders/billing-builders.ts';
import { borrowStripe } from '../../../support/servers/lent/borrow.ts';
import { describeContract } from '../../../support/contract.ts';
import { atStripe } from '../../../support/worlds/payment-provider-worlds.ts';
import { noon } from '../../../support/builders/builders.ts';
import { renewedAtStripe } from '../../../support/clients/renewed-at-stripe.ts';
import { needing } from '../../../support/needing.ts';
import { signedByStripe, stripeEvents, webhookSecret } from '../../../support/clients/stripe-events.ts';

needing('stripe', 'checkouts at Stripe’s mock', () => {
  let server: Awaited<ReturnType<typeof borrowStripe>>;
  const renewed = renewedAtStripe(() => server.url);
  beforeAll(async () => {
    server = await borrowStripe();
    await renewed.start();
  });
  afterAll(async () => {
    await renewed.stop();
    await server.release();
  });
  const paymentProvider = () =>
    stripePaymentProvider({ secretKey: 'sk_test_123', webhookSecret, apiBase: server.url });

  // The mock keeps no state, so it ignores the Idempotency-Key; unit tests check that one is sent.
  const stateless = 'returns the same checkout if it is opened again';
  const suite = paymentProviderContract(atStripe(renewed.url));
  describeContract(
    'PaymentProvider at Stripe',
    suite.filter(({ name }) => name !== stateless),
  );

  it('are opened with requests that match its schema', async () => {
    const offer = aCheckout({ order: { tier: 'growth', addOns: ['stems'] }, interval: 'year' });
    const opened = await paymentProvider().open(offer);
    expect(opened).toEqual({
      providerRef: expect.stringMatching(/^cs_/) as string,
      url: expect.stringMatching(/^https:\/\//) as string,
      expiresAt: expect.any(Number) as number,
    });
  });

  it('are rejected with a request that does not match its schema', async () => {
    const wrong = { ...aCheckout(), interval: 'fortnight' as 'month' };
    const error: unknown = await paymentProvider()
      .open(wrong)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(isUnavailable(error)).toBe(false);
  });

  it('are not changed to an interval that its schema does not have', async () => {
    const { lines, amount, currency } = aCheckout();
    const plan = { interval: 'fortnight' as 'month', lines, amount, currency };
    const wrong = { subscriptionRef: 'sub_1', plan, idempotencyKey: 'key', now: noon };
    const at = stripePaymentProvider({ secretKey: 'sk_test_123', webhookSecret, apiBase: renewed.url() });
    await expect(at.changePlan(wrong)).rejects.toThrow(/interval/);
  });

  it('are looked up for a refund with a request that matches its schema', async () => {
    const refund = signedByStripe(stripeEvents.refund(aCheckout(), noon), noon);
    // The invoice that the mock returns belongs to no checkout.
    expect(await paymentProvider().authenticate(refund, noon)).toEqual({ ok: true, value: 'ignored' });
  });
});
