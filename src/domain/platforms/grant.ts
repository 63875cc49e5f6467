import type { CredentialId } from '../shared/ids.ts';
import type { Instant } from '../shared/calendar.ts';
import { hasExpired, type Credential } from './credential.ts';
import type { Platform } from './platform.ts';

/**
 * The origin of an access token, a portal session or a link, which ends when its credential or its session
 * epoch does.
 */
export interface Grant {
  readonly credentialId: CredentialId;
  /** The platform's session epoch at the time of issue. */
  readonly sessionEpoch: number;
}

interface Granting {
  readonly platform: Pick<Platform, 'sessionEpoch'>;
  readonly credentials: readonly Credential[];
}

export const grantOf = (
  credentialId: CredentialId,
  { sessionEpoch = 0 }: Pick<Platform, 'sessionEpoch'>,
): Grant => ({ credentialId, sessionEpoch });

/** Returns the credential of a grant, or undefined once the grant has ended or the credential has expired. */
export const credentialOf = (
  { credentialId, sessionEpoch }: Grant,
  { platform, credentials }: Granting,
  now: Instant,
): Credential | undefined =>
  sessionEpoch === (platform.sessionEpoch ?? 0)
    ? credentials.find((one) => one.credentialId === credentialId && !hasExpired(one, now))
    : undefined;

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
export const hasEnded = ({ via, grant }: Origin, { platform, credentials }: Granting): boolean =>
  !credentials.some(({ credentialId }) => credentialId === grant.credentialId) ||
  (via !== 'api_key' && grant.sessionEpoch !== (platform.sessionEpoch ?? 0));

/** Ends all sessions, links and access tokens of a platform; its credentials stay. */
export const withSessionsEnded = (platform: Platform): Platform => ({
  ...platform,
  sessionEpoch: (platform.sessionEpoch ?? 0) + 1,
});
