import { ApiProblem, ConnectionFault } from '@platform-licensing/client';
import { issueText, problemText } from '../language/problems.ts';
import { t } from '../language/texts.ts';

/** Returns a sentence for a failure. `known`: sentences for single statuses of this operation. */
export const explain = (error: unknown, known: Readonly<Record<number, string>> = {}): string => {
  if (error instanceof ApiProblem) {
    const own = known[error.status];
    if (own !== undefined) return own;
    if (error.status === 401) return t('kit.yourSessionHasEndedSign');
    if (error.status === 429) return t('kit.tooManyRequests', { wait: waitText(error.retryAfterMs) });
    if (error.status >= 500)
      return error.requestId === undefined
        ? t('kit.serverFailed')
        : t('kit.serverFailedRequest', { requestId: error.requestId });
    return problemText(error.code, error.detail);
  }
  if (error instanceof ConnectionFault) return t('kit.couldNotReachTheService');
  return error instanceof Error ? error.message : t('kit.somethingWentWrong');
};

export const waitText = (retryAfterMs: number | undefined): string => {
  if (retryAfterMs === undefined) return t('kit.tryAgainLater');
  const seconds = Math.ceil(retryAfterMs / 1000);
  if (seconds < 90) return t('kit.tryAgainInSeconds', { seconds });
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90
    ? t('kit.tryAgainInMinutes', { minutes })
    : t('kit.tryAgainInHours', { hours: Math.ceil(minutes / 60) });
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
export const memberError = (error: unknown, member: string): string | undefined => {
  if (!(error instanceof ApiProblem)) return undefined;
  const issue = error.errors.find(({ pointer }) => pointer.replace(/^\//, '') === member);
  return issue && issueText(issue.code, issue.detail);
};
