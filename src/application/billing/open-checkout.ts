import { requireWholeRegistry } from '../../domain/access/whole-registry.ts';
import { accountOf, openCheckouts } from '../../domain/billing/account.ts';
import type { BillingContext } from '../../domain/billing/subscription.ts';
import { mayOrder, offerFor } from '../../domain/billing/checkout.ts';
import type { Prices } from '../../domain/billing/prices.ts';
import { originOf } from '../../domain/platforms/grant.ts';
import { CheckoutId } from '../../domain/shared/ids.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import { noEffects } from '../../ports/driven/shared/effects.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock, Ids } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { OpenCheckout } from '../../ports/driving/billing.ts';
import { retryOnConflict } from '../shared/retry-on-conflict.ts';
import { idempotencyFor } from '../idempotency/idempotency-keys.ts';
import { currentlyManagedPlatform } from '../platforms/own-platform.ts';
import { noAccount } from './settle-account.ts';
import { grantEnded } from '../access/grant-ended.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly paymentProvider: PaymentProvider;
  readonly prices: Prices;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Whether people may be redirected to this machine. */
  readonly allowLoopback: boolean;
  readonly baseUrl: string;
}

type Requested = Parameters<OpenCheckout>[0];

/** Returns the caller's platform with its account, if the platform may be offered the order. */
const orderingPlatform = async (
  { billing, registry, allowLoopback, baseUrl }: Dependencies,
  { order, interval: _, successUrl, cancelUrl, ...own }: Requested,
  context: BillingContext,
) => {
  const allowedToPay = requireWholeRegistry(own.caller);
  if (!allowedToPay.ok) return allowedToPay;
  if (own.slug !== own.caller.platform.slug) return fail({ kind: 'platform-mismatch' } as const);
  const found = await currentlyManagedPlatform(registry, own);
  if (!found.ok) return found;
  const { platform } = found.value;
  const { account, checkouts, events } = await billing.record(platform.platformId);
  const paid = accountOf(checkouts, events, context).entitled;
  const open = openCheckouts(checkouts, events, context);
  const addresses = { successUrl, cancelUrl, portal: `${baseUrl}/portal`, allowLoopback };
  const allowed = mayOrder({ platform, order, paid, open, ...addresses });
  return allowed.ok ? ok({ platformId: platform.platformId, account }) : allowed;
};

/**
 * The provider is called first, with a fixed ID: nobody pays a checkout that was opened but not stored here.
 */
export const openCheckout =
  (dependencies: Dependencies): OpenCheckout =>
  async (requested) => {
    const { billing, paymentProvider, prices, clock, ids } = dependencies;
    const { caller, idempotencyKey } = requested;
    const { provider } = paymentProvider;
    const checkoutId = CheckoutId(ids.next('checkout'));
    const createdAt = clock.now();
    return retryOnConflict(async () => {
      const ordering = await orderingPlatform(dependencies, requested, { now: createdAt, provider });
      if (!ordering.ok) return ordering;
      const { platformId, account } = ordering.value;
      const offer = offerFor({ checkoutId, platformId, createdAt, ...requested }, prices);
      const opened = await paymentProvider.open(offer);
      if (opened === 'closed') return fail({ kind: 'payments-closed' });
      const checkout = { ...offer, ...opened, provider };
      const before = account ?? noAccount(platformId);
      const outcome = await billing.open({
        checkout,
        account: { ...before, version: before.version + 1 },
        guards: { account: account?.version ?? 'absent', origin: originOf(caller) },
        effects: { ...noEffects, idempotency: idempotencyFor(idempotencyKey, 201, checkoutId) },
      });
      if (outcome === 'origin-ended') return fail(grantEnded(caller));
      return outcome === 'opened' ? ok({ checkout, status: 'open' as const }) : 'conflict';
    });
  };
