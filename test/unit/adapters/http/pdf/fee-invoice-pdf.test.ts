import { invoicePdf } from '../../../../../src/adapters/http/billing/document/invoice-pdf.ts';
import { summaryOf } from '../../../../../src/domain/catalog/visibility.ts';
import { creditFor } from '../../../../../src/domain/fees/charge.ts';
import type { FeeInvoiceDocument } from '../../../../../src/ports/driving/billing.ts';
import { aLicense, aPlatform, aTrack, noon } from '../../../../support/builders/builders.ts';
import { aCharge, feeId } from '../../../../support/builders/fees/fee-builders.ts';
import { aFeeInvoice } from '../../../../support/builders/fees/fee-invoice-builders.ts';
import { aFeePayment, aPaymentOf } from '../../../../support/builders/fees/fee-payment-builders.ts';
import { ledgerTransactionId } from '../../../../support/builders/ledger/ledger-builders.ts';
import { pdfPages } from '../../../../support/pdf.ts';

const brand = { name: 'Acme Sync', accent: '#6b21a8', logo: undefined };
/** The seller of today, which is not that of the day of the issue. */
const seller = { name: 'Acme Now SE', address: [], taxPercent: 7, email: 'now@acme.example' };
const license = aLicense();
const { fee } = aCharge(license);
const ids = { feeId: feeId(2), transactionId: ledgerTransactionId(2) };
const credit = creditFor(license, { amount: 900, currency: 'EUR' }, noon, ids).fee;
const lines = [{ fee, track: summaryOf(aTrack({ title: 'Slow Harbour' })) }, { fee: credit }];

const textOf = async (document: Partial<FeeInvoiceDocument> = {}) =>
  (
    await pdfPages(
      await invoicePdf({ platform: aPlatform(), invoice: aFeeInvoice(), ...document }, { brand, seller }),
    )
  ).join(' ');

describe('the PDF of a fee invoice', () => {
  it('shows number, month, due date, a line for each fee and credit, and the tax of its day', async () => {
    const text = await textOf({ lines });
    for (const part of [
      ...['Number LF-2026-000001', 'Period 1 November 2026 to 30 November 2026', 'Status Open'],
      ...[
        'Due date 1 January 2027',
        'Bank details from billing@acme.example',
        'License: Slow Harbour',
        license.licenseId,
        '€49.00',
      ],
      ...[`Credit for a revoked license: ${license.trackId}`, '-€9.00'],
      ...['Net €41.18', 'Tax (19 %) €7.82', 'Total €49.00 (EUR)'],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('nothing is owed');
  });

  it('shows the number and the sum of fees that are too many for lines', async () => {
    const { fees, ...invoice } = aFeeInvoice();
    const text = await textOf({ invoice: { ...invoice, fees: { ...fees, count: 1_001 } } });
    expect(text).toContain('€49.00 1001 license fees and credits');
  });

  it('names the seller and the buyer as they were on the day of the issue', async () => {
    const buyer = {
      name: 'Video Once',
      contactEmail: 'once@video.example',
      websiteUrl: 'https://once.example',
    };
    const text = await textOf({
      platform: aPlatform({ name: 'Video Now' }),
      invoice: aFeeInvoice({ buyer }),
    });
    for (const part of [
      ...['Name Acme Music GmbH', 'Address 1 Harbour Street, 20095 Hamburg', 'Tax number VAT ID DE123'],
      ...['Email billing@acme.example', 'Name Video Once', 'Email once@video.example'],
      ...['Website https://once.example', `Platform ID ${aPlatform().platformId}`],
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Now');
  });

  it('shows what was paid of an open invoice, and what is still owed', async () => {
    const part = aPaymentOf(aFeeInvoice(), aFeePayment({ amount: 1_000 })).invoice;
    const text = await textOf({ invoice: part, lines });
    for (const shown of ['Status Open', 'Due date', 'Paid €10.00', 'Still owed €39.00'])
      expect(text).toContain(shown);
    expect(await textOf({ lines })).not.toContain('Still owed');
  });

  it('does not ask for the payment of an invoice that is paid', async () => {
    const paid = aPaymentOf(aFeeInvoice(), aFeePayment({ amount: 4_900 })).invoice;
    const text = await textOf({ invoice: paid, lines });
    for (const shown of ['Status Paid', 'Paid €49.00', 'Still owed €0.00']) expect(text).toContain(shown);
    for (const asked of ['Due date', 'By bank transfer', 'Bank details']) expect(text).not.toContain(asked);
  });

  it('of a sandbox platform says that nothing is owed', async () => {
    const text = await textOf({ invoice: aFeeInvoice({ mode: 'test' }), lines });
    expect(text).toContain('nothing is owed');
    expect(text).not.toContain('Due date');
    expect(text).not.toContain('Bank details');
  });
});
