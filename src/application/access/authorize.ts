import { allows, type Scope } from '../../domain/access/scope.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { Caller, NotAuthorized } from '../../ports/driving/access.ts';

/** Returns the caller if its platform has the required scopes and is active now. */
export const authorize = <C extends Caller>(caller: C, anyOf: readonly Scope[]): Result<C, NotAuthorized> => {
  if (caller.platform.status === 'suspended') return fail({ kind: 'platform-suspended' });
  return anyOf.length > 0 && !allows(caller.scopes, anyOf)
    ? fail({ kind: 'scope-missing', anyOf })
    : ok(caller);
};
