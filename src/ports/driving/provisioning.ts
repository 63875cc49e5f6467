import type { Revocation } from '../../domain/licensing/license.ts';
import type { Platform, PlatformEnvironment } from '../../domain/platforms/platform.ts';
import type { PlatformTerms, ProvisioningIssue } from '../../domain/platforms/provisioning.ts';
import type { Month } from '../../domain/shared/calendar.ts';
import type { LicenseId, PayoutRunId, PlatformId, TrackId } from '../../domain/shared/ids.ts';
import type { SuspensionIssue } from '../../domain/platforms/suspension.ts';
import type { AudioRejected } from '../driven/media/audio-processor.ts';
import type { Identified } from './operator/operator.ts';
import type { LicenseNotFound, LicenseWithPermission } from './licensing.ts';
import type { MonthlyUsage, PlatformNotFound } from './platforms.ts';
import type { StaffCaller } from './staff/staff.ts';
import type { TooMuchContention, UseCase, VersionConflict } from './use-case.ts';

export interface ProvisionedPlatform {
  readonly platform: Platform;
  /** Shown only once. */
  readonly apiKey: string;
  readonly clientSecret: string;
}

export interface Provisioning extends PlatformTerms {
  readonly name: string;
  readonly contactEmail: string;
  readonly slug: string;
  readonly environment: PlatformEnvironment;
}

/** Creates a platform of any tier, with chosen scopes, quotas and entitlements. */
export type ProvisionPlatform = UseCase<
  { readonly caller: StaffCaller; readonly provisioning: Provisioning },
  ProvisionedPlatform,
  ProvisioningIssue | { readonly kind: 'slug-taken'; readonly slug: string }
>;

/**
 * `platform` is an ID or slug. Changes take effect immediately, also for tokens that were issued already.
 * `versions` are the permitted versions, if given.
 */
export type EditPlatform = UseCase<
  {
    readonly caller: StaffCaller;
    readonly platform: string;
    readonly terms: PlatformTerms;
    /** Recorded in the audit log; a suspension needs one, and is emailed with it to the contact of the platform. */
    readonly reason?: string | undefined;
    readonly versions?: readonly number[];
  },
  Platform,
  ProvisioningIssue | SuspensionIssue | PlatformNotFound | VersionConflict | TooMuchContention
>;

/** `platform` is an ID or slug. By default, `month` is the current month. */
export type ReadMonthlyUsageForStaff = UseCase<
  { readonly platform: string; readonly month?: Month },
  MonthlyUsage,
  PlatformNotFound
>;

export type ShowPlatformToStaff = UseCase<{ readonly platform: string }, Platform, PlatformNotFound>;

/**
 * Replaces all credentials by two new ones; the earlier ones stop working immediately with everything created
 * with them.
 */
export type ResetCredentials = UseCase<
  { readonly caller: StaffCaller; readonly platform: string },
  ProvisionedPlatform,
  PlatformNotFound | TooMuchContention
>;

/** Ends all portal sessions, links and access tokens of a platform; its credentials stay. */
export type EndSessionsForStaff = UseCase<
  { readonly caller: StaffCaller; readonly platform: string },
  'ended',
  PlatformNotFound | TooMuchContention
>;

export type ShowLicenseToStaff = UseCase<
  { readonly licenseId: LicenseId },
  LicenseWithPermission,
  LicenseNotFound
>;

/** Ends a license of any platform; one that has ended already stays unchanged. */
export type RevokeForStaff = UseCase<
  {
    readonly caller: StaffCaller;
    readonly licenseId: LicenseId;
    readonly revocation: Omit<Revocation, 'actor'>;
  },
  LicenseWithPermission,
  LicenseNotFound | TooMuchContention
>;

/** A record with the ID, and where staff can read it. */
export interface SearchHit {
  readonly kind:
    | 'track'
    | 'license'
    | 'platform'
    | 'decision'
    | 'appeal'
    | 'notice'
    | 'artist'
    | 'staff'
    | 'enrichment'
    | 'checkout'
    | 'invoice'
    | 'event'
    | 'delivery'
    | 'period'
    | 'statement'
    | 'account'
    | 'payout_run'
    | 'payout';
  readonly id: string;
  /** A line for people. */
  readonly summary: string;
  /** The track that a decision is about, or an event for all platforms. */
  readonly trackId?: TrackId;
  /** The platform of an enrichment, a checkout, an invoice, an event or a delivery. */
  readonly platformId?: PlatformId;
  /** The run of a payout. */
  readonly runId?: PayoutRunId;
}

/** Finds records by ID, a platform's slug or client ID, an ISRC, or the ID of an invoice at its payment provider. */
export type FindById = UseCase<{ readonly id: string }, readonly SearchHit[]>;

/** Returns the license that a recording was made from, and records the request. */
export type IdentifyForStaff = UseCase<
  { readonly caller: StaffCaller; readonly file: string },
  Identified,
  AudioRejected
>;

/** Staff's operations on platforms and licenses. */
export interface PlatformProvisioning {
  readonly provisionPlatform: ProvisionPlatform;
  readonly editPlatform: EditPlatform;
  readonly showPlatformToStaff: ShowPlatformToStaff;
  readonly readMonthlyUsageForStaff: ReadMonthlyUsageForStaff;
  readonly resetCredentials: ResetCredentials;
  readonly endSessionsForStaff: EndSessionsForStaff;
  readonly showLicenseToStaff: ShowLicenseToStaff;
  readonly revokeForStaff: RevokeForStaff;
  readonly findById: FindById;
  readonly identifyForStaff: IdentifyForStaff;
}
