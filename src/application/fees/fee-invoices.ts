import type { FeeInvoice } from '../../domain/fees/fee-invoice.ts';
import { isFeeInvoice, newestFirst, type Invoice, type PlanInvoice } from '../../domain/billing/invoice.ts';
import type { InvoiceId, PlatformId } from '../../domain/shared/ids.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import { pagesFrom, type From } from '../shared/pages-from.ts';

type InvoiceReader = Pick<BillingStore, 'listInvoices'>;

const pageSize = 100;

/** Returns the fee invoices of a platform, the latest first, or only the one with `invoiceId`. */
export const feeInvoicesOf = async (
  billing: InvoiceReader,
  filter: { readonly platformId: PlatformId; readonly invoiceId?: InvoiceId },
): Promise<readonly FeeInvoice[]> => {
  const found: FeeInvoice[] = [];
  const pages = pagesFrom((from: From<ListPlace>) =>
    billing.listInvoices({ ...filter, kind: 'fees' }, { limit: pageSize, ...from }),
  );
  for await (const { items } of pages)
    found.push(...items.map(({ invoice }) => invoice).filter(isFeeInvoice));
  return found;
};

/** Returns all invoices of a platform, the latest first: those for plans, which its events report, and its fee invoices. */
export const allInvoicesOf = async (
  billing: InvoiceReader,
  platformId: PlatformId,
  ofPlans: readonly PlanInvoice[],
): Promise<readonly Invoice[]> =>
  newestFirst<Invoice>([...ofPlans, ...(await feeInvoicesOf(billing, { platformId }))]);
