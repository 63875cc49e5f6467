import type { Instant } from '../shared/calendar.ts';
import type { SessionId, StaffId } from '../shared/ids.ts';

export const roles = ['moderator', 'rights', 'finance', 'admin'] as const;
export type Role = (typeof roles)[number];

/** How a member of staff proves to be who they are. Secrets are digests, or sealed. */
export interface SignInMeans {
  /** Argon2id in PHC's text form; absent until an invitation is taken up, and for who comes by OpenID Connect alone. */
  readonly passwordHash?: string;
  /**
   * The sealed secret of RFC 6238, once it was confirmed; `lastStep`: the step last used, which never serves again. It is
   * no part of what an admin edits: it moves no version, and nothing that was decided before it sets it back.
   */
  readonly totp?: { readonly sealed: string; readonly lastStep: number };
  /** Subject at the OpenID provider. */
  readonly oidcSubject?: string;
}

export interface StaffMember extends SignInMeans {
  readonly staffId: StaffId;
  /** Folded: one account an address. */
  readonly email: string;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly status: 'invited' | 'active' | 'disabled';
  /** SHA-256 of the code that takes the invitation up, hex, and until when it may. */
  readonly invitation?: { readonly codeDigest: string; readonly until: Instant };
  readonly createdAt: Instant;
  readonly version: number;
}

/** A sign-in that holds until it ends or is ended. */
export interface StaffSession {
  readonly sessionId: SessionId;
  readonly staffId: StaffId;
  /** SHA-256 of the token, hex. */
  readonly tokenDigest: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  /** Where from, as far as it is known: for whoever looks over their sessions. */
  readonly address: string;
}

export const sessionMs = 8 * 3_600_000;
export const invitationMs = 7 * 86_400_000;

/** An admin may do everything. */
export const holdsAny = ({ roles: held }: Pick<StaffMember, 'roles'>, anyOf: readonly Role[]): boolean =>
  held.includes('admin') || anyOf.some((role) => held.includes(role));
