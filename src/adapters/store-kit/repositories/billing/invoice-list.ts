import {
  matchesInvoice,
  type InvoiceFilter,
  type ListedInvoice,
} from '../../../../domain/billing/invoice-list.ts';
import type { BillingStore } from '../../../../ports/driven/billing/billing-store.ts';
import type { ListPage } from '../../../../ports/driven/shared/list-page.ts';
import { invoices, referenceOf } from '../../collections/billing.ts';
import type { Kernel } from '../../kernel.ts';
import { listed, type Walk } from '../shared/list-walk.ts';

const { byTime, byOwed, byStatus, ofPlatform, byId } = invoices.indexes;

/** Returns the index that leaves the fewest invoices to examine. */
const wayTo = ({
  invoiceId,
  platformId,
  status,
  overdueAt,
}: InvoiceFilter): Pick<Walk<ListedInvoice>, 'index'> & { readonly equal: readonly (string | number)[] } => {
  if (invoiceId !== undefined) return { index: byId, equal: [invoiceId] };
  if (platformId !== undefined) return { index: ofPlatform, equal: [platformId] };
  if (overdueAt !== undefined) return { index: byOwed, equal: [1] };
  return status === undefined ? { index: byTime, equal: [] } : { index: byStatus, equal: [status] };
};

export const listOfInvoices = (
  kernel: Kernel,
  filter: InvoiceFilter,
  request: Parameters<BillingStore['listInvoices']>[1],
): Promise<ListPage<ListedInvoice>> => {
  const { index, equal } = wayTo(filter);
  const { since: from, until } = filter;
  const bounds = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
  return listed(
    kernel,
    {
      index,
      range: { equal, descending: true, ...bounds },
      wanted: (invoice) => matchesInvoice(filter, invoice),
      placeOf: (invoice) => ({ at: invoice.invoice.settledAt, id: referenceOf(invoice) }),
    },
    request,
  );
};
