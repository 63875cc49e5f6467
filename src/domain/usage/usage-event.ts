import { dayMs, type Instant } from '../shared/calendar.ts';
import type { ContentId, LicenseId, PlatformId, TrackId, UsageId } from '../shared/ids.ts';
import { fail, ok, type Result } from '../shared/result.ts';
import type { Territory } from '../shared/territory.ts';
import { clockToleranceMs, judgeUse, type LicenseVersion, type UnlicensedReason } from './licensed-use.ts';

export const usageTypes = ['play', 'impression'] as const;
export type UsageType = (typeof usageTypes)[number];

/** A partner's report: a track was played, or content with it was shown, `quantity` times. */
export interface UsageReport {
  /** The client's own UUID: a repeated event counts once. */
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
  /** The reason if `unlicensed`. Absent from events that were recorded before reasons were stored. */
  readonly unlicensedReason?: UnlicensedReason;
}

/**
 * Returns the text of a report without its time of receipt and its evaluation: equal texts are equal reports.
 */
export const reportedText = (report: UsageReport): string => {
  const { eventType, trackId, licenseId, contentId, quantity, occurredAt, territory, channel } = report;
  const reported = [eventType, trackId, licenseId, contentId, quantity, occurredAt, territory, channel];
  return JSON.stringify(reported.map((value) => value ?? null));
};

/** How late a report may be, for partners that settle monthly. */
export const oldestReportMs = 61 * dayMs;

export type UsageRejection =
  | { readonly kind: 'occurred-too-early' }
  | { readonly kind: 'occurred-in-the-future' }
  | { readonly kind: 'track-unknown' }
  | { readonly kind: 'license-unknown' }
  | { readonly kind: 'license-of-another-track' };

/** The facts on which the evaluation of a report depends. */
export interface UsageFacts {
  readonly trackExists: boolean;
  /**
   * All versions of the license that the report names, if it is the caller's own; otherwise the version that
   * comes closest to covering the use.
   */
  readonly licenses: readonly LicenseVersion[];
}

/** Decides whether a report counts, and why it is unlicensed if no license covers the use. */
export const judgeReport = (
  report: UsageReport,
  { trackExists, licenses }: UsageFacts,
  now: Instant,
): Result<UnlicensedReason | undefined, UsageRejection> => {
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
