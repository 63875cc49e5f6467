import type { CredentialId, MemberId, StaffId } from '../shared/ids.ts';
import type { Instant } from '../shared/calendar.ts';
import { hasExpired, type Credential } from './credential.ts';
import { memberWith, type Member } from './members/member.ts';
import type { Platform } from './platform.ts';

/**
 * The origin of an access token, a portal session or a link, which ends when its credential, its member
 * or its session epoch does.
 */
export interface Grant {
  /**
   * The credential, or the member who signed in. In a view of the portal it is the member of staff, whom no platform contains: nothing
   * that needs limits or changes a record accepts such a grant.
   */
  readonly credentialId: CredentialId | MemberId | StaffId;
  /** The platform's session epoch at the time of issue. */
  readonly sessionEpoch: number;
}

interface Granting {
  readonly platform: Pick<Platform, 'sessionEpoch'>;
  readonly credentials: readonly Credential[];
  readonly members?: readonly Member[];
}

export const grantOf = (
  credentialId: Grant['credentialId'],
  { sessionEpoch = 0 }: Pick<Platform, 'sessionEpoch'>,
): Grant => ({ credentialId, sessionEpoch });

/** The limits of a credential, or of a member, who has none beside the role. */
export type GrantLimits = Pick<Credential, 'createdAt' | 'scopes' | 'expiresAt' | 'allowedIps'>;

/**
 * Returns the limits of the credential or the member of a grant, or undefined once the grant has ended or the
 * credential has expired.
 */
export const limitsOf = (
  { credentialId, sessionEpoch }: Grant,
  { platform, credentials, members = [] }: Granting,
  now: Instant,
): GrantLimits | undefined => {
  if (sessionEpoch !== (platform.sessionEpoch ?? 0)) return undefined;
  const member = memberWith(members, credentialId);
  if (member) return { createdAt: member.invitedAt };
  return credentials.find((one) => one.credentialId === credentialId && !hasExpired(one, now));
};

/**
 * The credential, token or session with which a caller was authenticated: a commit can check that it has not
 * ended since.
 */
export interface Origin {
  readonly via: 'api_key' | 'token' | 'portal';
  readonly grant: Grant;
}

export const originOf = ({ via, grant }: Origin): Origin => ({ via, grant });

/**
 * Returns whether the origin of a caller ended after the caller was authenticated. An API key is checked
 * alone: it survives the end of all sessions.
 */
export const hasEnded = (
  { via, grant }: Origin,
  { platform, credentials, members = [] }: Granting,
): boolean =>
  (!credentials.some(({ credentialId }) => credentialId === grant.credentialId) &&
    !memberWith(members, grant.credentialId)) ||
  (via !== 'api_key' && grant.sessionEpoch !== (platform.sessionEpoch ?? 0));

/** Ends all sessions, links and access tokens of a platform; its credentials stay. */
export const withSessionsEnded = (platform: Platform, now: Instant): Platform => ({
  ...platform,
  sessionEpoch: (platform.sessionEpoch ?? 0) + 1,
  sessionsEndedAt: now,
});

/**
 * Returns whether a sign-in proves enough to enter a platform. It does not if all sessions of the platform were ended since, as
 * a person does who has lost a device: the sign-in may be the one that was lost.
 */
export const isEnteredBy = (
  { sessionsEndedAt }: Pick<Platform, 'sessionsEndedAt'>,
  { createdAt }: { readonly createdAt: Instant },
): boolean => sessionsEndedAt === undefined || createdAt > sessionsEndedAt;
