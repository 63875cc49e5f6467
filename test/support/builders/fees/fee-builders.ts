import { chargeFor, creditFor, type BookedFee, type Charge } from '../../../../src/domain/fees/charge.ts';
import type { ActiveLicense, License } from '../../../../src/domain/licensing/license.ts';
import type { Instant } from '../../../../src/domain/shared/calendar.ts';
import { FeeId } from '../../../../src/domain/shared/ids.ts';
import { noon } from '../builders.ts';
import { ledgerTransactionId } from '../ledger/ledger-builders.ts';

export const feeId = (n = 1): FeeId => FeeId(`fee_${String(n).padStart(8, '0')}`);

const idsOf = (n: number) => ({ feeId: feeId(n), transactionId: ledgerTransactionId(900_000 + n) });

interface Priced {
  readonly amount?: number;
  readonly currency?: string;
  /** The spend limit. */
  readonly limit?: number;
  readonly at?: Instant;
}

/** Returns the nth charge: 49.00 EUR within a limit of 100.00 unless something else is given. */
export const aCharge = (
  license: ActiveLicense,
  n = 1,
  { amount = 4_900, currency = 'EUR', limit = 10_000, at = noon }: Priced = {},
): Charge => {
  const spend = { limit: { amount: limit, currency }, spent: 0 };
  return chargeFor(license, { amount, currency }, { at, spend }, idsOf(n));
};

/** Returns the nth credit. */
export const aCredit = (
  license: License,
  n = 1,
  { amount = 4_900, currency = 'EUR', at = noon }: Omit<Priced, 'limit'> = {},
): BookedFee => creditFor(license, { amount, currency }, at, idsOf(n));
