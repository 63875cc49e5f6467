import type { SessionClient } from '../../../domain/accounts/session.ts';
import type { Role, StaffMember } from '../../../domain/staff/staff.ts';
import type { IdentityCallback } from '../../driven/access/identity-provider.ts';
import type {
  AuthenticatedMember,
  BeginOwnTotp,
  ChangeOwnPassword,
  ConfirmOwnTotp,
  EndOtherOwnSessions,
  EndOwnSession,
  ListOwnSessions,
  MemberCaller,
  PresentedSession,
  RemoveOwnTotp,
  SessionRejected,
  SignedInMember,
  SignInWithPassword,
  TotpRequired,
} from '../accounts/accounts.ts';
import type { TooMuchContention, UseCase } from '../use-case.ts';

/** A member of staff who is signed in. */
export type StaffCaller = MemberCaller<'staff', StaffMember>;

/** A member of staff, and the token with which a request was authenticated. */
export type AuthenticatedStaff = AuthenticatedMember<'staff', StaffMember>;

/** Authenticates a member of staff by the token of a session; an empty `anyOf` permits any role. */
export type AuthenticateStaff = UseCase<
  PresentedSession & { readonly anyOf: readonly Role[] },
  AuthenticatedStaff,
  SessionRejected | { readonly kind: 'role-missing'; readonly anyOf: readonly Role[] }
>;

export type SignedIn = SignedInMember<'staff', StaffMember>;

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

/** The attempt has expired, the provider rejected it, or no account can sign in with this identity. */
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

/** Sign-in and sessions of staff. */
export interface Staff {
  readonly authenticateStaff: AuthenticateStaff;
  readonly signIn: SignInWithPassword<'staff', StaffMember, TotpRequired>;
  readonly beginOidcSignIn: BeginOidcSignIn;
  readonly completeOidcSignIn: CompleteOidcSignIn;
  readonly listSessions: ListOwnSessions<'staff', StaffMember>;
  readonly endSession: EndOwnSession<'staff', StaffMember>;
  readonly endOtherSessions: EndOtherOwnSessions<'staff', StaffMember>;
  readonly changePassword: ChangeOwnPassword<'staff', StaffMember>;
  readonly beginTotp: BeginOwnTotp<'staff', StaffMember>;
  readonly confirmTotp: ConfirmOwnTotp<'staff', StaffMember>;
  readonly removeTotp: RemoveOwnTotp<'staff', StaffMember>;
}
