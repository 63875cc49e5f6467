import {
  addPayouts,
  noPayouts,
  paidDifferences,
  payeeBalanceDifferences,
  payoutRunDifferences,
} from '../../domain/ledger/payout-verification.ts';
import type { LedgerTransaction } from '../../domain/ledger/transaction.ts';
import type { LedgerDifference } from '../../domain/ledger/verification.ts';
import type { PayoutRun } from '../../domain/payouts/payout-run.ts';
import type { LedgerStore } from '../../ports/driven/ledger/ledger-store.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import { payoutsOfRun } from '../payouts/payouts-of-run.ts';
import { pagesFrom, type From } from '../shared/pages-from.ts';

export type PayoutReading = Pick<PayoutStore, 'runs' | 'payouts' | 'allBalances'>;

interface Dependencies {
  readonly payoutStore: PayoutReading;
  readonly ledgerStore: Pick<LedgerStore, 'totals'>;
}

const pageSize = 1_000;
/** How often balances are read again, because a period may be closed or a run approved between two reads. */
const attempts = 3;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns all payout runs. */
export const allRuns = async (payoutStore: Pick<PayoutStore, 'runs'>): Promise<readonly PayoutRun[]> => {
  const found: PayoutRun[] = [];
  const pages = pagesFrom((from: From<ListPlace>) => payoutStore.runs({}, { limit: pageSize, ...from }));
  for await (const { items } of pages) found.push(...items);
  return found;
};

/** Returns balances and totals that were read at one time, or undefined if they changed each time. */
const unchanged = async ({ payoutStore, ledgerStore }: Dependencies) => {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const balances = await payoutStore.allBalances();
    const totals = await ledgerStore.totals();
    if (isSame(balances, await payoutStore.allBalances())) return { balances, totals };
  }
  return undefined;
};

/**
 * Compares payouts and balances of accounts with the ledger. Skips until the next time: each run that changed since `before`, which was
 * read before the transactions; what each account was paid, if any run changed or was added; and all balances, if they change at each
 * attempt to read them.
 */
export const verifyPayouts = async (
  dependencies: Dependencies,
  before: readonly PayoutRun[],
  transactions: readonly LedgerTransaction[],
): Promise<readonly LedgerDifference[]> => {
  const versions = new Map(before.map(({ runId, version }) => [runId, version]));
  const runs = await allRuns(dependencies.payoutStore);
  const stable = runs.filter(({ runId, version }) => versions.get(runId) === version);
  const sums = noPayouts();
  for (const run of stable) addPayouts(sums, run, await payoutsOfRun(dependencies.payoutStore, run.runId));
  const read = await unchanged(dependencies);
  const isQuiet = read && isSame(await allRuns(dependencies.payoutStore), before);
  return [
    ...payoutRunDifferences(stable, sums, transactions),
    ...(read ? payeeBalanceDifferences(read.balances, read.totals) : []),
    ...(isQuiet ? paidDifferences(read.balances, sums) : []),
  ];
};
