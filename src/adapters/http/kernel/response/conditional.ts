import { hash } from 'node:crypto';
import type { ByteRange } from '../../../../ports/driven/media-store.ts';

/** A strong entity tag of these bytes. */
export const tagOf = (bytes: string | Uint8Array): string =>
  `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;

/** Whether If-None-Match names the tag; compared weakly (RFC 9110 §13.1.2). */
export const namesTag = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch === tag ||
  ifNoneMatch.trim() === '*' ||
  ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** The tag of a versioned record, unquoted: its version, and the digest of how it is shown. */
export const versionedTag = (version: number, shown: unknown): string =>
  `${version}-${tagOf(JSON.stringify(shown)).slice(1, -1)}`;

/**
 * The versions at which If-Match lets a record be edited (RFC 9110 §13.1.1); absent: any. What is shown beside the record,
 * how it fares, say, may have changed.
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
 * The part of a file that a request asks for (RFC 9110 §14). Several ranges, another unit, a malformed one or an
 * If-Range that no longer holds mean the whole file.
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
