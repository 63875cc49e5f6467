import type { Instant } from '../shared/calendar.ts';
import type { PasskeyId, PlatformId } from '../shared/ids.ts';
import type { AccountHolder, Audience } from './session.ts';

/** A public key of an authenticator with which a person signs in (WebAuthn Level 3). */
export interface Passkey<A extends Audience = Audience> extends AccountHolder<A> {
  readonly passkeyId: PasskeyId;
  /** The credential ID that the authenticator chose, in base64url. */
  readonly credentialId: string;
  /** The public key as COSE, in base64url. */
  readonly publicKey: string;
  /** The signature counter; 0 if the authenticator has none. */
  readonly counter: number;
  readonly transports?: readonly string[];
  /** Whether the authenticator copies the key to other devices of the person. */
  readonly backedUp: boolean;
  readonly name: string;
  readonly createdAt: Instant;
  readonly lastUsedAt?: Instant;
  /** The platform of a member. */
  readonly platformId?: PlatformId;
}

/** The most passkeys of an account. */
export const maxPasskeys = 20;

/** How long after its beginning a session can register passkeys: a stolen session must not become a passkey. */
export const recentSignInMs = 15 * 60_000;

/** How long a challenge is valid. It is accepted once. */
export const challengeMs = 5 * 60_000;

/** The number of random characters of a challenge: 256 bits. */
export const challengeLength = 43;

/** A challenge, as the browser carries it, encrypted. */
export interface PasskeyChallenge {
  readonly challenge: string;
  /** The session that registers; absent for a sign-in. */
  readonly sessionId?: string;
  readonly until: Instant;
}

/**
 * Returns whether a counter in a signature is credible after the one that is stored. A counter that did not grow belongs to a
 * copy of the authenticator; authenticators without a counter always send 0 (WebAuthn Level 3 §6.1.1).
 */
export const isCounterCredible = (stored: number, sent: number): boolean =>
  (stored === 0 && sent === 0) || sent > stored;
