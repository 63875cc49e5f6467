import type { z } from 'zod';
import type { PlanChangeRecord } from '../../../domain/platforms/plan-history.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { InvoiceId } from '../../../domain/shared/ids.ts';
import type { InvoiceQuery, StaffInvoices } from '../../../ports/driving/staff/staff-invoices.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { instantOf, momentOf } from '../vocabulary/fields.ts';
import { staffInvoiceView } from './billing.views.ts';
import { documentReply, type DocumentStyle } from './document/invoice-document.ts';
import { readPlanHistory } from './plan-history.contract.ts';
import * as routes from './staff-invoices.contract.ts';

type Query = z.output<typeof routes.totalInvoices.query>;

const invoiceQuery = ({ invoiceId, since, until, overdue, ...query }: Query): InvoiceQuery => ({
  ...query,
  ...(overdue && { overdue }),
  ...(invoiceId !== undefined && { invoiceId: InvoiceId(invoiceId) }),
  ...(since !== undefined && { since: instantOf(since) }),
  ...(until !== undefined && { until: momentOf(until) }),
});

const changeView = ({ at, cause, before, after }: PlanChangeRecord) => ({
  at: timestamp(at),
  cause,
  before: { tier: before.tier, addOns: [...before.addOns] },
  after: { tier: after.tier, addOns: [...after.addOns] },
});

export const staffInvoiceEndpoints = (dependencies: StaffInvoices & DocumentStyle): readonly Endpoint[] => [
  endpoint(routes.listAllInvoices, async ({ query: { limit, cursor, ...query } }) => {
    const after = cursor === undefined ? {} : { cursor };
    const page = await dependencies.listAllInvoices({ ...invoiceQuery(query), limit, ...after });
    if (!page.ok) return page;
    const { invoices, nextCursor } = page.value;
    return { status: 200, body: { data: invoices.map(staffInvoiceView), pagination: { limit, nextCursor } } };
  }),

  endpoint(routes.totalInvoices, async ({ query }) => {
    const added = await dependencies.totalInvoices(invoiceQuery(query));
    if (!added.ok) return added;
    const { totals, isComplete } = added.value;
    return { status: 200, body: { data: [...totals], complete: isComplete } };
  }),

  endpoint(readPlanHistory, async ({ params: { platform }, query: { limit } }) => {
    const found = await dependencies.readPlanHistory({ platform, limit });
    return found.ok ? { status: 200, body: { data: found.value.map(changeView) } } : found;
  }),

  endpoint(routes.downloadInvoiceForStaff, async ({ params: { platform, invoiceId }, mediaType }) => {
    const found = await dependencies.readInvoiceForStaff({ platform, invoiceId: InvoiceId(invoiceId) });
    return found.ok ? documentReply(found.value, dependencies, mediaType) : found;
  }),
];
