import { fail, ok, type Result } from '../shared/result.ts';
import type { Scope } from './scope.ts';

/** The operation needs all of these, and the credential has none of them. */
export type ScopesMissing = { readonly kind: 'scopes-missing'; readonly missing: readonly Scope[] };

/**
 * Requires every scope of the platform's registry. Operations that reveal a secret, that decide where data goes, or that
 * concern the platform as a whole need it: a credential with fewer scopes must not obtain more.
 */
export const requireWholeRegistry = ({
  platform,
  scopes,
}: {
  readonly platform: { readonly scopes: readonly Scope[] };
  readonly scopes: readonly Scope[];
}): Result<true, ScopesMissing> => {
  const missing = platform.scopes.filter((scope) => !scopes.includes(scope));
  return missing.length === 0 ? ok(true) : fail({ kind: 'scopes-missing', missing });
};
