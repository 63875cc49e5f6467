import type { OwnPayouts } from '../../../ports/driving/payouts/own-payouts.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './own-payouts.contract.ts';
import { listedPayoutView, ownBalancesView } from './payout.views.ts';

export const ownPayoutEndpoints = ({ readOwnBalances, listOwnPayouts }: OwnPayouts): readonly Endpoint[] => [
  endpoint(routes.readOwnBalances, async ({ caller }) => {
    const found = await readOwnBalances({ caller });
    if (!found.ok) return found;
    return { status: 200, body: ownBalancesView(found.value) };
  }),

  endpoint(routes.listOwnPayouts, async ({ caller, query }) => {
    const page = await listOwnPayouts({ caller, ...query });
    if (!page.ok) return page;
    const { payouts, nextCursor } = page.value;
    const data = payouts.map(listedPayoutView);
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),
];
