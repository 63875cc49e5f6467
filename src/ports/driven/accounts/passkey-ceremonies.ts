import type { Passkey } from '../../../domain/accounts/passkey.ts';

/** The options of a ceremony as JSON, which a browser passes to `navigator.credentials`. */
export type CeremonyOptions = Readonly<Record<string, unknown>>;

/** The person who registers a passkey, as the authenticator shows them. */
export interface PasskeyUser {
  /** An opaque ID that names nobody, at most 64 bytes. */
  readonly userId: string;
  readonly name: string;
  readonly displayName: string;
  /** The credential IDs that the person has registered. */
  readonly registered: readonly Pick<Passkey, 'credentialId' | 'transports'>[];
}

export type PasskeyKey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'>;

/**
 * The ceremonies of WebAuthn, for the origin of the service. Every ceremony requires that the authenticator verifies the person
 * (PIN, fingerprint or face). Responses come from browsers; malformed ones are invalid, never errors.
 */
export interface PasskeyCeremonies {
  /** Returns options that register a discoverable credential. */
  registration(challenge: string, user: PasskeyUser): Promise<CeremonyOptions>;
  /** Returns the key that a response registers for a challenge, or undefined if the response is invalid. */
  registered(response: unknown, challenge: string): Promise<PasskeyKey | undefined>;
  /** Returns options that sign in with any discoverable credential. */
  signIn(challenge: string): Promise<CeremonyOptions>;
  /** Returns the credential ID that a response names, in base64url, or undefined. Nothing is verified. */
  credentialIdIn(response: unknown): string | undefined;
  /**
   * Returns the counter of a valid signature for a challenge, or undefined; also if the response does not name the account.
   * The counter is not compared with the stored one.
   */
  signed(
    response: unknown,
    challenge: string,
    key: Pick<Passkey, 'accountId' | 'credentialId' | 'publicKey'>,
  ): Promise<{ readonly counter: number; readonly backedUp: boolean } | undefined>;
}
