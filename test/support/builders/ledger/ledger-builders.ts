import { modeOf } from '../../../../src/domain/billing/invoice-list.ts';
import { invoiceBookings, type Booking } from '../../../../src/domain/ledger/invoice-bookings.ts';
import {
  balancesOf,
  type Balances,
  type LedgerTransaction,
  type PaymentTransaction,
} from '../../../../src/domain/ledger/transaction.ts';
import type { PaymentEvent } from '../../../../src/domain/billing/payment-event.ts';
import { InvoiceId, LedgerTransactionId } from '../../../../src/domain/shared/ids.ts';
import { noon, platformId } from '../builders.ts';

export const ledgerTransactionId = (n: number) => LedgerTransactionId(`txn_${String(n).padStart(26, '0')}`);

/** Books at noon, with IDs that begin after a number. */
export const booking = (after = 0, changes: Partial<Booking> = {}): Booking => {
  let last = after;
  return { now: noon, taxPercent: 19, nextId: () => ledgerTransactionId(++last), ...changes };
};

/** Books events as they arrive, each in a commit of its own. */
export const bookedInTurn = (
  events: readonly PaymentEvent[],
  changes: Partial<Booking> = {},
): readonly PaymentTransaction[] => {
  let booked: readonly PaymentTransaction[] = [];
  const known: PaymentEvent[] = [];
  for (const event of events) {
    known.push(event);
    const account = { platformId: platformId(), events: known, booked };
    booked = [...booked, ...invoiceBookings(account, booking(booked.length, changes))];
  }
  return booked;
};

/** The balances of each mode and currency, such as `test EUR`. */
export const balancesIn = (transactions: readonly LedgerTransaction[]): Readonly<Record<string, Balances>> =>
  Object.fromEntries(
    [...Map.groupBy(transactions, ({ mode, currency }) => `${mode} ${currency}`)].map(([name, some]) => [
      name,
      balancesOf(some.flatMap(({ postings }) => postings)),
    ]),
  );

/** The cause of each transaction; an event has at most one transaction in each currency. */
export const causesIn = (transactions: readonly PaymentTransaction[]): readonly string[] =>
  transactions.map(({ cause, currency }) => `${cause.provider} ${cause.providerEventId} ${currency}`);

/** The nth transaction, of an invoice of the first platform that was paid at noon. */
export const aTransaction = (changes: Partial<PaymentTransaction> = {}, n = 1): PaymentTransaction => {
  const provider = changes.cause?.provider ?? 'sandbox';
  return {
    transactionId: ledgerTransactionId(n),
    mode: modeOf({ provider }),
    currency: 'EUR',
    at: noon + n,
    bookedAt: noon + n,
    cause: {
      kind: 'invoice_paid',
      platformId: platformId(),
      invoiceId: InvoiceId(`inv_${n}`),
      provider,
      providerEventId: `event-${n}`,
    },
    postings: [
      { account: 'provider_clearing', amount: 4_900 },
      { account: 'tax_payable', amount: -782 },
      { account: 'deferred_revenue', amount: -4_118 },
    ],
    taxPercent: 19,
    ...changes,
  };
};
