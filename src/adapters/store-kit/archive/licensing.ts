import type { License } from '../../../domain/licensing/license.ts';
import { monthOf } from '../../../domain/shared/calendar.ts';
import { PlatformId } from '../../../domain/shared/ids.ts';
import type { ArchiveKind } from '../../../ports/driven/archive.ts';
import {
  dayCount,
  daysOf,
  endsAt,
  forensicMarks,
  licenses,
  months,
  scheduledNotices,
  type ScheduledNotice,
} from '../collections/licensing.ts';
import type { Kernel } from '../kernel.ts';
import { add, all, get, insertIfAbsent, type Steps } from '../program.ts';
import { addIfAbsent, kindOf, sameAs, type Archived, type KitKind } from './kind.ts';

const noticeOf = ({ license, noticeAt }: Archived<'licenses'>): readonly ScheduledNotice[] => {
  const { licenseId, platformId, validUntil } = license;
  if (noticeAt === undefined || validUntil === undefined) return [];
  return [{ licenseId, platformId, validUntil, noticeAt }];
};

/** Those that have ended are counted with the month of their end, once. */
function* writeLicenses(records: readonly Archived<'licenses'>[]): Steps<void> {
  const added = yield* all(...records.map(({ license }) => insertIfAbsent(licenses, license)));
  const ended = records
    .filter(({ license }, n) => added[n] === true && license.status !== 'active')
    .map(({ license }) => license);
  yield* all(
    ...records.flatMap(noticeOf).map((notice) => insertIfAbsent(scheduledNotices, notice)),
    ...ended.map((license) => add(months, [license.platformId, monthOf(endsAt(license))], { ended: 1 })),
  );
}

const readLicense = async (license: License, kernel: Kernel): Promise<Archived<'licenses'>> => {
  // Notices are due before a license ends: only one that has an end can have any.
  const notice =
    license.status === 'active' && license.validUntil !== undefined
      ? await kernel.read(get(scheduledNotices, license.licenseId))
      : undefined;
  return { license, ...(notice && { noticeAt: notice.noticeAt }) };
};

/** Licenses, and how many were issued. */
export const licensingKinds = {
  licenses: kindOf<'licenses', License>({
    index: licenses.indexes.key,
    others: [months, scheduledNotices],
    record: readLicense,
    write: writeLicenses,
  }),
  'forensic-marks': sameAs<'forensic-marks'>(forensicMarks),
  'license-months': kindOf({
    index: months.indexes.key,
    // Some months have only licenses that ended in them.
    partial: true,
    record: (row): Archived<'license-months'> | undefined => {
      const { platformId, month, issued } = row;
      if (issued === 0) return undefined;
      return {
        platformId: PlatformId(String(platformId)),
        month: String(month),
        issued: Number(issued),
        days: Object.fromEntries(daysOf(String(month), row)),
      };
    },
    write: (records) =>
      addIfAbsent(
        months,
        records.map(({ platformId, month, issued, days }) => ({
          key: [platformId, month],
          counts: {
            issued,
            ...Object.fromEntries(
              Object.entries(days).map(([day, number]) => [dayCount(Date.parse(day)), number]),
            ),
          },
        })),
        ({ issued }) => Number(issued) > 0,
      ),
  }),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
