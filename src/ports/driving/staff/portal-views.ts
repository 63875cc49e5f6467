import type { AccountSession } from '../../../domain/accounts/session.ts';
import type { PortalView } from '../../../domain/platforms/portal-pass.ts';
import type { ScopesMissing } from '../../../domain/access/whole-registry.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { PortalViewRecord } from '../../../domain/staff/portal-view-notes.ts';
import type { StaffMember } from '../../../domain/staff/staff.ts';
import type { OwnPlatform, PlatformNotFound } from '../platforms.ts';
import type { StaffCaller } from './staff.ts';
import type { UseCase } from '../use-case.ts';

/** Who sees the portal of a platform, and what they may use in it. */
export interface ViewedBy extends PortalView {
  readonly staff: StaffMember;
  readonly session: AccountSession<'portal_view'>;
  /** The names of the operations that the roles of the member permit. */
  readonly operations: readonly string[];
}

/** The session is a view, which does not permit the operation. */
export interface ReadOnlyView {
  readonly kind: 'read-only-view';
}

/** Returns an address that opens the portal of a platform for a member of staff, once, within five minutes. `platform` is an ID or slug. */
export type LinkToPortalView = UseCase<
  { readonly caller: StaffCaller; readonly platform: string; readonly reason: string },
  { readonly url: string; readonly expiresAt: Instant },
  PlatformNotFound | { readonly kind: 'platform-suspended' }
>;

/** A view with its end, which is absent while it is open. */
export interface ListedPortalView extends PortalViewRecord {
  readonly endedAt?: Instant;
}

/** Returns a page of the views of the portal of a platform by staff, latest first. */
export type ListPortalViews = UseCase<
  OwnPlatform & { readonly limit: number; readonly cursor: string | undefined },
  { readonly views: readonly ListedPortalView[]; readonly nextCursor: string | null },
  PlatformNotFound | ScopesMissing | CursorInvalid
>;

/** Views of portals by staff. */
export interface PortalViews {
  readonly linkToPortalView: LinkToPortalView;
  readonly listPortalViews: ListPortalViews;
}
