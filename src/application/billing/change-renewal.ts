import { timestamp } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ChangeRenewal } from '../../ports/driving/billing.ts';
import { currentlyManagedPlatform } from '../platforms/own-platform.ts';
import { paidSubscription } from './paid-subscription.ts';
import type { SettleAccount } from './settle-account.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly paymentProvider: PaymentProvider;
  readonly clock: Clock;
  readonly settle: SettleAccount;
}

/** The provider is called first; its confirmation is then recorded, and its own message will repeat it. */
export const changeRenewal =
  (dependencies: Dependencies): ChangeRenewal =>
  async ({ subscriptionId, renews, ...own }) => {
    const { registry, paymentProvider, clock, settle } = dependencies;
    const found = await currentlyManagedPlatform(registry, own);
    if (!found.ok) return found;
    const { platformId } = found.value.platform;
    const current = await paidSubscription(dependencies, platformId, subscriptionId);
    if (!current) return fail({ kind: 'subscription-not-found' });
    const { subscription: before, paid } = current;
    if (before.status === 'ended') return fail({ kind: 'subscription-ended' });
    const endsWithPeriod = !renews;
    if (before.endsWithPeriod === endsWithPeriod) return ok(before);
    const outcome = await paymentProvider.endWithPeriod(paid.subscriptionRef, endsWithPeriod);
    if (outcome === 'ended') return fail({ kind: 'subscription-ended' });
    const { checkoutId } = before;
    const { provider } = paymentProvider;
    const at = clock.now();
    const providerEventId = `${checkoutId}/${renews ? 'renews' : 'ends'}/${timestamp(at)}`;
    const settled = await settle({
      platformId,
      event: { type: 'subscription.changed', provider, checkoutId, at, providerEventId, endsWithPeriod },
    });
    return settled.ok ? ok({ ...before, endsWithPeriod }) : settled;
  };
