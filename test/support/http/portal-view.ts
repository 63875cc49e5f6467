import type { PartnerClient } from '../clients/partner-client.ts';
import type { TestService } from '../service/service.ts';
import { portalSession } from './portal-session.ts';

export const viewReason = 'A delivery to the endpoint failed — 海';

/** Returns the code of a link that shows a member of staff the portal of a platform. */
export const viewLinkOf = async (staff: PartnerClient, slug: string): Promise<string> => {
  const made = await staff.post(`/api/v1/staff/platforms/${slug}/portal-links`, { reason: viewReason });
  return new URL(made.member('url')).hash.replace('#code=', '');
};

/** Opens the portal of a platform as a member of staff sees it. */
export const viewOf = async ({ anyone }: Pick<TestService, 'anyone'>, staff: PartnerClient, slug: string) => {
  const { began, headers } = await portalSession(anyone, { code: await viewLinkOf(staff, slug) });
  return { began, client: anyone.withHeaders(headers) };
};
