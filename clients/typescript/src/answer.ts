import { ApiProblem, ConnectionFault, type ProblemBody } from './faults.ts';
import type { FieldError } from './generated/schema.ts';
import type { Draft } from './request.ts';
import type { Answer } from './types.ts';

/** Parses Retry-After, in seconds or as a date (RFC 9110 §10.2.3), to milliseconds. */
export const retryAfterMs = (headers: Headers, now: number): number | undefined => {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
};

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Reads a problem document or an OAuth error (RFC 6749). Returns an empty problem for any other body. */
const problemIn = (body: string): ProblemBody => {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    const members = read as Readonly<Record<string, unknown>>;
    const code = text(members['code']) ?? text(members['error']);
    const detail = text(members['detail']) ?? text(members['error_description']);
    const errors = Array.isArray(members['errors']) ? (members['errors'] as readonly FieldError[]) : [];
    return { ...members, ...(code && { code }), ...(detail && { detail }), errors };
  } catch {
    return {};
  }
};

export const problemOf = async (response: Response, now: number): Promise<ApiProblem> =>
  new ApiProblem(response.status, problemIn(await response.text()), {
    requestId: response.headers.get('x-request-id') ?? undefined,
    retryAfterMs: retryAfterMs(response.headers, now),
  });

const mediaTypeOf = ({ headers }: Response): string | undefined =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

const read = async (response: Response, { row: { answers } }: Draft): Promise<unknown> => {
  // The caller can ask for another type than usual: a PDF, or a CSV file.
  const mediaType = mediaTypeOf(response);
  if (answers === 'blob' || mediaType === 'application/pdf') return response.blob();
  const body = await response.text();
  if (answers === 'text' || mediaType === 'text/csv') return body;
  if (body === '') return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new ConnectionFault('unreadable', `the response of ${response.url} is not JSON`, cause);
  }
};

export const answerOf = async (response: Response, draft: Draft): Promise<Answer<unknown>> => ({
  data: response.status === 304 ? undefined : await read(response, draft),
  status: response.status,
  headers: response.headers,
});
