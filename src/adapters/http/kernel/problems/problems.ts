import { timestamp, type Instant } from '../../../../domain/shared/calendar.ts';
import type { Failure, FailureKind, FailureOfKind, Issue } from './failures.ts';
import { accessProblems } from './rows/access-problems.ts';
import { artistProblems } from './rows/artist-problems.ts';
import { boundedErrors, clipped } from '../request/bounds.ts';
import { billingProblems } from './rows/billing-problems.ts';
import { httpProblems } from './rows/http-problems.ts';
import { licensingProblems } from './rows/licensing-problems.ts';
import { moderationProblems } from './rows/moderation-problems.ts';
import { noticeProblems } from './rows/notice-problems.ts';
import type { ProblemCode } from './problem-codes.ts';
import { retryAfter, seconds, soon, type Row } from './problem-row.ts';
import { albumProblems } from './rows/album-problems.ts';
import { partyProblems } from './rows/party-problems.ts';
import { draftProblems } from './rows/draft-problems.ts';
import { payoutProblems } from './rows/payout-problems.ts';
import { royaltyProblems } from './rows/royalty-problems.ts';
import { uploadProblems } from './rows/upload-problems.ts';
import { staffProblems } from './rows/staff-problems.ts';
import { webhookProblems } from './rows/webhook-problems.ts';

const quotaWords = {
  'requests-per-day': 'requests per day',
  'licenses-per-month': 'licenses per month',
  'enrich-rows-per-day': 'enriched rows per day',
  'enrich-seconds-per-day': 'seconds of enriched audio per day',
} as const satisfies Readonly<Record<FailureOfKind<'quota-exceeded'>['quota'], string>>;

const unusablePicture = 'must be a confirmed image of your account that was uploaded for this purpose';

/** One row for every kind of failure that can reach the wire: a kind without a row does not compile. */
export const problemRows = {
  'rate-limited': {
    code: 'RATE_LIMITED',
    detail: ({ retryAfterMs }) => `Too many requests. Try again in ${seconds(retryAfterMs)} s.`,
    headers: ({ retryAfterMs }) => retryAfter(retryAfterMs),
  },
  'quota-exceeded': {
    code: 'QUOTA_EXCEEDED',
    detail: ({ quota, limit, resetsAt }) =>
      `This request exceeds your quota of ${limit} ${quotaWords[quota]}. The quota resets at ${timestamp(resetsAt)}.`,
    members: ({ quota, limit, resetsAt }) => ({ quota, limit, resetsAt: timestamp(resetsAt) }),
    headers: ({ resetsAt }, now) => retryAfter(resetsAt - now),
  },
  'uploads-full': {
    code: 'QUOTA_EXCEEDED',
    detail: ({ limit, retryAfterMs }) =>
      `At most ${limit} bytes of your uploads can wait to be analyzed. Try again in ${seconds(retryAfterMs)} s.`,
    members: ({ limit }) => ({ quota: 'enrich-upload-bytes', limit }),
    headers: ({ retryAfterMs }) => retryAfter(retryAfterMs),
  },

  'track-not-found': {
    code: 'TRACK_NOT_FOUND',
    detail: ({ trackId }) => `The track ${trackId} does not exist.`,
  },
  'track-taken-down': {
    code: 'TRACK_TAKEN_DOWN',
    detail: ({ trackId, takedown }) => `The track ${trackId} was taken down (${takedown.reason}).`,
    members: ({ takedown }) => ({
      takedown: { reason: takedown.reason, effectiveAt: timestamp(takedown.effectiveAt) },
    }),
  },
  'terms-not-found': {
    code: 'NOT_FOUND',
    detail: ({ asOf }) => `The track had no license terms at ${timestamp(asOf)}.`,
  },
  'stems-not-included': {
    code: 'ENTITLEMENT_REQUIRED',
    detail: 'Stems require the enterprise tier or the stems add-on.',
  },
  'cursor-invalid': {
    code: 'CURSOR_INVALID',
    detail: ({ detail }) => `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`,
  },
  'cursor-expired': {
    code: 'CURSOR_EXPIRED',
    detail: 'This cursor has expired. Start again without a cursor.',
  },

  'collection-not-found': { code: 'NOT_FOUND', detail: 'This collection does not exist.' },
  'too-many-collections': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `Your platform already has ${limit} projects. Delete one first.`,
  },
  'too-many-tracks': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `A collection can have ${limit} tracks. Remove one first.`,
  },
  'favorites-fixed': {
    code: 'STATE_CONFLICT',
    detail: 'Favorites have neither a name nor a note, and cannot be deleted.',
  },

  'too-many-images': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) =>
      `Your account already has ${limit} uploads that are not confirmed. Confirm them, or wait until they expire after a day.`,
  },
  'image-storage-full': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `Your account can have ${limit}. Delete images that you do not need.`,
  },
  'image-shown': {
    code: 'STATE_CONFLICT',
    detail: 'A profile or an album shows this image. Remove it from there first.',
  },
  'image-upload-not-found': {
    code: 'NOT_FOUND',
    detail:
      'Your account has no upload with this ID. An upload that is not confirmed within a day is deleted.',
  },
  'image-not-uploaded': {
    code: 'STATE_CONFLICT',
    detail: 'The file was not uploaded yet. Send it to the URL of the upload, then confirm again.',
  },
  'image-rejected': {
    code: 'VALIDATION_FAILED',
    detail: ({ issues }) => issues.map(({ field, detail }) => `${field}: ${detail}`).join('; '),
    errors: ({ issues }) =>
      issues.map(({ field, code, detail }) => ({ in: 'body', pointer: `/${field}`, code, detail })),
  },
  'image-still-rendering': {
    code: 'UNAVAILABLE',
    detail: 'The image is still being processed. Confirm again after the delay in Retry-After.',
    headers: ({ retryAfterMs }) => retryAfter(retryAfterMs),
  },
  'too-many-rendering': {
    code: 'UNAVAILABLE',
    detail: ({ limit }) =>
      `${limit} images of your account are already being processed. Confirm again after the delay in Retry-After.`,
    headers: ({ retryAfterMs }) => retryAfter(retryAfterMs),
  },
  'picture-unusable': {
    code: 'VALIDATION_FAILED',
    detail: ({ member }) => `${member}Id: ${unusablePicture}`,
    errors: ({ member }) => [
      { in: 'body', pointer: `/${member}Id`, code: 'custom', detail: unusablePicture },
    ],
  },
  'image-not-found': { code: 'NOT_FOUND', detail: 'This image does not exist.' },

  contended: {
    code: 'UNAVAILABLE',
    detail: 'Other requests kept changing the same records. Nothing was changed. Retry the request.',
    headers: soon,
  },

  'link-invalid': { code: 'NOT_FOUND', detail: 'This link is invalid or has expired. Request a new one.' },
  'still-rendering': {
    code: 'UNAVAILABLE',
    detail: 'The file is still being rendered. Retry after the delay in Retry-After.',
    headers: ({ retryAfterMs }) => retryAfter(retryAfterMs),
  },

  'batch-not-found': { code: 'NOT_FOUND', detail: 'This batch does not exist.' },
  'enrichment-not-found': { code: 'NOT_FOUND', detail: 'This enrichment does not exist or has expired.' },

  ...accessProblems,
  ...licensingProblems,
  ...billingProblems,
  ...payoutProblems,
  ...royaltyProblems,
  ...staffProblems,
  ...artistProblems,
  ...albumProblems,
  ...partyProblems,
  ...uploadProblems,
  ...draftProblems,
  ...webhookProblems,
  ...moderationProblems,
  ...noticeProblems,
  ...httpProblems,
} as const satisfies { readonly [Kind in FailureKind]: Row<Kind> };

/** The failures that have one of these codes. */
export type FailureOfCode<Code extends ProblemCode> = {
  [Kind in FailureKind]: (typeof problemRows)[Kind]['code'] extends Code ? FailureOfKind<Kind> : never;
}[FailureKind];

/** A failure as clients see it. */
export interface Problem {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly errors: readonly Issue[];
  readonly errorsOmitted: number;
  readonly members: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly oauth?: string;
}

/** Maximum length of a detail, which may repeat client input or list all countries. */
const longestDetail = 4_000;

/** Converts a failure to a problem, for a problem document or for a row of a preflight. */
export const toProblem = (failure: Failure, now: Instant): Problem => {
  const row: Row<never> = problemRows[failure.kind];
  const of = failure as never;
  const { errors, omitted } = boundedErrors(row.errors?.(of) ?? [], row.omitted?.(of));
  return {
    code: row.code,
    detail: typeof row.detail === 'string' ? row.detail : clipped(row.detail(of), longestDetail),
    errors,
    errorsOmitted: omitted,
    members: row.members?.(of) ?? {},
    headers: row.headers?.(of, now) ?? {},
    ...(row.oauth !== undefined && { oauth: row.oauth }),
  };
};
