import { feePaymentBooking } from '../../../../src/domain/fees/fee-payment-booking.ts';
import {
  isOverdue,
  maxPayments,
  owedOf,
  withPayment,
  withReversal,
} from '../../../../src/domain/fees/fee-payment.ts';
import { totalsOf } from '../../../../src/domain/billing/invoice-list.ts';
import { feePaymentDifferences } from '../../../../src/domain/ledger/fee-payment-verification.ts';
import { isOfFeePayment } from '../../../../src/domain/ledger/transaction.ts';
import { dayMs, dayOf } from '../../../../src/domain/shared/calendar.ts';
import { platformId } from '../../../support/builders/builders.ts';
import {
  afterMonth,
  aFeeInvoice,
  feeInvoiceId,
} from '../../../support/builders/fees/fee-invoice-builders.ts';
import {
  aFeePayment,
  aPaymentOf,
  aReversalIn,
  feePaymentId,
} from '../../../support/builders/fees/fee-payment-builders.ts';
import { ledgerTransactionId } from '../../../support/builders/ledger/ledger-builders.ts';
import { staffId } from '../../../support/builders/staff-builders.ts';
import { failureOf, valueOf } from '../../../support/outcomes.ts';

const invoice = aFeeInvoice();

/** The invoice with a number of payments of 0.01. */
const paidBy = (count: number) => {
  let paid = invoice;
  for (let n = 1; n <= count; n++) paid = valueOf(withPayment(paid, aFeePayment({ amount: 1 }, n)));
  return paid;
};

describe('the payment of a fee invoice', () => {
  it('leaves it open until all parts add up to the total', () => {
    const part = valueOf(withPayment(invoice, aFeePayment({ amount: 4_000 })));
    expect([part.status, owedOf(part), part.version]).toEqual(['open', 900, 2]);
    const whole = valueOf(withPayment(part, aFeePayment({ amount: 900 }, 2)));
    expect([whole.status, owedOf(whole), whole.version]).toEqual(['paid', 0, 3]);
  });

  it('is rejected above what is owed, for a day in the future or before the issue, and after a hundred others', () => {
    const part = valueOf(withPayment(invoice, aFeePayment({ amount: 4_000 })));
    expect(failureOf(withPayment(part, aFeePayment({ amount: 901 }, 2)))).toEqual({
      ...{ kind: 'payment-exceeds-invoice', owed: 900, currency: 'EUR' },
    });
    const tomorrow = dayOf(afterMonth + dayMs);
    expect(failureOf(withPayment(invoice, aFeePayment({ receivedOn: tomorrow })))).toEqual({
      kind: 'payment-in-future',
    });
    const dayBefore = dayOf(invoice.settledAt - dayMs);
    expect(failureOf(withPayment(invoice, aFeePayment({ receivedOn: dayBefore })))).toEqual({
      ...{ kind: 'payment-before-invoice', issuedOn: dayOf(invoice.settledAt) },
    });
    const full = paidBy(maxPayments);
    expect(failureOf(withPayment(full, aFeePayment({ amount: 1 }, 999)))).toEqual({
      kind: 'too-many-payments',
    });
  });

  it('has room for another one once one of a hundred is reversed', () => {
    const reversed = { by: staffId(2), at: afterMonth, reason: 'entry_error' } as const;
    const open = valueOf(withReversal(paidBy(maxPayments), feePaymentId(1), reversed));
    const next = valueOf(withPayment(open, aFeePayment({ amount: 1 }, 999)));
    expect(next.payments).toHaveLength(maxPayments + 1);
  });

  it('is rejected for a sandbox platform, which owes nothing', () => {
    expect(failureOf(withPayment(aFeeInvoice({ mode: 'test' }), aFeePayment()))).toEqual({
      kind: 'nothing-owed',
    });
  });

  it('is recorded once under its ID, also after it was reversed', () => {
    const { invoice: paid } = aPaymentOf(invoice);
    const { invoice: reversed } = aReversalIn(paid, aFeePayment());
    expect(valueOf(withPayment(reversed, aFeePayment()))).toBe(reversed);
  });

  it('is recorded once with the same amount, day and reference, unless it was reversed', () => {
    const once = valueOf(withPayment(invoice, aFeePayment()));
    const again = aFeePayment({ paymentId: feePaymentId(2) });
    expect(valueOf(withPayment(once, again))).toBe(once);
    const other = { ...again, reference: 'Transfer 2' };
    expect(valueOf(withPayment(once, other)).payments).toHaveLength(2);
    const reversed = { by: staffId(2), at: afterMonth, reason: 'entry_error' } as const;
    const open = valueOf(withReversal(once, feePaymentId(1), reversed));
    expect(valueOf(withPayment(open, again)).payments).toHaveLength(2);
  });

  it('is reversed once, and stays recorded', () => {
    const payment = aFeePayment({ amount: 4_900 });
    const paid = valueOf(withPayment(invoice, payment));
    const reversed = { by: staffId(2), at: afterMonth, reason: 'returned' } as const;
    const open = valueOf(withReversal(paid, payment.paymentId, reversed));
    expect([open.status, owedOf(open), open.payments]).toEqual(['open', 4_900, [{ ...payment, reversed }]]);
    expect(valueOf(withReversal(open, payment.paymentId, reversed))).toBe(open);
    expect(failureOf(withReversal(open, feePaymentId(9), reversed))).toEqual({
      kind: 'fee-payment-not-found',
    });
    const other = { ...reversed, reason: 'entry_error' } as const;
    expect(failureOf(withReversal(open, payment.paymentId, other))).toEqual({
      ...{ kind: 'fee-payment-reversed', reason: 'returned' },
    });
  });

  it('is booked on the day of the bank, and its reversal takes it back', () => {
    const payment = aFeePayment();
    const booked = feePaymentBooking(platformId(), invoice, payment, ledgerTransactionId(1));
    expect(booked).toMatchObject({
      ...{ mode: 'live', currency: 'EUR', at: Date.parse(payment.receivedOn), bookedAt: afterMonth },
      cause: { kind: 'fee_invoice_paid', invoiceId: invoice.invoiceId, paymentId: payment.paymentId },
      postings: [
        { account: 'receivables', amount: -1_000 },
        { account: 'bank', amount: 1_000 },
      ],
    });
    const [reversal] = aReversalIn(aPaymentOf(invoice, payment).invoice, payment).transactions;
    expect(reversal).toMatchObject({
      cause: { kind: 'fee_payment_reversed' },
      postings: [
        { account: 'receivables', amount: 1_000 },
        { account: 'bank', amount: -1_000 },
      ],
    });
  });

  it('is overdue from the end of the due day on, for live platforms only', () => {
    const at = Date.parse(dayOf(invoice.dueAt)) + dayMs;
    expect(at).toBeGreaterThan(invoice.dueAt);
    expect(isOverdue(invoice, at - 1)).toBe(false);
    expect(isOverdue(invoice, at)).toBe(true);
    expect(isOverdue(aFeeInvoice({ mode: 'test' }), at)).toBe(false);
    expect(isOverdue(valueOf(withPayment(invoice, aFeePayment({ amount: 4_900 }))), at)).toBe(false);
  });

  it('counts in the totals as received, and the rest as open', () => {
    const part = valueOf(withPayment(invoice, aFeePayment()));
    expect(totalsOf([part])).toMatchObject([{ billed: 4_900, received: 1_000, open: 3_900 }]);
    const paid = valueOf(withPayment(part, aFeePayment({ amount: 3_900 }, 2)));
    expect(totalsOf([paid])).toMatchObject([{ billed: 4_900, received: 4_900, open: 0 }]);
  });
});

describe('a ledger that is verified', () => {
  const of = (one = invoice) => ({ platformId: platformId(), invoice: one });
  const { invoice: paid, transactions } = aPaymentOf(invoice);
  const id = `live ${feeInvoiceId()} ${feePaymentId()}`;

  it('agrees with payments and their reversals', () => {
    const read = { before: [of(paid)], after: [of(paid)] };
    expect(feePaymentDifferences(read, transactions)).toEqual([]);
    const reversal = aReversalIn(paid, aFeePayment());
    const reversed = { before: [of(reversal.invoice)], after: [of(reversal.invoice)] };
    expect(feePaymentDifferences(reversed, [...transactions, ...reversal.transactions])).toEqual([]);
  });

  it('names a payment without a transaction, and a transaction without an invoice', () => {
    const named = { kind: 'fee_payment', platformId: platformId(), currency: 'EUR', account: 'bank' };
    expect(feePaymentDifferences({ before: [of(paid)], after: [of(paid)] }, [])).toEqual([
      { ...named, id, ledger: 0, expected: 1_000 },
    ]);
    expect(feePaymentDifferences({ before: [], after: [] }, transactions)).toEqual([
      { ...named, id, ledger: 1_000, expected: 0 },
    ]);
  });

  it.each([
    ['of another payment', { cause: { paymentId: feePaymentId(2) } }],
    ['in another mode', { mode: 'test' }],
    ['in another currency', { currency: 'USD' }],
    ['as a reversal', { cause: { kind: 'fee_payment_reversed' } }],
  ] as const)('names a transaction %s, although the sum of the invoice is right', (_, wrong) => {
    const [booked] = transactions;
    if (!booked || !isOfFeePayment(booked)) throw new Error('not booked');
    const changed = { ...booked, ...wrong, cause: { ...booked.cause, ...('cause' in wrong && wrong.cause) } };
    const sums = feePaymentDifferences({ before: [of(paid)], after: [of(paid)] }, [changed]).map(
      ({ ledger, expected }) => [ledger, expected],
    );
    expect(sums).toEqual([
      [0, 1_000],
      [1_000, 0],
    ]);
  });

  it('names a reversal without a transaction', () => {
    const { invoice: reversed } = aReversalIn(paid, aFeePayment());
    expect(
      feePaymentDifferences({ before: [of(reversed)], after: [of(reversed)] }, transactions),
    ).toMatchObject([{ id: `${id} reversed`, ledger: 0, expected: -1_000 }]);
  });

  it('is not compared with an invoice that is paid meanwhile', () => {
    expect(feePaymentDifferences({ before: [of(invoice)], after: [of(paid)] }, transactions)).toEqual([]);
  });
});
