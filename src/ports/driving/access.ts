import type { Scope } from '../../domain/access/scope.ts';
import type { IpNotAllowed } from '../../domain/platforms/allowed-ips.ts';
import type { Grant } from '../../domain/platforms/grant.ts';
import type { Member } from '../../domain/platforms/members/member.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { IpAddress } from '../../domain/shared/ip-network.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import type { PublicKeys, TokenIssue } from '../driven/access/token-issuer.ts';
import type { KeyPurpose } from '../driven/access/key-ring.ts';
import type { UseCase } from './use-case.ts';

/** An authenticated platform. */
export interface Caller {
  readonly platform: Platform;
  /** The scopes of the credential that the registry still contains. */
  readonly scopes: readonly Scope[];
  /** Scopes that it lacks to act for the platform as a whole, if the registry lost any. */
  readonly lacking?: readonly Scope[];
  readonly via: 'token' | 'api_key' | 'portal';
  /** The grant with which everything issued to this caller ends. */
  readonly grant: Grant;
  /** The member who signed in, if the session is not that of a credential. */
  readonly member?: Member;
  /** The member of staff who sees the portal of the platform. Nothing that such a caller does counts as use of the platform. */
  readonly viewedBy?: { readonly staff: StaffMember };
}

/** The exact address of the client. Without one, credentials that are limited to addresses are rejected. */
export interface FromIp {
  readonly ip?: IpAddress | undefined;
}

export type NotAuthenticated = { readonly kind: 'token-missing' } | TokenIssue;

/** The session of the portal with which the caller authenticates is invalid. */
export type PortalSessionIssue = TokenIssue & { readonly of: 'portal-session' };
export type NotAuthorized =
  | NotAuthenticated
  | IpNotAllowed
  | { readonly kind: 'scope-missing'; readonly anyOf: readonly Scope[] }
  | { readonly kind: 'platform-suspended' };

/**
 * Authenticates a caller by access token or API key, with the current registry. An empty `anyOf` permits any
 * platform.
 */
export type Authenticate = UseCase<
  FromIp & { readonly credential: string | undefined; readonly anyOf: readonly Scope[] },
  Caller,
  NotAuthorized
>;

export interface IssuedToken {
  readonly accessToken: string;
  /** In seconds. */
  readonly expiresIn: number;
  readonly scopes: readonly Scope[];
}

export type ClientRejected =
  | { readonly kind: 'invalid-client' }
  | IpNotAllowed
  | { readonly kind: 'platform-suspended' }
  | { readonly kind: 'invalid-scope'; readonly requested: readonly string[] };

interface ClientCredentials extends FromIp {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Exchanges client credentials for a token (§5 of the specification, RFC 6749 §4.4). */
export type ExchangeToken = UseCase<
  ClientCredentials & { readonly scopes?: readonly string[] },
  IssuedToken,
  ClientRejected
>;

/** Revokes a token of the client (RFC 7009); any other text is ignored without an error. */
export type RevokeToken = UseCase<
  Omit<ClientCredentials, 'ip'> & { readonly token: string },
  'done',
  { readonly kind: 'invalid-client' }
>;

/** Returns the public keys of a purpose as a JWK Set. */
export type PublishKeys = UseCase<KeyPurpose, PublicKeys>;

/** Creates the next signing key of a purpose. */
export type RotateKeys = UseCase<KeyPurpose, { readonly keyId: string; readonly signsFrom: Instant }>;

/** Creates a signing key that signs immediately, if MASTER_KEY is lost and earlier keys cannot be decrypted. */
export type ReplaceKeys = RotateKeys;

/** Access tokens and authentication. */
export interface Access {
  readonly authenticate: Authenticate;
  readonly exchangeToken: ExchangeToken;
  readonly revokeToken: RevokeToken;
  readonly publishKeys: PublishKeys;
  readonly rotateKeys: RotateKeys;
  readonly replaceKeys: ReplaceKeys;
}
