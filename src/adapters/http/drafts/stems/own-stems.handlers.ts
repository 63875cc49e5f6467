import { StemId, TrackId } from '../../../../domain/shared/ids.ts';
import type { DraftStems } from '../../../../ports/driving/drafts/stems.ts';
import { endpoint, type Endpoint } from '../../kernel/route.ts';
import { ownStemsView, ownStemView } from './own-stem.view.ts';
import * as routes from './own-stems.contract.ts';

export interface StemDependencies extends DraftStems {
  /** The public URL of the service, without a trailing slash. */
  readonly baseUrl: string;
}

const named = ({ trackId, stemId }: { readonly trackId: string; readonly stemId: string }) => ({
  ...{ trackId: TrackId(trackId), stemId: StemId(stemId) },
});

export const ownStemEndpoints = ({ baseUrl, ...use }: StemDependencies): readonly Endpoint[] => [
  endpoint(routes.initiateStem, async ({ caller, params, body: { stemId, ...stem } }) => {
    const begun = await use.initiateStem({
      ...{ caller, trackId: TrackId(params.trackId), stem },
      ...(stemId !== undefined && { stemId: StemId(stemId) }),
    });
    if (!begun.ok) return begun;
    const location = `${baseUrl}${routes.listOwnStems.path.replace('{trackId}', params.trackId)}`;
    return { status: 201, body: ownStemView(begun.value), headers: { location } };
  }),

  endpoint(routes.listOwnStems, async ({ caller, params }) => {
    const found = await use.listOwnStems({ caller, trackId: TrackId(params.trackId) });
    return found.ok ? { status: 200, body: ownStemsView(found.value) } : found;
  }),

  endpoint(routes.confirmStem, async ({ caller, params, body }) => {
    const confirmed = await use.confirmStem({ caller, ...named(params), ...body });
    return confirmed.ok ? { status: 202, body: ownStemView(confirmed.value) } : confirmed;
  }),

  endpoint(routes.deleteStem, async ({ caller, params }) => {
    const deleted = await use.deleteStem({ caller, ...named(params) });
    return deleted.ok ? { status: 204, empty: true } : deleted;
  }),
];
