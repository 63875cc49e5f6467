import type { PaymentMode } from '../billing/invoice-list.ts';
import type { Instant, Month } from '../shared/calendar.ts';
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
  /** The first and the last month of an invoice. */
  readonly months?: readonly [Month, Month];
}

/** Returns whether a fee matches all filters. */
export const matchesFee = (
  { platformId, licenseId, mode, currency, kind, since, until, months }: FeeFilter,
  fee: Fee,
): boolean =>
  (platformId === undefined || fee.platformId === platformId) &&
  (licenseId === undefined || fee.licenseId === licenseId) &&
  (mode === undefined || fee.mode === mode) &&
  (currency === undefined || fee.currency === currency) &&
  (kind === undefined || fee.kind === kind) &&
  fee.at >= (since ?? -Infinity) &&
  fee.at <= (until ?? Infinity) &&
  (months === undefined || (fee.month >= months[0] && fee.month <= months[1]));
