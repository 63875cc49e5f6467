import { seriesOf } from '../fees/fee-invoicing.ts';
import { paymentModes } from '../billing/invoice-list.ts';
import type { Instant } from '../shared/calendar.ts';
import type { IssuedFeeInvoice } from './fee-invoice-verification.ts';
import type { LedgerDifference } from './verification.ts';

/** The series of a number, and the position in it: `LF-2026-000001` is the first of `LF-2026`. */
const placeOf = ({ invoice: { number } }: IssuedFeeInvoice) => {
  const end = number.lastIndexOf('-');
  return { series: number.slice(0, end), position: Number(number.slice(end + 1)) };
};

/** Returns the series of invoices, and those of the current year, which may have lost all of theirs. */
export const seriesIn = (invoices: readonly IssuedFeeInvoice[], now: Instant): readonly string[] => [
  ...new Set([
    ...invoices.map((issued) => placeOf(issued).series),
    ...paymentModes.map((mode) => seriesOf(mode, now)),
  ]),
];

interface ReadInvoices {
  readonly before: readonly IssuedFeeInvoice[];
  readonly after: readonly IssuedFeeInvoice[];
}

/**
 * Compares the numbers of fee invoices with how many were issued in each series: each number up to that is on one invoice, and a later one on
 * none. `counted` must be read between the invoices `before` and `after`, so invoices that are issued meanwhile make no difference.
 */
export const numberDifferences = (
  counted: ReadonlyMap<string, number>,
  { before, after }: ReadInvoices,
): readonly LedgerDifference[] => {
  const found = Map.groupBy(after, ({ invoice: { number } }) => number);
  const differenceOf = (id: string, expected: number): LedgerDifference => ({
    ...{ kind: 'fee_invoice_number', id, currency: '' },
    ...{ ledger: found.get(id)?.length ?? 0, expected },
  });
  const uncounted = before
    .filter((issued) => placeOf(issued).position > (counted.get(placeOf(issued).series) ?? 0))
    .map(({ invoice: { number } }) => number);
  return [
    ...[...counted].flatMap(([series, issued]) =>
      Array.from({ length: issued }, (_, n) =>
        differenceOf(`${series}-${String(n + 1).padStart(6, '0')}`, 1),
      ),
    ),
    ...[...new Set(uncounted)].map((id) => differenceOf(id, 0)),
  ].filter(({ ledger, expected }) => ledger !== expected);
};
