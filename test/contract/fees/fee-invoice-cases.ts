import { isFeeInvoice } from '../../../src/domain/billing/invoice.ts';
import type { FeeAccount } from '../../../src/domain/fees/fee-account.ts';
import type { FeeInvoice } from '../../../src/domain/fees/fee-invoice.ts';
import { feesOnInvoice } from '../../../src/domain/fees/fee-invoicing.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import type { BillingStore } from '../../../src/ports/driven/billing/billing-store.ts';
import type { FeeStore } from '../../../src/ports/driven/fees/fee-store.ts';
import type { LedgerStore } from '../../../src/ports/driven/ledger/ledger-store.ts';
import { aRevoked, contentId, licenseId, noon, platformId } from '../../support/builders/builders.ts';
import { aCharge, aCredit } from '../../support/builders/fees/fee-builders.ts';
import { afterMonth, anInvoicing } from '../../support/builders/fees/fee-invoice-builders.ts';
import { aMail, aNote } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf, noEffects } from '../../support/effects.ts';
import { amendmentStage, type AmendmentView } from '../licensing/license-amendments/stage.ts';
import { policiesIn, type OpenWorld } from '../world.ts';

export type FeeView = AmendmentView & {
  readonly feeStore: FeeStore;
  readonly ledgerStore: LedgerStore;
  readonly billing: BillingStore;
};

const eur = { platformId: platformId(), mode: 'live', currency: 'EUR' } as const;

/** Returns a function that issues the nth licenses with a fee, and returns the account after them. */
export const shop = async (view: FeeView) => {
  const { offer } = await amendmentStage(view);
  return async (...numbers: readonly number[]) => {
    for (const n of numbers) {
      const opening = offer(n, { contentId: contentId(n) });
      const charge = aCharge(opening.candidate, n, { at: noon + n, limit: 1_000_000 });
      await view.ledger.open({ ...opening, charge });
    }
    const account = await view.feeStore.account(eur);
    if (!account) throw new Error('the platform has no fee account');
    return account;
  };
};

const invoicesIn = async ({ billing }: FeeView): Promise<readonly FeeInvoice[]> =>
  (await billing.listInvoices({}, { limit: 100 })).items.map(({ invoice }) => invoice).filter(isFeeInvoice);

/** Everything that an invoice writes. */
const everything = async (view: FeeView) => ({
  account: await view.feeStore.account(eur),
  invoices: await invoicesIn(view),
  issued: await view.feeStore.issuedIn('LF-2026'),
  transactions: (await view.ledgerStore.list({ cause: 'fees_invoiced' }, { limit: 100 })).items,
  totals: await view.ledgerStore.totals(),
  notes: (await view.auditLog.list({}, { limit: 100 })).items.length,
});

/** The promises of `FeeStore` about accounts and invoices. */
export const feeInvoiceCases = (open: OpenWorld<FeeView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('adds each fee and credit to the account of its platform, mode and currency', async (view) => {
      const sell = await shop(view);
      const open = { month: '2026-11', amount: 9_800, count: 2, since: noon + 1, until: noon + 2 };
      expect(await sell(1, 2)).toMatchObject({ ...eur, open: [open], version: 2 });
      expect(await view.feeStore.account({ ...eur, currency: 'USD' })).toBeUndefined();
      const license = await view.ledger.find(licenseId(1));
      if (license?.status !== 'active') throw new Error('the license is not active');
      const revoked = aRevoked(license);
      const credits = [aCredit(revoked, 9, { at: noon + 9 })];
      await view.ledger.close({ revoked, credits, effects: noEffects });
      expect((await view.feeStore.account(eur))?.open).toEqual([
        { ...open, amount: 4_900, count: 3, until: noon + 9 },
      ]);
    }),

    policy('finds an account when it is due, and not before', async (view) => {
      const account = await (await shop(view))(1);
      const dueAt = account.nextDue ?? NaN;
      expect(await view.feeStore.due(dueAt - 1, { limit: 10 })).toEqual([]);
      expect(await view.feeStore.due(dueAt, { limit: 10 })).toMatchObject([eur]);
      await view.feeStore.invoice(anInvoicing(account));
      expect(await view.feeStore.due(dueAt + 100 * dayMs, { limit: 10 })).toEqual([]);
    }),

    policy('finds accounts that are due page by page', async (view) => {
      const { offer } = await amendmentStage(view);
      for (const [n, currency] of ['USD', 'EUR', 'GBP'].entries()) {
        const opening = offer(n + 1, { contentId: contentId(n + 1) });
        const charge = aCharge(opening.candidate, n + 1, { limit: 1_000_000, currency });
        await view.ledger.open({ ...opening, charge });
      }
      const found: string[] = [];
      for (let after: FeeAccount | undefined; ;) {
        const [account] = await view.feeStore.due(afterMonth, { limit: 1, ...(after && { after }) });
        if (!account || found.length > 3) break;
        found.push(account.currency);
        after = account;
      }
      expect(found).toEqual(['EUR', 'GBP', 'USD']);
    }),

    policy('stores an invoice with account, number, transaction, note and email', async (view) => {
      const account = await (await shop(view))(1, 2);
      const effects = effectsOf({ audit: aNote({}, 51), mails: [aMail({}, 51)] });
      const invoicing = anInvoicing(account, 1, { effects });
      expect(await view.feeStore.invoice(invoicing)).toBe('committed');
      const invoice = invoicing.issued?.invoice;
      expect(await everything(view)).toMatchObject({
        ...{ account: invoicing.account, invoices: [invoice], issued: 1 },
        ...{ transactions: [invoicing.issued?.booking], notes: 1 },
      });
      const claim = { token: 'any', now: afterMonth, until: afterMonth + dayMs };
      expect(await view.mailQueue.claim(claim, 10)).toHaveLength(1);
      if (!invoice) throw new Error('no invoice');
      expect(
        (await view.feeStore.list(feesOnInvoice(platformId(), 'live', invoice), { limit: 10 })).items,
      ).toHaveLength(2);
    }),

    policy(
      'stores nothing if the account or the last number has changed since the decision',
      async (view) => {
        const account = await (await shop(view))(1);
        const before = await everything(view);
        const { version } = account;
        for (const guards of [
          { account: version - 1, issued: 0 },
          { account: version, issued: 1 },
        ]) {
          const effects = effectsOf({ audit: aNote({}, 51) });
          const outcome = await view.feeStore.invoice(anInvoicing(account, 1, { guards, effects }));
          expect(outcome).toBe('guard-failed');
        }
        expect(await everything(view)).toEqual(before);
      },
    ),

    policy(
      'issues one invoice when ten callers invoice an account at the same time',
      async (view, concurrently) => {
        const account = await (await shop(view))(1);
        const outcomes = await concurrently(10, async ({ feeStore }, n) =>
          feeStore.invoice(anInvoicing(account, n)),
        );
        expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength(1);
        const { invoices, issued, transactions } = await everything(view);
        expect([invoices.length, issued, transactions.length]).toEqual([1, 1, 1]);
      },
    ),

    policy('puts a fee that is recorded after the invoice of its month on the next one', async (view) => {
      const sell = await shop(view);
      await view.feeStore.invoice(anInvoicing(await sell(1)));
      expect((await sell(7)).open).toMatchObject([{ month: '2026-12', amount: 4_900, count: 1 }]);
      const [late] = (await view.feeStore.list({}, { limit: 1 })).items;
      expect(late).toMatchObject({ at: noon + 7, month: '2026-12' });
    }),

    policy('carries fees over without an invoice', async (view) => {
      const account = await (await shop(view))(1);
      const carried = { ...account, nextDue: afterMonth, version: account.version + 1 };
      const guards = { account: account.version, issued: 0 };
      expect(await view.feeStore.invoice({ account: carried, effects: noEffects, guards })).toBe('committed');
      expect(await everything(view)).toMatchObject({ account: carried, invoices: [], issued: 0 });
    }),
  ];
};
