import type { Tracer } from '../../ports/driven/monitoring/tracer.ts';
import { inSpan } from './in-span.ts';

type Call = (...given: readonly unknown[]) => unknown;

/** Returns the kind of a failure, `ok`, or undefined if a use case returned no result of that form. */
const outcomeOf = (result: unknown): string | undefined => {
  if (typeof result !== 'object' || result === null || !('ok' in result)) return undefined;
  if (result.ok === true) return 'ok';
  const failure: unknown = 'failure' in result ? result.failure : undefined;
  return typeof failure === 'object' && failure !== null && 'kind' in failure
    ? String(failure.kind)
    : 'failed';
};

/** Returns the same use cases. Each call within a trace is a span with the outcome. */
export const tracedUseCases = <UseCases extends object>(useCases: UseCases, tracer: Tracer): UseCases => {
  const traced = (name: string, own: Call): Call => {
    return (...given) => {
      const span = tracer.child(name);
      if (!span) return own(...given);
      const describe = (result: unknown): void => {
        const outcome = outcomeOf(result);
        if (outcome !== undefined) span.add({ 'use_case.outcome': outcome });
      };
      return inSpan(span, () => own(...given), describe);
    };
  };
  return Object.fromEntries(
    Object.entries(useCases).map(([name, own]: readonly [string, unknown]) => [
      name,
      typeof own === 'function' ? traced(name, own as Call) : own,
    ]),
  ) as UseCases;
};
