import { totalInvoices } from '../../../../src/application/staff/records/list-invoices.ts';
import { invoicesOf } from '../../../../src/domain/billing/invoice.ts';
import type { BillingStore } from '../../../../src/ports/driven/billing/billing-store.ts';
import type { PlatformRegistry } from '../../../../src/ports/driven/platforms/platform-registry.ts';
import { aCheckout, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { valueOf } from '../../../support/outcomes.ts';

const items = invoicesOf([paymentEvents.paid(aCheckout(), noon)]).map((invoice) => ({
  platformId: platformId(),
  invoice,
}));

/** The totals of a list of so many pages. Each page contains one invoice. */
const totalsOfPages = async (pages: number) => {
  let read = 0;
  const billing: Pick<BillingStore, 'listInvoices'> = {
    listInvoices: async () =>
      ++read < pages ? { items, next: { at: noon - read, id: `in_${read}` } } : { items },
  };
  const stores = {
    billing: billing as BillingStore,
    registry: {} as PlatformRegistry,
    clock: { now: () => noon },
  };
  const { totals, isComplete } = valueOf(await totalInvoices(stores)({}));
  return { isComplete, invoices: totals.map(({ invoices }) => invoices), read };
};

describe('the totals of invoices', () => {
  it('are complete if all pages could be read', async () => {
    expect(await totalsOfPages(50)).toEqual({ isComplete: true, invoices: [50], read: 50 });
  });

  it('cover only what was read if there are more pages, and say so', async () => {
    expect(await totalsOfPages(51)).toEqual({ isComplete: false, invoices: [50], read: 50 });
  });
});
