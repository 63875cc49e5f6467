import { accountOf, checkoutStatusOf, openCheckouts } from '../../domain/billing/account.ts';
import { offersTo } from '../../domain/billing/checkout.ts';
import type { Prices } from '../../domain/billing/prices.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingBook } from '../../ports/driven/billing-book.ts';
import type { Clock } from '../../ports/driven/environment.ts';
import type { PaymentDesk } from '../../ports/driven/payment-desk.ts';
import type { PlatformRegistry } from '../../ports/driven/platform-registry.ts';
import type { ListInvoices, ReadBilling, ReadCheckout } from '../../ports/driving/billing.ts';
import { ownPlatform } from '../platforms/own-platform.ts';

interface Needs {
  readonly billing: BillingBook;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly desk: Pick<PaymentDesk, 'provider' | 'closed'>;
  readonly prices: Prices;
}

export const readBilling =
  ({ billing, registry, clock, desk: { provider, closed }, prices }: Needs): ReadBilling =>
  async (own) => {
    const found = await ownPlatform(registry, own);
    if (!found.ok) return found;
    const { platform } = found.value;
    const { checkouts, events } = await billing.record(platform.platformId);
    const vantage = { now: clock.now(), provider };
    const account = accountOf(checkouts, events, vantage);
    const open = openCheckouts(checkouts, events, vantage);
    const offers = closed ? [] : offersTo(platform, { paid: account.entitled, open }, prices);
    return ok({ platform, account, open, offers });
  };

export const listInvoices =
  ({ billing, registry, clock, desk: { provider } }: Omit<Needs, 'prices'>): ListInvoices =>
  async (own) => {
    const found = await ownPlatform(registry, own);
    if (!found.ok) return found;
    const { checkouts, events } = await billing.record(found.value.platform.platformId);
    return ok(accountOf(checkouts, events, { now: clock.now(), provider }).invoices);
  };

export const readCheckout =
  ({ billing, registry, clock }: Omit<Needs, 'desk' | 'prices'>): ReadCheckout =>
  async ({ checkoutId, ...own }) => {
    const found = await ownPlatform(registry, own);
    if (!found.ok) return found;
    const { checkouts, events } = await billing.record(found.value.platform.platformId);
    const checkout = checkouts.find((one) => one.checkoutId === checkoutId);
    return checkout
      ? ok({ checkout, status: checkoutStatusOf(checkout, events, clock.now()) })
      : fail({ kind: 'checkout-not-found' });
  };
