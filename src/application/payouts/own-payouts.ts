import { roleMissingFor } from '../../domain/artists/profile.ts';
import { hasOwner, thresholdIn } from '../../domain/payouts/balance.ts';
import { balanceObstacles, payeeObstacles } from '../../domain/payouts/payee.ts';
import { isOwnStatus, statusOfPayout, type PayoutRules } from '../../domain/payouts/payout-run.ts';
import { fail, ok } from '../../domain/shared/result.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { ListOwnPayouts, ReadOwnBalances } from '../../ports/driving/payouts/own-payouts.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';
import { payeeFacts, type PayeeReading } from './payee-facts.ts';

interface Dependencies extends PayeeReading {
  readonly payoutStore: Pick<PayoutStore, 'allBalances' | 'findPayee'>;
  readonly payoutRules: PayoutRules;
  readonly clock: Clock;
}

export const readOwnBalances =
  (dependencies: Dependencies): ReadOwnBalances =>
  async ({ caller: { member } }) => {
    const rejected = roleMissingFor(member, 'payout');
    if (rejected) return fail(rejected);
    const { payoutStore, payoutRules, clock } = dependencies;
    const facts = await payeeFacts(dependencies, member.accountId);
    const { threshold } = payoutRules;
    const own = (await payoutStore.allBalances(member.accountId)).filter(hasOwner);
    const now = clock.now();
    const balances = own
      .filter(({ mode }) => mode === 'live')
      .map((balance) => ({
        balance,
        obstacles: balanceObstacles(balance, facts, { now, threshold }),
        threshold: thresholdIn(balance.currency, threshold),
      }));
    return ok({ balances, obstacles: payeeObstacles(facts, now) });
  };

export const listOwnPayouts =
  ({
    payoutStore,
    ...cursors
  }: Cursors & { readonly payoutStore: Pick<PayoutStore, 'payouts' | 'findRun'> }): ListOwnPayouts =>
  async ({ caller: { member }, limit, cursor }) => {
    const rejected = roleMissingFor(member, 'payout');
    if (rejected) return fail(rejected);
    const filter = { accountId: member.accountId };
    const page = await pageOf(cursors, { list: 'own-payouts', filter, cursor }, (after) =>
      payoutStore.payouts(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const payouts = await Promise.all(
      items.map(async (payout) => {
        const run = await payoutStore.findRun(payout.runId);
        if (!run) return [];
        const status = statusOfPayout(payout, run);
        return isOwnStatus(status) ? [{ payout, status, executionDate: run.executionDate }] : [];
      }),
    );
    return ok({ payouts: payouts.flat(), nextCursor });
  };
