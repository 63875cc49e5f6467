import type { SessionId } from '../../domain/shared/ids.ts';
import type { Role, StaffMember, StaffSession } from '../../domain/staff/staff.ts';
import type { IdentityCallback } from '../driven/identity-provider.ts';
import type { TooMuchContention, UseCase } from './use-case.ts';

/** A member of staff who is signed in. */
export interface StaffCaller {
  readonly member: StaffMember;
  readonly session: StaffSession;
}

export type StaffNotAdmitted =
  | { readonly kind: 'session-missing' }
  | { readonly kind: 'session-invalid' }
  | { readonly kind: 'role-missing'; readonly anyOf: readonly Role[] };

/** Lets a member of staff in by the token of a session; `anyOf` empty: whatever their role. */
export type AdmitStaff = UseCase<
  { readonly credential: string | undefined; readonly anyOf: readonly Role[] },
  StaffCaller,
  StaffNotAdmitted
>;

export interface SignedIn {
  /** Shown this once: `sts_` and 43 base62 characters. */
  readonly token: string;
  readonly session: StaffSession;
  readonly member: StaffMember;
}

export type SignInRefused =
  /**
   * Unknown address, wrong password, wrong or used code, or an account that is locked or disabled: which of them is not
   * told, nor can it be told from what it takes.
   */
  | { readonly kind: 'sign-in-refused' }
  /** The password was right, and a code is needed besides. */
  | { readonly kind: 'totp-required' };

/** With address and password, and the code of RFC 6238 where the account has one. */
export type SignIn = UseCase<
  {
    readonly email: string;
    readonly password: string;
    readonly totp?: string;
    /** Where from. */
    readonly address: string;
  },
  SignedIn,
  SignInRefused | TooMuchContention
>;

/** Sends a browser to the OpenID provider. */
export type BeginElsewhere = UseCase<
  void,
  {
    readonly url: string;
    /** Comes back with what the provider sends the browser back with; holds for ten minutes. */
    readonly attempt: string;
  },
  { readonly kind: 'no-identity-provider' }
>;

/** Signs in whom the OpenID provider names: by subject, the first time by an address that it has verified. */
export type CompleteElsewhere = UseCase<
  { readonly attempt: string; readonly callback: IdentityCallback; readonly address: string },
  SignedIn,
  { readonly kind: 'sign-in-refused' } | TooMuchContention
>;

export type SessionNotFound = { readonly kind: 'session-not-found' };

/** The caller's own sessions that run, newest first. */
export type ListSessions = UseCase<StaffCaller, readonly StaffSession[]>;

/** Ends a session of the caller's own. */
export type EndSession = UseCase<
  { readonly caller: StaffCaller; readonly sessionId: SessionId },
  'ended',
  SessionNotFound
>;

/** The password that the caller gave again is not theirs, or sign-in is locked; it counts as a failed sign-in. */
export type PasswordRefused = { readonly kind: 'password-refused' };

/** Ends every other session of theirs. */
export type ChangePassword = UseCase<
  { readonly caller: StaffCaller; readonly password: string; readonly newPassword: string },
  StaffMember,
  PasswordRefused | TooMuchContention
>;

/** A secret for an authenticator, shown this once; it counts once a code of it was given. */
export type BeginTotp = UseCase<
  { readonly caller: StaffCaller; readonly password: string },
  {
    readonly secret: string;
    readonly otpauthUrl: string;
    /** Comes back with the first code; holds for ten minutes. */
    readonly enrolment: string;
  },
  PasswordRefused | TooMuchContention
>;

/** The code is not of the secret just now, or the enrolment is none that holds. */
export type CodeRefused = { readonly kind: 'code-refused' };

/** From now on a code is needed to sign in. Replaces a secret before; ends every other session of theirs. */
export type ConfirmTotp = UseCase<
  { readonly caller: StaffCaller; readonly enrolment: string; readonly code: string },
  StaffMember,
  CodeRefused | TooMuchContention
>;

export type RemoveTotp = UseCase<
  { readonly caller: StaffCaller; readonly password: string },
  StaffMember,
  PasswordRefused | TooMuchContention
>;

/** Sign-in and sessions of staff. */
export interface Staff {
  readonly admitStaff: AdmitStaff;
  readonly signIn: SignIn;
  readonly beginElsewhere: BeginElsewhere;
  readonly completeElsewhere: CompleteElsewhere;
  readonly listSessions: ListSessions;
  readonly endSession: EndSession;
  readonly changePassword: ChangePassword;
  readonly beginTotp: BeginTotp;
  readonly confirmTotp: ConfirmTotp;
  readonly removeTotp: RemoveTotp;
}
