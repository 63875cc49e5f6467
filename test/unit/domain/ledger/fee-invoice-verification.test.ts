import { feeInvoiceDifferences } from '../../../../src/domain/ledger/fee-invoice-verification.ts';
import { feeInvoiceBooking } from '../../../../src/domain/fees/fee-invoicing.ts';
import { aLicense, platformId } from '../../../support/builders/builders.ts';
import { aCharge, aCredit } from '../../../support/builders/fees/fee-builders.ts';
import { aFeeInvoice, feeInvoiceId } from '../../../support/builders/fees/fee-invoice-builders.ts';
import { ledgerTransactionId } from '../../../support/builders/ledger/ledger-builders.ts';

const license = aLicense();
const [first, second] = [aCharge(license, 1).fee, { ...aCharge(license, 2).fee, month: '2026-12' }];
const invoices = [aFeeInvoice({}, 1), aFeeInvoice({}, 2)].map((invoice, n) => ({
  platformId: platformId(),
  invoice:
    n === 0 ? invoice : { ...invoice, fees: { ...invoice.fees, months: ['2026-12', '2026-12'] as const } },
}));
const transactions = invoices.flatMap(
  (issued, n) => feeInvoiceBooking({ ...issued, mode: 'live' }, ledgerTransactionId(n + 1)) ?? [],
);
const fees = [first, second];
const named = (n: number) => ({
  ...{ kind: 'fee_invoice', id: feeInvoiceId(n), platformId: platformId(), currency: 'EUR' },
});

describe('fee invoices that are verified', () => {
  it('agree if each fee is on one of them and their tax is booked', () => {
    expect(feeInvoiceDifferences(invoices, fees, transactions)).toEqual([]);
    const later = { ...first, month: '2027-01' };
    expect(feeInvoiceDifferences(invoices, [...fees, later], transactions)).toEqual([]);
    expect(feeInvoiceDifferences([], fees, [])).toEqual([]);
  });

  it('differ if a fee is missing, or is in a month before the invoice that no invoice has', () => {
    expect(feeInvoiceDifferences(invoices, [first], transactions)).toEqual([
      { ...named(2), account: 'receivables', ledger: 0, expected: 4_900 },
    ]);
    const omitted = { ...aCredit(license, 3).fee, month: '2026-10' };
    expect(feeInvoiceDifferences(invoices, [...fees, omitted], transactions)).toEqual([
      { ...named(1), account: 'receivables', ledger: 0, expected: 4_900 },
    ]);
  });

  it('differ if the tax is not booked', () => {
    expect(feeInvoiceDifferences(invoices, fees, transactions.slice(0, 1))).toEqual([
      { ...named(2), account: 'tax_payable', ledger: 0, expected: -782 },
    ]);
  });
});
