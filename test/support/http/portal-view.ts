import type { PartnerClient } from '../clients/partner-client.ts';
import type { TestService } from '../service/service.ts';
import { portalSession } from './portal-session.ts';

export const viewReason = 'A delivery to the endpoint failed — 海';

/** Returns the code of a link that shows a member of staff the portal of a platform. */
export const viewLinkOf = async (
  staff: PartnerClient,
  slug: string,
  reason = viewReason,
): Promise<string> => {
  const created = await staff.post(`/api/v1/staff/platforms/${slug}/portal-links`, { reason });
  return new URL(created.member('url')).hash.replace('#code=', '');
};

type Anyone = Pick<TestService, 'anyone'>;

/** A browser in which a member of staff is signed in to the console. */
export const consoleBrowser = async ({ anyone }: Anyone, staff: PartnerClient): Promise<PartnerClient> => {
  const { headers } = await staff.post('/api/v1/staff/browser-session');
  return anyone.withHeaders({ cookie: (headers['set-cookie'] ?? '').split(';')[0] ?? '' });
};

/** Opens a link to the portal of a platform in the browser of the member of staff who created it. */
export const openView = async (service: Anyone, staff: PartnerClient, code: string) => {
  const { began, cookie, headers } = await portalSession(await consoleBrowser(service, staff), { code });
  return { began, cookie, client: service.anyone.withHeaders(headers) };
};

/** Opens the portal of a platform as a member of staff sees it. */
export const viewOf = async (service: Anyone, staff: PartnerClient, slug: string) =>
  openView(service, staff, await viewLinkOf(staff, slug));
