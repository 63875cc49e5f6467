import { paidOf } from '../fees/fee-payment.ts';
import type { IssuedFeeInvoice } from './fee-invoice-verification.ts';
import { balanceOf, balancesOf, isOfFeePayment, type LedgerTransaction } from './transaction.ts';
import type { LedgerDifference } from './verification.ts';

/** Fee invoices that were read before and after the transactions: a payment is recorded in the commit of its transaction. */
interface ReadInvoices {
  readonly before: readonly IssuedFeeInvoice[];
  readonly after: readonly IssuedFeeInvoice[];
}

/**
 * Compares the payments of fee invoices with their transactions. An invoice that changed meanwhile is compared the next time; a
 * transaction whose invoice does not exist is a difference.
 */
export const feePaymentDifferences = (
  { before, after }: ReadInvoices,
  transactions: readonly LedgerTransaction[],
): readonly LedgerDifference[] => {
  const booked = Map.groupBy(transactions.filter(isOfFeePayment), ({ cause }) => cause.invoiceId);
  const versions = new Map(after.map(({ invoice }) => [invoice.invoiceId, invoice.version]));
  const received = (id: IssuedFeeInvoice['invoice']['invoiceId']): number =>
    balanceOf(balancesOf((booked.get(id) ?? []).flatMap(({ postings }) => postings)), 'bank');
  const unchanged = before.filter(({ invoice }) => versions.get(invoice.invoiceId) === invoice.version);
  const ofInvoices = unchanged.map(({ platformId, invoice }): LedgerDifference => {
    const { invoiceId: id, total } = invoice;
    const named = { kind: 'fee_payment', id, platformId, currency: total.currency, account: 'bank' } as const;
    return { ...named, ledger: received(id), expected: paidOf(invoice) };
  });
  const ofNone = [...booked].flatMap(([id, [first]]): readonly LedgerDifference[] => {
    if (versions.has(id) || !first) return [];
    const { cause, currency } = first;
    const named = {
      kind: 'fee_payment',
      id,
      platformId: cause.platformId,
      currency,
      account: 'bank',
    } as const;
    return [{ ...named, ledger: received(id), expected: 0 }];
  });
  return [...ofInvoices, ...ofNone].filter(({ ledger, expected }) => ledger !== expected);
};
