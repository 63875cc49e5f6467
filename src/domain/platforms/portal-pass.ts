import type { Instant } from '../shared/calendar.ts';
import type { PlatformId } from '../shared/ids.ts';
import type { Credential } from './credential.ts';
import type { Grant } from './grant.ts';

const minute = 60_000;
export const portalLinkMs = 5 * minute;
export const portalSessionMs = 12 * 60 * minute;

/** A session of a person in the portal, for a platform. Its scopes are those of the credential in its grant. */
export interface PortalPass {
  readonly use: 'session';
  readonly passId: string;
  readonly platformId: PlatformId;
  readonly grant: Grant;
  /** A session's writes carry it in a header, which no other site can. */
  readonly csrfToken: string;
  readonly issuedAt: Instant;
  readonly expiresAt: Instant;
}

/** A link that begins a session, once. */
export type PortalLinkPass = Pick<PortalPass, 'passId' | 'platformId' | 'grant' | 'expiresAt'>;

/** When a session or link ends on its own: no later than the credential that it comes from. */
export const passExpiry = (
  issuedAt: Instant,
  lifetimeMs: number,
  credential: Pick<Credential, 'expiresAt'> | undefined,
): Instant => Math.min(issuedAt + lifetimeMs, credential?.expiresAt ?? Infinity);
