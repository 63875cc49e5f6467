import type { Span } from '../../ports/driven/monitoring/tracer.ts';

const typeOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** Runs a call in a span, which ends with it. An exception marks the span as failed. `describe` receives the result. */
export const inSpan = <T>(
  span: Span,
  call: () => T,
  describe: (result: unknown) => void = () => undefined,
): T => {
  const failed = (error: unknown): never => {
    span.fail(typeOf(error));
    span.end();
    throw error;
  };
  const ended = <Result>(result: Result): Result => {
    describe(result);
    span.end();
    return result;
  };
  let result: T;
  try {
    result = span.run(call);
  } catch (error) {
    return failed(error);
  }
  return result instanceof Promise ? (result.then(ended, failed) as T) : ended(result);
};
