import { maxMembers } from '../../../domain/accounts/membership.ts';
import type { Member as Recorded } from '../../../domain/platforms/members/member.ts';
import { timestamp } from '../../../domain/shared/calendar.ts';
import { MemberId } from '../../../domain/shared/ids.ts';
import type { MemberManagement } from '../../../ports/driving/members.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import * as routes from './members.contract.ts';

export const memberView = ({
  memberId,
  email,
  name,
  role,
  language,
  invitedAt,
  joinedAt,
}: Recorded): routes.Member => ({
  memberId,
  email,
  ...(name !== undefined && { name }),
  role,
  ...(language !== undefined && { language }),
  status: joinedAt === undefined ? 'invited' : 'joined',
  invitedAt: timestamp(invitedAt),
  ...(joinedAt !== undefined && { joinedAt: timestamp(joinedAt) }),
});

export const memberEndpoints = (
  use: Omit<MemberManagement, 'requestSignInLink' | 'chooseLanguage'>,
): readonly Endpoint[] => [
  endpoint(routes.listMembers, async ({ caller, params: { slug } }) => {
    const found = await use.listMembers({ caller, slug });
    if (!found.ok) return found;
    const data = found.value.map(memberView);
    const pagination = { limit: maxMembers, nextCursor: null, total: data.length };
    return { status: 200, body: { data, pagination } };
  }),

  endpoint(routes.inviteMember, async ({ caller, params: { slug }, body, address }) => {
    const invited = await use.inviteMember({ caller, slug, ...body, address });
    return invited.ok ? { status: 201, body: memberView(invited.value) } : invited;
  }),

  endpoint(routes.updateMember, async ({ caller, params: { slug, memberId }, body, address }) => {
    const updated = await use.updateMember({
      caller,
      slug,
      memberId: MemberId(memberId),
      edit: body,
      address,
    });
    return updated.ok ? { status: 200, body: memberView(updated.value) } : updated;
  }),

  endpoint(routes.removeMember, async ({ caller, params: { slug, memberId } }) => {
    const removed = await use.removeMember({ caller, slug, memberId: MemberId(memberId) });
    return removed.ok ? { status: 204, empty: true } : removed;
  }),
];
