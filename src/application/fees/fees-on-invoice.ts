import { feesOn } from '../../domain/fees/fee-invoicing.ts';
import { modeOf } from '../../domain/billing/invoice-list.ts';
import { isOfFees } from '../../domain/billing/invoice.ts';
import type { FeeFilter } from '../../domain/fees/fee-list.ts';
import type { InvoiceId } from '../../domain/shared/ids.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';

/**
 * Returns a filter that is limited to the fees on an invoice, if one is given; undefined if there is no such invoice over fees, or if no
 * fee on it can match.
 */
export const onInvoice = async (
  billing: Pick<BillingStore, 'listInvoices'>,
  filter: FeeFilter,
  invoiceId: InvoiceId | undefined,
): Promise<FeeFilter | undefined> => {
  if (invoiceId === undefined) return filter;
  const { platformId } = filter;
  const named = { invoiceId, kind: 'fees', ...(platformId !== undefined && { platformId }) } as const;
  const [found] = (await billing.listInvoices(named, { limit: 1 })).items;
  if (!found || !isOfFees(found.invoice)) return undefined;
  const lines = feesOn(found.platformId, modeOf(found.invoice), found.invoice);
  const isOther =
    (filter.mode ?? lines.mode) !== lines.mode || (filter.currency ?? lines.currency) !== lines.currency;
  if (isOther) return undefined;
  const since = Math.max(filter.since ?? -Infinity, lines.since ?? -Infinity);
  const until = Math.min(filter.until ?? Infinity, lines.until ?? Infinity);
  return since > until ? undefined : { ...filter, ...lines, since, until };
};
