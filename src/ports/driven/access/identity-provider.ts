import type { Result } from '../../../domain/shared/result.ts';

/** The secrets of one sign-in attempt, which the response must match. */
export interface IdentityChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface Identity {
  /** The issuer and its subject, which permanently identify a person. */
  readonly subject: string;
  /** Present only if the provider has verified the address. */
  readonly verifiedEmail?: string;
}

/** The parameters with which the browser returns. */
export interface IdentityCallback {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

/**
 * Identifies people by OpenID Connect (authorization code with PKCE). Throws `Unavailable` if the provider
 * does not respond.
 */
export interface IdentityProvider {
  /** Returns where to send the browser, or undefined if no provider is configured. */
  begin(): Promise<{ readonly url: string; readonly checks: IdentityChecks } | undefined>;
  /**
   * Returns the person if the response is the provider's and belongs to this attempt; a code is valid once.
   */
  identify(
    callback: IdentityCallback,
    checks: IdentityChecks,
  ): Promise<Result<Identity, { readonly kind: 'identity-rejected' }>>;
}
