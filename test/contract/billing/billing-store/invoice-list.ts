import type { ListedInvoice } from '../../../../src/domain/billing/invoice-list.ts';
import { invoicesOf, type PlanInvoice } from '../../../../src/domain/billing/invoice.ts';
import type { BillingCommit } from '../../../../src/ports/driven/billing/billing-store.ts';
import type { Instant } from '../../../../src/domain/shared/calendar.ts';
import type { InvoiceId } from '../../../../src/domain/shared/ids.ts';
import { aCheckout, anAccount, paymentEvents } from '../../../support/builders/billing-builders.ts';
import { aPlatform, noon, platformId } from '../../../support/builders/builders.ts';
import type { ContractCase } from '../../../support/contract.ts';
import { noEffects } from '../../../support/effects.ts';
import { policiesIn, type OpenWorld } from '../../world.ts';
import { at, type BillingView } from './stage.ts';

/** The invoice of a platform that was paid at a time. */
const anInvoice = (n: number, settledAt: Instant, changes: Partial<PlanInvoice> = {}): PlanInvoice => {
  const [invoice] = invoicesOf([paymentEvents.paid(aCheckout({ platformId: platformId(n) }, n), settledAt)]);
  if (!invoice) throw new Error('no invoice');
  return { ...invoice, ...changes };
};

const put = (invoice: PlanInvoice) => ({ invoiceId: invoice.invoiceId, invoice });

/** Commits changes of the list, on the version of the account. */
const listing = (n: number, version: number, invoices: BillingCommit['invoices'] = []): BillingCommit => ({
  account: anAccount({ platformId: platformId(n), version: version + 1 }),
  invoices,
  effects: noEffects,
  guards: { account: version, platform: 1 },
});

const accounts = async (
  { billing, registry }: BillingView,
  ...platforms: readonly number[]
): Promise<void> => {
  for (const n of platforms) {
    await registry.register({ platform: aPlatform({}, n), credentials: [], effects: noEffects });
    const owned = { platformId: platformId(n) };
    const checkout = aCheckout(owned, n);
    const guards = { account: 'absent' } as const;
    await billing.open({ checkout, account: anAccount(owned), guards, effects: noEffects });
  }
};

const idsOf = (items: readonly ListedInvoice[]): readonly InvoiceId[] =>
  items.map(({ invoice }) => invoice.invoiceId);

const first = anInvoice(1, noon);
const second = anInvoice(2, noon + 1_000, { status: 'unpaid' });
const third = anInvoice(1, noon + 2_000, { provider: 'stripe' });
const fourth = anInvoice(2, noon + 2_000);

/** Four invoices of two platforms. */
const four = async (view: BillingView): Promise<void> => {
  await accounts(view, 1, 2);
  await view.billing.commit(listing(1, 1, [put(first), put(third)]));
  await view.billing.commit(listing(2, 1, [put(second), put(fourth)]));
};

/** The list of invoices, and the accounts that are older than it. */
export const invoiceListPolicies = (open: OpenWorld<BillingView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('lists the invoices of all platforms, the latest first, page by page', async (view) => {
      const { billing } = view;
      expect(await billing.listInvoices({}, { limit: 10 })).toEqual({ items: [] });
      await four(view);
      const { items, next } = await billing.listInvoices({}, { limit: 10 });
      expect(items).toEqual([
        { platformId: platformId(2), invoice: fourth },
        { platformId: platformId(1), invoice: third },
        { platformId: platformId(2), invoice: second },
        { platformId: platformId(1), invoice: first },
      ]);
      expect(next).toBeUndefined();
      const page = await billing.listInvoices({}, { limit: 1 });
      expect(idsOf(page.items)).toEqual([fourth.invoiceId]);
      const rest = await billing.listInvoices({}, { limit: 10, ...(page.next && { after: page.next }) });
      expect(idsOf(rest.items)).toEqual([third, second, first].map(({ invoiceId }) => invoiceId));
    }),

    policy('finds invoices by platform, ID, status, mode and period', async (view) => {
      await four(view);
      const found = async (filter: Parameters<BillingView['billing']['listInvoices']>[0]) =>
        idsOf((await view.billing.listInvoices(filter, { limit: 10 })).items);
      expect(await found({ platformId: platformId(1) })).toEqual([third.invoiceId, first.invoiceId]);
      expect(await found({ platformId: platformId(1), status: 'unpaid' })).toEqual([]);
      expect(await found({ invoiceId: second.invoiceId })).toEqual([second.invoiceId]);
      expect(await found({ invoiceId: second.invoiceId, platformId: platformId(1) })).toEqual([]);
      expect(await found({ status: 'unpaid' })).toEqual([second.invoiceId]);
      expect(await found({ mode: 'live' })).toEqual([third.invoiceId]);
      expect(await found({ since: noon + 1, until: noon + 1_999 })).toEqual([second.invoiceId]);
      expect(await found({ status: 'paid', until: noon + 1_999 })).toEqual([first.invoiceId]);
      expect(await found({ platformId: platformId(2), since: noon + 1_001 })).toEqual([fourth.invoiceId]);
      const page = await view.billing.listInvoices({ status: 'paid' }, { limit: 1 });
      const after = page.next && { after: page.next };
      const { items } = await view.billing.listInvoices({ status: 'paid' }, { limit: 1, ...after });
      expect(idsOf(items)).toEqual([third.invoiceId]);
    }),

    policy(
      'replaces an invoice whose status changes, and removes one that no event reports',
      async (view) => {
        const { billing } = view;
        await four(view);
        const refunded: PlanInvoice = { ...first, status: 'refunded', settledAt: noon + 9_000 };
        const gone = { invoiceId: third.invoiceId, invoice: undefined };
        expect(await billing.commit(listing(1, 2, [put(refunded), gone]))).toBe('committed');
        expect((await billing.listInvoices({ platformId: platformId(1) }, { limit: 10 })).items).toEqual([
          { platformId: platformId(1), invoice: refunded },
        ]);
        expect((await billing.listInvoices({ status: 'paid' }, { limit: 10 })).items).toEqual([
          { platformId: platformId(2), invoice: fourth },
        ]);
      },
    ),

    policy('changes no invoice if the account has changed since the decision', async (view) => {
      const { billing } = view;
      await four(view);
      const before = await billing.listInvoices({}, { limit: 10 });
      const late = listing(1, 1, [put({ ...first, status: 'refunded' })]);
      expect(await billing.commit(late)).toBe('guard-failed');
      expect(await billing.listInvoices({}, { limit: 10 })).toEqual(before);
    }),

    policy('has an account come due until its invoices are listed', async (view) => {
      const { billing, registry } = view;
      await accounts(view, 1);
      await registry.register({ platform: aPlatform({}, 2), credentials: [], effects: noEffects });
      const owned = { platformId: platformId(2) };
      const { invoicesListed: _, ...older } = anAccount(owned);
      const checkout = aCheckout(owned, 2);
      const guards = { account: 'absent' } as const;
      await billing.open({ checkout, account: older, guards, effects: noEffects });
      expect(await billing.due(at(noon), 10)).toEqual([platformId(2)]);
      await billing.commit(listing(2, 1));
      expect(await billing.due(at(noon), 10)).toEqual([]);
    }),
  ];
};
