import { balanceObstacles } from '../../domain/payouts/payee.ts';
import type { PayoutRules } from '../../domain/payouts/payout-run.ts';
import { schemeOf } from '../../domain/payouts/scheme.ts';
import { ok } from '../../domain/shared/result.ts';
import type { ArtistStore } from '../../ports/driven/artists/artist-store.ts';
import type { PayoutStore } from '../../ports/driven/payouts/payout-store.ts';
import type { Clock } from '../../ports/driven/shared/environment.ts';
import type { ListPayees } from '../../ports/driving/payouts/payees.ts';
import { pageOf, type Cursors } from '../staff/records/record-page.ts';
import { namesOf, payeeFacts } from './payee-facts.ts';

interface Dependencies extends Cursors {
  readonly payoutStore: Pick<PayoutStore, 'balances' | 'findPayee'>;
  readonly artistStore: Pick<ArtistStore, 'findAccount' | 'findArtist'>;
  readonly payoutRules: PayoutRules;
  readonly clock: Clock;
}

export const listPayees =
  (dependencies: Dependencies): ListPayees =>
  async ({ currency, limit, cursor }) => {
    const { payoutStore, artistStore, payoutRules, clock } = dependencies;
    const filter = { mode: 'live', currency } as const;
    const page = await pageOf(dependencies, { list: 'payees', filter, cursor }, (after) =>
      payoutStore.balances(filter, { limit, ...after }),
    );
    if (!page.ok) return page;
    const { items, nextCursor } = page.value;
    const names = await namesOf(
      artistStore,
      items.map(({ accountId }) => accountId),
    );
    const { threshold } = payoutRules;
    const payees = await Promise.all(
      items.map(async (balance) => {
        const facts = await payeeFacts(dependencies, balance.accountId);
        const name = names.get(balance.accountId);
        const obstacles = balanceObstacles(balance, facts, { now: clock.now(), threshold });
        const { closure, payout } = facts.account ?? {};
        const known = { ...(name !== undefined && { name }), ...(closure && { closure }) };
        return { balance, obstacles, ...known, ...(payout && { scheme: schemeOf(currency, payout) }) };
      }),
    );
    return ok({ payees, nextCursor });
  };
