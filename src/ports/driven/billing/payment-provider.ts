import type { CheckoutOffer } from '../../../domain/billing/checkout.ts';
import type { PaymentEvent } from '../../../domain/billing/payment-event.ts';
import type { ChangedPlan } from '../../../domain/billing/plan/plan-change.ts';
import type { PaidPeriod, PlanPreview } from '../../../domain/billing/plan/plan-preview.ts';
import type { ProviderPayment } from '../../../domain/ledger/verification.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { Result } from '../../../domain/shared/result.ts';

/** The address at which an offer is paid, and its ID at the provider. */
export interface OpenedCheckout {
  readonly providerRef: string;
  readonly url: string;
  readonly expiresAt: Instant;
}

/** A message under a provider's name, which anyone may have sent. */
export interface PaymentMessage {
  /** The received bytes, which the signature covers. */
  readonly body: Uint8Array;
  /** The provider's signature, from the header that it names. */
  readonly signature: string;
}

/** `payment-signature-invalid`: not signed by the provider, or too long ago. */
export type MessageRejected = { readonly kind: 'payment-signature-invalid' };

/** A signed message for the other mode of the provider, which has no effect here. */
export interface OtherMode {
  readonly type: 'other-mode';
  readonly providerEventId: string;
}

export interface PlanChange {
  /** The provider's ID of the subscription. */
  readonly subscriptionRef: string;
  readonly plan: ChangedPlan;
  /** Identifies one change, however often it is requested. */
  readonly idempotencyKey: string;
  readonly now: Instant;
}

export type PlanPreviewQuery = Pick<PlanChange, 'subscriptionRef' | 'plan' | 'now'> & {
  /** The paid period that the change would cut short. */
  readonly current: PaidPeriod;
};

/**
 * `since` is the provider's own time of the change. `declined`: the payer has not paid for the change;
 * `ending`: the subscription is not renewed; `ended`: it has ended, or does not exist. In these cases nothing
 * changed.
 */
export type PlanChanged = { readonly since: Instant } | 'declined' | 'ending' | 'ended';

/** The provider through which platforms pay. Throws `Unavailable` if it does not respond. */
export interface PaymentProvider {
  /** The provider with its mode, if it has several: test payments of one mode do not exist in the other. */
  readonly provider: string;
  /** The last segment of the address that receives its messages, in every mode. */
  readonly hook: string;
  /** Payments are not available. */
  readonly closed?: true;
  /** The lower-case name of the header with the provider's signature. */
  readonly signatureHeader: string;
  /** Opens a checkout. The same offer returns the same checkout. `closed`: payments are not available. */
  open(offer: CheckoutOffer): Promise<OpenedCheckout | 'closed'>;
  /**
   * Closes an open checkout by its ID at the provider, so that it can no longer be paid. Closing it again
   * returns `closed`; `not-open`: it was paid, or is being paid.
   */
  closeCheckout(providerRef: string): Promise<'closed' | 'not-open'>;
  /**
   * Ends a subscription, by its ID at the provider, with the paid period, or renews it again. `ended`: it has
   * ended, or does not exist.
   */
  endWithPeriod(subscriptionRef: string, ends: boolean): Promise<'done' | 'ended'>;
  /**
   * Changes the plan of an active subscription immediately: a period starts, and the rest of the last one is
   * credited.
   */
  changePlan(change: PlanChange): Promise<PlanChanged>;
  /** Returns what such a change would cost now. It changes nothing. */
  previewPlan(query: PlanPreviewQuery): Promise<PlanPreview | 'ending' | 'ended'>;
  /**
   * Returns the address of the document that the provider made of an invoice, by its ID at the provider, or undefined if
   * it made none. Anyone who has the address can read the document.
   */
  invoiceDocument(invoiceRef: string): Promise<string | undefined>;
  /**
   * Returns every payment of an invoice of this service as the provider itself lists it. Absent if the provider has no
   * list of its own.
   */
  readonly listPayments?: () => Promise<readonly ProviderPayment[]>;
  /**
   * Returns the event of a message in the terms of this service; `ignored`: it is signed, but does not
   * concern this service.
   */
  authenticate(
    message: PaymentMessage,
    now: Instant,
  ): Promise<Result<PaymentEvent | OtherMode | 'ignored', MessageRejected>>;
  /** Present for sandbox payments: returns the message with which the provider would report an event. */
  readonly play?: (event: PaymentEvent, now: Instant) => PaymentMessage;
}
