import { modeOf } from '../billing/invoice-list.ts';
import type { FeeInvoice } from '../fees/fee-invoice.ts';
import type { Fee } from '../fees/fee.ts';
import type { PlatformId } from '../shared/ids.ts';
import { balanceOf, balancesOf, isOfFeeInvoice, type LedgerTransaction } from './transaction.ts';
import type { LedgerDifference } from './verification.ts';

export interface IssuedFeeInvoice {
  readonly platformId: PlatformId;
  readonly invoice: FeeInvoice;
}

const lastMonth = ({ invoice }: IssuedFeeInvoice): string => invoice.fees.months[1];
const accountOf = (platformId: PlatformId, mode: string, currency: string): string =>
  `${platformId} ${mode} ${currency}`;
const accountOfInvoice = ({ platformId, invoice }: IssuedFeeInvoice): string =>
  accountOf(platformId, modeOf(invoice), invoice.total.currency);

/** Returns transactions of the tax of fee invoices that do not exist. `invoices` must be read after `transactions`. */
export const lostInvoiceDifferences = (
  invoices: readonly IssuedFeeInvoice[],
  transactions: readonly LedgerTransaction[],
): readonly LedgerDifference[] => {
  const known = new Set(invoices.map(({ invoice }) => invoice.invoiceId));
  return transactions
    .filter(isOfFeeInvoice)
    .filter(({ cause }) => !known.has(cause.invoiceId))
    .map(({ cause: { invoiceId: id, platformId }, currency, postings }) => ({
      ...{ kind: 'fee_invoice', id, platformId, currency, account: 'tax_payable', expected: 0 },
      ledger: balanceOf(balancesOf(postings), 'tax_payable'),
    }));
};

/**
 * Compares fee invoices with the fees since the previous invoice, and with the transactions of their tax. Together with the
 * comparison of fees with their transactions this proves that no fee is on two invoices. `fees` and `transactions` must be read after `invoices`.
 */
export const feeInvoiceDifferences = (
  invoices: readonly IssuedFeeInvoice[],
  fees: readonly Fee[],
  transactions: readonly LedgerTransaction[],
): readonly LedgerDifference[] => {
  const owed = Map.groupBy(fees, ({ platformId, mode, currency }) => accountOf(platformId, mode, currency));
  const taxes = Map.groupBy(transactions.filter(isOfFeeInvoice), ({ cause }) => cause.invoiceId);
  return [...Map.groupBy(invoices, accountOfInvoice)].flatMap(([account, some]) => {
    const inOrder = some.toSorted((one, other) => (lastMonth(one) < lastMonth(other) ? -1 : 1));
    return inOrder.flatMap((issued, n): readonly LedgerDifference[] => {
      const { platformId, invoice } = issued;
      const before = inOrder[n - 1];
      const own = (owed.get(account) ?? []).filter(
        ({ month }) => month <= lastMonth(issued) && (!before || month > lastMonth(before)),
      );
      const sum = own.reduce((total, { amount }) => total + amount, 0);
      const postings = (taxes.get(invoice.invoiceId) ?? []).flatMap((transaction) => transaction.postings);
      const { amount, currency } = invoice.total;
      const named = { kind: 'fee_invoice', id: invoice.invoiceId, platformId, currency } as const;
      const tax = balanceOf(balancesOf(postings), 'tax_payable');
      const compared: readonly LedgerDifference[] = [
        { ...named, account: 'receivables', ledger: sum, expected: amount },
        { ...named, account: 'tax_payable', ledger: tax, expected: 0 - invoice.tax },
      ];
      return compared.filter(({ ledger, expected }) => ledger !== expected);
    });
  });
};
