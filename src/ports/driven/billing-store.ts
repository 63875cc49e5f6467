import type { AuditNote } from '../../domain/audit/entry.ts';
import type { BillingAccount } from '../../domain/billing/account.ts';
import type { Checkout } from '../../domain/billing/checkout.ts';
import type { PaymentEvent } from '../../domain/billing/payment-event.ts';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Vantage } from '../../domain/billing/subscription.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { CheckoutId, PlatformId } from '../../domain/shared/ids.ts';
import type { OriginEnded, OriginGuard } from './origin-guard.ts';
import type { IdempotentOutcome } from './idempotency-store.ts';

/** Everything that is kept of a platform's payments. */
export interface BillingRecord {
  /** Absent before its first checkout. */
  readonly account?: BillingAccount;
  /** Newest first. */
  readonly checkouts: readonly Checkout[];
  readonly events: readonly PaymentEvent[];
}

/** The account's version that the decision stood on. */
interface AccountGuard {
  readonly account: number | 'absent';
}

export interface CheckoutOpening {
  readonly checkout: Checkout;
  /** With the next version. */
  readonly account: BillingAccount;
  readonly guards: AccountGuard & OriginGuard;
  readonly idempotency?: IdempotentOutcome;
}

/** All that an event, or a moment that has come, leads to. */
export interface BillingCommit {
  /** Absent where nothing was told: a moment has come. */
  readonly event?: PaymentEvent;
  /** With the next version. */
  readonly account: BillingAccount;
  /** With the next version; absent where nothing of it changes. */
  readonly platform?: Platform;
  readonly audit?: AuditNote;
  readonly mails: readonly Mail[];
  /** The platform's version counts also where nothing of it changes: that, too, was decided on what it was. */
  readonly guards: AccountGuard & { readonly platform: number };
}

/** `heard-before`: the same event came before, and nothing was written. */
export type BillingCommitted = 'committed' | 'heard-before' | 'guard-failed';

/** Checkouts, what providers told of them, and what follows, in the same store as the platforms. */
export interface BillingStore {
  /** Atomic: checkout, account and idempotency record, where the account is as it was decided on. */
  open(opening: CheckoutOpening): Promise<'opened' | 'guard-failed' | OriginEnded>;
  /** Atomic: event, account, platform, note and mails, or nothing. An event counts once by its provider's id. */
  commit(commit: BillingCommit): Promise<BillingCommitted>;
  find(id: CheckoutId): Promise<Checkout | undefined>;
  record(platformId: PlatformId): Promise<BillingRecord>;
  /** Platforms whose account changes by itself by now, longest due first; then those settled for another provider. */
  due(vantage: Vantage, limit: number): Promise<readonly PlatformId[]>;
}
