import { accountOf } from '../../domain/billing/account.ts';
import { planAfter } from '../../domain/billing/plan/plan-change.ts';
import { paidPeriodOf } from '../../domain/billing/plan/plan-preview.ts';
import type { Prices } from '../../domain/billing/prices.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { PreviewPlan } from '../../ports/driving/billing.ts';
import { managedPlatform } from '../platforms/own-platform.ts';
import { planRejections } from './change-plan.ts';
import { paidSubscription } from './paid-subscription.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly paymentProvider: PaymentProvider;
  readonly prices: Prices;
  readonly clock: Clock;
}

/** Decides as `changePlan` does, and asks the provider for the price instead of the change. */
export const previewPlan =
  (dependencies: Dependencies): PreviewPlan =>
  async ({ subscriptionId, tier, interval, ...own }) => {
    const { billing, registry, paymentProvider, prices, clock } = dependencies;
    const found = await managedPlatform(registry, own);
    if (!found.ok) return found;
    const { platform } = found.value;
    const current = await paidSubscription(dependencies, platform.platformId, subscriptionId);
    if (!current) return fail({ kind: 'subscription-not-found' });
    const wanted = { ...(tier && { tier }), ...(interval && { interval }) };
    const decided = planAfter(platform, current.subscription, wanted, prices);
    if (!decided.ok) return decided;
    const { checkouts, events } = await billing.record(platform.platformId);
    const now = clock.now();
    const { invoices } = accountOf(checkouts, events, { now, provider: paymentProvider.provider });
    const preview = await paymentProvider.previewPlan({
      ...{ subscriptionRef: current.paid.subscriptionRef, plan: decided.value, now },
      current: paidPeriodOf(current.subscription, invoices),
    });
    return typeof preview === 'string'
      ? fail(planRejections[preview])
      : ok({ ...preview, interval: decided.value.interval });
  };
