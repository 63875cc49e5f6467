import { accountOf, checkoutStatusOf, openCheckouts } from '../../domain/billing/account.ts';
import { offersTo } from '../../domain/billing/checkout.ts';
import { plansOf } from '../../domain/billing/plan/plans.ts';
import type { Prices } from '../../domain/billing/prices.ts';
import type { Tiers } from '../../domain/platforms/tier.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type {
  BillingState,
  ListInvoices,
  ReadBilling,
  ReadCheckout,
  ShowBillingToStaff,
} from '../../ports/driving/billing.ts';
import { allInvoicesOf } from '../fees/fee-invoices.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { managedPlatform } from '../platforms/own-platform.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly paymentProvider: Pick<PaymentProvider, 'provider' | 'closed'>;
  readonly prices: Prices;
  readonly tiers: Tiers;
}

const billingOf = async (
  { billing, clock, paymentProvider: { provider, closed }, prices, tiers }: Omit<Dependencies, 'registry'>,
  platform: Platform,
): Promise<BillingState> => {
  const { checkouts, events } = await billing.record(platform.platformId);
  const context = { now: clock.now(), provider };
  const account = accountOf(checkouts, events, context);
  const open = openCheckouts(checkouts, events, context);
  const offers = closed ? [] : offersTo(platform, { paid: account.entitled, open }, prices);
  return { platform, account, open, offers, plans: plansOf(tiers, prices, closed ?? false) };
};

export const readBilling =
  ({ registry, ...dependencies }: Dependencies): ReadBilling =>
  async (own) => {
    const found = await managedPlatform(registry, own);
    return found.ok ? ok(await billingOf(dependencies, found.value.platform)) : found;
  };

export const showBillingToStaff =
  ({ registry, ...dependencies }: Dependencies): ShowBillingToStaff =>
  async ({ platform }) => {
    const found = await namedPlatform(registry, platform);
    if (!found) return fail({ kind: 'platform-not-found' });
    const state = await billingOf(dependencies, found.platform);
    const { platformId } = found.platform;
    const invoices = await allInvoicesOf(dependencies.billing, platformId, state.account.invoices);
    return ok({ ...state, invoices });
  };

export const listInvoices =
  ({
    billing,
    registry,
    clock,
    paymentProvider: { provider },
  }: Omit<Dependencies, 'prices' | 'tiers'>): ListInvoices =>
  async (own) => {
    const found = await managedPlatform(registry, own);
    if (!found.ok) return found;
    const { platformId } = found.value.platform;
    const { checkouts, events } = await billing.record(platformId);
    const { invoices } = accountOf(checkouts, events, { now: clock.now(), provider });
    return ok(await allInvoicesOf(billing, platformId, invoices));
  };

export const readCheckout =
  ({ billing, registry, clock }: Omit<Dependencies, 'paymentProvider' | 'prices' | 'tiers'>): ReadCheckout =>
  async ({ checkoutId, ...own }) => {
    const found = await managedPlatform(registry, own);
    if (!found.ok) return found;
    const { checkouts, events } = await billing.record(found.value.platform.platformId);
    const checkout = checkouts.find((one) => one.checkoutId === checkoutId);
    return checkout
      ? ok({ checkout, status: checkoutStatusOf(checkout, events, clock.now()) })
      : fail({ kind: 'checkout-not-found' });
  };
