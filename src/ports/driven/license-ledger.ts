import type { ReplacedVersion } from '../../domain/licensing/amendment.ts';
import type { AuditNote } from '../../domain/audit/entry.ts';
import type { ContentType } from '../../domain/catalog/license-terms.ts';
import type { ComplianceState } from '../../domain/catalog/track.ts';
import type {
  ActiveLicense,
  License,
  LicenseBinding,
  LicenseSource,
  LicenseStatus,
  RevokedLicense,
} from '../../domain/licensing/license.ts';
import type { OpeningGuard, OpeningGuards } from '../../domain/licensing/issuance/opening.ts';
import type { Day, Instant, Month } from '../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { QuotaWarning } from '../../domain/shared/quota-warning.ts';
import type { ContentId, LicenseId, PlatformId, TrackId } from '../../domain/shared/ids.ts';
import type { Territory } from '../../domain/shared/territory.ts';
import type { LicenseVersion, Use } from '../../domain/usage/licensed-use.ts';
import type { Effects } from './effects.ts';
import type { ListPage, ListPlace } from './list-page.ts';
import type { IdempotentOutcome } from './idempotency-store.ts';

export interface Opening {
  readonly candidate: ActiveLicense;
  readonly guards: OpeningGuards;
  /** Told only where the candidate was opened. */
  readonly events: readonly DomainEvent[];
  readonly warnings?: readonly QuotaWarning[];
  readonly idempotency?: IdempotentOutcome;
}

export type Opened =
  | { readonly outcome: 'opened'; readonly license: ActiveLicense }
  /** The binding already has an active license; nothing but the idempotency record was written, guards were not looked at. */
  | { readonly outcome: 'held'; readonly license: ActiveLicense }
  | { readonly outcome: 'guard-failed'; readonly guard: OpeningGuard };

export interface Closing {
  readonly revoked: RevokedLicense;
  /** Told only where this call closed the license. */
  readonly events: readonly DomainEvent[];
  /** Noted only where this call closed the license. */
  readonly audit?: AuditNote;
  readonly idempotency?: IdempotentOutcome;
}

export interface Amending {
  /** The next version of the license. */
  readonly amended: ActiveLicense;
  readonly guards: OpeningGuards;
  readonly warnings: readonly QuotaWarning[];
  /** Committed only if the license was amended. */
  readonly effects: Effects;
}

export type Amended =
  | { readonly outcome: 'amended'; readonly license: ActiveLicense }
  /** The license has ended, or another version than the one before this. */
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'guard-failed'; readonly guard: OpeningGuard };

/** Versions of licenses. None is ever lost or changed. */
export interface LicenseAmendments {
  /**
   * Atomic: the license becomes its next version, and the version before is kept with the moment at which it was replaced. Of all
   * rivals one makes the next version. It counts as one license towards the quota, and the notices of its end follow its new end.
   */
  amend(amending: Amending): Promise<Amended>;
  /** The versions of a license that later ones replaced, the first one first. */
  replacedVersions(id: LicenseId): Promise<readonly ReplacedVersion[]>;
}

export interface LicenseFilter {
  readonly platformId: PlatformId;
  readonly trackId?: TrackId;
  readonly contentId?: ContentId;
  readonly contentType?: ContentType;
  readonly source?: LicenseSource;
  readonly status?: LicenseStatus;
  /** What takedown and restrictions of the track require, whatever the status: the state that `permissionOf` returns. */
  readonly compliance?: ComplianceState;
  /** That cover at least one of these. */
  readonly territories?: readonly Territory[];
  /** With an `updatedAt` at this moment or later: issued, ended, or of another compliance since. */
  readonly updatedSince?: Instant;
}

/** Licenses of all platforms. */
export interface AllLicensesFilter {
  readonly platformId?: PlatformId;
  readonly trackId?: TrackId;
  readonly status?: LicenseStatus;
  readonly contentType?: ContentType;
  readonly issuedSince?: Instant;
  readonly licenseId?: LicenseId;
  /** Each begins one of the license's terms: of a platform or track `licenseTermsWithContent`, else `licenseTerms`. Not empty. */
  readonly terms?: readonly string[];
}

export interface LicensePage {
  readonly licenses: readonly License[];
  /** Present where more follow. */
  readonly next?: LicenseId;
}

export interface LicenseTally {
  readonly issued: number;
  /** How many amendments there were. Absent if there were none. */
  readonly amended?: number;
  /** Licenses active at the end of the month; now for the current month, 0 for a future month. */
  readonly active: number;
  readonly issuedByDay: ReadonlyMap<Day, number>;
}

/** Every license ever issued. Nothing leaves it: there is no delete. */
export interface LicenseLedger extends LicenseAmendments {
  /**
   * Atomic: of all rivals for one binding exactly one is opened and every caller gets it. A holder that had lapsed when
   * the candidate was issued is retired as expired in the same commit, and does not count as holding.
   */
  open(opening: Opening): Promise<Opened>;
  /**
   * Atomic; returns the license as it is afterwards. One that had ended stays as it was. One that is still active was amended since
   * it was read: nothing was written, decide again.
   */
  close(closing: Closing): Promise<License | undefined>;
  find(id: LicenseId): Promise<License | undefined>;
  /** The active license of a binding, lapsed or not. */
  holder(binding: LicenseBinding): Promise<ActiveLicense | undefined>;
  /**
   * What decides how a use is judged: `judgeUse` returns for it what it returns for all licenses of the platform and their
   * versions. One at most, however many licenses the platform has.
   */
  closestTo(platformId: PlatformId, use: Use): Promise<readonly LicenseVersion[]>;
  /** Newest first by id; those after `after`. Statuses are seen at `now`: a lapsed license is an expired one. */
  list(filter: LicenseFilter, page: { limit: number; after?: LicenseId; now: Instant }): Promise<LicensePage>;
  /** Newest first by id, of all platforms; with `terms` alone by the term found. Statuses are seen at `now`. */
  listAll(
    filter: AllLicensesFilter,
    page: { readonly limit: number; readonly after?: ListPlace; readonly now: Instant },
  ): Promise<ListPage<License>>;
  /** How many licenses of a track a platform holds that are active at a moment and cover one of the territories. */
  countActive(
    platformId: PlatformId,
    trackId: TrackId,
    now: Instant,
    territories?: readonly Territory[],
  ): Promise<number>;
  /** The platforms with a license of a track that is active at a moment, by id; those after `after`. */
  licensees(
    trackId: TrackId,
    page: { readonly after?: PlatformId; readonly limit: number; readonly now: Instant },
  ): Promise<readonly PlatformId[]>;
  /** How many licenses count towards the quota of a month: those issued and those amended. */
  issuedIn(platformId: PlatformId, month: Month): Promise<number>;
  tally(platformId: PlatformId, month: Month, now: Instant): Promise<LicenseTally>;
}
