import type { ArtistMember } from '../../domain/artists/account.ts';
import type { Platform } from '../../domain/platforms/platform.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import type { UseCase } from './use-case.ts';

/** The state of a limit, as the RateLimit headers show it. */
export interface LimitReport {
  /** `burst` per `windowMs`. */
  readonly policy: { readonly name: string; readonly quota: number; readonly windowMs: number };
  readonly remaining: number;
  readonly resetMs: number;
  /** Quotas of the platform, if the request counts toward them. */
  readonly quotas?: readonly QuotaReport[];
}

export type QuotaName =
  'requests-per-day' | 'licenses-per-month' | 'enrich-rows-per-day' | 'enrich-seconds-per-day';

/** A quota; the rest of it is included if it is known without access to the store. */
export interface QuotaReport {
  readonly policy: { readonly name: QuotaName; readonly quota: number; readonly windowMs: number };
  readonly remaining?: number;
  readonly resetMs?: number;
}

export type RateLimited = {
  readonly kind: 'rate-limited';
  readonly retryAfterMs: number;
  readonly report: LimitReport;
};
export type QuotaExceeded = {
  readonly kind: 'quota-exceeded';
  readonly quota: QuotaName;
  readonly limit: number;
  readonly resetsAt: Instant;
  /** The limits of the request, if the quota was exceeded before the operation began. */
  readonly report?: LimitReport;
};

/** Counts a request of a platform toward its rate and its day. */
export type LimitPlatform = UseCase<Platform, LimitReport, RateLimited | QuotaExceeded>;

/**
 * Counts a request that protects a platform, serves rights, or is a read of its portal, toward a separate
 * rate: it uses no quota.
 */
export type LimitEssential = UseCase<Platform, LimitReport, RateLimited>;

/** Counts a request of a member of staff, for all sessions together. */
export type LimitStaff = UseCase<StaffMember, LimitReport, RateLimited>;

/** Counts a request of a member of an account of an artist or a label, for all sessions together. */
export type LimitArtist = UseCase<ArtistMember, LimitReport, RateLimited>;

/** Counts a request without authentication, by address. `times` multiplies the public rate. */
export type LimitAddress = UseCase<
  { readonly address: string; readonly purpose: string; readonly times?: number },
  LimitReport,
  RateLimited
>;

/** Rate limits and quotas of requests. */
export interface Limits {
  readonly limitPlatform: LimitPlatform;
  readonly limitEssential: LimitEssential;
  readonly limitAddress: LimitAddress;
  readonly limitStaff: LimitStaff;
  readonly limitArtist: LimitArtist;
}
