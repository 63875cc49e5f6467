import type { AccountSession } from '../accounts/session.ts';
import type { Instant } from '../shared/calendar.ts';
import type { StaffId } from '../shared/ids.ts';

export const roles = ['moderator', 'rights', 'finance', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The credentials of a member of staff. Secrets are digests, or encrypted. */
export interface SignInMeans {
  /**
   * The password's Argon2id hash in PHC text form; absent until an invitation is accepted, and for members
   * who sign in by OpenID Connect alone.
   */
  readonly passwordHash?: string;
  /**
   * The encrypted secret of RFC 6238, once it is confirmed. `lastStep` is the step that was last used and
   * cannot be used again. An admin's edit does not contain it: it changes no version, and a concurrent edit
   * cannot reset it.
   */
  readonly totp?: { readonly sealed: string; readonly lastStep: number };
  /** The subject at the OpenID provider. */
  readonly oidcSubject?: string;
}

export interface StaffMember extends SignInMeans {
  readonly staffId: StaffId;
  /** The folded address, because an address has one account. */
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly status: 'invited' | 'active' | 'disabled';
  /** The SHA-256 digest in hex of the code that accepts the invitation, and when it expires. */
  readonly invitation?: { readonly codeDigest: string; readonly until: Instant };
  readonly createdAt: Instant;
  readonly version: number;
}

export type StaffSession = AccountSession<'staff'>;

export const sessionMs = 8 * 3_600_000;
export const invitationMs = 7 * 86_400_000;

/** Returns whether a member has one of these roles; an admin has all of them. */
export const holdsAny = ({ roles: held }: Pick<StaffMember, 'roles'>, anyOf: readonly Role[]): boolean =>
  held.includes('admin') || anyOf.some((role) => held.includes(role));
