import type { Instant } from '../../domain/shared/calendar.ts';

/** Characters. */
const start = 1_024;

/**
 * Returns the first characters of a response's body. Invalid UTF-8 becomes U+FFFD, and a character that is
 * cut off at the end is left out.
 */
export const startOf = (body: Uint8Array): string => {
  const text = new TextDecoder().decode(body, { stream: true });
  return [...text].slice(0, start).join('');
};

const longestMs = 365 * 86_400_000;

/** The three forms of RFC 9110 §5.6.7; the last contains no zone and means GMT. */
const dates = [
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/**
 * Returns the milliseconds of a `Retry-After` header (RFC 9110 §10.2.3), at most a year, or undefined if it
 * is invalid.
 */
export const retryAfterMs = (header: unknown, now: Instant): number | undefined => {
  const text = (Array.isArray(header) ? String(header[0]) : typeof header === 'string' ? header : '').trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1_000, longestMs);
  if (!dates.some((form) => form.test(text))) return undefined;
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : Math.min(Math.max(at - now, 0), longestMs);
};
