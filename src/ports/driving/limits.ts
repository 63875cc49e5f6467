import type { Platform } from '../../domain/platforms/platform.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { StaffMember } from '../../domain/staff/staff.ts';
import type { UseCase } from './use-case.ts';

/** How a limited request stands, as the RateLimit headers tell it. */
export interface LimitReport {
  /** `burst` per `windowMs`. */
  readonly policy: { readonly name: string; readonly quota: number; readonly windowMs: number };
  readonly remaining: number;
  readonly resetMs: number;
  /** Quotas of the platform, where the request counts against them. */
  readonly quotas?: readonly QuotaReport[];
}

export type QuotaName =
  'requests-per-day' | 'licenses-per-month' | 'enrich-rows-per-day' | 'enrich-seconds-per-day';

/** A quota; what is left of it is reported where it is known without asking the store. */
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
};

/** Counts a request of a platform against its rate and its day. */
export type LimitPlatform = UseCase<Platform, LimitReport, RateLimited | QuotaExceeded>;

/**
 * Counts a request that protects a platform or serves rights, or that its portal reads with, against a rate of its own: it
 * spends no quota.
 */
export type LimitEssential = UseCase<Platform, LimitReport, RateLimited>;

/** Counts a request of a member of staff, all sessions together. */
export type LimitStaff = UseCase<StaffMember, LimitReport, RateLimited>;

/** Counts a request of a caller who is nobody yet, by address. */
export type LimitAddress = UseCase<
  { readonly address: string; readonly purpose: string },
  LimitReport,
  RateLimited
>;

/** Rate limits and quotas of requests. */
export interface Limits {
  readonly limitPlatform: LimitPlatform;
  readonly limitEssential: LimitEssential;
  readonly limitAddress: LimitAddress;
  readonly limitStaff: LimitStaff;
}
