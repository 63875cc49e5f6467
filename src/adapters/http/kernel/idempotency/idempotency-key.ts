import { hash } from 'node:crypto';
import { canonical } from '../../../../domain/shared/canonical.ts';
import { fail, ok, type Result } from '../../../../domain/shared/result.ts';
import type { FailureOfKind, Issue } from '../problems/failures.ts';

/** SHA-256 of the payload, hex. */
export const fingerprintOf = (payload: unknown): string => hash('sha256', canonical(payload));

const invalidKey = (shortest: number): Issue => ({
  in: 'header',
  pointer: 'Idempotency-Key',
  code: 'invalid_format',
  detail: `must be ${shortest} to 255 printable ASCII characters, bare or in quotes`,
});

/**
 * Returns the client's key, sent bare or as a quoted string (draft-ietf-httpapi-idempotency-key-header); both name the
 * same key.
 */
export const idempotencyKeyOf = (
  header: unknown,
  shortest = 1,
): Result<string, FailureOfKind<'validation-failed'>> => {
  const given = typeof header === 'string' ? header.trim() : '';
  const quoted = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"$/.exec(given)?.[1];
  const key = quoted?.replace(/\\(["\\])/g, '$1') ?? (given.startsWith('"') ? '' : given);
  return key.length >= shortest && /^[\x20-\x7e]{1,255}$/.test(key)
    ? ok(key)
    : fail({ kind: 'validation-failed', errors: [invalidKey(shortest)] });
};

/** Combines caller, method, path and key in one text. */
export const scopedKey = (callerId: string, method: string, path: string, key: string): string =>
  JSON.stringify([callerId, method, path, key]);
