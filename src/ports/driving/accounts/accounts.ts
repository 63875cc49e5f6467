import type { AccountSession, SessionClient, TokenAudience } from '../../../domain/accounts/session.ts';
import type { SessionId } from '../../../domain/shared/ids.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** A person who is signed in with a session of an audience. */
export interface MemberCaller<A extends TokenAudience, Member> {
  readonly member: Member;
  readonly session: AccountSession<A>;
}

/** A person, and the token with which a request was authenticated. */
export interface AuthenticatedMember<A extends TokenAudience, Member> extends MemberCaller<A, Member> {
  /** The token that the request presented. */
  readonly token: string;
  /** How the request presented it. */
  readonly via: 'header' | 'cookie';
  /** The token that writing requests with a cookie contain in a header, which no other site can add. */
  readonly csrfToken: string;
}

/** The credential of a request. */
export interface PresentedSession {
  readonly credential: string | undefined;
  /** Present if the token was in a cookie, which browsers also send with requests that other sites cause. */
  readonly browser?: { readonly csrf: string | undefined; readonly writes: boolean };
}

export type SessionRejected =
  | { readonly kind: 'session-missing' }
  | { readonly kind: 'session-invalid' }
  | { readonly kind: 'csrf-rejected' };

export interface SignedInMember<A extends TokenAudience, Member> {
  /** Shown only once: a prefix of the audience and 43 base62 characters. */
  readonly token: string;
  readonly session: AccountSession<A>;
  readonly member: Member;
}

/**
 * Unknown address, wrong password, wrong or used code, or an account that is locked or disabled: neither the
 * response nor its time reveals the reason.
 */
export type SignInRejected = { readonly kind: 'sign-in-rejected' };

/** The password was right, but a code is also required. */
export type TotpRequired = { readonly kind: 'totp-required' };

/**
 * Signs in with address and password, and the code of RFC 6238 if the account has one. `Missing` is the failure of a
 * sign-in without such a code; audiences without codes have none.
 */
export type SignInWithPassword<A extends TokenAudience, Member, Missing = never> = UseCase<
  {
    readonly email: string;
    readonly password: string;
    readonly totp?: string;
  } & SessionClient,
  SignedInMember<A, Member>,
  SignInRejected | Missing | TooMuchContention
>;

export type SessionNotFound = { readonly kind: 'session-not-found' };

/** Returns the caller's own active sessions, newest first. */
export type ListOwnSessions<A extends TokenAudience, Member> = UseCase<
  MemberCaller<A, Member>,
  readonly AccountSession<A>[]
>;

/** Ends a session of the caller. */
export type EndOwnSession<A extends TokenAudience, Member> = UseCase<
  { readonly caller: MemberCaller<A, Member>; readonly sessionId: SessionId },
  'ended',
  SessionNotFound
>;

/** Ends every session of the caller except the one of the request. */
export type EndOtherOwnSessions<A extends TokenAudience, Member> = UseCase<MemberCaller<A, Member>, 'ended'>;

/** The repeated password is wrong, or sign-in is locked; it counts as a failed sign-in. */
export type PasswordRejected = { readonly kind: 'password-rejected' };

/** Changes the password and ends every other session of the caller. */
export type ChangeOwnPassword<A extends TokenAudience, Member> = UseCase<
  {
    readonly caller: MemberCaller<A, Member>;
    readonly password: string;
    readonly newPassword: string;
  },
  Member,
  PasswordRejected | TooMuchContention
>;

/** Returns a secret for an authenticator, which is shown only once and takes effect with its first code. */
export type BeginOwnTotp<A extends TokenAudience, Member> = UseCase<
  { readonly caller: MemberCaller<A, Member>; readonly password: string },
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
export type ConfirmOwnTotp<A extends TokenAudience, Member> = UseCase<
  { readonly caller: MemberCaller<A, Member>; readonly enrolment: string; readonly code: string },
  Member,
  CodeRejected | TooMuchContention
>;

export type RemoveOwnTotp<A extends TokenAudience, Member> = UseCase<
  { readonly caller: MemberCaller<A, Member>; readonly password: string },
  Member,
  PasswordRejected | TooMuchContention
>;
