import { newFeeAccount, withFee, type FeeAccount } from '../../../../src/domain/fees/fee-account.ts';
import type { Fee } from '../../../../src/domain/fees/fee.ts';
import { feeAccountDifferences } from '../../../../src/domain/ledger/fee-account-verification.ts';
import { aLicense, platformId } from '../../../support/builders/builders.ts';
import { aCharge } from '../../../support/builders/fees/fee-builders.ts';

const eur = { platformId: platformId(), mode: 'live', currency: 'EUR' } as const;
const fees = [aCharge(aLicense(), 1).fee, aCharge(aLicense(), 2).fee];
const account = fees.reduce((before, fee) => withFee(before, fee).account, newFeeAccount(eur));
const differencesOf = (one: FeeAccount | undefined, all: readonly Fee[], currentMonth = '2026-12') =>
  feeAccountDifferences(eur, one, all, currentMonth);
const named = { kind: 'fee_account', platformId: platformId(), currency: 'EUR', account: 'receivables' };
const month = { ...named, id: 'live 2026-11', ledger: 9_800 };
const count = { ...named, id: 'live 2026-11 count', ledger: 2 };

describe('a fee account that is verified', () => {
  it('agrees if it has all fees since the last invoice', () => {
    expect(differencesOf(account, fees)).toEqual([]);
    const invoiced = { ...account, invoicedThrough: '2026-11', open: [] };
    expect(differencesOf(invoiced, fees)).toEqual([]);
  });

  it('is not compared for the current month, to which fees are added meanwhile', () => {
    expect(differencesOf(undefined, fees, '2026-11')).toEqual([]);
  });

  it('differs if a fee is missing', () => {
    const { account: one } = withFee(newFeeAccount(eur), { ...aCharge(aLicense(), 1).fee });
    expect(differencesOf(one, fees)).toEqual([
      { ...month, expected: 4_900 },
      { ...count, expected: 1 },
    ]);
  });

  it('differs if it has a month without fees', () => {
    expect(differencesOf(account, [])).toEqual([
      { ...month, ledger: 0, expected: 9_800 },
      { ...count, ledger: 0, expected: 2 },
    ]);
  });

  it('differs if it is never due, or does not exist', () => {
    const { nextDue: _, ...never } = account;
    for (const one of [never, undefined])
      expect(differencesOf(one, fees)).toEqual([
        { ...month, expected: 0 },
        { ...count, expected: 0 },
      ]);
  });
});
