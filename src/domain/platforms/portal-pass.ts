import type { Instant } from '../shared/calendar.ts';
import type { PlatformId, SessionId, StaffId } from '../shared/ids.ts';
import type { Grant, GrantLimits } from './grant.ts';

const minute = 60_000;
export const portalLinkMs = 5 * minute;
export const portalSessionMs = 12 * 60 * minute;

/** A member of staff who sees the portal of a platform, and why. */
export interface PortalView {
  readonly staffId: StaffId;
  /** The session in the staff console with which the view ends. */
  readonly staffSessionId: SessionId;
  readonly reason: string;
}

/** A person's session in the portal, for a platform. Its scopes are those of the credential in its grant. */
export interface PortalPass {
  readonly use: 'session';
  /** For a member and for a view, the ID of the stored session. */
  readonly passId: string;
  readonly platformId: PlatformId;
  readonly grant: Grant;
  /** The token that writing requests of a session contain in a header, which no other site can add. */
  readonly csrfToken: string;
  readonly issuedAt: Instant;
  readonly expiresAt: Instant;
  /** Absent in a session of the platform itself. */
  readonly view?: PortalView;
}

/** A link that begins a session, once. */
export type PortalLinkPass = Pick<PortalPass, 'passId' | 'platformId' | 'grant' | 'expiresAt' | 'view'>;

/** Returns when a session or link expires: no later than its credential. */
export const passExpiry = (
  issuedAt: Instant,
  lifetimeMs: number,
  credential: Pick<GrantLimits, 'expiresAt'> | undefined,
): Instant => Math.min(issuedAt + lifetimeMs, credential?.expiresAt ?? Infinity);
