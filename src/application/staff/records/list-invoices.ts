import { totalsOf, type InvoiceFilter } from '../../../domain/billing/invoice-list.ts';
import type { Invoice } from '../../../domain/billing/invoice.ts';
import { ok } from '../../../domain/shared/result.ts';
import type { BillingStore } from '../../../ports/driven/billing/billing-store.ts';
import type { Clock } from '../../../ports/driven/shared/environment.ts';
import type { ListPlace } from '../../../ports/driven/shared/list-page.ts';
import type { PlatformRegistry } from '../../../ports/driven/platforms/platform-registry.ts';
import type {
  InvoiceQuery,
  ListAllInvoices,
  TotalInvoices,
} from '../../../ports/driving/staff/staff-invoices.ts';
import { namedPlatform } from '../../platforms/named-platform.ts';
import { pageOf, type Cursors } from './record-page.ts';

interface Dependencies {
  readonly billing: BillingStore;
  readonly registry: PlatformRegistry;
  readonly clock: Clock;
}

/** Returns the filter with the ID of the platform; undefined if there is no such platform. */
const filterOf = async (
  { registry, clock }: Pick<Dependencies, 'registry' | 'clock'>,
  { platform, overdue, ...query }: InvoiceQuery,
): Promise<InvoiceFilter | undefined> => {
  const requested = { ...query, ...(overdue && { overdueAt: clock.now() }) };
  if (platform === undefined) return requested;
  const named = await namedPlatform(registry, platform);
  return named && { ...requested, platformId: named.platform.platformId };
};

export const listAllInvoices =
  ({ billing, registry, clock, ...cursors }: Dependencies & Cursors): ListAllInvoices =>
  async ({ limit, cursor, ...requested }) => {
    const filter = await filterOf({ registry, clock }, requested);
    if (!filter) return ok({ invoices: [], nextCursor: null });
    const { overdueAt: _, ...asked } = filter;
    const question = { ...asked, ...(requested.overdue && { overdue: true }) };
    const page = await pageOf(cursors, { list: 'staff-invoices', filter: question, cursor }, (after) =>
      billing.listInvoices(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const ids = [...new Set(items.map(({ platformId }) => platformId))];
    const found = await Promise.all(ids.map((id) => registry.find(id)));
    const platforms = new Map(found.flatMap((one) => (one ? [[one.platform.platformId, one.platform]] : [])));
    const invoices = items.flatMap((item) => {
      const platform = platforms.get(item.platformId);
      return platform ? [{ ...item, platform }] : [];
    });
    return ok({ invoices, nextCursor });
  };

/** The reads for one sum: at most 50,000 invoices are added up, and fewer if the filter leaves some pages partly filled. */
const pages = { max: 50, limit: 1_000 } as const;

export const totalInvoices =
  ({ billing, ...reading }: Dependencies): TotalInvoices =>
  async (requested) => {
    const filter = await filterOf(reading, requested);
    const found: Invoice[] = [];
    let after: ListPlace | undefined;
    for (let read = 0; filter && read < pages.max; read++) {
      const page = await billing.listInvoices(filter, { limit: pages.limit, ...(after && { after }) });
      found.push(...page.items.map(({ invoice }) => invoice));
      after = page.next;
      if (!after) break;
    }
    return ok({ totals: totalsOf(found), isComplete: after === undefined });
  };
