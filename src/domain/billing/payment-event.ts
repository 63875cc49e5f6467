import type { Instant } from '../shared/calendar.ts';
import type { CheckoutId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import type { Terms } from './prices.ts';

interface EventOrigin {
  readonly provider: string;
  /** The provider's ID of the event. The same event may be received several times. */
  readonly providerEventId: string;
  /** When the event occurred, whenever it was received. */
  readonly at: Instant;
  /**
   * The checkout that the event is about: the provider receives this ID when the checkout is opened and
   * returns it with each event.
   */
  readonly checkoutId: CheckoutId;
}

interface OfInvoice {
  readonly invoiceRef: string;
}

interface Bill extends OfInvoice {
  readonly total: Money;
  /**
   * The part for a whole period, without prorations and single items and before credit; absent if it is the
   * total.
   */
  readonly plan?: Money;
  /** The amount that the provider charged; absent if it is the total. A credit of the customer pays the rest. */
  readonly charged?: Money;
  /** The tax in the total, as the provider shows it on its own invoice; absent if the invoice is ours. */
  readonly tax?: Money;
  readonly periodStart: Instant;
  readonly periodEnd: Instant;
  readonly url?: string;
}

/** The outcomes of a dispute, from the least to the most final. */
export const disputeStatuses = ['open', 'lost', 'won'] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** An event of a payment provider, in the terms of this service. */
export type PaymentEvent = EventOrigin &
  (
    | {
        readonly type: 'checkout.completed';
        readonly providerRef: string;
        readonly subscriptionRef: string;
        readonly paid: Money;
      }
    | { readonly type: 'checkout.expired'; readonly providerRef: string }
    | (Bill & { readonly type: 'invoice.paid' })
    | (Bill & { readonly type: 'invoice.failed' })
    /**
     * An absent member means no change. `terms` have applied since the beginning of the current period, after
     * a change of plan.
     */
    | {
        readonly type: 'subscription.changed';
        readonly endsWithPeriod?: boolean;
        readonly terms?: Terms;
      }
    | { readonly type: 'subscription.ended' }
    /** `refunded` is the total that has been refunded of the invoice so far. */
    | (OfInvoice & { readonly type: 'invoice.refunded'; readonly refunded: Money; readonly whole: boolean })
    /** The payer's bank claims the payment back; `won` means that it has withdrawn the claim. */
    | (OfInvoice & {
        readonly type: 'invoice.disputed';
        readonly disputeRef: string;
        readonly disputed: Money;
        readonly standing: DisputeStatus;
      })
  );
type PaymentEventType = PaymentEvent['type'];
export type PaymentEventOf<Type extends PaymentEventType> = Extract<PaymentEvent, { readonly type: Type }>;

/** Returns the events of these checkouts. An event of an unknown checkout counts for nothing. */
export const eventsOf = <Event extends Pick<EventOrigin, 'checkoutId'>>(
  checkouts: readonly Pick<EventOrigin, 'checkoutId'>[],
  events: readonly Event[],
): readonly Event[] => {
  const known = new Set(checkouts.map(({ checkoutId }) => checkoutId));
  return events.filter(({ checkoutId }) => known.has(checkoutId));
};
