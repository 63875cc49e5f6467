import type { FeeTransaction } from '../ledger/transaction.ts';
import { versionOf, type ActiveLicense, type License } from '../licensing/license.ts';
import { monthOf, type Instant } from '../shared/calendar.ts';
import type { FeeId, LedgerTransactionId } from '../shared/ids.ts';
import type { Money } from '../shared/money.ts';
import { feeMode, type Fee } from './fee.ts';
import type { Spend } from './spend.ts';

/** A fee with the transaction that books it. */
export interface BookedFee {
  readonly fee: Fee;
  readonly transaction: FeeTransaction;
}

/** A fee to be recorded in the commit of its license, if the platform has not spent more than its limit then. */
export interface Charge extends BookedFee {
  readonly limit: number;
}

interface NewIds {
  readonly feeId: FeeId;
  readonly transactionId: LedgerTransactionId;
}

/** Returns the transaction of a fee: the platform owes it, and it is not distributed yet. */
const transactionOf = (fee: Fee, transactionId: LedgerTransactionId): FeeTransaction => {
  const { feeId, platformId, licenseId, mode, currency, at, amount } = fee;
  return {
    ...{ transactionId, mode, currency, at, bookedAt: at },
    cause: { kind: amount > 0 ? 'fee_accrued' : 'fee_credited', platformId, licenseId, feeId },
    postings: [
      { account: 'receivables', amount },
      { account: 'license_fees', amount: -amount },
    ],
  };
};

const feeOf = (
  license: License,
  { kind, amount, currency, at }: Pick<Fee, 'kind' | 'at'> & Money,
  { feeId, transactionId }: NewIds,
): BookedFee => {
  const { platformId, licenseId, trackId, environment } = license;
  const fee: Fee = {
    ...{ feeId, kind, mode: feeMode(environment), platformId, licenseId },
    ...{ version: versionOf(license), trackId, amount, currency, at },
    month: monthOf(at),
  };
  return { fee, transaction: transactionOf(fee, transactionId) };
};

/** Returns the charge for a new license or its latest version. */
export const chargeFor = (
  license: ActiveLicense,
  price: Money,
  { at, spend }: { readonly at: Instant; readonly spend: Spend | undefined },
  ids: NewIds,
): Charge => ({
  ...feeOf(license, { ...price, kind: license.amendment ? 'amendment' : 'license', at }, ids),
  limit: spend?.limit.currency === price.currency ? spend.limit.amount : 0,
});

/** Returns the credit of what was charged for a license in one currency. */
export const creditFor = (license: License, charged: Money, at: Instant, ids: NewIds): BookedFee =>
  feeOf(license, { ...charged, amount: -charged.amount, kind: 'credit', at }, ids);
