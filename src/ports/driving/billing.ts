import type { ScopesMissing } from '../../domain/access/whole-registry.ts';
import type { Account } from '../../domain/billing/account.ts';
import type { Checkout, CheckoutRejection, CheckoutStatus, Offer } from '../../domain/billing/checkout.ts';
import type { FeeInvoice } from '../../domain/fees/fee-invoice.ts';
import type { Invoice, PlanInvoice } from '../../domain/billing/invoice.ts';
import type { Plans } from '../../domain/billing/plan/plans.ts';
import type { Interval, Order } from '../../domain/billing/prices.ts';
import type { PlanPreview } from '../../domain/billing/plan/plan-preview.ts';
import type { PlanRejection, WantedPlan } from '../../domain/billing/plan/plan-change.ts';
import type {
  ActNotPossible,
  SandboxPaymentAct,
  SandboxCheckout,
} from '../../domain/billing/sandbox-payment.ts';
import type { Subscription } from '../../domain/billing/subscription.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { CheckoutId, InvoiceId, SubscriptionId } from '../../domain/shared/ids.ts';
import type { MessageRejected } from '../driven/billing/payment-provider.ts';
import type { ListedFee } from './fees/fees.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from './platforms.ts';
import type { TooMuchContention, UseCase } from './use-case.ts';

export interface CheckoutState {
  readonly checkout: Checkout;
  readonly status: CheckoutStatus;
}

type PlatformMismatch = { readonly kind: 'platform-mismatch' };

/** `payments-closed`: the service accepts no payments. */
export type OpenCheckout = UseCase<
  OwnPlatform & {
    readonly order: Order;
    readonly interval: Interval;
    readonly successUrl: string;
    readonly cancelUrl: string;
    readonly idempotencyKey?: IdempotencyKey;
  },
  CheckoutState,
  | PlatformNotFound
  | ScopesMissing
  | GrantEnded
  | PlatformMismatch
  | CheckoutRejection
  | { readonly kind: 'payments-closed' }
  | TooMuchContention
>;

export type CheckoutNotFound = { readonly kind: 'checkout-not-found' };

export type ReadCheckout = UseCase<
  OwnPlatform & { readonly checkoutId: CheckoutId },
  CheckoutState,
  PlatformNotFound | ScopesMissing | CheckoutNotFound
>;

/** Cancels an open checkout, at the provider too. */
export type CancelCheckout = UseCase<
  OwnPlatform & { readonly checkoutId: CheckoutId },
  CheckoutState,
  | PlatformNotFound
  | ScopesMissing
  | GrantEnded
  | CheckoutNotFound
  | { readonly kind: 'checkout-not-open'; readonly status: CheckoutStatus }
  | TooMuchContention
>;

/** With `renews` false, the subscription ends with the paid period; nothing changes before. */
export type ChangeRenewal = UseCase<
  OwnPlatform & { readonly subscriptionId: SubscriptionId; readonly renews: boolean },
  Subscription,
  | PlatformNotFound
  | ScopesMissing
  | GrantEnded
  | { readonly kind: 'subscription-not-found' }
  | { readonly kind: 'subscription-ended' }
  | TooMuchContention
>;

/**
 * Changes the plan of a subscription immediately, at the provider too. `payment-declined`: nothing changed.
 */
export type ChangePlan = UseCase<
  OwnPlatform & WantedPlan & { readonly subscriptionId: SubscriptionId },
  Subscription,
  | PlatformNotFound
  | ScopesMissing
  | GrantEnded
  | { readonly kind: 'subscription-not-found' }
  | PlanRejection
  | { readonly kind: 'payment-declined' }
  | TooMuchContention
>;

/** The plan that a subscription would have after a change, and what the change would cost now. */
export interface PreviewedPlan extends PlanPreview {
  readonly interval: Interval;
}

/** Returns what `changePlan` would cost now. It changes nothing. */
export type PreviewPlan = UseCase<
  OwnPlatform & WantedPlan & { readonly subscriptionId: SubscriptionId },
  PreviewedPlan,
  PlatformNotFound | ScopesMissing | { readonly kind: 'subscription-not-found' } | PlanRejection
>;

export interface BillingState {
  readonly platform: Platform;
  readonly account: Account;
  /** Checkouts that can be paid now. */
  readonly open: readonly Checkout[];
  readonly offers: readonly Offer[];
  /** All tiers and add-ons, bought or not. */
  readonly plans: Plans;
}
export type ReadBilling = UseCase<OwnPlatform, BillingState, PlatformNotFound | ScopesMissing>;

export type ListInvoices = UseCase<OwnPlatform, readonly Invoice[], PlatformNotFound | ScopesMissing>;

/** An invoice for a plan with its parties and its order. */
export interface PlanInvoiceDocument {
  readonly platform: Platform;
  readonly invoice: PlanInvoice;
  readonly checkout: Checkout;
  /** The address of the provider's own document, if there is one. */
  readonly url?: string;
}

/** A fee invoice with its lines, the earliest first. They are absent if there are too many for a document. */
export interface FeeInvoiceDocument {
  readonly platform: Platform;
  readonly invoice: FeeInvoice;
  readonly lines?: readonly ListedFee[];
}

export type InvoiceDocument = PlanInvoiceDocument | FeeInvoiceDocument;
export type ReadInvoice = UseCase<
  OwnPlatform & { readonly invoiceId: InvoiceId },
  InvoiceDocument,
  PlatformNotFound | ScopesMissing | { readonly kind: 'invoice-not-found' }
>;

/** Returns the billing state of any platform with its invoices, the latest first, by its ID or slug. */
export type ShowBillingToStaff = UseCase<
  { readonly platform: string },
  BillingState & { readonly invoices: readonly Invoice[] },
  PlatformNotFound
>;

/**
 * A signed message without an effect: it concerns the provider's other mode, or a checkout that was not
 * opened here. Messages for another service with the same provider account, or for data before a restore, are
 * received too.
 */
export interface PassedOver {
  readonly passedOver: 'other-mode' | 'checkout-unknown';
  readonly providerEventId: string;
}

/**
 * Processes a message of the payment provider. An unsigned message is rejected, a signed one that does not
 * concern this service is ignored, and a repeated one has no effect.
 */
export type ReceivePayment = UseCase<
  {
    readonly provider: string;
    readonly body: Uint8Array;
    readonly headers: Readonly<Record<string, string | undefined>>;
  },
  'recorded' | 'duplicate' | 'ignored' | PassedOver,
  { readonly kind: 'provider-not-found' } | MessageRejected | TooMuchContention
>;

/** Settles accounts that are due; returns how many it examined. */
export type SettleDueAccounts = UseCase<{ readonly limit: number }, number>;

/** A sandbox checkout without real payment, with a signed text for each possible act. */
export interface SandboxPayment extends SandboxCheckout {
  readonly tokens: readonly { readonly act: SandboxPaymentAct; readonly token: string }[];
}
export type ShowSandboxPayment = UseCase<
  { readonly checkoutId: CheckoutId },
  SandboxPayment,
  CheckoutNotFound
>;

/** Simulates an act by its signed text, with the same verification as a provider's messages. */
export type PlaySandboxPayment = UseCase<
  { readonly checkoutId: CheckoutId; readonly token: string },
  SandboxPaymentAct,
  CheckoutNotFound | ActNotPossible | TooMuchContention
>;

/** Checkouts, payments and plans. */
export interface Billing {
  readonly openCheckout: OpenCheckout;
  readonly readCheckout: ReadCheckout;
  readonly cancelCheckout: CancelCheckout;
  readonly changeRenewal: ChangeRenewal;
  readonly changePlan: ChangePlan;
  readonly previewPlan: PreviewPlan;
  readonly readBilling: ReadBilling;
  readonly listInvoices: ListInvoices;
  readonly readInvoice: ReadInvoice;
  readonly showBillingToStaff: ShowBillingToStaff;
  readonly receivePayment: ReceivePayment;
  readonly settleDueAccounts: SettleDueAccounts;
  readonly showSandboxPayment: ShowSandboxPayment;
  readonly playSandboxPayment: PlaySandboxPayment;
}
