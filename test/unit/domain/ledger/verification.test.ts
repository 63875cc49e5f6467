import { totalsIn } from '../../../../src/domain/ledger/totals.ts';
import { invoiceOf, type LedgerTransaction } from '../../../../src/domain/ledger/transaction.ts';
import {
  clearedAt,
  invoiceDifferences,
  providerDifferences,
  totalDifferences,
  unbalanced,
  type ProviderPayment,
} from '../../../../src/domain/ledger/verification.ts';
import { intervalEnd } from '../../../../src/domain/billing/prices.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { InvoiceId } from '../../../../src/domain/shared/ids.ts';
import { aCheckout } from '../../../support/builders/billing-builders.ts';
import { noon, platformId } from '../../../support/builders/builders.ts';
import { aTransaction, bookedInTurn } from '../../../support/builders/ledger/ledger-builders.ts';
import { paymentStory, storyEnd } from '../../../support/stories/billing-story.ts';

const booked = bookedInTurn(paymentStory);
const later = storyEnd + dayMs;
const renewalAt = intervalEnd(noon, 'month');
const renewedAt = renewalAt + dayMs;
/** The list of a provider after the story: two months of the first checkout; the second was refunded and lost to a dispute. */
const payments: readonly ProviderPayment[] = [
  { serial: 1, from: noon, amount: 4_900, at: noon },
  { serial: 2, from: noon, amount: -1_900, at: renewedAt },
  { serial: 1, from: renewalAt, amount: 4_900, at: renewedAt },
].map(({ serial, from, ...listed }) => ({
  ...{ invoiceRef: `invoice-${aCheckout({}, serial).checkoutId}-${from}`, currency: 'EUR', ...listed },
}));

/** The transactions with other postings in the first. */
const altered = (postings: LedgerTransaction['postings']): readonly LedgerTransaction[] =>
  booked.map((transaction, n) => (n === 0 ? { ...transaction, postings } : transaction));

describe('a ledger', () => {
  it('has no difference from its events, its totals and its provider', () => {
    expect(booked.length).toBeGreaterThan(3);
    expect(unbalanced(booked)).toEqual([]);
    expect(invoiceDifferences(platformId(), paymentStory, booked)).toEqual([]);
    expect(totalDifferences(totalsIn(booked), totalsIn(booked), totalsIn(booked))).toEqual([]);
    expect(providerDifferences(clearedAt('sandbox', booked), payments, later)).toEqual([]);
    expect(clearedAt('stripe', booked)).toEqual([]);
  });

  it('names a transaction that does not balance', () => {
    const [first] = altered([
      { account: 'provider_clearing', amount: 4_900 },
      { account: 'suspense', amount: -4_899 },
    ]);
    expect(unbalanced(first ? [first] : [])).toMatchObject([
      { kind: 'transaction', id: first?.transactionId, ledger: 1, expected: 0 },
    ]);
  });

  it('names an invoice and its accounts whose transactions are missing, changed, or of no event', () => {
    const [first, ...rest] = booked;
    const missing = invoiceDifferences(platformId(), paymentStory, rest);
    const id = first && invoiceOf(first);
    // Without a transaction the tax rate is unknown, and the expected amounts are without tax.
    expect(missing).toMatchObject([
      { kind: 'invoice', id, account: 'provider_clearing', ledger: 0, expected: 4_900 },
      { kind: 'invoice', id, account: 'deferred_revenue', ledger: 0, expected: -4_900 },
    ]);
    const another = aTransaction({
      cause: { ...aTransaction().cause, invoiceId: InvoiceId('inv_of_nobody') },
    });
    expect(invoiceDifferences(platformId(), paymentStory, [...booked, another])).toHaveLength(3);
    const moved = altered([
      { account: 'bank', amount: 4_900 },
      { account: 'sales', amount: -4_900 },
    ]);
    expect(invoiceDifferences(platformId(), paymentStory, moved).map(({ account }) => account)).toContain(
      'bank',
    );
  });

  it('names totals that are not the sum of the postings, but not what was booked meanwhile', () => {
    const [before, all] = [totalsIn(booked.slice(1)), totalsIn(booked)];
    expect(totalDifferences(before, all, all)).toEqual([]);
    expect(totalDifferences(before, before, all)).toEqual([]);
    expect(totalDifferences(all, before, all).length).toBeGreaterThan(0);
    expect(totalDifferences(before, all, before).length).toBeGreaterThan(0);
    expect(totalDifferences([], all, [])[0]).toMatchObject({ kind: 'total', ledger: 0, currency: 'EUR' });
  });

  it('names payments that only the provider or only the ledger has, unless they are recent', () => {
    const cleared = clearedAt('sandbox', booked);
    const [first, ...rest] = payments;
    if (!first) throw new Error('no payment');
    const id = first.invoiceRef;
    expect(providerDifferences(cleared, rest, later)).toMatchObject([
      { kind: 'provider', id, platformId: platformId(), ledger: first.amount, expected: 0 },
    ]);
    const raised = [{ ...first, amount: first.amount + 5 }, ...rest];
    expect(providerDifferences(cleared, raised, later)).toMatchObject([
      { id, ledger: first.amount, expected: first.amount + 5 },
    ]);
    const other = { invoiceRef: 'in_unknown', currency: 'SEK', amount: 7, at: noon };
    expect(providerDifferences(cleared, [...payments, other], later)).toMatchObject([
      { id: 'in_unknown', currency: 'SEK', ledger: 0, expected: 7 },
    ]);
    expect(providerDifferences(cleared, [...payments, { ...other, at: later + 1 }], later)).toEqual([]);
    expect(providerDifferences(cleared, raised, first.at - 1)).toEqual([]);
  });
});
