import { chargeFor, type Charge } from '../../domain/fees/charge.ts';
import type { Spend } from '../../domain/fees/spend.ts';
import type { ActiveLicense } from '../../domain/licensing/license.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import { FeeId, LedgerTransactionId } from '../../domain/shared/ids.ts';
import type { Money } from '../../domain/shared/money.ts';
import type { Ids } from '../../ports/driven/shared/environment.ts';

export const newFeeIds = (ids: Ids) => ({
  feeId: FeeId(ids.next('fee')),
  transactionId: LedgerTransactionId(ids.next('ledger-transaction')),
});

/** Returns the charge that the commit of a license or its version records, if it has a price. */
export const newCharge = (
  license: ActiveLicense,
  price: Money | undefined,
  decided: { readonly at: Instant; readonly spend: Spend | undefined },
  ids: Ids,
): { readonly charge?: Charge } =>
  price ? { charge: chargeFor(license, price, decided, newFeeIds(ids)) } : {};
