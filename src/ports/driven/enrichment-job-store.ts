import type { Enrichment, RowOutcome, UploadBounds } from '../../domain/enrichment/enrichment.ts';
import type { Day, Instant } from '../../domain/shared/calendar.ts';
import type { EnrichmentId, PlatformId } from '../../domain/shared/ids.ts';
import type { QuotaWarning } from '../../domain/shared/quota-warning.ts';
import type { IdempotentOutcome } from './idempotency-store.ts';

export interface EnrichmentOpening {
  /** Rows that needed no listening have their outcome already. */
  readonly enrichment: Enrichment;
  /** The platform's rows of the day, these included, stay within the limit; null: none. Warnings are by these rows. */
  readonly quota: {
    readonly day: Day;
    readonly limit: number | null;
    readonly warnings?: readonly QuotaWarning[];
  };
  /** What waits of uploads, these included, stays within both; a request without any is let in. */
  readonly uploads: UploadBounds;
  readonly idempotency?: IdempotentOutcome;
}

export type EnrichmentOpened =
  | 'opened'
  | 'quota-exceeded'
  /** Too much waits of this platform, or in all. */
  | 'platform-uploads-full'
  | 'uploads-full';

export interface EnrichmentLease {
  readonly token: string;
  readonly now: Instant;
  readonly until: Instant;
}

/** The charge for a row, recorded in the commit of its outcome. */
export interface RowCharge {
  /** Seconds of its audio, added to the count of the day. A null limit is unlimited. */
  readonly seconds: {
    readonly day: Day;
    readonly count: number;
    readonly limit: number | null;
    /** Where they exceed the limit, what is left of it is charged. Otherwise nothing is stored then. */
    readonly capped?: boolean;
    /** By the platform's seconds of the day. */
    readonly warnings?: readonly QuotaWarning[];
  };
  /** Worker time in ms, on which later turns of the platform depend. */
  readonly spentMs: number;
  readonly at: Instant;
}

/** The seconds that are charged where `used` are charged already. */
export const chargedOf = ({ count, limit, capped = false }: RowCharge['seconds'], used: number): number =>
  capped && limit !== null ? Math.max(0, Math.min(count, limit - used)) : count;

export type RowSettled =
  | 'settled'
  /** The token holds the request no longer: nothing was kept. */
  | 'not-held'
  /** Its seconds exceed the quota of the day and are not capped: nothing was stored. */
  | 'quota-exceeded';

/** A lease on the request whose turn it is. */
export interface EnrichmentClaim extends EnrichmentLease {
  /** Leases that run on requests of one platform, this one included: whoever has as many is passed over. */
  readonly mostOfPlatform: number;
}

/** Requests for enrichment: charged, kept, worked on row by row by whoever is free, and forgotten. */
export interface EnrichmentJobStore {
  /**
   * Atomic: the request, its rows on the day's count and the idempotency record, or nothing. Of a platform's rivals no more get in
   * than fit; rivals of several platforms may each take the last place of what waits in all.
   */
  open(opening: EnrichmentOpening): Promise<EnrichmentOpened>;
  find(id: EnrichmentId): Promise<Enrichment | undefined>;
  /**
   * Of the platforms that have requests with rows that wait and no lease that runs, the one on whose sound workers spent
   * least time lately (`spentAt`); of platforms alike, and of its requests, the one that waits longest. Leased to the
   * token; undefined where there is none. However many ask at once, each request goes to one of them, and no platform has more than its
   * leases.
   */
  claim(claim: EnrichmentClaim): Promise<Enrichment | undefined>;
  /**
   * Atomic: keeps the outcome of a row and prolongs the lease; a request whose last row this was is leased no more.
   * An outcome that is kept already stays, and is charged once.
   */
  settle(
    id: EnrichmentId,
    row: { readonly place: number; readonly outcome: RowOutcome; readonly charge?: RowCharge },
    lease: Omit<EnrichmentLease, 'now'>,
  ): Promise<RowSettled>;
  /** Prolongs the lease of a request that the token holds and has not settled whole; false where there is none such. */
  renew(id: EnrichmentId, lease: Omit<EnrichmentLease, 'now'>): Promise<boolean>;
  /** Lets go of a request that the token holds: it may be claimed at once, and waits since `now`, behind all others. */
  release(id: EnrichmentId, token: string, now: Instant): Promise<void>;
  /** Rows of a platform that were let in on a day. */
  rowsOn(platformId: PlatformId, day: Day): Promise<number>;
  /** Seconds of sound that the platform's rows were charged with on a day. */
  secondsOn(platformId: PlatformId, day: Day): Promise<number>;
  /** Drops requests that were to be kept until before `now`, at most `limit`; answers how many. */
  deleteExpired(now: Instant, limit: number): Promise<number>;
}
