import { ApiProblem, ConnectionFault } from '@platform-licensing/client';

/** What a person can do with a failure, in a sentence. `known`: what a status means where it happened. */
export const explain = (error: unknown, known: Readonly<Record<number, string>> = {}): string => {
  if (error instanceof ApiProblem) {
    const own = known[error.status];
    if (own !== undefined) return own;
    if (error.status === 401) return 'Your session has ended. Sign in again.';
    if (error.status === 429) return `Too many requests. ${waitText(error.retryAfterMs)}`;
    if (error.status >= 500)
      return `The service could not answer (request ${error.requestId ?? 'without id'}).`;
    return error.detail;
  }
  if (error instanceof ConnectionFault) return 'The service did not answer. Is this device online?';
  return error instanceof Error ? error.message : 'Something went wrong.';
};

export const waitText = (retryAfterMs: number | undefined): string => {
  if (retryAfterMs === undefined) return 'Try again in a while.';
  const seconds = Math.ceil(retryAfterMs / 1000);
  if (seconds < 90) return `Try again in ${seconds} s.`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `Try again in ${minutes} minutes.` : `Try again in ${Math.ceil(minutes / 60)} hours.`;
};

export const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof ConnectionFault || (error instanceof ApiProblem && error.status >= 500);

/** That what an address names is not there, or not for this platform; an id that is none is nobody's. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400);

/** That an edit stands on a record that somebody changed meanwhile. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiProblem && error.status === 412;

/** What is wrong with one member of a body, by its JSON pointer without the slash before: `contactEmail`, `tracks/0`. */
export const flawOf = (error: unknown, member: string): string | undefined =>
  error instanceof ApiProblem
    ? error.errors.find(({ pointer }) => pointer.replace(/^\//, '') === member)?.detail
    : undefined;
