import type { ReplacedVersion } from '../licensing/amendment.ts';
import { versionStart, type License } from '../licensing/license.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ContentId, TrackId } from '../shared/ids.ts';
import { expand, type Territory } from '../shared/territory.ts';

/** How far the clock of a partner may be ahead, in milliseconds. */
export const clockToleranceMs = 5 * 60_000;

/** The reasons why no license covers a use, from the widest gap to the narrowest. */
export const unlicensedReasons = [
  'no_license',
  'other_content',
  'outside_validity',
  'territory_not_covered',
] as const;
export type UnlicensedReason = (typeof unlicensedReasons)[number];

/** The part of a report that is compared with licenses. An absent member is not compared. */
export interface Use {
  readonly trackId: TrackId;
  readonly contentId?: ContentId;
  readonly territory?: Territory;
  readonly occurredAt: Instant;
}

/** A license, or one of its replaced versions. */
export type LicenseVersion = License | ReplacedVersion;

const endOf = (version: LicenseVersion): Instant | undefined => {
  if ('replacedAt' in version) return version.replacedAt;
  return version.status === 'revoked' ? version.revokedAt : version.validUntil;
};

/**
 * Returns whether the version was in force when the track was used, even if it has ended or was replaced
 * since.
 */
export const wasInForce = (version: LicenseVersion, at: Instant): boolean => {
  const end = endOf(version);
  return versionStart(version) - clockToleranceMs <= at && (end === undefined || at < end);
};

export const coversTerritory = (covered: readonly Territory[], territory: Territory | undefined): boolean =>
  territory === undefined || expand(covered).has(territory);

/**
 * Returns how close a version comes to covering the use: the index of its reason, or the number of reasons if
 * it covers the use.
 */
const closeness = (license: LicenseVersion, use: Use): number => {
  if (license.trackId !== use.trackId) return 0;
  if (use.contentId !== undefined && license.contentId !== use.contentId) return 1;
  if (!wasInForce(license, use.occurredAt)) return 2;
  return coversTerritory(license.territories, use.territory) ? unlicensedReasons.length : 3;
};

/**
 * Returns why none of the licenses covers the use, or undefined if one does. The closest license determines
 * the reason. A use is licensed if one license covers its track, content, territory and time; for an amended
 * license, the version of that time counts.
 */
export const judgeUse = (use: Use, licenses: readonly LicenseVersion[]): UnlicensedReason | undefined =>
  unlicensedReasons[Math.max(0, ...licenses.map((license) => closeness(license, use)))];
