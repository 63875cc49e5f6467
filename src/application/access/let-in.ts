import { allows, type Scope } from '../../domain/access/scope.ts';
import { fail, ok, type Result } from '../../domain/shared/result.ts';
import type { Caller, NotAdmitted } from '../../ports/driving/access.ts';

/** Of a caller who is known: whether it may do what wants `anyOf`, as its platform stands now. */
export const letIn = <C extends Caller>(caller: C, anyOf: readonly Scope[]): Result<C, NotAdmitted> => {
  if (caller.platform.status === 'suspended') return fail({ kind: 'platform-suspended' });
  return anyOf.length > 0 && !allows(caller.scopes, anyOf)
    ? fail({ kind: 'scope-missing', anyOf })
    : ok(caller);
};
