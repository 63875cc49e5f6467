import { feeInvoiceBooking, feesOnInvoice, seriesOf } from '../../../../src/domain/fees/fee-invoicing.ts';
import { matchesFee } from '../../../../src/domain/fees/fee-list.ts';
import { modeOf } from '../../../../src/domain/billing/invoice-list.ts';
import { postingIssue } from '../../../../src/domain/ledger/transaction.ts';
import { dayMs, endOfMonth, startOfMonth } from '../../../../src/domain/shared/calendar.ts';
import { aLicense, noon, platformId } from '../../../support/builders/builders.ts';
import { aCharge } from '../../../support/builders/fees/fee-builders.ts';
import { afterMonth, aFeeInvoice, aSeller } from '../../../support/builders/fees/fee-invoice-builders.ts';
import { ledgerTransactionId } from '../../../support/builders/ledger/ledger-builders.ts';

describe('a fee invoice', () => {
  it('is open, has the next number of its series, and is due in 30 days', () => {
    expect(aFeeInvoice({ issued: 41 })).toMatchObject({
      ...{ number: 'LF-2026-000042', status: 'open', provider: 'service', refunded: 0 },
      total: { amount: 4_900, currency: 'EUR' },
      period: { start: startOfMonth('2026-11'), end: endOfMonth('2026-11') },
      ...{ settledAt: afterMonth, dueAt: afterMonth + 30 * dayMs },
    });
  });

  it('of a sandbox platform is in a series of its own, and no money', () => {
    const invoice = aFeeInvoice({ mode: 'test' });
    expect(invoice.number).toBe('LF-TEST-2026-000001');
    expect(modeOf(invoice)).toBe('test');
    expect(modeOf(aFeeInvoice())).toBe('live');
    expect(seriesOf('live', endOfMonth('2026-12'))).toBe('LF-2027');
  });

  it('contains the tax in its fees, and books it', () => {
    const invoice = aFeeInvoice();
    expect([invoice.tax, invoice.taxPercent]).toEqual([782, 19]);
    const booking = feeInvoiceBooking(
      { platformId: platformId(), mode: 'live', invoice },
      ledgerTransactionId(1),
    );
    expect(booking).toMatchObject({
      ...{ mode: 'live', currency: 'EUR', at: afterMonth, bookedAt: afterMonth },
      cause: { kind: 'fees_invoiced', platformId: platformId(), invoiceId: invoice.invoiceId },
      postings: [
        { account: 'tax_payable', amount: -782 },
        { account: 'license_fees', amount: 782 },
      ],
    });
    expect(postingIssue(booking?.postings ?? [])).toBeUndefined();
  });

  it('books nothing without tax', () => {
    const invoice = aFeeInvoice({ seller: { ...aSeller, taxPercent: 0 } });
    expect(
      feeInvoiceBooking({ platformId: platformId(), mode: 'live', invoice }, ledgerTransactionId(1)),
    ).toBeUndefined();
  });

  it('finds its fees, and no others', () => {
    const invoice = aFeeInvoice();
    const filter = feesOnInvoice(platformId(), 'live', invoice);
    const { fee } = aCharge(aLicense());
    expect(matchesFee(filter, fee)).toBe(true);
    expect(matchesFee(filter, { ...fee, month: '2026-12' })).toBe(false);
    expect(matchesFee(filter, { ...fee, currency: 'USD' })).toBe(false);
    expect(matchesFee(filter, { ...fee, mode: 'test' })).toBe(false);
    expect(matchesFee(filter, { ...fee, platformId: platformId(2) })).toBe(false);
    expect(matchesFee(filter, { ...fee, at: noon + 1 })).toBe(false);
  });
});
