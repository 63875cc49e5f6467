import type { PaymentMode } from '../billing/invoice-list.ts';
import type { Instant } from '../shared/calendar.ts';
import type { LicenseId, PlatformId } from '../shared/ids.ts';
import type { Fee, FeeKind } from './fee.ts';

/** Bounds of time are inclusive. */
export interface FeeFilter {
  readonly platformId?: PlatformId;
  readonly licenseId?: LicenseId;
  readonly mode?: PaymentMode;
  readonly currency?: string;
  readonly kind?: FeeKind;
  readonly since?: Instant;
  readonly until?: Instant;
}

/** Returns whether a fee matches all filters. */
export const matchesFee = (
  { platformId, licenseId, mode, currency, kind, since, until }: FeeFilter,
  fee: Fee,
): boolean =>
  (platformId === undefined || fee.platformId === platformId) &&
  (licenseId === undefined || fee.licenseId === licenseId) &&
  (mode === undefined || fee.mode === mode) &&
  (currency === undefined || fee.currency === currency) &&
  (kind === undefined || fee.kind === kind) &&
  fee.at >= (since ?? -Infinity) &&
  fee.at <= (until ?? Infinity);
