import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import type { FailureOfKind } from '../problems/failures.ts';

export interface Target {
  /** Still percent-encoded, in canonical form (RFC 3986 §6.2.2): characters that need no escape have none. */
  readonly path: string;
  /** The text after the `?`, as it was sent. */
  readonly search: string;
}

const plainPath = /^\/[\w./~-]*$/;
const unreserved = /[\w.~-]/;
/** Characters that need no escape in a path segment. */
const pathSign = /[\w.~!$&'()*+,;=:@/-]/;

const reject = (pointer: string, detail: string) =>
  fail<FailureOfKind<'validation-failed'>>({
    kind: 'validation-failed',
    errors: [{ in: 'path', pointer, code: 'invalid_escape', detail }],
  });

/** Parses the target of a request, the same way for every router. `*` stays as it is. */
export const targetOf = (
  raw: string,
): Result<Target, FailureOfKind<'validation-failed'> | FailureOfKind<'malformed-request'>> => {
  const mark = raw.indexOf('?');
  const path = mark < 0 ? raw : raw.slice(0, mark);
  const search = mark < 0 ? '' : raw.slice(mark + 1);
  if (/[^\x21-\x7e]|#/.test(search)) {
    return fail({
      kind: 'malformed-request',
      detail: 'The query contains a character that must be percent-encoded.',
    });
  }
  if (plainPath.test(path) || path === '*') return ok({ path, search });

  const absolute = /^https?:\/\/[^/?#]*(\/[^?#]*)?$/i.exec(path);
  if (absolute) return targetOf(`${absolute[1] ?? '/'}${mark < 0 ? '' : `?${search}`}`);
  if (!path.startsWith('/') || path.includes('#')) {
    return fail({ kind: 'malformed-request', detail: 'The request target is not a path.' });
  }
  const spelled = canonical(path);
  return spelled === undefined
    ? reject('', 'contains a percent-escape that is not UTF-8')
    : ok({ path: spelled, search });
};

const canonical = (path: string): string | undefined => {
  try {
    if (decodeURIComponent(path).includes('\0')) return undefined;
  } catch {
    return undefined;
  }
  if (/[^\x21-\x7e]/.test(path)) return undefined;
  return path.replace(/%[\da-f]{2}|[^]/gi, (sign) => {
    if (sign.length === 1) return pathSign.test(sign) ? sign : escape(sign.charCodeAt(0));
    const code = parseInt(sign.slice(1), 16);
    const letter = String.fromCharCode(code);
    return code < 0x80 && unreserved.test(letter) ? letter : escape(code);
  });
};

const escape = (code: number): string => `%${code.toString(16).toUpperCase().padStart(2, '0')}`;
