import type { Passkey } from '../../domain/accounts/passkey.ts';
import type { AccountSession, SessionClient } from '../../domain/accounts/session.ts';
import type { ScopesMissing } from '../../domain/access/whole-registry.ts';
import type { Scope } from '../../domain/access/scope.ts';
import type { IpNotAllowed } from '../../domain/platforms/allowed-ips.ts';
import type { MemberRole } from '../../domain/platforms/members/member.ts';
import type { Membership } from '../../domain/platforms/members/memberships.ts';
import type { PortalPass } from '../../domain/platforms/portal-pass.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { PasskeyId, SessionId } from '../../domain/shared/ids.ts';
import type { CeremonyOptions } from '../driven/accounts/passkey-ceremonies.ts';
import type { Caller, FromIp, NotAuthorized, PortalSessionIssue } from './access.ts';
import type { ReadOnlyView, ViewedBy } from './staff/portal-views.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from './platforms.ts';
import type { UseCase } from './use-case.ts';

/** A caller with a session of the portal. */
export interface PortalCaller extends Caller {
  readonly via: 'portal';
  readonly pass: PortalPass;
  /** The stored session of a member. Sessions that a credential started are not stored. */
  readonly session?: AccountSession<'platform'>;
  /** Present if the session is a view of a member of staff. */
  readonly viewedBy?: ViewedBy;
}

/** A session with its signed text, which is only for its cookie. */
export interface OpenedPortal {
  readonly caller: PortalCaller;
  readonly session: string;
  readonly lifetimeMs: number;
}

/** The link is unknown, was used or has expired, or its credential has ended. */
export interface PortalLinkInvalid {
  readonly kind: 'token-invalid';
  readonly of: 'portal-link';
}

/** The browser is not signed in to the staff console with the session that created the link to a view. */
export interface ViewLinkElsewhere {
  readonly kind: 'token-invalid';
  readonly of: 'portal-view-link';
}

/** An API key, the code of a one-time link, or the state and the response of a sign-in with a passkey. */
export type PortalProof =
  | { readonly apiKey: string }
  | { readonly code: string }
  | { readonly passkey: { readonly state: string; readonly response: unknown } };

/** The browser of a sign-in. */
interface OpeningBrowser {
  readonly client: SessionClient;
  /** The session that the browser had, which the new one replaces and which ends. */
  readonly replaces?: string | undefined;
  /** The token of the staff session of the browser. A link to a view opens only with the one that created it. */
  readonly staffToken?: string | undefined;
}

/** Opens a session with a passkey of a member, an API key, or with the code of a one-time link, which is valid once. A member who was invited joins with it. */
export type OpenPortal = UseCase<
  FromIp & OpeningBrowser & PortalProof,
  OpenedPortal,
  | { readonly kind: 'token-invalid' }
  | PortalLinkInvalid
  | ViewLinkElsewhere
  | { readonly kind: 'passkey-rejected' }
  | IpNotAllowed
  | { readonly kind: 'platform-suspended' }
>;

export type CsrfRejected = { readonly kind: 'csrf-rejected' };

/** The role of the member who signed in does not permit the operation. `anyOf` are the roles that do. */
export interface MemberRoleMissing {
  readonly kind: 'member-role-missing';
  readonly role: MemberRole;
  readonly anyOf: readonly MemberRole[];
}

/**
 * Authenticates a caller by session, with the current registry. A member needs a role for the `operation`, which is
 * the name of an operation of the API; a view may use those that only read. `csrf` is the value of the request's header,
 * which is checked if the request `writes`. With `ends`, the session can be ended from any address and even
 * if the platform is suspended.
 */
export type AuthenticatePortal = UseCase<
  FromIp & {
    readonly session: string;
    readonly csrf: string | undefined;
    readonly writes: boolean;
    readonly anyOf: readonly Scope[];
    readonly operation: string;
    readonly ends?: true;
  },
  PortalCaller,
  NotAuthorized | PortalSessionIssue | CsrfRejected | MemberRoleMissing | ReadOnlyView
>;

export type ClosePortal = UseCase<PortalCaller, 'closed'>;

/** Returns the active sessions of the member who calls, newest first; none for a session that a credential started. */
export type ListMemberSessions = UseCase<PortalCaller, readonly AccountSession<'platform'>[]>;

/** Ends a session of the member who calls. */
export type EndMemberSession = UseCase<
  { readonly caller: PortalCaller; readonly sessionId: SessionId },
  'ended',
  { readonly kind: 'session-not-found' }
>;

/** Ends every session of the member who calls except the one of the request. */
export type EndOtherMemberSessions = UseCase<PortalCaller, 'ended'>;

/** Returns the platforms that the address of the member who calls has joined; none for a session that a credential started. */
export type ListMemberships = UseCase<PortalCaller, readonly Membership[]>;

/**
 * Ends the session and begins one for another membership of the same address, which expires when the first would have. `slug`
 * is that of the platform, or its ID.
 */
export type SwitchPortal = UseCase<
  { readonly caller: PortalCaller; readonly slug: string },
  OpenedPortal,
  | PlatformNotFound
  | { readonly kind: 'platform-suspended' }
  | { readonly kind: 'signed-in-before-end' }
  | GrantEnded
>;

/** Returns an address that opens the portal once, within five minutes. */
export type LinkToPortal = UseCase<
  OwnPlatform,
  { readonly url: string; readonly expiresAt: Instant },
  PlatformNotFound | ScopesMissing
>;

/** A ceremony that a browser is to run. */
export interface StartedCeremony {
  readonly options: CeremonyOptions;
  /** The encrypted challenge, to be returned with the response within five minutes, once. */
  readonly state: string;
}

/** A credential started the session, so it belongs to no person. */
type MemberRequired = { readonly kind: 'member-required' };
export type PasskeyNotFound = { readonly kind: 'passkey-not-found' };
/** The response or its challenge is invalid, has expired or was used. */
type PasskeyNotRegistered = { readonly kind: 'passkey-not-registered' };

/** Returns the passkeys of the member who calls, oldest first; none for a session that a credential started. */
export type ListMemberPasskeys = UseCase<PortalCaller, readonly Passkey[]>;

/**
 * Starts the registration of a passkey, bound to the session, which must have begun within fifteen minutes: a stolen session
 * must not become a passkey.
 */
export type StartMemberPasskey = UseCase<
  PortalCaller,
  StartedCeremony,
  MemberRequired | { readonly kind: 'sign-in-too-old' }
>;

/** Registers a passkey of the member who calls. */
export type AddMemberPasskey = UseCase<
  {
    readonly caller: PortalCaller;
    readonly state: string;
    readonly response: unknown;
    readonly name: string;
  },
  Passkey,
  | MemberRequired
  | GrantEnded
  | PasskeyNotRegistered
  | { readonly kind: 'passkey-taken' }
  | { readonly kind: 'too-many-passkeys' }
>;

export type RenameMemberPasskey = UseCase<
  { readonly caller: PortalCaller; readonly passkeyId: PasskeyId; readonly name: string },
  Passkey,
  PasskeyNotFound
>;

export type RemoveMemberPasskey = UseCase<
  { readonly caller: PortalCaller; readonly passkeyId: PasskeyId },
  'removed',
  PasskeyNotFound
>;

/** Starts a sign-in with any passkey. */
export type StartPasskeySignIn = UseCase<void, StartedCeremony>;

/** Passkeys of members of platforms. */
export interface MemberPasskeys {
  readonly listMemberPasskeys: ListMemberPasskeys;
  readonly startMemberPasskey: StartMemberPasskey;
  readonly addMemberPasskey: AddMemberPasskey;
  readonly renameMemberPasskey: RenameMemberPasskey;
  readonly removeMemberPasskey: RemoveMemberPasskey;
  readonly startPasskeySignIn: StartPasskeySignIn;
}

/** Sessions of the portal. */
export interface Portal {
  readonly openPortal: OpenPortal;
  readonly authenticatePortal: AuthenticatePortal;
  readonly closePortal: ClosePortal;
  readonly linkToPortal: LinkToPortal;
  readonly listMemberSessions: ListMemberSessions;
  readonly endMemberSession: EndMemberSession;
  readonly endOtherMemberSessions: EndOtherMemberSessions;
  readonly listMemberships: ListMemberships;
  readonly switchPortal: SwitchPortal;
}
