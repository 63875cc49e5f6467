import { accountOf } from '../../domain/billing/account.ts';
import { planAfter } from '../../domain/billing/plan-change.ts';
import type { Prices } from '../../domain/billing/prices.ts';
import { completionOf } from '../../domain/billing/subscription.ts';
import { timestamp } from '../../domain/shared/calendar.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { ChangePlan } from '../../ports/driving/billing.ts';
import { currentlyManagedPlatform } from '../platforms/own-platform.ts';
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

/** The provider is called first; its confirmation is then recorded, and its own message will repeat it. */
export const changePlan =
  ({ billing, registry, paymentProvider, prices, clock, settle }: Dependencies): ChangePlan =>
  async ({ subscriptionId, tier, interval, ...own }) => {
    const found = await currentlyManagedPlatform(registry, own);
    if (!found.ok) return found;
    const { platform } = found.value;
    const { platformId } = platform;
    const { provider } = paymentProvider;
    const read = async () => {
      const { checkouts, events } = await billing.record(platformId);
      const { subscriptions } = accountOf(checkouts, events, { now: clock.now(), provider });
      const subscription = subscriptions.find((one) => one.subscriptionId === subscriptionId);
      const checkout = checkouts.find(({ checkoutId }) => checkoutId === subscription?.checkoutId);
      const paid = checkout && completionOf(checkout, events);
      return subscription?.provider === provider && paid ? { subscription, paid } : undefined;
    };
    const before = await read();
    if (!before) return notFound;
    const wanted = { ...(tier && { tier }), ...(interval && { interval }) };
    const plan = planAfter(platform, before.subscription, wanted, prices);
    if (!plan.ok) return plan;
    const { checkoutId, subscriptionRef } = before.paid;
    const now = clock.now();
    const idempotencyKey = `${checkoutId}/${plan.value.interval}/${timestamp(now)}`;
    const changed = await paymentProvider.changePlan({
      subscriptionRef,
      plan: plan.value,
      idempotencyKey,
      now,
    });
    if (changed === 'ended') return fail({ kind: 'subscription-ended' });
    if (changed === 'ending') return fail({ kind: 'plan-not-changed', reason: 'ends-with-period' });
    if (changed === 'declined') return fail({ kind: 'payment-declined' });
    const { amount, currency } = plan.value;
    const terms = { interval: plan.value.interval, price: { amount, currency }, since: changed.since };
    const of = { provider, checkoutId, providerEventId: idempotencyKey, at: clock.now() };
    const settled = await settle({
      platformId,
      event: { ...of, type: 'subscription.changed', terms },
      actor: { kind: 'platform', platformId },
    });
    if (!settled.ok) return settled;
    const after = await read();
    return after ? ok(after.subscription) : notFound;
  };
