import type { License } from '../../../../domain/licensing/license.ts';
import { monthOf } from '../../../../domain/shared/calendar.ts';
import { PlatformId } from '../../../../domain/shared/ids.ts';
import type { ArchiveKind } from '../../../../ports/driven/storage/archive.ts';
import {
  dayCount,
  daysOf,
  endsAt,
  forensicMarks,
  licenses,
  licenseVersions,
  months,
  scheduledNotices,
  type ScheduledNotice,
} from '../../collections/licensing.ts';
import type { Kernel } from '../../kernel.ts';
import { add, all, get, insertIfAbsent, type Steps } from '../../program.ts';
import { replacedVersions } from '../../repositories/licensing/license-amendments.ts';
import { countedIn } from '../../repositories/licensing/license-steps.ts';
import { addIfAbsent, kindOf, sameAs, type Archived, type KitKind } from '../kind.ts';

const noticeOf = ({ license, noticeAt }: Archived<'licenses'>): readonly ScheduledNotice[] => {
  const { licenseId, platformId, validUntil } = license;
  if (noticeAt === undefined || validUntil === undefined) return [];
  return [{ licenseId, platformId, validUntil, noticeAt }];
};

/** Counts each ended license once, with the month of its end. */
function* writeLicenses(records: readonly Archived<'licenses'>[]): Steps<void> {
  const added = yield* all(...records.map(({ license }) => insertIfAbsent(licenses, license)));
  const ended = records
    .filter(({ license }, n) => added[n] === true && license.status !== 'active')
    .map(({ license }) => license);
  yield* all(
    ...records.flatMap(({ versions = [] }) => versions.map((each) => insertIfAbsent(licenseVersions, each))),
    ...records.flatMap(noticeOf).map((notice) => insertIfAbsent(scheduledNotices, notice)),
    ...ended.map((license) => add(months, [license.platformId, monthOf(endsAt(license))], { ended: 1 })),
  );
}

const readLicense = async (license: License, kernel: Kernel): Promise<Archived<'licenses'>> => {
  // Only a license with an end can have notices, which precede it.
  const notice =
    license.status === 'active' && license.validUntil !== undefined
      ? await kernel.read(get(scheduledNotices, license.licenseId))
      : undefined;
  const versions = license.amendment ? await replacedVersions(kernel, license.licenseId) : [];
  return {
    license,
    ...(notice && { noticeAt: notice.noticeAt }),
    ...(versions.length > 0 && { versions }),
  };
};

/** Licenses with their versions, and how many were issued and amended. */
export const licensingKinds = {
  licenses: kindOf<'licenses', License>({
    index: licenses.indexes.key,
    others: [licenseVersions, months, scheduledNotices],
    record: readLicense,
    write: writeLicenses,
  }),
  'forensic-marks': sameAs<'forensic-marks'>(forensicMarks),
  'license-months': kindOf({
    index: months.indexes.key,
    // Some months contain only licenses that ended in them.
    partial: true,
    record: (row): Archived<'license-months'> | undefined => {
      const { platformId, month, issued, amended = 0 } = row;
      if (countedIn(row) === 0) return undefined;
      return {
        platformId: PlatformId(String(platformId)),
        month: String(month),
        issued: Number(issued),
        ...(amended > 0 && { amended }),
        days: Object.fromEntries(daysOf(String(month), row)),
      };
    },
    write: (records) =>
      addIfAbsent(
        months,
        records.map(({ platformId, month, issued, amended = 0, days }) => ({
          key: [platformId, month],
          counts: {
            issued,
            amended,
            ...Object.fromEntries(
              Object.entries(days).map(([day, number]) => [dayCount(Date.parse(day)), number]),
            ),
          },
        })),
        (row) => countedIn(row) > 0,
      ),
  }),
} satisfies { readonly [Kind in ArchiveKind]?: KitKind<Kind> };
