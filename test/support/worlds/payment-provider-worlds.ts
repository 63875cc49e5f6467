import { sandboxPaymentProvider } from '../../../src/adapters/sandbox-payments/index.ts';
import { stripePaymentProvider } from '../../../src/adapters/stripe/index.ts';
import type { PaymentProviderView } from '../../contract/billing/payment-provider.contract.ts';
import type { OpenWorld } from '../../contract/world.ts';
import { paymentEvents } from '../builders/billing-builders.ts';
import { inLiveMode, signedByStripe, stripeEvents, webhookSecret } from '../clients/stripe-events.ts';

/** The payment provider of the sandbox. */
export const inSandbox: OpenWorld<PaymentProviderView> = async () => {
  const paymentProvider = sandboxPaymentProvider({
    masterKey: Buffer.alloc(32, 7),
    baseUrl: 'https://api.example',
  });
  return {
    views: [
      {
        paymentProvider,
        subscriptionRef: 'chk_1/subscription',
        completion: (checkout, at, amount = checkout.amount) =>
          paymentProvider.play(
            paymentEvents.completed(checkout, at, { paid: { amount, currency: checkout.currency } }),
            at,
          ),
        elsewhere: (checkout, at) =>
          paymentProvider.play(paymentEvents.completed(checkout, at, { provider: 'another' }), at),
      },
    ],
    close: async () => undefined,
  };
};

/** Stripe's, whose API is at an address. */
export const atStripe =
  (apiBase: () => string): OpenWorld<PaymentProviderView> =>
  async () => ({
    views: [
      {
        paymentProvider: stripePaymentProvider({
          secretKey: 'sk_test_123',
          webhookSecret,
          apiBase: apiBase(),
        }),
        subscriptionRef: 'sub_1',
        completion: (checkout, at, amount = checkout.amount) =>
          signedByStripe(stripeEvents.session('completed', checkout, at, { amount_total: amount }), at),
        elsewhere: (checkout, at) =>
          signedByStripe(inLiveMode(stripeEvents.session('completed', checkout, at)), at),
      },
    ],
    close: async () => undefined,
  });
