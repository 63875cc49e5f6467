import { dayMs, type Instant } from '../shared/calendar.ts';
import { changedAt, type ActiveLicense, type License } from './license.ts';

/** Notices that a platform receives about a license with an end, as days before that end. 0: the license expired. */
export const noticeDays = [30, 7, 0] as const;
export type NoticeDays = (typeof noticeDays)[number];

/** An active license that has an end. */
export type EndingLicense = ActiveLicense & { readonly validUntil: Instant };

type Ending = Pick<License, 'validUntil'>;

const momentOf = (validUntil: Instant, days: NoticeDays): Instant => validUntil - days * dayMs;

/**
 * Returns when the first notice after a given time is due, or undefined if none is left or the license has no
 * end.
 */
export const nextNoticeAt = ({ validUntil }: Ending, after: Instant): Instant | undefined =>
  validUntil === undefined
    ? undefined
    : noticeDays.map((days) => momentOf(validUntil, days)).find((moment) => moment > after);

/** Returns when a license that was issued or amended is due for a notice, or undefined if it has ended. */
export const firstNoticeAt = (license: License): Instant | undefined =>
  license.status === 'active' ? nextNoticeAt(license, changedAt(license)) : undefined;

/**
 * Returns the notice that is due at a given time. Only the latest counts: a service that was down past
 * several of them sends that one.
 */
export const noticeDueAt = ({ validUntil }: Ending, at: Instant): NoticeDays | undefined =>
  validUntil === undefined ? undefined : noticeDays.findLast((days) => momentOf(validUntil, days) <= at);

/**
 * The license ends for which a notice is the latest one at a given time: after `from`, up to and including
 * `to`.
 */
export interface EndSpan {
  readonly from: Instant;
  readonly to: Instant;
}

/** Returns the ends of the licenses for which `noticeDueAt` returns this notice at a given time. */
export const endsNoticedAt = (days: NoticeDays, at: Instant): EndSpan => {
  const later = noticeDays[noticeDays.indexOf(days) + 1];
  return { from: later === undefined ? -Infinity : at + later * dayMs, to: at + days * dayMs };
};
