import type { ScopesMissing } from '../../domain/access/whole-registry.ts';
import type { Account } from '../../domain/billing/account.ts';
import type { Checkout, CheckoutRefusal, CheckoutStatus, Offer } from '../../domain/billing/checkout.ts';
import type { Invoice } from '../../domain/billing/invoice.ts';
import type { Interval, Order } from '../../domain/billing/prices.ts';
import type { PlanRefusal, WantedPlan } from '../../domain/billing/plan-change.ts';
import type { ActNotPossible, SandboxPaymentAct, Scene } from '../../domain/billing/sandbox-payment.ts';
import type { Subscription } from '../../domain/billing/subscription.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { CheckoutId, SubscriptionId } from '../../domain/shared/ids.ts';
import type { MessageRefused } from '../driven/payment-provider.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from './platforms.ts';
import type { TooMuchContention, UseCase } from './use-case.ts';

export interface CheckoutState {
  readonly checkout: Checkout;
  readonly status: CheckoutStatus;
}

type PlatformMismatch = { readonly kind: 'platform-mismatch' };

/** `payments-closed`: the service takes no payments. */
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
  | CheckoutRefusal
  | { readonly kind: 'payments-closed' }
  | TooMuchContention
>;

export type CheckoutNotFound = { readonly kind: 'checkout-not-found' };

export type ReadCheckout = UseCase<
  OwnPlatform & { readonly checkoutId: CheckoutId },
  CheckoutState,
  PlatformNotFound | ScopesMissing | CheckoutNotFound
>;

/** Gives up a checkout that is open, at the provider too. */
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

/** `renews` false: the subscription ends with the period that is paid; nothing changes before. */
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

/** Changes what a subscription pays for, at the provider too, from now on. `payment-declined`: nothing changed. */
export type ChangePlan = UseCase<
  OwnPlatform & WantedPlan & { readonly subscriptionId: SubscriptionId },
  Subscription,
  | PlatformNotFound
  | ScopesMissing
  | GrantEnded
  | { readonly kind: 'subscription-not-found' }
  | PlanRefusal
  | { readonly kind: 'payment-declined' }
  | TooMuchContention
>;

export interface BillingState {
  readonly platform: Platform;
  readonly account: Account;
  /** Checkouts that can be paid now. */
  readonly open: readonly Checkout[];
  readonly offers: readonly Offer[];
}
export type ReadBilling = UseCase<OwnPlatform, BillingState, PlatformNotFound | ScopesMissing>;

export type ListInvoices = UseCase<OwnPlatform, readonly Invoice[], PlatformNotFound | ScopesMissing>;

/** Of any platform, by its id or slug. */
export type ShowBillingToStaff = UseCase<{ readonly platform: string }, BillingState, PlatformNotFound>;

/**
 * Signed by the provider, and nothing follows from it: told of its other mode, or of a checkout that was not opened at the
 * desk in force. A service beside this one at the same provider is told of too, and so is one whose data was put back.
 */
export interface PassedOver {
  readonly passedOver: 'told-elsewhere' | 'checkout-unknown';
  readonly providerEventId: string;
}

/**
 * Takes in a message of the payment provider's. What is not signed by it is refused; what is signed and means nothing to
 * us is passed over; what came before changes nothing.
 */
export type ReceivePayment = UseCase<
  {
    readonly provider: string;
    readonly body: Uint8Array;
    readonly headers: Readonly<Record<string, string | undefined>>;
  },
  'recorded' | 'heard-before' | 'ignored' | PassedOver,
  { readonly kind: 'provider-not-found' } | MessageRefused | TooMuchContention
>;

/** Brings about what has come due by itself; answers how many accounts it looked at. */
export type SettleDueAccounts = UseCase<{ readonly limit: number }, number>;

/** A checkout where nobody really pays, with a seal for each act that is possible now. */
export interface SandboxPayment extends Scene {
  readonly seals: readonly { readonly act: SandboxPaymentAct; readonly seal: string }[];
}
export type ShowSandboxPayment = UseCase<
  { readonly checkoutId: CheckoutId },
  SandboxPayment,
  CheckoutNotFound
>;

/** Plays an act by its seal, through the same door as a provider's messages. */
export type PlaySandboxPayment = UseCase<
  { readonly checkoutId: CheckoutId; readonly seal: string },
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
  readonly readBilling: ReadBilling;
  readonly listInvoices: ListInvoices;
  readonly showBillingToStaff: ShowBillingToStaff;
  readonly receivePayment: ReceivePayment;
  readonly settleDueAccounts: SettleDueAccounts;
  readonly showSandboxPayment: ShowSandboxPayment;
  readonly playSandboxPayment: PlaySandboxPayment;
}
