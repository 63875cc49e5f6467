import { planAfter } from '../../domain/billing/plan/plan-change.ts';
import type { Prices } from '../../domain/billing/prices.ts';
import { timestamp } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ChangePlan } from '../../ports/driving/billing.ts';
import { currentlyManagedPlatform } from '../platforms/own-platform.ts';
import { paidSubscription } from './paid-subscription.ts';
import type { SettleAccount } from './settle-account.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly paymentProvider: PaymentProvider;
  readonly prices: Prices;
  readonly clock: Clock;
  readonly settle: SettleAccount;
}

const notFound = fail({ kind: 'subscription-not-found' } as const);

/** Why the provider does not change a subscription, in the terms of this service. */
export const planRejections = {
  ended: { kind: 'subscription-ended' },
  ending: { kind: 'plan-not-changed', reason: 'ends-with-period' },
  declined: { kind: 'payment-declined' },
} as const;

/** The provider is called first; its confirmation is then recorded, and its own message will repeat it. */
export const changePlan =
  (dependencies: Dependencies): ChangePlan =>
  async ({ subscriptionId, tier, interval, ...own }) => {
    const { registry, paymentProvider, prices, clock, settle } = dependencies;
    const found = await currentlyManagedPlatform(registry, own);
    if (!found.ok) return found;
    const { platform } = found.value;
    const { platformId } = platform;
    const before = await paidSubscription(dependencies, platformId, subscriptionId);
    if (!before) return notFound;
    const wanted = { ...(tier && { tier }), ...(interval && { interval }) };
    const decided = planAfter(platform, before.subscription, wanted, prices);
    if (!decided.ok) return decided;
    const plan = decided.value;
    const { checkoutId, subscriptionRef } = before.paid;
    const now = clock.now();
    const idempotencyKey = `${checkoutId}/${plan.interval}/${timestamp(now)}`;
    const changed = await paymentProvider.changePlan({ subscriptionRef, plan, idempotencyKey, now });
    if (typeof changed === 'string') return fail(planRejections[changed]);
    const price = { amount: plan.amount, currency: plan.currency };
    const terms = { interval: plan.interval, price, since: changed.since };
    const { provider } = paymentProvider;
    const of = { provider, checkoutId, providerEventId: idempotencyKey, at: clock.now() };
    const settled = await settle({
      platformId,
      event: { ...of, type: 'subscription.changed', terms },
      actor: { kind: 'platform', platformId },
    });
    if (!settled.ok) return settled;
    const after = await paidSubscription(dependencies, platformId, subscriptionId);
    return after ? ok(after.subscription) : notFound;
  };
