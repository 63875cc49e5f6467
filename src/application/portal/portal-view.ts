import type { AccountSession } from '../../domain/accounts/session.ts';
import { operationsInView, viewingRoles } from '../../domain/staff/portal-view.ts';
import { hasAnyRole, type StaffMember } from '../../domain/staff/staff.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { PortalPass, PortalView } from '../../domain/platforms/portal-pass.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { AccountStore } from '../../ports/driven/accounts/account-store.ts';
import type { Clock, Digest } from '../../ports/driven/shared/environment.ts';
import type { StaffRegistry } from '../../ports/driven/staff/staff-registry.ts';
import type { ViewedBy } from '../../ports/driving/staff/portal-views.ts';

export interface ViewDependencies {
  readonly accounts: AccountStore;
  readonly staff: StaffRegistry;
}

/**
 * Returns the member of staff whose session a view belongs to, with that session, or undefined if it has ended, or the member is
 * disabled or has lost the roles that see portals.
 */
export const viewingStaff = async (
  { accounts, staff }: ViewDependencies,
  { staffId, staffSessionId }: PortalView,
  now: Instant,
) => {
  const [member, sessions] = await Promise.all([
    staff.find(staffId),
    accounts.sessions({ audience: 'staff', accountId: staffId }, now),
  ]);
  const session = sessions.find(({ sessionId }) => sessionId === staffSessionId);
  const mayView = member?.status === 'active' && hasAnyRole(member, viewingRoles);
  return session && mayView ? { staff: member, session } : undefined;
};

/** Returns whether a token is that of the staff session of a view: only the browser that has it opens the link. */
export const isInSessionOfView = async (
  {
    accounts,
    digest,
    clock,
  }: Pick<ViewDependencies, 'accounts'> & { readonly digest: Digest; readonly clock: Clock },
  { staffSessionId }: PortalView,
  staffToken: string | undefined,
): Promise<boolean> => {
  if (staffToken === undefined) return false;
  const session = await accounts.session('staff', digest.sha256(staffToken), clock.now());
  return session?.sessionId === staffSessionId;
};

export const viewedBy = (
  view: PortalView,
  staff: StaffMember,
  session: AccountSession<'portal_view'>,
): ViewedBy => ({ ...view, staff, session, operations: operationsInView(staff) });

/** Returns who sees a platform in a session, or undefined if the view has ended. */
export const viewIn = async (
  dependencies: ViewDependencies & { readonly digest: Digest },
  { view, grant }: PortalPass & { readonly view: PortalView },
  { text, platform, now }: { readonly text: string; readonly platform: Platform; readonly now: Instant },
): Promise<ViewedBy | undefined> => {
  if (grant.sessionEpoch !== (platform.sessionEpoch ?? 0)) return undefined;
  const { accounts, digest } = dependencies;
  const session = await accounts.session('portal_view', digest.sha256(text), now);
  const viewing = session && (await viewingStaff(dependencies, view, now));
  return viewing && viewedBy(view, viewing.staff, session);
};
