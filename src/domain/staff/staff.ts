import type { TotpMember } from '../accounts/means.ts';
import type { AccountSession } from '../accounts/session.ts';
import type { Instant } from '../shared/calendar.ts';
import type { StaffId } from '../shared/ids.ts';

export const roles = ['moderator', 'rights', 'finance', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A member of staff. Members who sign in by OpenID Connect alone have no password. */
export interface StaffMember extends TotpMember {
  readonly staffId: StaffId;
  /** The subject at the OpenID provider. */
  readonly oidcSubject?: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly status: 'invited' | 'active' | 'disabled';
  /** The SHA-256 digest in hex of the code that accepts the invitation, and when it expires. */
  readonly invitation?: { readonly codeDigest: string; readonly until: Instant };
  readonly createdAt: Instant;
}

export type StaffSession = AccountSession<'staff'>;

export const sessionMs = 8 * 3_600_000;
export const invitationMs = 7 * 86_400_000;

/** Returns whether a member has one of these roles; an admin has all of them. */
export const hasAnyRole = ({ roles }: Pick<StaffMember, 'roles'>, anyOf: readonly Role[]): boolean =>
  roles.includes('admin') || anyOf.some((role) => roles.includes(role));
