import { comesDue, type BillingAccount } from '../../../domain/billing/account.ts';
import type { Checkout } from '../../../domain/billing/checkout.ts';
import type { PaymentEvent } from '../../../domain/billing/payment-event.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { PlatformId } from '../../../domain/shared/ids.ts';
import { collection } from '../collection.ts';
import { derived, optional, text, whole } from '../members.ts';
import { all, get, replace, type Steps } from '../program.ts';

/** An account changes only under the lock of its platform. */
export const billingAccounts = collection<BillingAccount>()('billing_accounts', {
  key: ['platformId'],
  members: { platformId: text, nextDue: optional(whole), settledFor: optional(text) },
  indexes: {
    due: { on: ['nextDue', 'platformId'], having: ['nextDue'] },
    bySettlement: { on: ['settledFor', 'platformId'], having: ['settledFor'] },
  },
});

export const checkouts = collection<Checkout>()('checkouts', {
  key: ['checkoutId'],
  members: { checkoutId: text, platformId: text },
  indexes: { ofPlatform: { on: ['platformId', 'checkoutId'] } },
});

export interface PaymentEventRecord {
  readonly platformId: PlatformId;
  readonly event: PaymentEvent;
}

/** Each event counts once, by its ID at the provider. */
export const paymentEvents = collection<PaymentEventRecord>()('payment_events', {
  key: ['provider', 'providerEventId'],
  members: {
    provider: derived(text, 1, ({ event }: PaymentEventRecord) => event.provider),
    providerEventId: derived(text, 1, ({ event }: PaymentEventRecord) => event.providerEventId),
    platformId: text,
  },
  indexes: { ofPlatform: { on: ['platformId', 'provider', 'providerEventId'] } },
});

/**
 * Makes the account of a platform, if it has one, due at the given time at the latest. It needs the lock of
 * the platform.
 */
export function* bringDue(platformId: PlatformId, by: Instant): Steps<void> {
  const [account] = yield* all(get(billingAccounts, platformId));
  if (account) yield* all(replace(billingAccounts, comesDue(account, by)));
}
