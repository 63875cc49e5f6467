import { PartyId, TrackId } from '../../../domain/shared/ids.ts';
import type { Disputes } from '../../../ports/driving/parties/disputes.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { instantOf } from '../vocabulary/fields.ts';
import { disputeView, listedDisputeView } from './dispute.schemas.ts';
import * as routes from './disputes.contract.ts';

export const disputeEndpoints = (use: Disputes): readonly Endpoint[] => [
  endpoint(routes.listDisputes, async ({ query }) => {
    const page = await use.listDisputes(query);
    if (!page.ok) return page;
    const { disputes, nextCursor } = page.value;
    const data = disputes.map(({ track, ...dispute }) => ({
      ...listedDisputeView(dispute),
      title: track.title,
      artists: track.artists.map(({ name }) => name),
      status: track.moderationStatus,
    }));
    return { status: 200, body: { data, pagination: { limit: query.limit, nextCursor } } };
  }),

  endpoint(routes.setAsideDispute, async ({ caller, params, body: { disputedAt, ...body } }) => {
    const [trackId, partyId] = [TrackId(params.trackId), PartyId(params.partyId)];
    const decided = await use.setAsideDispute({
      ...{ caller, trackId, partyId, ...body },
      disputedAt: instantOf(disputedAt),
    });
    return decided.ok ? { status: 200, body: disputeView(decided.value) } : decided;
  }),
];
