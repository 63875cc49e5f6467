import { chargeFor, creditFor } from '../../../../src/domain/fees/charge.ts';
import { chargedFor, creditDays, isCredited } from '../../../../src/domain/fees/credit.ts';
import { postingIssue } from '../../../../src/domain/ledger/transaction.ts';
import { dayMs } from '../../../../src/domain/shared/calendar.ts';
import { aLicense, aRevocation, aRevoked, noon } from '../../../support/builders/builders.ts';
import { aCharge, aCredit, feeId } from '../../../support/builders/fees/fee-builders.ts';
import { ledgerTransactionId } from '../../../support/builders/ledger/ledger-builders.ts';

const price = { amount: 4_900, currency: 'EUR' };
const ids = { feeId: feeId(), transactionId: ledgerTransactionId(1) };
const spend = { limit: { amount: 10_000, currency: 'EUR' }, spent: 0 };

describe('the charge of a license', () => {
  it('is owed by the platform and balances', () => {
    const { fee, transaction, limit } = chargeFor(aLicense(), price, { at: noon, spend }, ids);
    expect(fee).toMatchObject({ kind: 'license', mode: 'live', version: 1, ...price, at: noon });
    expect(transaction).toMatchObject({ mode: 'live', currency: 'EUR', cause: { kind: 'fee_accrued' } });
    expect(transaction.postings).toEqual([
      { account: 'receivables', amount: 4_900 },
      { account: 'license_fees', amount: -4_900 },
    ]);
    expect(postingIssue(transaction.postings)).toBeUndefined();
    expect(limit).toBe(10_000);
  });

  it('of a sandbox platform is in the ledger of test modes', () => {
    const license = aLicense({ environment: 'sandbox' });
    expect(chargeFor(license, price, { at: noon, spend }, ids).transaction.mode).toBe('test');
  });

  it('has no limit to spend in another currency', () => {
    const dollars = { ...price, currency: 'USD' };
    expect(chargeFor(aLicense(), dollars, { at: noon, spend }, ids).limit).toBe(0);
  });

  it('is reversed by its credit', () => {
    const { fee, transaction } = creditFor(aRevoked(aLicense()), price, noon, ids);
    expect(fee).toMatchObject({ kind: 'credit', amount: -4_900 });
    expect(transaction.cause.kind).toBe('fee_credited');
    expect(transaction.postings).toEqual([
      { account: 'receivables', amount: -4_900 },
      { account: 'license_fees', amount: 4_900 },
    ]);
  });
});

describe('the credit of a license', () => {
  const unused = { downloaded: false, published: false };
  const revoked = (reasonCode: 'issued_in_error' | 'content_deleted', days: number) => ({
    ...aRevoked(aLicense({ fees: [price] }), aRevocation({ reasonCode })),
    revokedAt: noon + days * dayMs,
  });

  it('is granted for an unused license that was issued in error, within 14 days', () => {
    expect(creditDays).toBe(14);
    expect(isCredited(revoked('issued_in_error', 14), unused)).toBe(true);
    expect(isCredited({ ...revoked('issued_in_error', 14), revokedAt: noon + 14 * dayMs + 1 }, unused)).toBe(
      false,
    );
    expect(isCredited(revoked('content_deleted', 1), unused)).toBe(false);
    expect(isCredited(revoked('issued_in_error', 1), { ...unused, downloaded: true })).toBe(false);
    expect(isCredited(revoked('issued_in_error', 1), { ...unused, published: true })).toBe(false);
    const { fees: _, ...free } = revoked('issued_in_error', 1);
    expect(isCredited(free, unused)).toBe(false);
  });

  it('is what was charged and not credited, in each currency', () => {
    const license = aLicense();
    const fees = [
      aCharge(license, 1).fee,
      aCharge(license, 2, { amount: 100 }).fee,
      aCharge(license, 3, { currency: 'USD' }).fee,
      aCredit(license, 4, { currency: 'USD' }).fee,
    ];
    expect(chargedFor(fees)).toEqual([{ amount: 5_000, currency: 'EUR' }]);
    expect(chargedFor([])).toEqual([]);
  });
});
