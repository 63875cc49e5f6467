import type { Instant } from '../../domain/shared/calendar.ts';

/** Characters. */
const start = 1_024;

/** The first characters of an answer's body; what is no UTF-8 shows as U+FFFD, a character cut off at the end not at all. */
export const startOf = (body: Uint8Array): string => {
  const text = new TextDecoder().decode(body, { stream: true });
  return [...text].slice(0, start).join('');
};

const longestMs = 365 * 86_400_000;

/** The three forms of RFC 9110 §5.6.7; the last names no zone, and means GMT. */
const dates = [
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/** Milliseconds that a `Retry-After` asks for (RFC 9110 §10.2.3), at most a year; undefined where it is none. */
export const retryAfterMs = (header: unknown, now: Instant): number | undefined => {
  const text = (Array.isArray(header) ? String(header[0]) : typeof header === 'string' ? header : '').trim();
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1_000, longestMs);
  if (!dates.some((form) => form.test(text))) return undefined;
  const at = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(at) ? undefined : Math.min(Math.max(at - now, 0), longestMs);
};
