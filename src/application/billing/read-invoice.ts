import { accountOf } from '../../domain/billing/account.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { ReadInvoice } from '../../ports/driving/billing.ts';
import { managedPlatform } from '../platforms/own-platform.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly paymentProvider: Pick<PaymentProvider, 'provider' | 'invoiceDocument'>;
}

/**
 * The document of the provider takes precedence: two documents for one purchase would owe its tax twice. A provider that
 * is not in force cannot be asked for it, so its page of the invoice takes the place of the document.
 */
export const readInvoice =
  ({ billing, registry, clock, paymentProvider }: Dependencies): ReadInvoice =>
  async ({ invoiceId, ...own }) => {
    const found = await managedPlatform(registry, own);
    if (!found.ok) return found;
    const { platform } = found.value;
    const { provider } = paymentProvider;
    const { checkouts, events } = await billing.record(platform.platformId);
    const { invoices } = accountOf(checkouts, events, { now: clock.now(), provider });
    const invoice = invoices.find((one) => one.invoiceId === invoiceId);
    const checkout = checkouts.find(({ checkoutId }) => checkoutId === invoice?.checkoutId);
    if (!invoice || !checkout) return fail({ kind: 'invoice-not-found' });
    const document =
      invoice.provider === provider ? await paymentProvider.invoiceDocument(invoice.invoiceId) : undefined;
    const url = document ?? invoice.url;
    return ok({ platform, invoice, checkout, ...(url !== undefined && { url }) });
  };
