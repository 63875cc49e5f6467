import type { CheckoutOffer } from '../../domain/billing/checkout.ts';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import type { ChangedPlan } from '../../domain/billing/plan-change.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { Result } from '../../domain/shared/result.ts';

/** Where an offer is paid, by the provider's own name for it. */
export interface OpenedCheckout {
  readonly providerRef: string;
  readonly url: string;
  readonly expiresAt: Instant;
}

/** Something that came in under a provider's name: anybody may have sent it. */
export interface PaymentMessage {
  /** As it came, byte for byte: the signature is over it. */
  readonly body: Uint8Array;
  /** The provider's signature, from the header of its own name. */
  readonly signature: string;
}

/** `payment-signature-invalid`: not signed by the provider, or too long ago. */
export type MessageRefused = { readonly kind: 'payment-signature-invalid' };

/** Signed, and told of another desk of the provider's: of its other mode. Nothing here follows from it. */
export interface ToldElsewhere {
  readonly type: 'told-elsewhere';
  readonly providerEventId: string;
}

export interface PlanChange {
  /** The provider's name for the subscription. */
  readonly subscriptionRef: string;
  readonly plan: ChangedPlan;
  /** One change, however often it is asked for. */
  readonly idempotencyKey: string;
  readonly now: Instant;
}

/**
 * `since`: the provider's own time of the change. `declined`: the payer must pay for the change, and has not; `ending`: it
 * is not renewed; `ended`: it has ended, or there is none. Nothing changed then.
 */
export type PlanChanged = { readonly since: Instant } | 'declined' | 'ending' | 'ended';

/** Where platforms pay. Throws `Unavailable` where the provider does not answer. */
export interface PaymentProvider {
  /** The provider, and its mode where it has several: play money of one is none at the other. */
  readonly provider: string;
  /** Last part of the address that its messages come to, whatever the mode. */
  readonly hook: string;
  /** Nobody can pay there. */
  readonly closed?: true;
  /** Lower-case name of the header that carries the provider's signature. */
  readonly signatureHeader: string;
  /** The same offer again is the same checkout, however often it is opened. `closed`: nobody can pay here. */
  open(offer: CheckoutOffer): Promise<OpenedCheckout | 'closed'>;
  /**
   * Closes an open checkout, by the provider's name for it: nobody can pay it any more. Closing one that is closed already
   * is `closed` again; `not-open`: it was paid, or is being paid.
   */
  closeCheckout(providerRef: string): Promise<'closed' | 'not-open'>;
  /**
   * Ends a subscription, by the provider's name for it, with the period that is paid, or renews it again. `ended`: it has
   * ended, or there is none.
   */
  endWithPeriod(subscriptionRef: string, ends: boolean): Promise<'done' | 'ended'>;
  /** Changes what a subscription that runs pays for, from now on: a period starts, and what is left of the last is credited. */
  changePlan(change: PlanChange): Promise<PlanChanged>;
  /** What a message tells, in our words and under the desk's own name; `ignored`: signed, and nothing of ours. */
  authenticate(
    message: PaymentMessage,
    now: Instant,
  ): Promise<Result<PaymentEvent | ToldElsewhere | 'ignored', MessageRefused>>;
  /** Of a desk that only plays at paying: the message by which its provider would tell of an event. */
  readonly play?: (event: PaymentEvent, now: Instant) => PaymentMessage;
}
