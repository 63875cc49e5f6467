import type { Instant } from '../shared/calendar.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Scope } from './scope.ts';

/** The credential lacks scopes that the operation needs: it needs every scope of the registry. */
export type ScopesMissing = { readonly kind: 'scopes-missing'; readonly missing: readonly Scope[] };

export interface Registry {
  readonly scopes: readonly Scope[];
  /** When each scope that is no longer in the registry was removed from it. */
  readonly withdrawnScopes?: Readonly<Partial<Record<Scope, Instant>>>;
}

/** Replaces the scopes of a registry. */
export const withScopes = <R extends Registry>(registry: R, scopes: readonly Scope[], now: Instant): R => {
  const { withdrawnScopes: before = {}, ...rest } = registry;
  const lost = registry.scopes.filter((scope) => !scopes.includes(scope));
  const withdrawn = Object.entries({ ...before, ...Object.fromEntries(lost.map((scope) => [scope, now])) });
  const withdrawnScopes = Object.fromEntries(
    withdrawn.filter(([scope]) => !scopes.some((kept) => kept === scope)),
  );
  return {
    ...(rest as R),
    scopes,
    ...(Object.keys(withdrawnScopes).length > 0 && { withdrawnScopes }),
  };
};

/**
 * Returns the scopes that a credential or token lacks to act for the platform as a whole: those of the registry, and those
 * that the registry lost after its issue. A credential that was limited when it was issued therefore stays limited when the
 * registry shrinks to its scopes.
 */
export const lackingFrom = (
  { scopes: registry, withdrawnScopes = {} }: Registry,
  issued: { readonly scopes: readonly Scope[]; readonly at: Instant },
): readonly Scope[] => {
  const lostSince = (Object.keys(withdrawnScopes) as Scope[]).filter(
    (scope) => (withdrawnScopes[scope] ?? 0) >= issued.at,
  );
  return [...registry, ...lostSince].filter((scope) => !issued.scopes.includes(scope));
};

/**
 * Requires every scope of the platform's registry. Operations that reveal a secret, that decide where data goes, or that
 * concern the platform as a whole need it: a credential with fewer scopes must not obtain more.
 */
export const requireWholeRegistry = ({
  platform,
  scopes,
  lacking = [],
}: {
  readonly platform: { readonly scopes: readonly Scope[] };
  readonly scopes: readonly Scope[];
  /** The scopes that `lackingFrom` returns; absent if the registry never lost any. */
  readonly lacking?: readonly Scope[];
}): Result<true, ScopesMissing> => {
  const missing = [...new Set([...platform.scopes.filter((scope) => !scopes.includes(scope)), ...lacking])];
  return missing.length === 0 ? ok(true) : fail({ kind: 'scopes-missing', missing });
};
