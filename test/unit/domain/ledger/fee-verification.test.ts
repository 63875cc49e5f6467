import { feeDifferences } from '../../../../src/domain/ledger/fee-verification.ts';
import { aLicense } from '../../../support/builders/builders.ts';
import { aCharge, aCredit } from '../../../support/builders/fees/fee-builders.ts';

const license = aLicense();
const [first, second] = [aCharge(license, 1), aCredit(license, 2)];
const fees = [first.fee, second.fee];
const transactions = [first.transaction, second.transaction];
const named = ({ fee }: typeof first) => ({
  ...{ kind: 'fee', id: fee.feeId, platformId: license.platformId, currency: 'EUR', account: 'receivables' },
});

describe('fees that are compared with the ledger', () => {
  it('agree if each has a transaction of its amount', () => {
    expect(feeDifferences({ before: fees, after: fees }, transactions)).toEqual([]);
    expect(feeDifferences({ before: [], after: [] }, [])).toEqual([]);
  });

  it('differ if a transaction is missing, has another amount, or has no fee', () => {
    const both = { before: fees, after: fees };
    expect(feeDifferences(both, [second.transaction])).toEqual([
      { ...named(first), ledger: 0, expected: 4_900 },
    ]);
    const dearer = aCharge(license, 1, { amount: 5_000 }).transaction;
    expect(feeDifferences(both, [dearer, second.transaction])).toEqual([
      { ...named(first), ledger: 5_000, expected: 4_900 },
    ]);
    expect(feeDifferences({ before: [first.fee], after: [first.fee] }, transactions)).toEqual([
      { ...named(first), id: second.fee.feeId, ledger: -4_900, expected: 0 },
    ]);
  });

  it('do not differ if one is recorded while they are read', () => {
    expect(feeDifferences({ before: [first.fee], after: fees }, transactions)).toEqual([]);
    expect(feeDifferences({ before: [first.fee], after: fees }, [first.transaction])).toEqual([]);
  });
});
