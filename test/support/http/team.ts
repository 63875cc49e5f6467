import { memberRoles, type MemberRole } from '../../../src/domain/platforms/members/member.ts';
import { mailedSignIn } from '../clients/mailed-links.ts';
import type { PartnerClient } from '../clients/partner-client.ts';
import type { Partner, TestService } from '../service/service.ts';
import { portalSession } from './portal.ts';

/** A member who has accepted an invitation, with the session that this began. */
export interface SignedInMember {
  readonly memberId: string;
  readonly email: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly client: PartnerClient;
}

type Service = Pick<TestService, 'anyone' | 'dataDir' | 'ports'>;

/** Invites a person as `by`, and accepts the invitation by its email, which is the nth to the address. */
export const aMemberOf = async (
  service: Service,
  { slug }: Pick<Partner, 'slug'>,
  by: PartnerClient,
  role: MemberRole,
  email = `${role}@${slug}.example`,
  nth = 1,
): Promise<SignedInMember> => {
  const invited = await by.post(`/api/v1/platforms/${slug}/members`, { email, role });
  const code = await mailedSignIn(service, email, nth);
  const { headers } = await portalSession(service.anyone, { code });
  const client = service.anyone.withHeaders(headers);
  return { memberId: invited.member('memberId'), email, headers, client };
};

/** A member in every role. The owner comes first and invites the others. */
export const aTeam = async (
  service: Service,
  partner: Pick<Partner, 'slug' | 'client'>,
): Promise<Readonly<Record<MemberRole, SignedInMember>>> => {
  const owner = await aMemberOf(service, partner, partner.client, 'owner');
  const team: Record<string, SignedInMember> = { owner };
  for (const role of memberRoles) team[role] ??= await aMemberOf(service, partner, owner.client, role);
  return team as Record<MemberRole, SignedInMember>;
};
