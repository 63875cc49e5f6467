import type { FeeAccountKey } from '../../domain/fees/fee-account.ts';
import type { Fee } from '../../domain/fees/fee.ts';
import { feeAccountDifferences, feeAccountsOf } from '../../domain/ledger/fee-account-verification.ts';
import type { LedgerDifference } from '../../domain/ledger/verification.ts';
import type { Month } from '../../domain/shared/calendar.ts';
import type { FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import { pagesFrom, type From } from '../shared/pages-from.ts';

export type FeeReading = Pick<FeeStore, 'list' | 'account'>;

const pageSize = 1_000;
/** How often an account is compared again, because a fee may be recorded between two reads. */
const attempts = 3;

/** Returns all fees, or those of one account. */
export const allFees = async (
  feeStore: Pick<FeeStore, 'list'>,
  of: Partial<FeeAccountKey> = {},
): Promise<readonly Fee[]> => {
  const found: Fee[] = [];
  const pages = pagesFrom((from: From<ListPlace>) => feeStore.list(of, { limit: pageSize, ...from }));
  for await (const { items } of pages) found.push(...items);
  return found;
};

const compareAccount = async (
  feeStore: FeeReading,
  key: FeeAccountKey,
  fees: readonly Fee[],
  month: Month,
) => {
  let own = fees;
  for (let attempt = 1; ; attempt++) {
    const differences = feeAccountDifferences(key, await feeStore.account(key), own, month);
    if (differences.length === 0 || attempt === attempts) return differences;
    own = await allFees(feeStore, key);
  }
};

/** Compares the fee accounts with the fees of earlier months that are on no invoice yet. Only accounts that differ are read again. */
export const verifyFeeAccounts = async (
  feeStore: FeeReading,
  fees: readonly Fee[],
  currentMonth: Month,
): Promise<readonly LedgerDifference[]> => {
  const differences: LedgerDifference[] = [];
  const ofAccounts = Map.groupBy(
    fees,
    ({ platformId, mode, currency }) => `${platformId} ${mode} ${currency}`,
  );
  for (const key of feeAccountsOf(fees)) {
    const own = ofAccounts.get(`${key.platformId} ${key.mode} ${key.currency}`) ?? [];
    differences.push(...(await compareAccount(feeStore, key, own, currentMonth)));
  }
  return differences;
};
