import type { Day, Instant, Month } from '../../domain/shared/calendar.ts';
import type { CredentialId, LicenseId, PlatformId, TrackId } from '../../domain/shared/ids.ts';
import type { Territory } from '../../domain/shared/territory.ts';
import type { BatchOutcome, ReportedBatch } from '../../domain/usage/batch.ts';
import type { CountAddition } from '../../domain/usage/request-counts.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { UseSum } from '../../domain/usage/use-sum.ts';
import type { IdempotentOutcome } from './idempotency-store.ts';

export type { BatchOutcome, RejectedReport, UnlicensedReport } from '../../domain/usage/batch.ts';
export type { CountAddition, RequestCount } from '../../domain/usage/request-counts.ts';
export { noUse, type UseSum } from '../../domain/usage/use-sum.ts';

export interface UsageBatch extends ReportedBatch {
  readonly idempotency?: IdempotentOutcome;
}

/** When a credential last opened something, cut to the minute. */
export interface CredentialUse {
  readonly platformId: PlatformId;
  readonly credentialId: CredentialId;
  readonly at: Instant;
}

/** What one meter counted, as it hands it over. */
export interface CountedFlush {
  /** Who counted: a name that no other process, and no other start of this one, has. */
  readonly meterId: string;
  /** 1, 2, 3, …: one that failed comes again under its number, with its counts, before the next does. */
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
  /** Most played first, 1,000 at most. */
  readonly byTrack: readonly (UseSum & { readonly trackId: TrackId })[];
  /** Territory absent where the report named none. */
  readonly byTerritory: readonly (UseSum & { readonly territory?: Territory })[];
}

export interface UsageFilter {
  readonly platformId: PlatformId;
  readonly trackId?: TrackId;
  /** The license that the report names. */
  readonly licenseId?: LicenseId;
  readonly unlicensed?: boolean;
  /** Use that occurred at this moment or later. */
  readonly from?: Instant;
  /** Use that occurred before this moment. */
  readonly to?: Instant;
}

/** Where a page of usage events ends. */
export type UsagePlace = Pick<UsageEvent, 'occurredAt' | 'usageId'>;

export interface UsagePage {
  readonly events: readonly UsageEvent[];
  /** Present when more follow. */
  readonly next?: UsagePlace;
}

/** What partners reported, and what they asked of the service. */
export interface UsageJournal {
  /**
   * Atomic: events, sums, idempotency record and the batch's outcome (kept only with an idempotency record). An event id that the platform
   * used before counts once: the same payload is a duplicate, another one is rejected.
   */
  record(batch: UsageBatch): Promise<BatchOutcome>;
  /** Latest use first, ties by id, latest first; those after `after`. */
  list(
    filter: UsageFilter,
    page: { readonly limit: number; readonly after?: UsagePlace },
  ): Promise<UsagePage>;
  /** The outcome of a batch that left an idempotency record. */
  outcomeOf(batchId: string): Promise<BatchOutcome | undefined>;
  /**
   * Atomic: adds to the day's counts and records the warnings that this passes, unless this flush or a later one of its
   * meter was added before. Answers each platform's requests on that day afterwards. The first flush of a meter lets those be forgotten that are long silent.
   * Of the uses of a credential the latest stays, whoever brings it, and goes with the credential; those of one that its
   * platform does not have are left out.
   */
  count(flush: CountedFlush): Promise<readonly number[]>;
  requestsOn(platformId: PlatformId, day: Day): Promise<number>;
  /** Those that were never used are left out. */
  credentialUses(platformId: PlatformId): Promise<ReadonlyMap<CredentialId, Instant>>;
  /** By the day on which use occurred. */
  month(platformId: PlatformId, month: Month): Promise<MonthlyFigures>;
  /** Plays of every platform since a day, by track: what popularity is measured by. */
  playsSince(day: Day): Promise<ReadonlyMap<TrackId, number>>;
}
