import { clipped } from '../../request/bounds.ts';
import type { HttpFailure } from '../failures.ts';
import { pointerOf } from '../../request/json.ts';
import { bearer, list, retryAfter, seconds, soon, type Row } from '../problem-row.ts';

/** Problems that occur before a use case is called. */
export const httpProblems = {
  'grant-type-unsupported': {
    code: 'VALIDATION_FAILED',
    detail: 'This grant type is not supported. Use client_credentials.',
    oauth: 'unsupported_grant_type',
  },
  'validation-failed': {
    code: 'VALIDATION_FAILED',
    detail: ({ errors, omitted = 0 }) => {
      const [first] = errors;
      if (first === undefined) return 'The request is invalid.';
      const others = errors.length - 1 + omitted;
      const place = first.pointer === '' ? `The ${first.in}` : clipped(first.pointer, 256);
      return `${place}: ${first.detail}${others > 0 ? ` (and ${others} more)` : ''}`;
    },
    errors: ({ errors }) => errors,
    omitted: ({ omitted = 0 }) => omitted,
  },
  'malformed-request': { code: 'VALIDATION_FAILED', detail: ({ detail }) => detail },
  'malformed-json': {
    code: 'MALFORMED_JSON',
    detail: ({ detail }) => detail,
    errors: ({ detail, pointer }) =>
      pointer === undefined ? [] : [{ in: 'body', pointer, code: 'malformed', detail }],
  },
  'portal-session-missing': {
    code: 'TOKEN_MISSING',
    detail: 'Sign in to the portal first: this request has no session cookie.',
    headers: bearer(),
  },
  'precondition-required': {
    code: 'PRECONDITION_REQUIRED',
    detail: 'Send If-Match with the ETag of the record, so that you do not overwrite someone else’s change.',
  },
  'path-not-found': { code: 'NOT_FOUND', detail: 'This path does not exist.' },
  'method-not-allowed': {
    code: 'METHOD_NOT_ALLOWED',
    detail: ({ allow }) => `This path supports ${list(allow)}.`,
    headers: ({ allow }) => ({ allow: list(allow) }),
  },
  'not-acceptable': {
    code: 'NOT_ACCEPTABLE',
    detail: ({ offered }) => `This operation responds with ${list(offered)}.`,
  },
  'body-too-large': {
    code: 'BODY_TOO_LARGE',
    detail: ({ limit, part }) =>
      `The ${part === undefined ? 'body' : `part ${part}`} must not exceed ${limit} bytes.`,
    errors: ({ limit, part }) =>
      part === undefined
        ? []
        : [
            {
              in: 'body',
              pointer: pointerOf([part]),
              code: 'too_big',
              detail: `must have at most ${limit} bytes`,
            },
          ],
  },
  'streams-full': {
    code: 'RATE_LIMITED',
    detail: ({ limit }) =>
      `You can receive ${limit} streams, such as CSV files, feeds and events of uploads, at the same time. Retry when one has ended.`,
    headers: ({ retryAfterMs }) => retryAfter(retryAfterMs),
  },
  'files-full': {
    code: 'QUOTA_EXCEEDED',
    detail: ({ limit, retryAfterMs }) =>
      `Your concurrent uploads must not exceed ${limit} bytes in total. Try again in ${seconds(retryAfterMs)} s.`,
    members: ({ limit }) => ({ quota: 'upload-bytes-under-way', limit }),
    headers: ({ retryAfterMs }) => retryAfter(retryAfterMs),
  },
  'unsupported-media-type': {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    detail: ({ accepted }) => `Send ${accepted.join(' or ')}, in UTF-8 and uncompressed.`,
    headers: ({ accepted }) => ({ accept: list(accepted), 'accept-encoding': 'identity' }),
  },
  'range-not-satisfiable': {
    code: 'RANGE_NOT_SATISFIABLE',
    detail: ({ sizeBytes }) => `The file is ${sizeBytes} bytes long.`,
    headers: ({ sizeBytes }) => ({ 'content-range': `bytes */${sizeBytes}` }),
  },
  'headers-too-large': {
    code: 'HEADERS_TOO_LARGE',
    detail: 'The request line and headers exceed 16 KiB.',
  },
  'request-timeout': { code: 'REQUEST_TIMEOUT', detail: 'The request did not arrive in time.' },
  'idempotency-running': {
    code: 'IDEMPOTENCY_IN_PROGRESS',
    detail: 'A request with this Idempotency-Key is still in progress.',
    headers: ({ retryAfterMs }) => retryAfter(retryAfterMs),
  },
  'idempotency-mismatch': {
    code: 'IDEMPOTENCY_MISMATCH',
    detail: 'This Idempotency-Key was used with a different payload.',
  },
  unavailable: {
    code: 'UNAVAILABLE',
    detail:
      'A dependency of this operation is temporarily unavailable. Retry after the delay in Retry-After.',
    headers: soon,
  },
  'not-ready': {
    code: 'UNAVAILABLE',
    detail: 'The service is not ready for requests.',
    members: ({ checks }) => ({ checks }),
    headers: soon,
  },
  'checksum-mismatch': {
    code: 'CHECKSUM_MISMATCH',
    detail: 'The bytes do not have the digest in Upload-Checksum and were not stored. Send them again.',
  },
  'protocol-version-unsupported': {
    code: 'PROTOCOL_VERSION_UNSUPPORTED',
    detail: ({ supported }) => `This URL supports version ${supported} of tus. Send it in Tus-Resumable.`,
    headers: ({ supported }) => ({ 'tus-version': supported }),
  },
  internal: {
    code: 'INTERNAL',
    detail: 'An unexpected error occurred, and we logged it under this requestId.',
  },
} as const satisfies { readonly [Kind in HttpFailure['kind']]: Row<Kind> };
