import { firstNoticeAt } from '../../../domain/licensing/expiry.ts';
import type { ActiveLicense, License } from '../../../domain/licensing/license.ts';
import { monthOf } from '../../../domain/shared/calendar.ts';
import type { PlatformId } from '../../../domain/shared/ids.ts';
import { endsAt, licenses, months, scheduledNotices } from '../collections/licensing.ts';
import { all, insert, remove, replace, tally, type Steps } from '../program.ts';

/** Steps of programs that issue and end licenses. */

/** Insertions for the licenses that have an end: they are due for notices. */
export const scheduled = (candidates: readonly ActiveLicense[]) =>
  candidates.flatMap((license) => {
    const { licenseId, platformId, validUntil } = license;
    const noticeAt = firstNoticeAt(license);
    return validUntil === undefined || noticeAt === undefined
      ? []
      : [insert(scheduledNotices, { licenseId, platformId, validUntil, noticeAt })];
  });

/** Insertions that issue licenses. */
export const issued = (candidates: readonly ActiveLicense[]) => [
  ...candidates.map((license) => insert(licenses, license)),
  ...scheduled(candidates),
];

/** Active licenses of a platform become ones that have ended. */
export function* end(platformId: PlatformId, ended: readonly License[]): Steps<void> {
  const byMonth = Map.groupBy(ended, (license) => monthOf(endsAt(license)));
  yield* all(
    ...ended.map((license) => replace(licenses, license)),
    ...ended
      .filter(({ validUntil }) => validUntil !== undefined)
      .map(({ licenseId }) => remove(scheduledNotices, [licenseId])),
    ...[...byMonth].map(([month, all]) => tally(months, [platformId, month], { ended: all.length })),
  );
}
