import { accountOf } from '../../domain/billing/account.ts';
import { completionOf } from '../../domain/billing/subscription.ts';
import { timestamp } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ChangeRenewal } from '../../ports/driving/billing.ts';
import { currentlyManagedPlatform } from '../platforms/own-platform.ts';
import type { SettleAccount } from './settle-account.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly paymentProvider: PaymentProvider;
  readonly clock: Clock;
  readonly settle: SettleAccount;
}

const nothing = fail({ kind: 'subscription-not-found' } as const);

/** The provider is called first; its confirmation is then recorded, and its own message will repeat it. */
export const changeRenewal =
  ({ billing, registry, paymentProvider, clock, settle }: Dependencies): ChangeRenewal =>
  async ({ subscriptionId, renews, ...own }) => {
    const found = await currentlyManagedPlatform(registry, own);
    if (!found.ok) return found;
    const { platformId } = found.value.platform;
    const { checkouts, events } = await billing.record(platformId);
    const { provider } = paymentProvider;
    const { subscriptions } = accountOf(checkouts, events, { now: clock.now(), provider });
    const before = subscriptions.find((one) => one.subscriptionId === subscriptionId);
    const checkout = checkouts.find(({ checkoutId }) => checkoutId === before?.checkoutId);
    const paid = checkout && completionOf(checkout, events);
    if (!before || !paid || before.provider !== provider) return nothing;
    if (before.status === 'ended') return fail({ kind: 'subscription-ended' });
    const endsWithPeriod = !renews;
    if (before.endsWithPeriod === endsWithPeriod) return ok(before);
    const outcome = await paymentProvider.endWithPeriod(paid.subscriptionRef, endsWithPeriod);
    if (outcome === 'ended') return fail({ kind: 'subscription-ended' });
    const { checkoutId } = before;
    const at = clock.now();
    const providerEventId = `${checkoutId}/${renews ? 'renews' : 'ends'}/${timestamp(at)}`;
    const settled = await settle({
      platformId,
      event: { type: 'subscription.changed', provider, checkoutId, at, providerEventId, endsWithPeriod },
    });
    return settled.ok ? ok({ ...before, endsWithPeriod }) : settled;
  };
