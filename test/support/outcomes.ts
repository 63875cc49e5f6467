import type { Result } from '../../src/domain/shared/result.ts';

/** Returns the value of a success; throws for a failure. */
export const valueOf = <Value>(result: Result<Value, { readonly kind: string }>): Value => {
  if (!result.ok) throw new Error(`rejected: ${JSON.stringify(result.failure)}`);
  return result.value;
};

/** `ok`, or the kind of the failure. */
export const kindOf = (result: Result<unknown, { readonly kind: string }>): string =>
  result.ok ? 'ok' : result.failure.kind;

/** Returns the failure; undefined for a success. */
export const failureOf = <Failure>(result: Result<unknown, Failure>): Failure | undefined =>
  result.ok ? undefined : result.failure;
