import { isOfInvoice } from '../../domain/billing/invoice.ts';
import { eventsOf, type PaymentEvent } from '../../domain/billing/payment-event.ts';
import type { Seller } from '../../domain/billing/seller.ts';
import { invoiceBookings } from '../../domain/ledger/invoice-bookings.ts';
import type { LedgerTransaction } from '../../domain/ledger/transaction.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { InvoiceId, LedgerTransactionId, type PlatformId } from '../../domain/shared/ids.ts';
import type { BillingRecord } from '../../ports/driven/billing/billing-store.ts';
import type { LedgerStore } from '../../ports/driven/ledger/ledger-store.ts';
import type { Ids } from '../../ports/driven/shared/environment.ts';

export interface Bookkeeping {
  readonly ledgerStore: Pick<LedgerStore, 'ofPlatform'>;
  readonly seller: Pick<Seller, 'taxPercent'>;
  readonly ids: Ids;
}

interface Settled {
  readonly platformId: PlatformId;
  readonly record: BillingRecord;
  readonly event: PaymentEvent | undefined;
  readonly now: Instant;
}

/**
 * Returns the transactions that follow from an event; of an account that is older than the ledger, those of all its
 * events. An older release that runs at the same time also leaves such an account: nothing is booked twice, because
 * the ledger says what is booked.
 */
export const accountBookings = async (
  { ledgerStore, seller: { taxPercent }, ids }: Bookkeeping,
  { platformId, record: { account, checkouts, events }, event, now }: Settled,
): Promise<readonly LedgerTransaction[]> => {
  const booking = { now, taxPercent, nextId: () => LedgerTransactionId(ids.next('ledger-transaction')) };
  const invoiced = eventsOf(checkouts, [...events, ...(event ? [event] : [])]).filter(isOfInvoice);
  const isNew = account === undefined || account.ledgerBooked === true;
  if (!isNew) {
    const booked = await ledgerStore.ofPlatform(platformId);
    return invoiceBookings({ platformId, events: invoiced, booked }, booking);
  }
  if (!event || !isOfInvoice(event)) return [];
  const { invoiceRef } = event;
  const booked = await ledgerStore.ofPlatform(platformId, InvoiceId(invoiceRef));
  const own = invoiced.filter((each) => each.invoiceRef === invoiceRef);
  return invoiceBookings({ platformId, events: own, booked }, booking);
};
