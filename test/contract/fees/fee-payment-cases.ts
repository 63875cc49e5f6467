import { isFeeInvoice } from '../../../src/domain/billing/invoice.ts';
import type { FeeInvoice } from '../../../src/domain/fees/fee-invoice.ts';
import { overdueFrom } from '../../../src/domain/fees/fee-payment.ts';
import { dayMs } from '../../../src/domain/shared/calendar.ts';
import { aFeePayment, aPaymentOf, aReversalIn } from '../../support/builders/fees/fee-payment-builders.ts';
import { platformId } from '../../support/builders/builders.ts';
import { afterMonth, aFeeInvoice, anInvoicing } from '../../support/builders/fees/fee-invoice-builders.ts';
import { aMail, aNote, mailId } from '../../support/builders/staff-builders.ts';
import type { ContractCase } from '../../support/contract.ts';
import { effectsOf } from '../../support/effects.ts';
import { policiesIn, type OpenWorld } from '../world.ts';
import { shop, type FeeView } from './fee-invoice-cases.ts';

/** Issues an invoice over 49.00 EUR. */
const issued = async (view: FeeView): Promise<FeeInvoice> => {
  const invoicing = anInvoicing(await (await shop(view))(1));
  expect(await view.feeStore.invoice(invoicing)).toBe('committed');
  if (!invoicing.issued) throw new Error('no invoice');
  return invoicing.issued.invoice;
};

/** Everything that a payment writes. */
const everything = async (view: FeeView) => ({
  invoices: (await view.billing.listInvoices({}, { limit: 10 })).items
    .map(({ invoice }) => invoice)
    .filter(isFeeInvoice),
  bank: (await view.ledgerStore.list({ account: 'bank' }, { limit: 10 })).items,
  totals: (await view.ledgerStore.totals()).filter(({ account }) => account === 'bank'),
  notes: (await view.auditLog.list({}, { limit: 10 })).items.length,
});

/** The promises of `FeeStore` about payments of invoices. */
export const feePaymentCases = (open: OpenWorld<FeeView>): readonly ContractCase[] => {
  const policy = policiesIn(open);
  return [
    policy('stores a payment with its invoice, transaction and note, and its reversal, too', async (view) => {
      const invoice = await issued(view);
      const effects = effectsOf({ audit: aNote({}, 61) });
      const payment = aFeePayment({ amount: 4_900 });
      const paying = { ...aPaymentOf(invoice, payment), effects };
      expect(await view.feeStore.changeInvoice(paying)).toBe('changed');
      expect(paying.invoice.status).toBe('paid');
      expect(await everything(view)).toMatchObject({
        ...{ invoices: [paying.invoice], bank: paying.transactions, notes: 1 },
        totals: [{ debits: 4_900, credits: 0 }],
      });
      expect((await view.billing.listInvoices({ status: 'open' }, { limit: 10 })).items).toEqual([]);
      const reversal = aReversalIn(paying.invoice, payment);
      expect(await view.feeStore.changeInvoice(reversal)).toBe('changed');
      const { invoices, totals } = await everything(view);
      expect([invoices, totals]).toMatchObject([[reversal.invoice], [{ debits: 4_900, credits: 4_900 }]]);
      expect((await view.billing.listInvoices({ status: 'open' }, { limit: 10 })).items).toHaveLength(1);
    }),

    policy('queues the emails of a change of an invoice with it, and none of a stale one', async (view) => {
      const invoice = await issued(view);
      const change = (n: number) => ({
        ...{ platformId: platformId(), invoice: { ...invoice, reminders: 1, version: invoice.version + 1 } },
        ...{ transactions: [], guards: { version: invoice.version } },
        effects: effectsOf({ mails: [aMail({}, n)], audit: aNote({}, n) }),
      });
      const stale = { ...change(62), guards: { version: invoice.version + 1 } };
      expect(await view.feeStore.changeInvoice(stale)).toBe('guard-failed');
      expect(await view.feeStore.changeInvoice(change(63))).toBe('changed');
      const claim = { token: 'any', now: afterMonth, until: afterMonth + dayMs };
      const queued = await view.mailQueue.claim(claim, 10);
      expect(queued.map(({ mail }) => mail.mailId)).toEqual([mailId(63)]);
    }),

    policy('stores nothing of a payment that was decided on another version of the invoice', async (view) => {
      const invoice = await issued(view);
      const before = await everything(view);
      const effects = effectsOf({ audit: aNote({}, 61) });
      const stale = { ...aPaymentOf(invoice), guards: { version: invoice.version + 1 }, effects };
      expect(await view.feeStore.changeInvoice(stale)).toBe('guard-failed');
      expect(await view.feeStore.changeInvoice(aPaymentOf(aFeeInvoice({}, 9)))).toBe('guard-failed');
      expect(await everything(view)).toEqual(before);
    }),

    policy(
      'records one payment when ten callers pay an invoice at the same time',
      async (view, concurrently) => {
        const invoice = await issued(view);
        const outcomes = await concurrently(10, ({ feeStore }, n) =>
          feeStore.changeInvoice(aPaymentOf(invoice, aFeePayment({}, n), n)),
        );
        expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1);
        const { invoices, bank } = await everything(view);
        expect([invoices[0]?.payments.length, bank.length]).toEqual([1, 1]);
      },
    ),

    policy('lists the invoices that are overdue at a time', async (view) => {
      const invoice = await issued(view);
      const overdue = async (overdueAt: number) =>
        (await view.billing.listInvoices({ overdueAt }, { limit: 10 })).items.length;
      expect(await overdue(overdueFrom(invoice) - 1)).toBe(0);
      expect(await overdue(overdueFrom(invoice))).toBe(1);
      await view.feeStore.changeInvoice(aPaymentOf(invoice, aFeePayment({ amount: 4_900 })));
      expect(await overdue(invoice.dueAt + dayMs)).toBe(0);
    }),
  ];
};
