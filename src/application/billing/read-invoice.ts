import { accountOf } from '../../domain/billing/account.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { InvoiceId } from '../../domain/shared/ids.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { PaymentProvider } from '../../ports/driven/billing/payment-provider.ts';
import type { PlatformRegistry } from '../../ports/driven/platforms/platform-registry.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { InvoiceDocument, ReadInvoice } from '../../ports/driving/billing.ts';
import type { ReadInvoiceForStaff } from '../../ports/driving/staff/staff-invoices.ts';
import { feeDocumentOf, type FeeDocuments, type InvoiceNotFound } from '../fees/fee-document.ts';
import { namedPlatform } from '../platforms/named-platform.ts';
import { managedPlatform } from '../platforms/own-platform.ts';

interface Dependencies extends FeeDocuments {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
  readonly paymentProvider: Pick<PaymentProvider, 'provider' | 'invoiceDocument'>;
}

/**
 * The document of the provider takes precedence: with two documents for one purchase, the tax would be due twice. While its
 * provider is not in use, an invoice links to the provider's page instead.
 */
const documentOf = async (
  { billing, clock, paymentProvider, ...others }: Omit<Dependencies, 'registry'>,
  platform: Platform,
  invoiceId: InvoiceId,
): Promise<Result<InvoiceDocument, InvoiceNotFound>> => {
  const { provider } = paymentProvider;
  const { checkouts, events } = await billing.record(platform.platformId);
  const { invoices } = accountOf(checkouts, events, { now: clock.now(), provider });
  const invoice = invoices.find((one) => one.invoiceId === invoiceId);
  const checkout = checkouts.find(({ checkoutId }) => checkoutId === invoice?.checkoutId);
  if (!invoice || !checkout) return feeDocumentOf({ billing, ...others }, platform, invoiceId);
  const document =
    invoice.provider === provider ? await paymentProvider.invoiceDocument(invoice.invoiceId) : undefined;
  const url = document ?? invoice.url;
  return ok({ platform, invoice, checkout, ...(url !== undefined && { url }) });
};

export const readInvoice =
  ({ registry, ...dependencies }: Dependencies): ReadInvoice =>
  async ({ invoiceId, ...own }) => {
    const found = await managedPlatform(registry, own);
    return found.ok ? documentOf(dependencies, found.value.platform, invoiceId) : found;
  };

export const readInvoiceForStaff =
  ({ registry, ...dependencies }: Dependencies): ReadInvoiceForStaff =>
  async ({ platform, invoiceId }) => {
    const found = await namedPlatform(registry, platform);
    return found ? documentOf(dependencies, found.platform, invoiceId) : fail({ kind: 'platform-not-found' });
  };
