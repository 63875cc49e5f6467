import type { PaymentMode } from '../billing/invoice-list.ts';
import type { Instant, Month } from '../shared/calendar.ts';
import type {
  FeeId,
  FeePaymentId,
  InvoiceId,
  LedgerTransactionId,
  LicenseId,
  PayoutId,
  PayoutRunId,
  PeriodId,
  PlatformId,
} from '../shared/ids.ts';
import { ledgerAccounts, type LedgerAccount } from './accounts.ts';

/** Balances by account, in minor units of one currency; an account that is absent has none. */
export type Balances = Readonly<Partial<Record<LedgerAccount, number>>>;

/** A positive amount is a debit, a negative one a credit. It is never zero. */
export interface Posting {
  readonly account: LedgerAccount;
  readonly amount: number;
}

/** The kinds of causes of payments. `invoice_credited`: the total of the invoice is below zero. */
const paymentCauses = [
  'invoice_paid',
  'invoice_credited',
  'invoice_refunded',
  'dispute_opened',
  'dispute_lost',
  'dispute_won',
] as const;
export type PaymentCauseKind = (typeof paymentCauses)[number];

/** The kinds of causes of license fees. */
const feeCauses = ['fee_accrued', 'fee_credited'] as const;

/** The kinds of causes of fee invoices. */
const feeInvoiceCauses = ['fees_invoiced'] as const;

/** The kinds of causes of payments of fee invoices. */
const feePaymentCauses = ['fee_invoice_paid', 'fee_payment_reversed'] as const;

/** The kinds of causes of payouts. */
const payoutRunCauses = ['payouts_approved', 'payouts_paid'] as const;

/** The kinds of causes. `revenue_earned`: the close of a royalty period earns the money of a platform. */
export const ledgerCauses = [
  ...paymentCauses,
  ...feeCauses,
  ...feeInvoiceCauses,
  ...feePaymentCauses,
  'revenue_earned',
  'period_closed',
  ...payoutRunCauses,
  'payout_returned',
] as const;
export type LedgerCauseKind = (typeof ledgerCauses)[number];

/** An event of a payment provider about an invoice. */
export interface PaymentCause {
  readonly kind: PaymentCauseKind;
  readonly platformId: PlatformId;
  readonly invoiceId: InvoiceId;
  readonly provider: string;
  readonly providerEventId: string;
}

/** The close of a royalty period: for the money of one platform, or for what all of them together distribute. */
export type PeriodCause =
  | { readonly kind: 'revenue_earned'; readonly periodId: PeriodId; readonly platformId: PlatformId }
  | { readonly kind: 'period_closed'; readonly periodId: PeriodId };

/** A fee that a platform owes for a license, or its credit. */
export interface FeeCause {
  readonly kind: (typeof feeCauses)[number];
  readonly platformId: PlatformId;
  readonly licenseId: LicenseId;
  readonly feeId: FeeId;
}

/** A fee invoice, which the service itself issued. */
export interface FeeInvoiceCause {
  readonly kind: (typeof feeInvoiceCauses)[number];
  readonly platformId: PlatformId;
  readonly invoiceId: InvoiceId;
}

/** A payment of a fee invoice, or its reversal, which finance has recorded. */
export interface FeePaymentCause {
  readonly kind: (typeof feePaymentCauses)[number];
  readonly platformId: PlatformId;
  readonly invoiceId: InvoiceId;
  readonly paymentId: FeePaymentId;
}

/** A payout run that was approved, or that the bank has booked; or one of its payouts that the bank has returned. */
export type PayoutCause =
  | { readonly kind: (typeof payoutRunCauses)[number]; readonly runId: PayoutRunId }
  | { readonly kind: 'payout_returned'; readonly runId: PayoutRunId; readonly payoutId: PayoutId };

interface Transaction {
  readonly transactionId: LedgerTransactionId;
  /** Money of the sandbox and of test modes is in a ledger of its own. */
  readonly mode: PaymentMode;
  readonly currency: string;
  /** When the cause occurred. */
  readonly at: Instant;
  /** When the transaction was booked. Its month is that of the totals. */
  readonly bookedAt: Instant;
  /** One for each account, in the order of `ledgerAccounts`. */
  readonly postings: readonly [Posting, ...Posting[]];
}

export interface PaymentTransaction extends Transaction {
  readonly cause: PaymentCause;
  /** The percentage by which tax was taken out of the invoice; it applies to later events of the invoice, too. */
  readonly taxPercent: number;
}

export interface PeriodTransaction extends Transaction {
  readonly cause: PeriodCause;
}

export interface FeeTransaction extends Transaction {
  readonly cause: FeeCause;
}

export interface FeeInvoiceTransaction extends Transaction {
  readonly cause: FeeInvoiceCause;
}

export interface FeePaymentTransaction extends Transaction {
  readonly cause: FeePaymentCause;
}

export interface PayoutTransaction extends Transaction {
  readonly cause: PayoutCause;
}

/** Postings of one currency that add up to zero. It is never changed: a later transaction corrects it. */
export type LedgerTransaction =
  | PaymentTransaction
  | PeriodTransaction
  | FeeTransaction
  | FeeInvoiceTransaction
  | FeePaymentTransaction
  | PayoutTransaction;

export const isPayment = (transaction: LedgerTransaction): transaction is PaymentTransaction =>
  'provider' in transaction.cause;

export const isOfFee = (transaction: LedgerTransaction): transaction is FeeTransaction =>
  'feeId' in transaction.cause;

export const isOfFeeInvoice = (transaction: LedgerTransaction): transaction is FeeInvoiceTransaction =>
  transaction.cause.kind === 'fees_invoiced';

export const isOfFeePayment = (transaction: LedgerTransaction): transaction is FeePaymentTransaction =>
  'paymentId' in transaction.cause;

export const isOfPayouts = (transaction: LedgerTransaction): transaction is PayoutTransaction =>
  'runId' in transaction.cause;

export const platformOf = ({ cause }: Pick<LedgerTransaction, 'cause'>): PlatformId | undefined =>
  'platformId' in cause ? cause.platformId : undefined;
export const invoiceOf = ({ cause }: Pick<LedgerTransaction, 'cause'>): InvoiceId | undefined =>
  'invoiceId' in cause ? cause.invoiceId : undefined;
export const periodOf = ({ cause }: Pick<LedgerTransaction, 'cause'>): PeriodId | undefined =>
  'periodId' in cause ? cause.periodId : undefined;

export const hasPostings = (postings: readonly Posting[]): postings is readonly [Posting, ...Posting[]] =>
  postings.length > 0;

/** The debits and credits of an account in a month, by when they were booked. Both only grow. */
export interface LedgerTotal {
  readonly mode: PaymentMode;
  readonly currency: string;
  readonly month: Month;
  readonly account: LedgerAccount;
  readonly debits: number;
  readonly credits: number;
}

export const balanceOf = (balances: Balances, account: LedgerAccount): number => balances[account] ?? 0;

/** Returns the postings that change one set of balances into another. */
export const postingsBetween = (before: Balances, after: Balances): readonly Posting[] =>
  ledgerAccounts
    .map((account) => ({ account, amount: balanceOf(after, account) - balanceOf(before, account) }))
    .filter(({ amount }) => amount !== 0);

/** Returns the balances that postings add up to, without accounts whose balance is zero. */
export const balancesOf = (postings: readonly Posting[]): Balances => {
  const sums = new Map<LedgerAccount, number>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount);
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
};

/** Returns why postings cannot be booked, or undefined if they can. */
export const postingIssue = (postings: readonly Posting[]): string | undefined => {
  const amounts = postings.map(({ amount }) => amount);
  if (amounts.length < 2) return 'fewer than two postings';
  if (new Set(postings.map(({ account }) => account)).size < amounts.length) return 'an account twice';
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount !== 0))
    return 'an amount that is not a whole number of minor units, or zero';
  const sum = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
  return sum === 0n ? undefined : `postings that add up to ${sum}`;
};
