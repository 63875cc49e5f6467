import type { Instant } from '../shared/calendar.ts';
import type { CheckoutId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import type { Terms } from './prices.ts';

interface Told {
  readonly provider: string;
  /** The provider's id of the event: the same event may come any number of times. */
  readonly providerEventId: string;
  /** The event's own time, whenever it was heard. */
  readonly at: Instant;
  /** What it is about: the provider was given it when the checkout was opened, and says it again. */
  readonly checkoutId: CheckoutId;
}

interface OfInvoice {
  readonly invoiceRef: string;
}

interface Bill extends OfInvoice {
  readonly total: Money;
  /** What of it is for a whole period: neither prorations nor single items, and before credit. Absent: all of it. */
  readonly plan?: Money;
  readonly periodStart: Instant;
  readonly periodEnd: Instant;
  readonly url?: string;
}

/** From the least to the most final. */
export const disputeStandings = ['open', 'lost', 'won'] as const;
export type DisputeStanding = (typeof disputeStandings)[number];

/** What a payment provider tells, in our words. */
export type PaymentEvent = Told &
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
    /** Absent members say nothing. `terms`: in force since the period that runs began, after a change of the plan. */
    | {
        readonly type: 'subscription.changed';
        readonly endsWithPeriod?: boolean;
        readonly terms?: Terms;
      }
    | { readonly type: 'subscription.ended' }
    /** `refunded`: of the invoice, in all so far. */
    | (OfInvoice & { readonly type: 'invoice.refunded'; readonly refunded: Money; readonly whole: boolean })
    /** The payer's bank wants back what was paid; `won`: it does no longer. */
    | (OfInvoice & {
        readonly type: 'invoice.disputed';
        readonly disputeRef: string;
        readonly disputed: Money;
        readonly standing: DisputeStanding;
      })
  );
type PaymentEventType = PaymentEvent['type'];
export type PaymentEventOf<Type extends PaymentEventType> = Extract<PaymentEvent, { readonly type: Type }>;
