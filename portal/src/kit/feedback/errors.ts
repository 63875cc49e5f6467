import { ApiProblem, ConnectionFault } from '@platform-licensing/client';

/** Returns a sentence for a failure. `known`: sentences for single statuses of this operation. */
export const explain = (error: unknown, known: Readonly<Record<number, string>> = {}): string => {
  if (error instanceof ApiProblem) {
    const own = known[error.status];
    if (own !== undefined) return own;
    if (error.status === 401) return 'Your session has ended. Sign in again.';
    if (error.status === 429) return `Too many requests. ${waitText(error.retryAfterMs)}`;
    if (error.status >= 500)
      return `Something went wrong on our side${error.requestId === undefined ? '' : ` (request ${error.requestId})`}. Try again later.`;
    return error.detail;
  }
  if (error instanceof ConnectionFault)
    return 'Could not reach the service. Check your connection and try again.';
  return error instanceof Error ? error.message : 'Something went wrong.';
};

export const waitText = (retryAfterMs: number | undefined): string => {
  if (retryAfterMs === undefined) return 'Try again later.';
  const seconds = Math.ceil(retryAfterMs / 1000);
  if (seconds < 90) return `Try again in ${seconds} s.`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `Try again in ${minutes} minutes.` : `Try again in ${Math.ceil(minutes / 60)} hours.`;
};

export const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof ConnectionFault || (error instanceof ApiProblem && error.status >= 500);

/** Whether an error means that the session has ended. */
export const ended = (error: unknown): boolean => error instanceof ApiProblem && error.status === 401;

/** Whether a resource does not exist for this platform. An ID of a wrong form (400) counts as missing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400);

/** Whether an edit was rejected because someone else changed the record meanwhile. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiProblem && error.status === 412;

/** Returns the error of one member of a request, by its JSON pointer without the leading slash: `contactEmail`, `tracks/0`. */
export const memberError = (error: unknown, member: string): string | undefined =>
  error instanceof ApiProblem
    ? error.errors.find(({ pointer }) => pointer.replace(/^\//, '') === member)?.detail
    : undefined;
