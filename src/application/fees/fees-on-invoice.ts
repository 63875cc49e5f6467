import { feesOnInvoice } from '../../domain/fees/fee-invoicing.ts';
import { modeOf } from '../../domain/billing/invoice-list.ts';
import { isFeeInvoice } from '../../domain/billing/invoice.ts';
import type { FeeFilter } from '../../domain/fees/fee-list.ts';
import type { InvoiceId } from '../../domain/shared/ids.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';

/**
 * Limits a filter to the fees on an invoice, if `invoiceId` is given. Returns undefined if there is no fee invoice with this ID, or if no fee
 * on it can match.
 */
export const limitedToInvoice = async (
  billing: Pick<BillingStore, 'listInvoices'>,
  filter: FeeFilter,
  invoiceId: InvoiceId | undefined,
): Promise<FeeFilter | undefined> => {
  if (invoiceId === undefined) return filter;
  const { platformId } = filter;
  const named = { invoiceId, kind: 'fees', ...(platformId !== undefined && { platformId }) } as const;
  const [found] = (await billing.listInvoices(named, { limit: 1 })).items;
  if (!found || !isFeeInvoice(found.invoice)) return undefined;
  const lines = feesOnInvoice(found.platformId, modeOf(found.invoice), found.invoice);
  const isOther =
    (filter.mode ?? lines.mode) !== lines.mode || (filter.currency ?? lines.currency) !== lines.currency;
  if (isOther) return undefined;
  const since = Math.max(filter.since ?? -Infinity, lines.since ?? -Infinity);
  const until = Math.min(filter.until ?? Infinity, lines.until ?? Infinity);
  return since > until ? undefined : { ...filter, ...lines, since, until };
};
