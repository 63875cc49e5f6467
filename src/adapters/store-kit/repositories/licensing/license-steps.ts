import { firstNoticeAt } from '../../../../domain/licensing/expiry.ts';
import type { ActiveLicense, License } from '../../../../domain/licensing/license.ts';
import { monthOf } from '../../../../domain/shared/calendar.ts';
import type { PlatformId } from '../../../../domain/shared/ids.ts';
import {
  endsAt,
  licenses,
  months,
  scheduledNotices,
  type ScheduledNotice,
} from '../../collections/licensing.ts';
import { insert, remove, replace, increment, type Steps } from '../../program.ts';
import { put } from '../shared/put.ts';

/** Steps of programs that issue and end licenses. */

/** Returns the next notice of a license with an end. */
const scheduledOf = (license: ActiveLicense): readonly ScheduledNotice[] => {
  const { licenseId, platformId, validUntil } = license;
  const noticeAt = firstNoticeAt(license);
  return validUntil === undefined || noticeAt === undefined
    ? []
    : [{ licenseId, platformId, validUntil, noticeAt }];
};

/** Returns insertions of notices for the licenses that have an end. */
export const scheduled = (candidates: readonly ActiveLicense[]) =>
  candidates.flatMap(scheduledOf).map((notice) => insert(scheduledNotices, notice));

/** Schedules the notices of the new end of a license. */
export function* rescheduled(amended: ActiveLicense): Steps<void> {
  const [notice] = scheduledOf(amended);
  if (notice) yield* put(scheduledNotices, notice);
}

/** Returns the number of licenses that count toward the quota of a month. */
export const countedIn = (counts: Readonly<Record<string, unknown>> = {}): number =>
  Number(counts['issued'] ?? 0) + Number(counts['amended'] ?? 0);

/** Returns insertions that issue licenses. */
export const issued = (candidates: readonly ActiveLicense[]) => [
  ...candidates.map((license) => insert(licenses, license)),
  ...scheduled(candidates),
];

/** Returns writes that end active licenses of a platform. */
export const ending = (platformId: PlatformId, ended: readonly License[]) => {
  const byMonth = Map.groupBy(ended, (license) => monthOf(endsAt(license)));
  return [
    ...ended.map((license) => replace(licenses, license)),
    ...ended
      .filter(({ validUntil }) => validUntil !== undefined)
      .map(({ licenseId }) => remove(scheduledNotices, [licenseId])),
    ...[...byMonth].map(([month, all]) => increment(months, [platformId, month], { ended: all.length })),
  ];
};
