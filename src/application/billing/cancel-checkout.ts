import { checkoutStatusOf } from '../../domain/billing/account.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { CancelCheckout } from '../../ports/driving/billing.ts';
import { currentlyManagedPlatform } from '../platforms/own-platform.ts';
import type { SettleAccount } from './settle-account.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly paymentProvider: PaymentProvider;
  readonly clock: Clock;
  readonly settle: SettleAccount;
}

/** The provider is called first, so that a checkout that is closed here cannot be paid. */
export const cancelCheckout =
  ({ billing, registry, paymentProvider, clock, settle }: Dependencies): CancelCheckout =>
  async ({ checkoutId, ...own }) => {
    const found = await currentlyManagedPlatform(registry, own);
    if (!found.ok) return found;
    const { platformId } = found.value.platform;
    const { checkouts, events } = await billing.record(platformId);
    const checkout = checkouts.find((one) => one.checkoutId === checkoutId);
    if (checkout?.provider !== paymentProvider.provider) return fail({ kind: 'checkout-not-found' });
    const status = checkoutStatusOf(checkout, events, clock.now());
    if (status !== 'open') return fail({ kind: 'checkout-not-open', status });
    const { provider, providerRef } = checkout;
    const outcome = await paymentProvider.closeCheckout(providerRef);
    if (outcome === 'not-open') return fail({ kind: 'checkout-not-open', status: 'completed' });
    const what = { provider, providerRef, checkoutId, providerEventId: `${checkoutId}/closed` };
    const event = { ...what, type: 'checkout.expired', at: clock.now() } as const;
    const settled = await settle({ platformId, event, whileOpen: true });
    if (!settled.ok) return settled;
    if (settled.value === 'recorded') return ok({ checkout, status: 'expired' });
    // It was paid or closed at the provider at the same time.
    const { events: latest } = await billing.record(platformId);
    return checkoutStatusOf(checkout, latest, clock.now()) === 'completed'
      ? fail({ kind: 'checkout-not-open', status: 'completed' })
      : ok({ checkout, status: 'expired' });
  };
