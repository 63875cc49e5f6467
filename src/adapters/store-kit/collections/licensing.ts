import type { ReplacedVersion } from '../../../domain/licensing/amendment.ts';
import { changedAt, versionOf, type License } from '../../../domain/licensing/license.ts';
import type { ForensicMark } from '../../../domain/licensing/forensic-mark.ts';
import type { Instant, Month } from '../../../domain/shared/calendar.ts';
import type { LicenseId, PlatformId } from '../../../domain/shared/ids.ts';
import { licenseTerms } from '../../../domain/staff/record-terms.ts';
import { collection, counter } from '../collection.ts';
import { derived, optional, several, text, whole } from '../members.ts';

/** The last time that a date can express: the end of a license without an end. */
export const never: Instant = 8_640_000_000_000_000;

export const endsAt = (license: License): Instant =>
  license.status === 'revoked' ? license.revokedAt : (license.validUntil ?? never);

/** Returns the end of a license that has one. */
const end = (license: License): Instant | undefined =>
  license.status === 'revoked' ? license.revokedAt : license.validUntil;

/** Licenses with equal territories have equal coverage. */
const coverage = ({ territories }: License): string => territories.join(' ');
export const territoriesOf = (value: string): readonly string[] => value.split(' ');

const binding = ['platformId', 'trackId', 'contentId'] as const;

export const licenses = collection<License>()('licenses', {
  key: ['licenseId'],
  members: {
    licenseId: text,
    platformId: text,
    trackId: text,
    contentId: text,
    status: text,
    contentType: text,
    validFrom: whole,
    validUntil: optional(whole),
    changedAt: derived(whole, 1, changedAt),
    endsAt: derived(whole, 1, endsAt),
    end: derived(optional(whole), 1, end),
    coverage: derived(text, 1, coverage),
    terms: derived(several(text), 1, licenseTerms),
  },
  indexes: {
    // Content items are often licensed in the order of their IDs: entries in the order of tracks share fewer pages.
    held: {
      unique: true,
      on: ['platformId', 'contentId', 'trackId'],
      where: { status: 'active' },
    },
    ofPlatform: { on: ['platformId', 'licenseId'] },
    ofTrack: { on: ['trackId', 'platformId', 'licenseId'] },
    ofContent: { on: ['platformId', 'contentId', 'licenseId'] },
    byTrack: { on: ['trackId', 'licenseId'] },
    revoked: { on: ['platformId', 'licenseId'], where: { status: 'revoked' } },
    expired: { on: ['platformId', 'licenseId'], where: { status: 'expired' } },
    revokedOfBinding: { on: [...binding, 'endsAt', 'licenseId'], where: { status: 'revoked' } },
    expiredOfBinding: { on: [...binding, 'endsAt', 'licenseId'], where: { status: 'expired' } },
    allRevoked: { on: ['licenseId'], where: { status: 'revoked' } },
    allExpired: { on: ['licenseId'], where: { status: 'expired' } },
    allEnding: { on: ['licenseId'], where: { status: 'active' }, having: ['validUntil'] },
    byChange: { on: ['platformId', 'changedAt', 'licenseId'] },
    byCoverage: { on: ['platformId', 'trackId', 'coverage', 'endsAt', 'licenseId'] },
    byEnd: { on: ['platformId', 'end', 'licenseId'], having: ['end'] },
    byTerm: { on: ['terms', 'licenseId'] },
    lapsing: {
      on: ['platformId', 'validUntil', 'licenseId'],
      where: { status: 'active' },
      having: ['validUntil'],
    },
  },
});

/**
 * Versions of licenses that amendments replaced. The license itself is the version that replaced the last of
 * them.
 */
export const licenseVersions = collection<ReplacedVersion>()('license_versions', {
  key: ['licenseId', 'version'],
  members: {
    licenseId: text,
    version: derived(whole, 1, versionOf),
    platformId: text,
    trackId: text,
    replacedAt: whole,
    coverage: derived(text, 1, coverage),
  },
  appendOnly: 'in-any-order',
  indexes: {
    byCoverage: { on: ['platformId', 'trackId', 'coverage', 'replacedAt', 'licenseId', 'version'] },
  },
});

/** When an active license is due for its next notice. */
export interface ScheduledNotice {
  readonly licenseId: LicenseId;
  readonly platformId: PlatformId;
  readonly validUntil: Instant;
  readonly noticeAt: Instant;
}

export const scheduledNotices = collection<ScheduledNotice>()('scheduled_notices', {
  key: ['licenseId'],
  members: { licenseId: text, platformId: text, noticeAt: whole },
  indexes: {
    byTime: { on: ['noticeAt', 'licenseId'] },
    ofPlatform: { on: ['platformId', 'noticeAt', 'licenseId'] },
  },
});

export interface MarkRecord {
  readonly mark: ForensicMark;
  readonly licenseId: LicenseId;
}

export const forensicMarks = collection<MarkRecord>()('forensic_marks', {
  key: ['mark'],
  members: { mark: whole },
});

const days = Array.from({ length: 31 }, (_, n) => `day${n + 1}`);

/**
 * Counts of a platform in a month: licenses issued, in all and on each day, licenses that ended, and
 * amendments.
 */
export const months = counter('license_months', {
  key: { platformId: text, month: text },
  counts: ['issued', 'ended', 'amended', ...days],
});

/** Returns the name of the count of a day within its month. */
export const dayCount = (at: Instant): string => `day${new Date(at).getUTCDate()}`;

/** Returns the days of a month with counts, as `YYYY-MM-DD`. */
export const daysOf = (
  month: Month,
  counts: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, number> =>
  new Map(
    days.flatMap((name, n) => {
      const issued = Number(counts[name] ?? 0);
      return issued > 0 ? [[`${month}-${String(n + 1).padStart(2, '0')}`, issued] as const] : [];
    }),
  );

export const licensingCollections = [licenses, licenseVersions, months, scheduledNotices, forensicMarks];
