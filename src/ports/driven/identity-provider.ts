import type { Result } from '../../domain/shared/result.ts';

/** What a sign-in elsewhere must come back with: secrets of one attempt. */
export interface IdentityChecks {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface Identity {
  /** The issuer and its subject: the same person for good. */
  readonly subject: string;
  /** Only where the provider says that it has verified it. */
  readonly verifiedEmail?: string;
}

/** Where the browser was sent back with. */
export interface IdentityCallback {
  readonly code: string;
  readonly state: string;
  readonly iss?: string;
}

/** Says who somebody is (OpenID Connect: authorization code with PKCE). `Unavailable` where it does not answer. */
export interface IdentityProvider {
  /** Where the browser is sent; undefined where no provider is configured. */
  begin(): Promise<{ readonly url: string; readonly checks: IdentityChecks } | undefined>;
  /** Who came back, where the answer is the provider's own and of this very attempt; a code serves once. */
  identify(
    callback: IdentityCallback,
    checks: IdentityChecks,
  ): Promise<Result<Identity, { readonly kind: 'identity-refused' }>>;
}
