import { invoicesOf } from '../../../../src/domain/billing/invoice.ts';
import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { invoiceBookings } from '../../../../src/domain/ledger/invoice-bookings.ts';
import type { PlatformRegistry } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import type { Adapters } from '../../../../src/main/features/wiring/container.ts';
import { aCheckout, anAccount, paymentEvents } from '../../builders/billing-builders.ts';
import { booking } from '../../builders/ledger/ledger-builders.ts';
import { noon, platformId } from '../../builders/builders.ts';
import { noEffects } from '../../effects.ts';

export type KeptOfBilling = Pick<Adapters, 'billing' | 'ledgerStore'>;

/** Three checkouts of each of the first three platforms, at most one of them paid, with its invoice; accounts that come due, or never. */
export const fillBilling = async (
  { billing }: Pick<KeptOfBilling, 'billing'>,
  registry: PlatformRegistry,
): Promise<void> => {
  for (const n of [1, 2, 3]) {
    const platform = (await registry.find(platformId(n)))?.platform.version ?? NaN;
    const owned = { platformId: platformId(n) };
    for (const turn of [1, 2, 3]) {
      const checkout = aCheckout({ ...owned, order: { addOns: ['stems'] }, interval: 'year' }, 10 * n + turn);
      const guards = { account: turn === 1 ? ('absent' as const) : turn - 1 };
      await billing.open({
        checkout,
        account: anAccount({ ...owned, version: turn }),
        guards,
        effects: noEffects,
      });
    }
    if (n === 3) continue;
    const paid = aCheckout({ ...owned, order: { addOns: ['stems'] }, interval: 'year' }, 10 * n + 1);
    await billing.commit({
      event: paymentEvents.completed(paid, noon + n),
      account: anAccount({ ...owned, version: 4, nextDue: intervalEnd(noon, 'year') + n }),
      effects: noEffects,
      guards: { account: 3, platform },
    });
    await billing.commit({
      event: paymentEvents.paid(paid, noon + n),
      invoices: invoicesOf([paymentEvents.paid(paid, noon + n)]).map((invoice) => ({
        invoiceId: invoice.invoiceId,
        invoice,
      })),
      bookings: invoiceBookings(
        { ...owned, events: [paymentEvents.paid(paid, noon + n)], booked: [] },
        booking(n),
      ),
      account: anAccount({
        ...owned,
        granted: { addOns: ['stems'] },
        warned: ['one'],
        ...(n === 1 && { nextDue: intervalEnd(noon, 'year') + n }),
        version: 5,
      }),
      effects: noEffects,
      guards: { account: 4, platform },
    });
  }
};

/** Returns everything that the port returns of the content of `fillBilling`. */
export const billingContents = async ({ billing, ledgerStore }: KeptOfBilling) => ({
  transactions: await ledgerStore.list({}, { limit: 10 }),
  ofAccount: await ledgerStore.list({ account: 'deferred_revenue' }, { limit: 10 }),
  ofPlatforms: await Promise.all([1, 2, 3].map((n) => ledgerStore.ofPlatform(platformId(n)))),
  totals: await ledgerStore.totals(),
  records: await Promise.all([1, 2, 3].map((n) => billing.record(platformId(n)))),
  invoices: await billing.listInvoices({}, { limit: 10 }),
  found: await billing.find(aCheckout({}, 12).checkoutId),
  due: await billing.due({ now: intervalEnd(noon, 'year') + 100, provider: 'sandbox' }, 10),
});
