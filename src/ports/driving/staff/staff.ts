import type { SessionClient } from '../../../domain/accounts/session.ts';
import type { SessionId } from '../../../domain/shared/ids.ts';
import type { Role, StaffMember, StaffSession } from '../../../domain/staff/staff.ts';
import type { IdentityCallback } from '../../driven/access/identity-provider.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** A member of staff who is signed in. */
export interface StaffCaller {
  readonly member: StaffMember;
  readonly session: StaffSession;
}

/** A member of staff, and the token with which a request was authenticated. */
export interface AdmittedStaff extends StaffCaller {
  /** The token that the request presented. */
  readonly token: string;
  /** How the request presented it. */
  readonly via: 'header' | 'cookie';
  /** The token that writing requests with a cookie contain in a header, which no other site can add. */
  readonly csrfToken: string;
}

export type StaffNotAdmitted =
  | { readonly kind: 'session-missing' }
  | { readonly kind: 'session-invalid' }
  | { readonly kind: 'csrf-rejected' }
  | { readonly kind: 'role-missing'; readonly anyOf: readonly Role[] };

/** Authenticates a member of staff by the token of a session; an empty `anyOf` permits any role. */
export type AdmitStaff = UseCase<
  {
    readonly credential: string | undefined;
    readonly anyOf: readonly Role[];
    /** Present if the token was in a cookie, which browsers also send with requests that other sites cause. */
    readonly browser?: { readonly csrf: string | undefined; readonly writes: boolean };
  },
  AdmittedStaff,
  StaffNotAdmitted
>;

export interface SignedIn {
  /** Shown only once: `sts_` and 43 base62 characters. */
  readonly token: string;
  readonly session: StaffSession;
  readonly member: StaffMember;
}

export type SignInRejected =
  /**
   * Unknown address, wrong password, wrong or used code, or an account that is locked or disabled: neither
   * the response nor its time reveals the reason.
   */
  | { readonly kind: 'sign-in-rejected' }
  /** The password was right, but a code is also required. */
  | { readonly kind: 'totp-required' };

/** Signs in with address and password, and the code of RFC 6238 if the account has one. */
export type SignIn = UseCase<
  {
    readonly email: string;
    readonly password: string;
    readonly totp?: string;
  } & SessionClient,
  SignedIn,
  SignInRejected | TooMuchContention
>;

/** Sends a browser to the OpenID provider. */
export type BeginOidcSignIn = UseCase<
  void,
  {
    readonly url: string;
    /** The encrypted attempt, for `CompleteOidcSignIn`; valid for ten minutes. */
    readonly state: string;
  },
  { readonly kind: 'no-identity-provider' }
>;

/** The attempt is over, the provider rejected it, or no account can sign in with this identity. */
export type OidcSignInRejected = { readonly kind: 'oidc-sign-in-rejected' };

/**
 * Signs in the person whom the OpenID provider authenticated: by subject, the first time by a verified
 * address.
 */
export type CompleteOidcSignIn = UseCase<
  { readonly state: string; readonly callback: IdentityCallback } & SessionClient,
  SignedIn,
  OidcSignInRejected | TooMuchContention
>;

export type SessionNotFound = { readonly kind: 'session-not-found' };

/** Returns the caller's own active sessions, newest first. */
export type ListSessions = UseCase<StaffCaller, readonly StaffSession[]>;

/** Ends a session of the caller. */
export type EndSession = UseCase<
  { readonly caller: StaffCaller; readonly sessionId: SessionId },
  'ended',
  SessionNotFound
>;

/** Ends every session of the caller except the one of the request. */
export type EndOtherSessions = UseCase<StaffCaller, 'ended'>;

/** The repeated password is wrong, or sign-in is locked; it counts as a failed sign-in. */
export type PasswordRejected = { readonly kind: 'password-rejected' };

/** Changes the password and ends every other session of the caller. */
export type ChangePassword = UseCase<
  { readonly caller: StaffCaller; readonly password: string; readonly newPassword: string },
  StaffMember,
  PasswordRejected | TooMuchContention
>;

/** Returns a secret for an authenticator, which is shown only once and takes effect with its first code. */
export type BeginTotp = UseCase<
  { readonly caller: StaffCaller; readonly password: string },
  {
    readonly secret: string;
    readonly otpauthUrl: string;
    /** The encrypted secret, to be returned with the first code; valid for ten minutes. */
    readonly enrolment: string;
  },
  PasswordRejected | TooMuchContention
>;

/** The code does not match the secret now, or the enrollment is invalid or has expired. */
export type CodeRejected = { readonly kind: 'code-rejected' };

/**
 * Requires a code at sign-in from now on. Replaces an earlier secret and ends every other session of the
 * caller.
 */
export type ConfirmTotp = UseCase<
  { readonly caller: StaffCaller; readonly enrolment: string; readonly code: string },
  StaffMember,
  CodeRejected | TooMuchContention
>;

export type RemoveTotp = UseCase<
  { readonly caller: StaffCaller; readonly password: string },
  StaffMember,
  PasswordRejected | TooMuchContention
>;

/** Sign-in and sessions of staff. */
export interface Staff {
  readonly admitStaff: AdmitStaff;
  readonly signIn: SignIn;
  readonly beginOidcSignIn: BeginOidcSignIn;
  readonly completeOidcSignIn: CompleteOidcSignIn;
  readonly listSessions: ListSessions;
  readonly endSession: EndSession;
  readonly endOtherSessions: EndOtherSessions;
  readonly changePassword: ChangePassword;
  readonly beginTotp: BeginTotp;
  readonly confirmTotp: ConfirmTotp;
  readonly removeTotp: RemoveTotp;
}
