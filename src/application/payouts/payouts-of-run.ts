import type { Payout } from '../../domain/payouts/payout-run.ts';
import type { PayoutRunId } from '../../domain/shared/ids.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { ListPlace } from '../../ports/driven/shared/list-page.ts';
import { pagesFrom, type From } from '../shared/pages-from.ts';

const pageSize = 500;

/** Returns all payouts of a run, in the order of their IDs. */
export const payoutsOfRun = async (
  payoutStore: Pick<PayoutStore, 'payouts'>,
  runId: PayoutRunId,
): Promise<readonly Payout[]> => {
  const found: Payout[] = [];
  const pages = pagesFrom((from: From<ListPlace>) =>
    payoutStore.payouts({ runId }, { limit: pageSize, ...from }),
  );
  for await (const { items } of pages) found.push(...items);
  return found.toSorted((one, other) => (one.payoutId < other.payoutId ? -1 : 1));
};
