import type { BookedFee, Charge } from '../../../../domain/fees/charge.ts';
import { newFeeAccount, withFee } from '../../../../domain/fees/fee-account.ts';
import { spentOf, type Fee } from '../../../../domain/fees/fee.ts';
import { monthOf, type Instant } from '../../../../domain/shared/calendar.ts';
import { feeAccounts, feeMonths, licenseFees } from '../../collections/ledger/fees.ts';
import { add, all, get, insert, replace, type Steps } from '../../program.ts';
import { book } from '../ledger/booking.ts';

/** Steps of programs that charge license fees. They need the lock of the platform. */

/** Records a fee with the month of its invoice, and adds it to the account of its platform. */
function* recorded(fee: Fee): Steps<void> {
  const { platformId, mode, currency } = fee;
  const [known] = yield* all(get(feeAccounts, platformId, mode, currency));
  const after = withFee(known ?? newFeeAccount(fee), fee);
  yield* all(
    insert(licenseFees, after.fee),
    known ? replace(feeAccounts, after.account) : insert(feeAccounts, after.account),
  );
}

/** Records and books a fee; returns false if the month exceeds the spend limit with it: then abort. */
export function* charged(charge: Charge | undefined): Steps<boolean> {
  if (!charge) return true;
  const { fee, transaction, limit } = charge;
  const { platformId, currency, amount } = fee;
  const [counted] = yield* all(
    add(feeMonths, [platformId, monthOf(fee.at), currency], { accrued: amount, credited: 0 }),
  );
  if (spentOf(counted) > limit) return false;
  yield* recorded(fee);
  yield* book([transaction]);
  return true;
}

/**
 * Records and books credits of a license. They count in the month of its issue, so that they never raise the spend limit of a
 * later one.
 */
export function* credited(credits: readonly BookedFee[] = [], issuedAt: Instant): Steps<void> {
  for (const { fee } of credits) {
    const { platformId, currency, amount } = fee;
    yield* all(add(feeMonths, [platformId, monthOf(issuedAt), currency], { accrued: 0, credited: -amount }));
    yield* recorded(fee);
  }
  yield* book(credits.map(({ transaction }) => transaction));
}
