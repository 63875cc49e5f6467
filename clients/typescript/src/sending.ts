import { answerOf, problemOf } from './answer.ts';
import { ApiProblem, ConnectionFault, endedBy } from './faults.ts';
import { mayRepeat, type Draft } from './request.ts';
import type { Complete } from './settings.ts';
import type { Answer } from './types.ts';

const passing = [408, 429, 502, 503, 504];
const firstPauseMs = 250;
const longestPauseMs = 8_000;

/** The authorization of a request: its headers, and whether the browser sends cookies. */
export interface Authorization {
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: boolean;
}

const faultOf = (
  error: unknown,
  url: string,
  own: AbortSignal | undefined,
  limit?: AbortSignal,
): ConnectionFault => {
  if (error instanceof ConnectionFault) return error;
  if (own?.aborted) return endedBy(own, `the request to ${url}`);
  return limit?.aborted
    ? new ConnectionFault('timeout', `${url} did not respond in time`, error)
    : new ConnectionFault('unreachable', `${url} cannot be reached`, error);
};

/** Sends a request once. Returns the response, or the error to throw if there is no retry. */
const attempt = async (
  draft: Draft,
  { headers, cookies }: Authorization,
  { fetch, timeoutMs, clock, onRequest }: Complete,
  count: number,
  own: AbortSignal | undefined,
): Promise<Answer<unknown> | ApiProblem | ConnectionFault> => {
  const { operationId, parameters, method, url, body } = draft;
  const sent = { ...draft.headers, ...headers };
  onRequest?.({ operationId, parameters, method, url, headers: sent, body, attempt: count });
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers: sent,
      signal: own ? AbortSignal.any([own, limit]) : limit,
      credentials: cookies ? 'same-origin' : 'omit',
      ...(body !== undefined && { body }),
    });
    return response.ok || response.status === 304
      ? await answerOf(response, draft)
      : await problemOf(response, clock.now());
  } catch (error) {
    return faultOf(error, url, own, limit);
  }
};

/** Whether a request can be retried. After 429, any request can: it had no effect. */
const mayRetry = (draft: Draft, failure: ApiProblem | ConnectionFault): boolean =>
  mayRepeat(draft) || (failure instanceof ApiProblem && failure.status === 429);

const isPassing = (failure: ApiProblem | ConnectionFault): boolean =>
  failure instanceof ApiProblem
    ? passing.includes(failure.status) || failure.code === 'IDEMPOTENCY_IN_PROGRESS'
    : failure.reason === 'unreachable' || failure.reason === 'timeout';

/** Returns the pause before the next attempt, or undefined for none. Pauses double, and half of each is random. */
const pauseOf = (
  failure: ApiProblem | ConnectionFault,
  count: number,
  { clock, longestWaitMs }: Complete,
) => {
  const requested = failure instanceof ApiProblem ? failure.retryAfterMs : undefined;
  if (requested !== undefined)
    return requested > longestWaitMs ? undefined : requested + clock.chance() * firstPauseMs;
  const whole = Math.min(firstPauseMs * 2 ** (count - 1), longestPauseMs);
  return whole / 2 + (clock.chance() * whole) / 2;
};

/** Sends a request, and retries it after temporary errors. */
export const send = async (
  draft: Draft,
  authorization: Authorization,
  settings: Complete,
  own: AbortSignal | undefined,
): Promise<Answer<unknown>> => {
  for (let count = 1; ; count++) {
    const outcome = await attempt(draft, authorization, settings, count, own);
    if (!(outcome instanceof Error)) return outcome;
    const again =
      !own?.aborted && count <= settings.retries && isPassing(outcome) && mayRetry(draft, outcome);
    const pause = again ? pauseOf(outcome, count, settings) : undefined;
    if (pause === undefined) throw outcome;
    try {
      await settings.clock.wait(pause, own);
    } catch (error) {
      throw faultOf(error, draft.url, own);
    }
  }
};
