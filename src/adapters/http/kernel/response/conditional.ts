import { hash } from 'node:crypto';
import type { ByteRange } from '../../../../ports/driven/media/media-store.ts';

/** Returns a strong entity tag of these bytes. */
export const tagOf = (bytes: string | Uint8Array): string =>
  `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;

/** Whether If-None-Match contains the tag, by weak comparison (RFC 9110 §13.1.2). */
export const namesTag = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch === tag ||
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** Returns the tag of a versioned record, unquoted: its version and the digest of its representation. */
export const versionedTag = (version: number, shown: unknown): string =>
  `${version}-${tagOf(JSON.stringify(shown)).slice(1, -1)}`;

/**
 * Returns the versions at which If-Match allows an edit (RFC 9110 §13.1.1); absent: any. Only the version counts: data
 * that is shown with the record, such as its state, may have changed.
 */
export const allowedBy = (headers: {
  readonly 'if-match'?: string;
}): { readonly versions?: readonly number[] } => {
  const { 'if-match': tags } = headers;
  if (tags === undefined || tags.trim() === '*') return {};
  const versions = tags.split(',').flatMap((tag) => {
    const [, version] = /^\s*"(\d{1,15})-[\w-]+"\s*$/.exec(tag) ?? [];
    return version === undefined ? [] : [Number(version)];
  });
  return { versions };
};

export type Ranged = { readonly kind: 'whole' } | { readonly kind: 'unsatisfiable' } | PartialRange;
interface PartialRange {
  readonly kind: 'part';
  readonly range: ByteRange;
}

const whole: Ranged = { kind: 'whole' };

/**
 * Returns the requested part of a file (RFC 9110 §14). Several ranges, another unit, a malformed range or an If-Range
 * that no longer matches mean the whole file.
 */
export const rangeOf = (
  headers: { readonly range?: string | undefined; readonly 'if-range'?: unknown },
  sizeBytes: number,
  tag: string | undefined,
): Ranged => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return whole;
  if (headers['if-range'] !== undefined && headers['if-range'] !== tag) return whole;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return whole;

  const from = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  const none = from >= sizeBytes || (first === '' && Number(last) === 0);
  return none ? { kind: 'unsatisfiable' } : { kind: 'part', range: { first: from, last: to } };
};
