import { maxMembers } from '../../../domain/accounts/membership.ts';
import type { Colleague } from '../../../domain/artists/members.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { ArtistMemberId } from '../../../domain/shared/ids.ts';
import type { LabelMembers } from '../../../ports/driving/artists/members.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './members.contract.ts';

export const colleagueView = ({ since, ...colleague }: Colleague) => ({
  ...colleague,
  since: timestamp(since),
});

const named = ({ memberId }: { readonly memberId: string }) => ({ memberId: ArtistMemberId(memberId) });

export const labelMemberEndpoints = (use: LabelMembers): readonly Endpoint[] => [
  endpoint(routes.listMembers, async ({ caller }) => {
    const found = await use.listArtistMembers(caller);
    if (!found.ok) return found;
    const data = found.value.map(colleagueView);
    const pagination = { limit: maxMembers, nextCursor: null, total: data.length };
    return { status: 200, body: { data, pagination } };
  }),

  endpoint(routes.inviteMember, async ({ caller, body, address }) => {
    const invited = await use.inviteArtistMember({ caller, ...body, address });
    return invited.ok ? { status: 201, body: colleagueView(invited.value) } : invited;
  }),

  endpoint(routes.editMember, async ({ caller, params, body: edit, address }) => {
    const edited = await use.editArtistMember({ caller, ...named(params), edit, address });
    return edited.ok ? { status: 200, body: colleagueView(edited.value) } : edited;
  }),

  endpoint(routes.removeMember, async ({ caller, params }) => {
    const removed = await use.removeArtistMember({ caller, ...named(params) });
    return removed.ok ? { status: 204, empty: true } : removed;
  }),

  endpoint(routes.acceptInvitation, async ({ body }) => {
    const joined = await use.acceptLabelInvitation(body);
    return joined.ok ? { status: 204, empty: true } : joined;
  }),
];
