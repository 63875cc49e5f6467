import { accountOf } from '../../domain/billing/account.ts';
import type { PaymentEventOf } from '../../domain/billing/payment-event.ts';
import { completionOf, type Subscription } from '../../domain/billing/subscription.ts';
import type { PlatformId, SubscriptionId } from '../../domain/shared/ids.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';

interface Dependencies {
  readonly billing: Pick<BillingStore, 'record'>;
  readonly paymentProvider: Pick<PaymentProvider, 'provider'>;
  readonly clock: Clock;
}

interface PaidSubscription {
  readonly subscription: Subscription;
  /** The payment with which the subscription began. */
  readonly paid: PaymentEventOf<'checkout.completed'>;
}

/** Returns a subscription of a platform, unless another provider is paid for it. */
export const paidSubscription = async (
  { billing, paymentProvider: { provider }, clock }: Dependencies,
  platformId: PlatformId,
  subscriptionId: SubscriptionId,
): Promise<PaidSubscription | undefined> => {
  const { checkouts, events } = await billing.record(platformId);
  const { subscriptions } = accountOf(checkouts, events, { now: clock.now(), provider });
  const subscription = subscriptions.find((one) => one.subscriptionId === subscriptionId);
  const checkout = checkouts.find(({ checkoutId }) => checkoutId === subscription?.checkoutId);
  const paid = checkout && completionOf(checkout, events);
  return subscription?.provider === provider && paid ? { subscription, paid } : undefined;
};
