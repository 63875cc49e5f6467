import type { UsageEvent, UsageRefusal } from '../../domain/usage/usage-event.ts';
import { dayMs, type Day, type Instant, type Month } from '../../domain/shared/calendar.ts';
import type { CredentialId, LicenseId, PlatformId, TrackId } from '../../domain/shared/ids.ts';
import type { Territory } from '../../domain/shared/territory.ts';
import type { UnlicensedReason } from '../../domain/usage/licensed-use.ts';
import type { QuotaWarning } from '../../domain/shared/quota-warning.ts';
import type { Receipt } from './receipt-book.ts';

/** The answer to one report: index in the batch, and why it was refused. */
export interface RejectedReport {
  readonly index: number;
  /** `event-id-reused`: its event id came before with another payload. */
  readonly reason: UsageRefusal['kind'] | 'event-id-reused';
}

/** An event of a batch that no license covered: its index, and why. */
export interface UnlicensedReport {
  readonly index: number;
  /** Absent for a duplicate whose event was recorded before reasons were. */
  readonly reason?: UnlicensedReason;
}

/** The entry of an event on record in its batch's list of unlicensed ones, if it belongs there. */
export const unlicensedAt = (
  index: number,
  { unlicensed, unlicensedReason: reason }: UsageEvent,
): readonly UnlicensedReport[] => (unlicensed ? [{ index, ...(reason !== undefined && { reason }) }] : []);

export interface UsageBatch {
  readonly batchId: string;
  /** Events that may count, with their place in the request. */
  readonly events: readonly { readonly index: number; readonly event: UsageEvent }[];
  /** Reports refused already. */
  readonly rejected: readonly RejectedReport[];
  readonly receipt?: Receipt;
}

export interface BatchOutcome {
  readonly accepted: number;
  readonly duplicates: number;
  /** In order of index. */
  readonly rejected: readonly RejectedReport[];
  /**
   * Among the accepted and the duplicates, in order of index. A duplicate keeps its first judgment. Absent from outcomes
   * stored by earlier releases.
   */
  readonly unlicensed?: readonly UnlicensedReport[];
}

/** Of one platform on one day. */
export interface RequestCount {
  readonly platformId: PlatformId;
  readonly day: Day;
  readonly requests: number;
  readonly previews: number;
  readonly downloads: number;
}

/** What a flush adds to the counts of a platform's day. */
export interface CountAddition extends RequestCount {
  /** By the platform's requests of the day. */
  readonly warnings?: readonly QuotaWarning[];
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

/** How long a meter that says nothing is remembered. */
export const silentMeterKeptMs = 7 * dayMs;

/** Reported use, all of it and the unlicensed part of it. */
export interface UseSum {
  readonly plays: number;
  readonly impressions: number;
  readonly unlicensedPlays: number;
  readonly unlicensedImpressions: number;
}

export const noUse: UseSum = { plays: 0, impressions: 0, unlicensedPlays: 0, unlicensedImpressions: 0 };

/** The sum of one event. */
export const useOf = ({ eventType, quantity, unlicensed }: UsageEvent): UseSum =>
  eventType === 'play'
    ? { ...noUse, plays: quantity, unlicensedPlays: unlicensed ? quantity : 0 }
    : { ...noUse, impressions: quantity, unlicensedImpressions: unlicensed ? quantity : 0 };

/** Sums stop growing here: no reader can count any further. */
const mostCounted = Number.MAX_SAFE_INTEGER;

export const addedUse = (one: UseSum, other: UseSum): UseSum => ({
  plays: Math.min(one.plays + other.plays, mostCounted),
  impressions: Math.min(one.impressions + other.impressions, mostCounted),
  unlicensedPlays: Math.min(one.unlicensedPlays + other.unlicensedPlays, mostCounted),
  unlicensedImpressions: Math.min(one.unlicensedImpressions + other.unlicensedImpressions, mostCounted),
});

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
   * Atomic: events, sums, receipt and the batch's outcome (kept only with a receipt). An event id that the platform
   * used before counts once: the same payload is a duplicate, another one is rejected.
   */
  record(batch: UsageBatch): Promise<BatchOutcome>;
  /** Latest use first, ties by id, latest first; those after `after`. */
  list(
    filter: UsageFilter,
    page: { readonly limit: number; readonly after?: UsagePlace },
  ): Promise<UsagePage>;
  /** The outcome of a batch that left a receipt. */
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
