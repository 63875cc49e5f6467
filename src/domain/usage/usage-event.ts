import { dayMs, type Instant } from '../shared/calendar.ts';
import type { ContentId, LicenseId, PlatformId, TrackId, UsageId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Territory } from '../shared/territory.ts';
import type { License } from '../licensing/license.ts';

export const usageTypes = ['play', 'impression'] as const;
export type UsageType = (typeof usageTypes)[number];

/** What a partner reports: a track was heard, or content with it was shown, `quantity` times. */
export interface UsageReport {
  /** The client's own UUID: the same event sent again counts once. */
  readonly eventId?: string;
  readonly eventType: UsageType;
  readonly trackId: TrackId;
  readonly licenseId?: LicenseId;
  readonly contentId?: ContentId;
  readonly quantity: number;
  readonly occurredAt: Instant;
  readonly territory?: Territory;
  readonly channel?: string;
}

export interface UsageEvent extends UsageReport {
  readonly usageId: UsageId;
  readonly platformId: PlatformId;
  readonly receivedAt: Instant;
  /** No license of the platform covered the track when it was used; kept all the same. */
  readonly unlicensed: boolean;
}

/** Of what was reported: not of when it came in, nor of how it was judged. Equal texts are equal reports. */
export const reportedText = (report: UsageReport): string => {
  const { eventType, trackId, licenseId, contentId, quantity, occurredAt, territory, channel } = report;
  const reported = [eventType, trackId, licenseId, contentId, quantity, occurredAt, territory, channel];
  return JSON.stringify(reported.map((value) => value ?? null));
};

/** Reports may come this late, for partners that settle monthly, and a little early, for clocks that differ. */
export const oldestReportMs = 61 * dayMs;
export const clockToleranceMs = 5 * 60_000;

export type UsageRefusal =
  | { readonly kind: 'occurred-too-early' }
  | { readonly kind: 'occurred-in-the-future' }
  | { readonly kind: 'track-unknown' }
  | { readonly kind: 'license-unknown' }
  | { readonly kind: 'license-of-another-track' };

const coveredAt = (license: License, at: Instant): boolean => {
  const end = license.status === 'revoked' ? license.revokedAt : license.validUntil;
  return license.validFrom - clockToleranceMs <= at && (end === undefined || at < end);
};

/** What is known about a report: whether its track exists, and the caller's licenses that could cover it. */
export interface UsageFacts {
  readonly trackExists: boolean;
  /** The license that the report names, where it is the caller's own. */
  readonly named: License | undefined;
  /** Whether a license of the caller covered the track then (for the content, where the report names one). */
  readonly holdsActive: boolean;
}

/** Whether a report counts, and whether a license covered it. */
export const judgeReport = (
  report: UsageReport,
  facts: UsageFacts,
  now: Instant,
): Result<{ readonly unlicensed: boolean }, UsageRefusal> => {
  if (report.occurredAt < now - oldestReportMs) return fail({ kind: 'occurred-too-early' });
  if (report.occurredAt > now + clockToleranceMs) return fail({ kind: 'occurred-in-the-future' });
  if (!facts.trackExists) return fail({ kind: 'track-unknown' });
  if (report.licenseId === undefined) return ok({ unlicensed: !facts.holdsActive });
  if (!facts.named) return fail({ kind: 'license-unknown' });
  if (facts.named.trackId !== report.trackId) return fail({ kind: 'license-of-another-track' });
  return ok({ unlicensed: !coveredAt(facts.named, report.occurredAt) });
};
