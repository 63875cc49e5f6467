import type { PaymentMode } from '../billing/invoice-list.ts';
import type { PlatformEnvironment } from '../platforms/platform.ts';
import type { Instant, Month } from '../shared/calendar.ts';
import type { FeeId, LicenseId, PlatformId, TrackId } from '../shared/ids.ts';

/** A fee is for a new license or an amendment; a credit returns those of a license that was revoked. */
export const feeKinds = ['license', 'amendment', 'credit'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** A fee of a license that a platform owes, or its credit. It is recorded in the commit of the license, and its amount never changes. */
export interface Fee {
  readonly feeId: FeeId;
  readonly kind: FeeKind;
  readonly mode: PaymentMode;
  readonly platformId: PlatformId;
  readonly licenseId: LicenseId;
  /** The version of the license that the fee is for. */
  readonly version: number;
  readonly trackId: TrackId;
  /** In minor units, with tax. Negative for a credit, never zero. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Instant;
  /** The month of its invoice: that of `at`, or a later one if the invoice of that month was issued before the fee was recorded. */
  readonly month: Month;
}

/** Money of sandbox platforms is in the ledger of test modes. */
export const feeMode = (environment: PlatformEnvironment): PaymentMode =>
  environment === 'sandbox' ? 'test' : 'live';

/** The fees of a platform in a month and currency, and the credits of licenses that were issued in it, in minor units. Both only grow. */
export interface FeeTotal {
  readonly platformId: PlatformId;
  readonly month: string;
  readonly currency: string;
  readonly accrued: number;
  readonly credited: number;
}

/** Returns what counts toward the spend limit of the month. */
export const spentOf = ({ accrued, credited }: Pick<FeeTotal, 'accrued' | 'credited'>): number =>
  accrued - credited;
