import { inOrderOfTime, isOfInvoice } from '../billing/invoice.ts';
import type { PaymentEvent } from '../billing/payment-event.ts';
import type { Instant } from '../shared/calendar.ts';
import { InvoiceId, type PlatformId } from '../shared/ids.ts';
import type { LedgerAccount } from './accounts.ts';
import { currenciesOf, invoicePosition } from './invoice-position.ts';
import { totalName } from './totals.ts';
import {
  balanceOf,
  balancesOf,
  isPayment,
  platformOf,
  postingIssue,
  postingsBetween,
  type Balances,
  type LedgerTotal,
  type LedgerTransaction,
} from './transaction.ts';

/**
 * A difference between the ledger and what it must agree with, or between payouts and their sums. `transaction`: its postings do not balance; `total`: the
 * sum of all postings; `invoice`: the events of the invoice; `fee`: the fee of a license; `fee_account`: the fees that are on no invoice yet, with their number as `count`; `fee_invoice`: the fee invoice, its fees and its tax; `fee_invoice_number`: a number of a series, with the number of invoices that have it; `fee_payment`: a payment of a fee invoice, or its reversal; `payout_run`: the status and the sums of a payout run; `payee_balance`: the sums that accounts earned and were paid; `payouts_of_run`: the sums of a run, and its payouts; `payouts_of_account`: what an account was paid, and its payouts; `provider`: the payment provider's own list.
 */
export interface LedgerDifference {
  readonly kind:
    | 'transaction'
    | 'total'
    | 'invoice'
    | 'fee'
    | 'fee_account'
    | 'fee_invoice'
    | 'fee_invoice_number'
    | 'fee_payment'
    | 'payout_run'
    | 'payee_balance'
    | 'payouts_of_run'
    | 'payouts_of_account'
    | 'provider';
  /** ID of the transaction, invoice, fee, payout run, or of the account with its currency; the name of the total or of the sum. */
  readonly id: string;
  readonly platformId?: PlatformId;
  /** Empty if invoices are counted, not amounts. */
  readonly currency: string;
  readonly account?: LedgerAccount;
  /** In minor units. In the ledger; of `payouts_of_run` in the run, and of `payouts_of_account` in the balance. */
  readonly ledger: number;
  readonly expected: number;
}

/** Returns transactions whose postings do not balance. */
export const unbalanced = (transactions: readonly LedgerTransaction[]): readonly LedgerDifference[] =>
  transactions
    .filter(({ postings }) => postingIssue(postings) !== undefined)
    .map((transaction) => {
      const { transactionId: id, currency, postings } = transaction;
      const platformId = platformOf(transaction);
      const ledger = postings.reduce((sum, { amount }) => sum + amount, 0);
      return { kind: 'transaction', id, ...(platformId && { platformId }), currency, expected: 0, ledger };
    });

/**
 * Compares sums of postings with the stored totals. Both only grow, so the sums are between the totals before and after
 * the transactions were read, whatever is booked meanwhile.
 */
export const totalDifferences = (
  before: readonly LedgerTotal[],
  summed: readonly LedgerTotal[],
  after: readonly LedgerTotal[],
): readonly LedgerDifference[] => {
  const byName = (totals: readonly LedgerTotal[]) => new Map(totals.map((one) => [totalName(one), one]));
  const [least, sums, most] = [byName(before), byName(summed), byName(after)];
  return [...byName([...before, ...summed, ...after]).entries()].flatMap(([id, { currency, account }]) =>
    (['debits', 'credits'] as const).flatMap((side): readonly LedgerDifference[] => {
      const sum = sums.get(id)?.[side] ?? 0;
      const ledger = most.get(id)?.[side] ?? 0;
      const isBetween = sum >= (least.get(id)?.[side] ?? 0) && sum <= ledger;
      return isBetween
        ? []
        : [{ kind: 'total', id: `${id} ${side}`, currency, account, ledger, expected: sum }];
    }),
  );
};

const differencesIn = (
  named: Pick<LedgerDifference, 'id' | 'platformId' | 'currency'>,
  booked: Balances,
  expected: Balances,
): readonly LedgerDifference[] =>
  postingsBetween(booked, expected).map(({ account }) => ({
    ...{ kind: 'invoice', ...named, account },
    ledger: balanceOf(booked, account),
    expected: balanceOf(expected, account),
  }));

/** Compares the transactions of a platform with what the events of its invoices add up to. */
export const invoiceDifferences = (
  platformId: PlatformId,
  events: readonly PaymentEvent[],
  transactions: readonly LedgerTransaction[],
): readonly LedgerDifference[] => {
  const nameOf = (provider: string, invoiceId: string): string => `${provider} ${invoiceId}`;
  const reported = Map.groupBy(events.filter(isOfInvoice), (each) => nameOf(each.provider, each.invoiceRef));
  const booked = Map.groupBy(transactions.filter(isPayment), ({ cause }) =>
    nameOf(cause.provider, cause.invoiceId),
  );
  return [...new Set([...reported.keys(), ...booked.keys()])].flatMap((name) => {
    const own = inOrderOfTime(reported.get(name) ?? []);
    const some = booked.get(name) ?? [];
    const id = InvoiceId(own[0]?.invoiceRef ?? some[0]?.cause.invoiceId ?? name);
    const taxPercent = some[0]?.taxPercent ?? 0;
    const currencies = new Set([...currenciesOf(own), ...some.map(({ currency }) => currency)]);
    return [...currencies].flatMap((currency) => {
      const postings = some.filter((each) => each.currency === currency).flatMap((each) => each.postings);
      const expected = invoicePosition(own, currency, taxPercent);
      return differencesIn({ id, platformId, currency }, balancesOf(postings), expected);
    });
  });
};

/** A payment as its provider itself lists it, in minor units. */
export interface ProviderPayment {
  readonly invoiceRef: string;
  readonly currency: string;
  /** The amounts that were charged, less those that were refunded or taken back by a bank. */
  readonly amount: number;
  /** The latest time at which money moved. */
  readonly at: Instant;
}

/** The money of an invoice that the ledger says the provider has. */
export interface ClearedInvoice {
  readonly invoiceId: InvoiceId;
  readonly platformId: PlatformId;
  readonly currency: string;
  readonly amount: number;
  readonly at: Instant;
}

/** Returns the money of each invoice at a provider. */
export const clearedAt = (
  provider: string,
  transactions: readonly LedgerTransaction[],
): readonly ClearedInvoice[] =>
  [
    ...Map.groupBy(
      transactions.filter(isPayment).filter(({ cause }) => cause.provider === provider),
      ({ cause, currency }) => `${cause.invoiceId} ${currency}`,
    ).values(),
  ].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { currency, cause } = first;
    const { invoiceId, platformId } = cause;
    const amount = balanceOf(balancesOf(some.flatMap(({ postings }) => postings)), 'provider_clearing');
    const at = Math.max(...some.map((each) => Math.max(each.at, each.bookedAt)));
    return [{ invoiceId, platformId, currency, amount, at }];
  });

/**
 * Compares the ledger with the provider's own list. Money that moved after `settled` on either side is left out, because
 * its message may still be on the way.
 */
export const providerDifferences = (
  cleared: readonly ClearedInvoice[],
  payments: readonly ProviderPayment[],
  settled: Instant,
): readonly LedgerDifference[] => {
  const named = <Item extends { readonly currency: string }>(
    items: readonly Item[],
    of: (item: Item) => string,
  ) => new Map(items.map((item) => [`${of(item)} ${item.currency}`, item]));
  const ours = named(cleared, ({ invoiceId }) => invoiceId);
  const theirs = named(payments, ({ invoiceRef }) => invoiceRef);
  return [...new Set([...ours.keys(), ...theirs.keys()])].flatMap((name): readonly LedgerDifference[] => {
    const [own, their] = [ours.get(name), theirs.get(name)];
    const [ledger, expected] = [own?.amount ?? 0, their?.amount ?? 0];
    const isRecent = Math.max(own?.at ?? 0, their?.at ?? 0) > settled;
    if (ledger === expected || isRecent) return [];
    const id = own?.invoiceId ?? their?.invoiceRef ?? name;
    const currency = own?.currency ?? their?.currency ?? '';
    const owner = own && { platformId: own.platformId };
    return [{ kind: 'provider', id, ...owner, currency, account: 'provider_clearing', ledger, expected }];
  });
};
