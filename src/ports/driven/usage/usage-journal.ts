import type { Day, Instant, Month } from '../../../domain/shared/calendar.ts';
import type { CredentialId, LicenseId, PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import type { Territory } from '../../../domain/shared/territory.ts';
import type { BatchOutcome, ReportedBatch } from '../../../domain/usage/batch.ts';
import type { CountAddition } from '../../../domain/usage/request-counts.ts';
import type { UsageEvent } from '../../../domain/usage/usage-event.ts';
import type { UseSum } from '../../../domain/usage/use-sum.ts';
import type { Effects } from '../shared/effects.ts';
import type { ListPage, ListPlace } from '../shared/list-page.ts';

export type { BatchOutcome, RejectedReport, UnlicensedReport } from '../../../domain/usage/batch.ts';
export type { CountAddition, RequestCount } from '../../../domain/usage/request-counts.ts';
export { noUse, type UseSum } from '../../../domain/usage/use-sum.ts';

export interface UsageBatch extends ReportedBatch {
  /** Present if a platform of the sandbox reports: its use is not in that of tracks. */
  readonly isSandbox?: true;
  readonly effects: Effects;
}

/** When a credential was last used, to the minute. */
export interface CredentialUse {
  readonly platformId: PlatformId;
  readonly credentialId: CredentialId;
  readonly at: Instant;
}

/** The counts of one meter. */
export interface CountedFlush {
  /** The meter: a name that no other process, and no other start of this one, has. */
  readonly meterId: string;
  /** 1, 2, 3 and so on: a failed flush is repeated under its number, with its counts, before the next. */
  readonly number: number;
  readonly at: Instant;
  readonly counts: readonly CountAddition[];
  readonly uses: readonly CredentialUse[];
}

export interface MonthlyFigures {
  readonly daily: readonly (UseSum & {
    readonly day: Day;
    readonly requests: number;
    readonly previews: number;
    readonly downloads: number;
  })[];
  /** The 1,000 most played tracks, most plays first. */
  readonly byTrack: readonly (UseSum & { readonly trackId: TrackId })[];
  /** The territory is absent if the report contained none. */
  readonly byTerritory: readonly (UseSum & { readonly territory?: Territory })[];
}

/** The use of a track on a platform and in a territory, which is absent if the reports contained none, in a month. */
export interface TrackUse extends UseSum {
  readonly month: Month;
  readonly platformId: PlatformId;
  readonly territory?: Territory;
}

/** The first and the last month. */
export interface Months {
  readonly from: Month;
  readonly to: Month;
}

export interface UsageFilter {
  readonly platformId: PlatformId;
  readonly trackId?: TrackId;
  /** The license that the report names. */
  readonly licenseId?: LicenseId;
  readonly unlicensed?: boolean;
  /** Use that occurred at this time or later. */
  readonly from?: Instant;
  /** Use that occurred before this time. */
  readonly to?: Instant;
}

/** The end of a page of usage events. */
export type UsagePlace = Pick<UsageEvent, 'occurredAt' | 'usageId'>;

export interface UsagePage {
  /**
   * The events, which may be fewer than requested although more follow: a page examines a limited number of
   * events.
   */
  readonly events: readonly UsageEvent[];
  /** Present if more may follow. */
  readonly next?: UsagePlace;
}

/** Reports of partners, and their request counts. */
export interface UsageJournal {
  /**
   * Atomic: stores events, sums, idempotency record and the batch's outcome (stored only with an idempotency
   * record). An event ID that the platform used before counts once: the same payload is a duplicate, another
   * one is rejected.
   */
  record(batch: UsageBatch): Promise<BatchOutcome>;
  /** Returns events after `after`, latest use first, ties by descending ID. */
  list(
    filter: UsageFilter,
    page: { readonly limit: number; readonly after?: UsagePlace },
  ): Promise<UsagePage>;
  /** Returns the outcome of a batch with an idempotency record. */
  outcomeOf(batchId: string): Promise<BatchOutcome | undefined>;
  /**
   * Atomic: adds to the day's counts and records the warnings that result, unless this flush or a later one
   * of its meter was added before. Returns each platform's requests of that day. The first flush of a meter
   * deletes records of inactive meters. The latest use of a credential is stored, from any process, until the
   * credential is removed; uses of credentials that the platform does not have are ignored.
   */
  count(flush: CountedFlush): Promise<readonly number[]>;
  requestsOn(platformId: PlatformId, day: Day): Promise<number>;
  /** Returns the last use of each credential; unused ones are left out. */
  credentialUses(platformId: PlatformId): Promise<ReadonlyMap<CredentialId, Instant>>;
  /** Returns figures by the day on which use occurred. */
  month(platformId: PlatformId, month: Month): Promise<MonthlyFigures>;
  /** Returns the use of a track by the month in which it occurred, in the order of months, platforms and territories, after a place. */
  ofTrack(
    trackId: TrackId,
    months: Months,
    page: { readonly limit: number; readonly after?: ListPlace },
  ): Promise<ListPage<TrackUse>>;
  /** Returns plays of every platform since a day, by track, which determine popularity. */
  playsSince(day: Day): Promise<ReadonlyMap<TrackId, number>>;
}
