import { feeInvoiceBooking } from '../../../../src/domain/fees/fee-invoicing.ts';
import { uninvoicedDifferences } from '../../../../src/domain/ledger/fee-account-verification.ts';
import { numberDifferences, seriesIn } from '../../../../src/domain/ledger/fee-invoice-numbers.ts';
import { lostInvoiceDifferences } from '../../../../src/domain/ledger/fee-invoice-verification.ts';
import { newFeeAccount } from '../../../../src/domain/fees/fee-account.ts';
import { aLicense, platformId } from '../../../support/builders/builders.ts';
import { aCharge } from '../../../support/builders/fees/fee-builders.ts';
import {
  afterMonth,
  aFeeInvoice,
  feeInvoiceId,
} from '../../../support/builders/fees/fee-invoice-builders.ts';
import { ledgerTransactionId } from '../../../support/builders/ledger/ledger-builders.ts';

const issued = (n: number) => ({ platformId: platformId(), invoice: aFeeInvoice({}, n) });
const key = { platformId: platformId(), mode: 'live', currency: 'EUR' } as const;

describe('the numbers of fee invoices', () => {
  it('are checked in each series with an invoice, and in those of the year', () => {
    const years = Date.parse('2027-02-01');
    expect(seriesIn([issued(1), issued(2)], years)).toEqual(['LF-2026', 'LF-2027', 'LF-TEST-2027']);
  });

  it('have no gaps: each that was issued is on one invoice', () => {
    const counted = new Map([['LF-2026', 4]]);
    const named = { kind: 'fee_invoice_number', currency: '', expected: 1 };
    const unchanged = (...all: readonly ReturnType<typeof issued>[]) => ({ before: all, after: all });
    const found = unchanged(issued(1), issued(2), issued(2), issued(4));
    expect(numberDifferences(counted, found)).toEqual([
      { ...named, id: 'LF-2026-000002', ledger: 2 },
      { ...named, id: 'LF-2026-000003', ledger: 0 },
    ]);
    const four = [1, 2, 3, 4].map(issued);
    expect(numberDifferences(counted, unchanged(...four))).toEqual([]);
    // The fifth was issued after the numbers were counted.
    expect(numberDifferences(counted, { before: four, after: [...four, issued(5)] })).toEqual([]);
  });

  it('are not higher than the number that was issued: the next invoice would get one that is taken', () => {
    const found = { before: [issued(1), issued(2)], after: [issued(1), issued(2)] };
    const named = { kind: 'fee_invoice_number', id: 'LF-2026-000002', currency: '' };
    expect(numberDifferences(new Map([['LF-2026', 1]]), found)).toEqual([
      { ...named, ledger: 1, expected: 0 },
    ]);
  });
});

describe('a fee invoice that does not exist', () => {
  it('is named by the tax that was booked for it', () => {
    const { platformId: of, invoice } = issued(1);
    const booking = feeInvoiceBooking({ platformId: of, mode: 'live', invoice }, ledgerTransactionId(1));
    if (!booking) throw new Error('no tax');
    expect(lostInvoiceDifferences([issued(1)], [booking])).toEqual([]);
    expect(lostInvoiceDifferences([issued(2)], [booking])).toMatchObject([
      { kind: 'fee_invoice', id: feeInvoiceId(1), account: 'tax_payable', ledger: -invoice.tax, expected: 0 },
    ]);
  });

  it('is named by the account whose fees are said to be on it', () => {
    const { fee } = aCharge(aLicense(), 1);
    const account = { ...newFeeAccount(key), invoicedThrough: '2026-11' };
    const covered = aFeeInvoice({ now: afterMonth });
    expect(uninvoicedDifferences(key, account, [fee], [covered])).toEqual([]);
    expect(uninvoicedDifferences(key, newFeeAccount(key), [fee], [])).toEqual([]);
    expect(uninvoicedDifferences(key, account, [fee], [])).toMatchObject([
      { kind: 'fee_account', id: 'live invoiced through 2026-11', ledger: fee.amount, expected: 0 },
      { kind: 'fee_account', id: 'live invoiced through 2026-11 count', ledger: 1, expected: 0 },
    ]);
    const credit = { ...fee, amount: -fee.amount };
    expect(uninvoicedDifferences(key, account, [fee, credit], [])).toMatchObject([
      { kind: 'fee_account', id: 'live invoiced through 2026-11 count', ledger: 2, expected: 0 },
    ]);
  });
});
