import type { ReplacedVersion } from '../../../domain/licensing/amendment.ts';
import type { ContentType } from '../../../domain/catalog/license-terms.ts';
import type { ComplianceState } from '../../../domain/catalog/track.ts';
import type {
  ActiveLicense,
  License,
  LicenseBinding,
  LicenseSource,
  LicenseStatus,
  RevokedLicense,
} from '../../../domain/licensing/license.ts';
import type { OpeningGuard, OpeningGuards } from '../../../domain/licensing/issuance/opening.ts';
import type { BookedFee, Charge } from '../../../domain/fees/charge.ts';
import type { Day, Instant, Month } from '../../../domain/shared/calendar.ts';
import type { QuotaWarning } from '../../../domain/shared/quota-warning.ts';
import type { ContentId, LicenseId, PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import type { Territory } from '../../../domain/shared/territory.ts';
import type { LicenseVersion, Use } from '../../../domain/usage/licensed-use.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

/** `spend`: with the fee, the month would exceed the spend limit of the platform. */
export type ChangeGuard = OpeningGuard | 'spend';

export interface Opening {
  readonly candidate: ActiveLicense;
  readonly guards: OpeningGuards;
  /** Recorded and booked only if the license was issued; absent if it costs nothing. */
  readonly charge?: Charge;
  /** Committed only if the license was issued; the idempotency record also if there is an existing license. */
  readonly effects: Effects;
  readonly warnings: readonly QuotaWarning[];
}

export type Opened =
  | { readonly outcome: 'opened'; readonly license: ActiveLicense }
  /**
   * The binding already has an active license; only the idempotency record was written, and guards were not
   * checked.
   */
  | { readonly outcome: 'existing'; readonly license: ActiveLicense }
  | { readonly outcome: 'guard-failed'; readonly guard: ChangeGuard };

export interface Closing {
  readonly revoked: RevokedLicense;
  /** Recorded and booked only if this call ended the license. */
  readonly credits?: readonly BookedFee[];
  /** Committed only if this call ended the license; the idempotency record also if it had ended before. */
  readonly effects: Effects;
}

export interface Amending {
  /** The next version of the license. */
  readonly amended: ActiveLicense;
  readonly guards: OpeningGuards;
  /** Recorded and booked only if the license was amended; absent if that costs nothing. */
  readonly charge?: Charge;
  readonly warnings: readonly QuotaWarning[];
  /** Committed only if the license was amended. */
  readonly effects: Effects;
}

export type Amended =
  | { readonly outcome: 'amended'; readonly license: ActiveLicense }
  /** The license has ended, or has another version than the expected one. */
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'guard-failed'; readonly guard: ChangeGuard };

/** The versions of licenses, which are never changed or deleted. */
export interface LicenseAmendments {
  /**
   * Atomic: stores the next version of the license, and keeps the version before with the time of its
   * replacement. Only one of simultaneous calls makes the next version. It counts as one license toward the
   * quota, and notices follow the new end.
   */
  amend(amending: Amending): Promise<Amended>;
  /** Returns the versions of a license that later ones replaced, oldest first. */
  replacedVersions(id: LicenseId): Promise<readonly ReplacedVersion[]>;
}

export interface LicenseFilter {
  readonly platformId: PlatformId;
  readonly trackId?: TrackId;
  readonly contentId?: ContentId;
  readonly contentType?: ContentType;
  readonly source?: LicenseSource;
  readonly status?: LicenseStatus;
  /**
   * The requirement of takedown and restrictions of the track, whatever the status: the state that
   * `permissionOf` returns.
   */
  readonly compliance?: ComplianceState;
  /** Licenses that cover at least one of these. */
  readonly territories?: readonly Territory[];
  /** Licenses with an `updatedAt` at this time or later: issued, ended, or with another compliance since. */
  readonly updatedSince?: Instant;
  readonly licenseId?: LicenseId;
  /** Each term is the beginning of one of `licenseTermsWithTrack`. The list is not empty. */
  readonly terms?: readonly string[];
}

/** Licenses of all platforms. */
export interface AllLicensesFilter {
  readonly platformId?: PlatformId;
  readonly trackId?: TrackId;
  readonly status?: LicenseStatus;
  readonly contentType?: ContentType;
  readonly issuedSince?: Instant;
  readonly licenseId?: LicenseId;
  /**
   * Each term is the beginning of one of the license's terms: with a platform or track
   * `licenseTermsWithContent`, otherwise `licenseTerms`. The list is not empty.
   */
  readonly terms?: readonly string[];
}

export interface LicensePage {
  /**
   * The licenses, which may be fewer than requested although more follow: a page examines a limited number of
   * licenses.
   */
  readonly licenses: readonly License[];
  /** Present if more may follow. */
  readonly next?: LicenseId;
}

export interface LicenseCounts {
  readonly issued: number;
  /** The number of amendments; absent if there were none. */
  readonly amended?: number;
  /** Licenses active at the end of the month; now for the current month, 0 for a future month. */
  readonly active: number;
  readonly issuedByDay: ReadonlyMap<Day, number>;
}

/** Every license that was ever issued. No license is ever deleted. */
export interface LicenseLedger extends LicenseAmendments {
  /**
   * Atomic: exactly one of simultaneous candidates for a binding is issued, and every caller gets it. A
   * license whose term had ended when the candidate was issued is stored as expired in the same commit and
   * does not block it.
   */
  open(opening: Opening): Promise<Opened>;
  /**
   * Atomic; returns the license after the call. A license that had ended stays unchanged. One that is still
   * active was amended since it was read: nothing was written, decide again.
   */
  close(closing: Closing): Promise<License | undefined>;
  find(id: LicenseId): Promise<License | undefined>;
  /** Returns the stored active license of a binding, even if its term has ended. */
  findExisting(binding: LicenseBinding): Promise<ActiveLicense | undefined>;
  /**
   * Returns for each use the version on which its evaluation depends: `judgeUse` returns the same for it as for
   * all licenses of the platform and their versions. Undefined if the platform never licensed the track. Uses of
   * one track or content are looked up together: each license is read once at most, however many uses there are.
   */
  closestTo(platformId: PlatformId, uses: readonly Use[]): Promise<readonly (LicenseVersion | undefined)[]>;
  /**
   * Returns licenses after `after`, newest first by ID. Statuses are as of `now`: a license whose term has
   * ended is expired.
   */
  list(filter: LicenseFilter, page: { limit: number; after?: LicenseId; now: Instant }): Promise<LicensePage>;
  /**
   * Returns licenses of all platforms, newest first by ID; with `terms` alone by the matching term. Statuses
   * are as of `now`.
   */
  listAll(
    filter: AllLicensesFilter,
    page: { readonly limit: number; readonly after?: ListPlace; readonly now: Instant },
  ): Promise<ListPage<License>>;
  /**
   * Returns the number of a platform's licenses for a track that are active at a given time and cover one of
   * the territories.
   */
  countActive(
    platformId: PlatformId,
    trackId: TrackId,
    now: Instant,
    territories?: readonly Territory[],
  ): Promise<number>;
  /** Returns platforms after `after`, by ID, with a license for a track that is active at a given time. */
  licensees(
    trackId: TrackId,
    page: { readonly after?: PlatformId; readonly limit: number; readonly now: Instant },
  ): Promise<readonly PlatformId[]>;
  /**
   * Returns the number of licenses that count toward the quota of a month: those issued and those amended.
   */
  issuedIn(platformId: PlatformId, month: Month): Promise<number>;
  /** Returns the fees of a month less its credits, in minor units: what counts toward the spend limit. */
  spentIn(platformId: PlatformId, month: Month, currency: string): Promise<number>;
  counts(platformId: PlatformId, month: Month, now: Instant): Promise<LicenseCounts>;
}
