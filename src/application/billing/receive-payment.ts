import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { ReceivePayment } from '../../ports/driving/billing.ts';
import type { SettleAccount } from './settle-account.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly paymentProvider: PaymentProvider;
  readonly clock: Clock;
  readonly settle: SettleAccount;
}

export const receivePayment =
  ({ billing, paymentProvider, clock, settle }: Dependencies): ReceivePayment =>
  async ({ provider, body, headers }) => {
    if (provider !== paymentProvider.hook) return fail({ kind: 'provider-not-found' });
    const message = { body, signature: headers[paymentProvider.signatureHeader] ?? '' };
    const authenticated = await paymentProvider.authenticate(message, clock.now());
    if (!authenticated.ok) return authenticated;
    const event = authenticated.value;
    if (event === 'ignored') return ok(event);
    const { providerEventId } = event;
    if (event.type === 'other-mode') return ok({ passedOver: event.type, providerEventId });
    const checkout = await billing.find(event.checkoutId);
    return checkout?.provider === paymentProvider.provider
      ? settle({ platformId: checkout.platformId, event })
      : ok({ passedOver: 'checkout-unknown', providerEventId });
  };
