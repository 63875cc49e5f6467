import { modeOf } from '../../domain/billing/invoice-list.ts';
import { isFeeInvoice } from '../../domain/billing/invoice.ts';
import type { FeeInvoice } from '../../domain/fees/fee-invoice.ts';
import type { IssuedFeeInvoice } from '../../domain/ledger/fee-invoice-verification.ts';
import type { PlatformId } from '../../domain/shared/ids.ts';
import type { BillingStore } from '../../ports/driven/billing/billing-store.ts';
import type { FeeAccountKey } from '../../domain/fees/fee-account.ts';
import type { Fee } from '../../domain/fees/fee.ts';
import {
  feeAccountDifferences,
  feeAccountsOf,
  uninvoicedDifferences,
} from '../../domain/ledger/fee-account-verification.ts';
import type { LedgerDifference } from '../../domain/ledger/verification.ts';
import type { Month } from '../../domain/shared/calendar.ts';
import type { FeeStore } from '../../ports/driven/fees/fee-store.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import { pagesFrom, type From } from '../shared/pages-from.ts';

export type FeeReading = Pick<FeeStore, 'list' | 'account' | 'issuedIn'>;

interface Dependencies {
  readonly feeStore: FeeReading;
  readonly billing: Pick<BillingStore, 'listInvoices'>;
}

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

/** Returns all fee invoices, or those of one platform. */
export const allFeeInvoices = async (
  billing: Pick<BillingStore, 'listInvoices'>,
  of: { readonly platformId?: PlatformId } = {},
): Promise<readonly IssuedFeeInvoice[]> => {
  const found: IssuedFeeInvoice[] = [];
  const pages = pagesFrom((from: From<ListPlace>) =>
    billing.listInvoices({ ...of, kind: 'fees' }, { limit: pageSize, ...from }),
  );
  for await (const { items } of pages)
    found.push(
      ...items.flatMap(({ platformId, invoice }) => (isFeeInvoice(invoice) ? [{ platformId, invoice }] : [])),
    );
  return found;
};

const invoicesOf = (
  { platformId, mode, currency }: FeeAccountKey,
  invoices: readonly IssuedFeeInvoice[],
): readonly FeeInvoice[] =>
  invoices
    .filter((issued) => issued.platformId === platformId)
    .map(({ invoice }) => invoice)
    .filter((invoice) => modeOf(invoice) === mode && invoice.total.currency === currency);

const compareAccount = async (
  { feeStore, billing }: Dependencies,
  key: FeeAccountKey,
  fees: readonly Fee[],
  invoices: readonly IssuedFeeInvoice[],
  month: Month,
) => {
  let [own, issued] = [fees, invoices];
  for (let attempt = 1; ; attempt++) {
    const account = await feeStore.account(key);
    const differences = [
      ...feeAccountDifferences(key, account, own, month),
      ...uninvoicedDifferences(key, account, own, invoicesOf(key, issued)),
    ];
    if (differences.length === 0 || attempt === attempts) return differences;
    own = await allFees(feeStore, key);
    issued = await allFeeInvoices(billing, { platformId: key.platformId });
  }
};

/** Compares the fee accounts with the fees of earlier months that are on no invoice yet, and with the last invoice. Only accounts that differ are read again. */
export const verifyFeeAccounts = async (
  dependencies: Dependencies,
  { fees, invoices }: { readonly fees: readonly Fee[]; readonly invoices: readonly IssuedFeeInvoice[] },
  currentMonth: Month,
): Promise<readonly LedgerDifference[]> => {
  const differences: LedgerDifference[] = [];
  const ofAccounts = Map.groupBy(
    fees,
    ({ platformId, mode, currency }) => `${platformId} ${mode} ${currency}`,
  );
  const byPlatform = Map.groupBy(invoices, ({ platformId }) => platformId);
  for (const key of feeAccountsOf(fees)) {
    const own = ofAccounts.get(`${key.platformId} ${key.mode} ${key.currency}`) ?? [];
    differences.push(
      ...(await compareAccount(dependencies, key, own, byPlatform.get(key.platformId) ?? [], currentMonth)),
    );
  }
  return differences;
};
