import { problemCodes, type ProblemCode } from './problem-codes.ts';
import { acceptsKey, type Route } from '../route.ts';

const ofAccess = ({ access, method }: Route): readonly ProblemCode[] => {
  switch (access.kind) {
    case 'signed':
      return ['TOKEN_INVALID', 'PLATFORM_SUSPENDED', 'RATE_LIMITED', 'QUOTA_EXCEEDED'];
    case 'platform':
      return [
        'TOKEN_MISSING',
        'TOKEN_INVALID',
        'TOKEN_EXPIRED',
        'IP_NOT_ALLOWED',
        'PLATFORM_SUSPENDED',
        'ROLE_MISSING',
        'READ_ONLY_SESSION',
        'RATE_LIMITED',
        'QUOTA_EXCEEDED',
        ...(access.anyOf.length > 0 ? (['SCOPE_MISSING'] as const) : []),
        ...(method === 'GET' ? [] : (['CSRF_TOKEN_INVALID'] as const)),
      ];
    case 'portal':
      return [
        ...(['TOKEN_MISSING', 'TOKEN_INVALID', 'TOKEN_EXPIRED'] as const),
        ...(access.ends ? [] : (['IP_NOT_ALLOWED', 'PLATFORM_SUSPENDED', 'READ_ONLY_SESSION'] as const)),
        ...(access.ends || method === 'GET' ? [] : (['RATE_LIMITED'] as const)),
        ...(method === 'GET' ? [] : (['CSRF_TOKEN_INVALID'] as const)),
      ];
    case 'staff':
      return [
        'TOKEN_MISSING',
        'TOKEN_INVALID',
        'RATE_LIMITED',
        ...(access.anyOf.length > 0 ? (['ROLE_MISSING'] as const) : []),
        ...(method === 'GET' ? [] : (['CSRF_TOKEN_INVALID'] as const)),
      ];
    case 'artist':
      return [
        ...(['TOKEN_MISSING', 'TOKEN_INVALID', 'RATE_LIMITED'] as const),
        ...(access.part === undefined ? [] : (['ROLE_MISSING'] as const)),
        ...(method === 'GET' ? [] : (['CSRF_TOKEN_INVALID'] as const)),
      ];
    case 'public':
      return access.limit !== undefined ? ['RATE_LIMITED'] : [];
  }
};

const ofBody = ({ body }: Route): readonly ProblemCode[] =>
  body
    ? [
        'BODY_TOO_LARGE',
        'UNSUPPORTED_MEDIA_TYPE',
        'REQUEST_TIMEOUT',
        ...(body.accepts === 'form' || (body.file ?? body.stream) ? [] : (['MALFORMED_JSON'] as const)),
        ...((body.files ?? body.file ?? body.stream) ? (['QUOTA_EXCEEDED'] as const) : []),
      ]
    : [];

/** Returns every code that an operation can respond with, by status: its own and those that the kernel adds. */
export const problemsOf = (route: Route): ReadonlyMap<number, readonly ProblemCode[]> => {
  const codes = new Set<ProblemCode>([
    ...route.problems,
    ...ofAccess(route),
    ...ofBody(route),
    ...(acceptsKey(route) ? (['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_MISMATCH'] as const) : []),
    ...(Object.values(route.responses).some(({ schema, media }) => schema ?? media)
      ? (['NOT_ACCEPTABLE'] as const)
      : []),
    'VALIDATION_FAILED',
    'HEADERS_TOO_LARGE',
    'INTERNAL',
    'UNAVAILABLE',
  ]);
  const order = Object.keys(problemCodes);
  const sorted = [...codes].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return Map.groupBy(sorted, (code) => problemCodes[code].status);
};
