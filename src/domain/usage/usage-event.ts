import { dayMs, type Instant } from '../shared/calendar.ts';
import type { ContentId, LicenseId, PlatformId, TrackId, UsageId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Territory } from '../shared/territory.ts';
import { clockToleranceMs, judgeUse, type LicenseVersion, type UnlicensedReason } from './licensed-use.ts';

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
  /** No license of the platform covered the use. The event counts nevertheless. */
  readonly unlicensed: boolean;
  /** Why, when `unlicensed`. Absent from events recorded before reasons were. */
  readonly unlicensedReason?: UnlicensedReason;
}

/** Of what was reported: not of when it came in, nor of how it was judged. Equal texts are equal reports. */
export const reportedText = (report: UsageReport): string => {
  const { eventType, trackId, licenseId, contentId, quantity, occurredAt, territory, channel } = report;
  const reported = [eventType, trackId, licenseId, contentId, quantity, occurredAt, territory, channel];
  return JSON.stringify(reported.map((value) => value ?? null));
};

/** Reports may come this late, for partners that settle monthly, and a little early, for clocks that differ. */
export const oldestReportMs = 61 * dayMs;

export type UsageRefusal =
  | { readonly kind: 'occurred-too-early' }
  | { readonly kind: 'occurred-in-the-future' }
  | { readonly kind: 'track-unknown' }
  | { readonly kind: 'license-unknown' }
  | { readonly kind: 'license-of-another-track' };

/** What a report is judged by. */
export interface UsageFacts {
  readonly trackExists: boolean;
  /**
   * What decides: all versions of the license that the report names, if it is the caller's own; else the version that
   * comes closest to covering the use.
   */
  readonly licenses: readonly LicenseVersion[];
}

/** Decides whether a report counts, and why it is unlicensed if no license covers the use. */
export const judgeReport = (
  report: UsageReport,
  { trackExists, licenses }: UsageFacts,
  now: Instant,
): Result<UnlicensedReason | undefined, UsageRefusal> => {
  if (report.occurredAt < now - oldestReportMs) return fail({ kind: 'occurred-too-early' });
  if (report.occurredAt > now + clockToleranceMs) return fail({ kind: 'occurred-in-the-future' });
  if (!trackExists) return fail({ kind: 'track-unknown' });
  if (report.licenseId !== undefined) {
    const named = licenses.find(({ licenseId }) => licenseId === report.licenseId);
    if (!named) return fail({ kind: 'license-unknown' });
    if (named.trackId !== report.trackId) return fail({ kind: 'license-of-another-track' });
  }
  return ok(judgeUse(report, licenses));
};
