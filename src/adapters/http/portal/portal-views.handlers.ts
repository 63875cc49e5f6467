import { timestamp } from '../../../domain/shared/calendar.ts';
import type { ListedPortalView, PortalViews } from '../../../ports/driving/staff/portal-views.ts';
import { endpoint, type Endpoint } from '../kernel/route.ts';
import { createPortalLinkForStaff, listPortalViews, type PortalViewBody } from './portal-views.contract.ts';

const viewBody = ({ sessionId, reason, openedAt, expiresAt, endedAt }: ListedPortalView): PortalViewBody => ({
  viewId: sessionId,
  reason,
  openedAt: timestamp(openedAt),
  expiresAt: timestamp(expiresAt),
  ...(endedAt !== undefined && { endedAt: timestamp(endedAt) }),
});

export const portalViewEndpoints = (use: PortalViews): readonly Endpoint[] => [
  endpoint(createPortalLinkForStaff, async ({ caller, params: { platform }, body: { reason } }) => {
    const created = await use.linkToPortalView({ caller, platform, reason });
    if (!created.ok) return created;
    const { url, expiresAt } = created.value;
    return { status: 201, body: { url, expiresAt: timestamp(expiresAt) } };
  }),

  endpoint(listPortalViews, async ({ caller, params: { slug }, query: { limit, cursor } }) => {
    const found = await use.listPortalViews({ caller, slug, limit, cursor });
    if (!found.ok) return found;
    const { views, nextCursor } = found.value;
    return { status: 200, body: { data: views.map(viewBody), pagination: { limit, nextCursor } } };
  }),
];
