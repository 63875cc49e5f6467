import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { OutgoingResponse, Trace } from '../exchange.ts';
import type { ProblemPage, ShownProblem } from '../route.ts';
import type { Failure } from './failures.ts';
import { pushLimit, reportOfRejection } from '../response/rate-limit-headers.ts';
import { oauthErrorOf } from './oauth-errors.ts';
import { problemCodes } from './problem-codes.ts';
import { toProblem } from './problems.ts';

interface Circumstances {
  readonly trace: Trace;
  /** Path of the request. */
  readonly instance: string;
  readonly baseUrl: string;
  readonly now: Instant;
  /** The headers of every problem of the route. */
  readonly headers: readonly string[];
  readonly style?: 'oauth' | 'both' | undefined;
  /** Draws the problem for a browser. */
  readonly draw?: ((problem: ShownProblem) => ReturnType<ProblemPage>) | undefined;
}

/** Returns the body of a problem with the headers that describe it. */
const drawn = ({ html, language }: ReturnType<ProblemPage>) => ({
  body: html,
  content: ['content-type', 'text/html; charset=utf-8', 'content-language', language],
});

/** Responds with a failure as a problem document (RFC 9457), as an OAuth error (RFC 6749 §5.2), or as a page. */
export const problemReply = (
  failure: Failure,
  { trace, instance, baseUrl, now, headers: staticHeaders, style, draw }: Circumstances,
): OutgoingResponse => {
  const problem = toProblem(failure, now);
  const { status, title } = problemCodes[problem.code];
  const document = {
    type: `${baseUrl}/reference/errors/${problem.code}`,
    title,
    status,
    detail: problem.detail,
    code: problem.code,
    instance,
    requestId: trace.requestId,
    ...(problem.errors.length > 0 && { errors: problem.errors }),
    ...(problem.errorsOmitted > 0 && { errorsOmitted: problem.errorsOmitted }),
    ...problem.members,
  };
  const oauth = style && oauthErrorOf(problem, status);
  const shown =
    oauth === undefined ? document : style === 'oauth' ? oauth.members : { ...document, ...oauth.members };
  const retryAfter = Number(problem.headers['retry-after']);
  const page = draw?.({ status, code: problem.code, ...(retryAfter > 0 && { retryAfter }) });
  const { body, content } = page
    ? drawn(page)
    : {
        body: JSON.stringify(shown),
        content: ['content-type', style === 'oauth' ? 'application/json' : 'application/problem+json'],
      };

  const headers = [...staticHeaders, 'x-request-id', trace.requestId, 'cache-control', 'no-store'];
  for (const [name, value] of Object.entries(problem.headers)) headers.push(name, value);
  if (failure.kind === 'rate-limited' || failure.kind === 'quota-exceeded') {
    pushLimit(headers, reportOfRejection(failure, now, trace.report));
  } else if (trace.report) pushLimit(headers, trace.report);
  headers.push(...content, 'content-length', String(Buffer.byteLength(body)));
  trace.code = problem.code;
  const close = failure.kind === 'body-too-large' || failure.kind === 'request-timeout';
  return {
    status: style === 'oauth' && oauth !== undefined ? oauth.status : status,
    headers,
    body,
    trace,
    ...(close && { close }),
  };
};
