import { modeOf } from '../billing/invoice-list.ts';
import type { IssuedFeeInvoice } from './fee-invoice-verification.ts';
import {
  balanceOf,
  balancesOf,
  isOfFeePayment,
  type FeePaymentTransaction,
  type LedgerTransaction,
} from './transaction.ts';
import type { FeePaymentId } from '../shared/ids.ts';
import type { LedgerDifference } from './verification.ts';

/** Fee invoices that were read before and after the transactions: a payment is recorded in the commit of its transaction. */
interface ReadInvoices {
  readonly before: readonly IssuedFeeInvoice[];
  readonly after: readonly IssuedFeeInvoice[];
}

type Named = Omit<LedgerDifference, 'ledger' | 'expected'>;
type Entry = readonly [Named, number];

/** Names a payment or its reversal: each is booked once, in the mode and the currency of its invoice. */
const named = (
  { kind, platformId, invoiceId, paymentId }: FeePaymentTransaction['cause'],
  mode: string,
  currency: string,
): Named => ({
  ...{ kind: 'fee_payment', platformId, currency, account: 'bank' },
  id: `${mode} ${invoiceId} ${paymentId}${kind === 'fee_payment_reversed' ? ' reversed' : ''}`,
});

const entriesOf = ({ platformId, invoice }: IssuedFeeInvoice): readonly Entry[] => {
  const { invoiceId, total, payments } = invoice;
  const entry = (kind: FeePaymentTransaction['cause']['kind'], paymentId: FeePaymentId) =>
    named({ kind, platformId, invoiceId, paymentId }, modeOf(invoice), total.currency);
  return payments.flatMap(({ paymentId, amount, reversed }): readonly Entry[] => [
    [entry('fee_invoice_paid', paymentId), amount],
    ...(reversed ? ([[entry('fee_payment_reversed', paymentId), -amount]] as const) : []),
  ]);
};

const bookedIn = ({ cause, mode, currency, postings }: FeePaymentTransaction): Entry => [
  named(cause, mode, currency),
  balanceOf(balancesOf(postings), 'bank'),
];

const keyOf = ([{ id, currency }]: Entry): string => `${id} ${currency}`;
const sumOf = (entries: readonly Entry[] = []): number =>
  entries.reduce((sum, [, amount]) => sum + amount, 0);

/**
 * Compares each payment of fee invoices, and each reversal, with its transaction. An invoice that changed meanwhile is compared the next time; a
 * transaction whose invoice or payment does not exist is a difference.
 */
export const feePaymentDifferences = (
  { before, after }: ReadInvoices,
  transactions: readonly LedgerTransaction[],
): readonly LedgerDifference[] => {
  const read = new Map(before.map(({ invoice }) => [invoice.invoiceId, invoice.version]));
  const unchanged = after.filter(({ invoice }) => read.get(invoice.invoiceId) === invoice.version);
  const compared = new Set(unchanged.map(({ invoice }) => invoice.invoiceId));
  const changed = new Set(
    after.map(({ invoice }) => invoice.invoiceId).filter((invoiceId) => !compared.has(invoiceId)),
  );
  const of = transactions.filter(isOfFeePayment).filter(({ cause }) => !changed.has(cause.invoiceId));
  const expected = Map.groupBy(unchanged.flatMap(entriesOf), keyOf);
  const booked = Map.groupBy(of.map(bookedIn), keyOf);
  const entries = new Map([...expected, ...booked]);
  return [...entries]
    .flatMap(([key, [first]]) =>
      first ? [{ ...first[0], ledger: sumOf(booked.get(key)), expected: sumOf(expected.get(key)) }] : [],
    )
    .filter((each) => each.ledger !== each.expected);
};
