import { disputeStatusIn } from '../billing/dispute.ts';
import { modeOf } from '../billing/invoice-list.ts';
import { inOrderOfTime, isOfInvoice, type InvoiceEvent } from '../billing/invoice.ts';
import type { PaymentEvent } from '../billing/payment-event.ts';
import type { Instant } from '../shared/calendar.ts';
import { InvoiceId, type LedgerTransactionId, type PlatformId } from '../shared/ids.ts';
import { currenciesOf, invoicePosition } from './invoice-position.ts';
import {
  hasPostings,
  isPayment,
  postingsBetween,
  type LedgerTransaction,
  type PaymentCauseKind,
  type PaymentTransaction,
} from './transaction.ts';

/** The events of a platform and the transactions that are booked of them. */
export interface Booked {
  readonly platformId: PlatformId;
  /** All events of the invoices that change, booked or not. */
  readonly events: readonly PaymentEvent[];
  readonly booked: readonly LedgerTransaction[];
}

export interface Booking {
  readonly now: Instant;
  /** For invoices without a transaction. */
  readonly taxPercent: number;
  readonly nextId: () => LedgerTransactionId;
}

const disputeCauses = { open: 'dispute_opened', lost: 'dispute_lost', won: 'dispute_won' } as const;

const causeKindOf = (event: InvoiceEvent): PaymentCauseKind => {
  if (event.type === 'invoice.refunded') return 'invoice_refunded';
  if (event.type === 'invoice.disputed') return disputeCauses[disputeStatusIn(event)];
  return event.total.amount < 0 ? 'invoice_credited' : 'invoice_paid';
};

const isCausedBy =
  ({ provider, providerEventId }: PaymentEvent) =>
  ({ cause }: Pick<PaymentTransaction, 'cause'>): boolean =>
    cause.provider === provider && cause.providerEventId === providerEventId;

/** Returns the transactions of one invoice, an event at a time: each is what its event adds to the position. */
const bookingsOfInvoice = (
  platformId: PlatformId,
  [first, ...rest]: readonly [InvoiceEvent, ...InvoiceEvent[]],
  booked: readonly PaymentTransaction[],
  { now, nextId, ...booking }: Booking,
): readonly PaymentTransaction[] => {
  const events = [first, ...rest];
  const invoiceId = InvoiceId(first.invoiceRef);
  const own = booked.filter(
    ({ cause }) => cause.invoiceId === invoiceId && cause.provider === first.provider,
  );
  const taxPercent = own[0]?.taxPercent ?? booking.taxPercent;
  let known: readonly InvoiceEvent[] = events.filter((event) => own.some(isCausedBy(event)));
  return inOrderOfTime(events.filter((event) => !known.includes(event))).flatMap((event) => {
    const after = [...known, event];
    const transactions = currenciesOf(after).flatMap((currency): readonly PaymentTransaction[] => {
      const postings = postingsBetween(
        invoicePosition(known, currency, taxPercent),
        invoicePosition(after, currency, taxPercent),
      );
      if (!hasPostings(postings)) return [];
      const { provider, providerEventId, at } = event;
      const cause = { kind: causeKindOf(event), platformId, invoiceId, provider, providerEventId };
      const common = { transactionId: nextId(), mode: modeOf(event), currency, at, bookedAt: now };
      return [{ ...common, cause, postings, taxPercent }];
    });
    known = after;
    return transactions;
  });
};

/**
 * Returns the transactions of all events that are not booked, oldest first. The balances depend only on the set of
 * events, not on their order or repetition. An event that moves no money has no transaction.
 */
export const invoiceBookings = (
  { platformId, events, booked }: Booked,
  booking: Booking,
): readonly PaymentTransaction[] =>
  [
    ...Map.groupBy(
      events.filter(isOfInvoice),
      ({ provider, invoiceRef }) => `${provider} ${invoiceRef}`,
    ).values(),
  ].flatMap(([first, ...rest]) =>
    first ? bookingsOfInvoice(platformId, [first, ...rest], booked.filter(isPayment), booking) : [],
  );
