import type { License } from '../licensing/license.ts';
import type { Instant } from '../shared/calendar.ts';
import type { ContentId, TrackId } from '../shared/ids.ts';
import { expand, type Territory } from '../shared/territory.ts';

/** Clocks of partners may be this much ahead of ours. */
export const clockToleranceMs = 5 * 60_000;

/** Why no license covers a use, from the widest gap to the narrowest. */
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

/** Whether the license was in force when the track was used, also when it has ended since. */
export const wasInForce = (license: License, at: Instant): boolean => {
  const end = license.status === 'revoked' ? license.revokedAt : license.validUntil;
  return license.validFrom - clockToleranceMs <= at && (end === undefined || at < end);
};

export const coversTerritory = (covered: readonly Territory[], territory: Territory | undefined): boolean =>
  territory === undefined || expand(covered).has(territory);

/** How close one license comes to covering the use: the index of its reason, or past them all. */
const closeness = (license: License, use: Use): number => {
  if (license.trackId !== use.trackId) return 0;
  if (use.contentId !== undefined && license.contentId !== use.contentId) return 1;
  if (!wasInForce(license, use.occurredAt)) return 2;
  return coversTerritory(license.territories, use.territory) ? unlicensedReasons.length : 3;
};

/**
 * Returns why none of the licenses covers the use, or undefined when one does. The license that comes closest gives the
 * reason. A use is licensed when one license covers its track, content, territory and time.
 */
export const judgeUse = (use: Use, licenses: readonly License[]): UnlicensedReason | undefined =>
  unlicensedReasons[Math.max(0, ...licenses.map((license) => closeness(license, use)))];
