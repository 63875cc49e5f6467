import type { Closures } from '../../../../ports/driving/artists/closure.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import { ownArtistAt } from '../artist.views.ts';
import * as routes from './closure.contract.ts';

type ClosureDependencies = Omit<Closures, 'eraseClosedAccounts'> & { readonly baseUrl: string };

export const closureEndpoints = (
  use: ClosureDependencies,
  shown = ownArtistAt(use.baseUrl),
): readonly Endpoint[] => [
  endpoint(routes.requestClosure, async ({ caller, body }) => {
    const requested = await use.requestClosure({ caller, ...body });
    return requested.ok ? shown(requested.value) : requested;
  }),

  endpoint(routes.withdrawClosure, async ({ caller }) => {
    const withdrawn = await use.withdrawClosure(caller);
    return withdrawn.ok ? shown(withdrawn.value) : withdrawn;
  }),
];
