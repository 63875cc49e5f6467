import type { ProblemCode } from './problem-codes.ts';
import type { Problem } from './problems.ts';

const errors: Partial<Readonly<Record<ProblemCode, string>>> = {
  INVALID_CLIENT: 'invalid_client',
  INVALID_SCOPE: 'invalid_scope',
  IP_NOT_ALLOWED: 'unauthorized_client',
  PLATFORM_SUSPENDED: 'unauthorized_client',
};

/** The error of RFC 6749 that stands for a code, and its status: 400 for all that has no status of its own there. */
export const oauthErrorCode = (code: ProblemCode, status: number) => {
  const outage =
    status >= 500 ? 'server_error' : status === 429 ? 'temporarily_unavailable' : 'invalid_request';
  const error = errors[code] ?? (status === 503 ? 'temporarily_unavailable' : outage);
  return { status: error === 'unauthorized_client' ? 400 : status, error };
};

/** RFC 6749 §5.2: its members. */
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
