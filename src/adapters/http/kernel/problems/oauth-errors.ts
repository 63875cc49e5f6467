import type { ProblemCode } from './problem-codes.ts';
import type { Problem } from './problems.ts';

const errors: Partial<Readonly<Record<ProblemCode, string>>> = {
  INVALID_CLIENT: 'invalid_client',
  INVALID_SCOPE: 'invalid_scope',
  IP_NOT_ALLOWED: 'unauthorized_client',
  PLATFORM_SUSPENDED: 'unauthorized_client',
};

/** Returns the RFC 6749 error of a code, and its status: 400 where RFC 6749 defines none. */
export const oauthErrorCode = (code: ProblemCode, status: number) => {
  const outage =
    status >= 500 ? 'server_error' : status === 429 ? 'temporarily_unavailable' : 'invalid_request';
  const error = errors[code] ?? (status === 503 ? 'temporarily_unavailable' : outage);
  return { status: error === 'unauthorized_client' ? 400 : status, error };
};

/** Returns the members of an error response (RFC 6749 §5.2). */
export const oauthErrorOf = (problem: Problem, status: number) => {
  const code = oauthErrorCode(problem.code, status);
  return {
    status: code.status,
    members: {
      error: problem.oauth ?? code.error,
      error_description: problem.detail.replace(/[^\x20-\x7e]|["\\]/g, "'"),
    },
  };
};
