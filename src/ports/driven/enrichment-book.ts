import type { Enrichment, RowOutcome, UploadBounds } from '../../domain/enrichment/enrichment.ts';
import type { Day, Instant } from '../../domain/shared/calendar.ts';
import type { EnrichmentId, PlatformId } from '../../domain/shared/ids.ts';
import type { Receipt } from './receipt-book.ts';

export interface EnrichmentOpening {
  /** Rows that needed no listening have their outcome already. */
  readonly enrichment: Enrichment;
  /** The platform's rows of the day, these included, stay within the limit; null: none. */
  readonly quota: { readonly day: Day; readonly limit: number | null };
  /** What waits of uploads, these included, stays within both; a request without any is let in. */
  readonly uploads: UploadBounds;
  readonly receipt?: Receipt;
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

/** A lease on whatever waits longest. */
export interface EnrichmentClaim extends EnrichmentLease {
  /** Leases that run on requests of one platform, this one included: whoever has as many is passed over. */
  readonly mostOfPlatform: number;
}

/** Requests for enrichment: charged, kept, worked on row by row by whoever is free, and forgotten. */
export interface EnrichmentBook {
  /**
   * Atomic: the request, its rows on the day's count and the receipt, or nothing. Of a platform's rivals no more get in
   * than fit; rivals of several platforms may each take the last place of what waits in all.
   */
  open(opening: EnrichmentOpening): Promise<EnrichmentOpened>;
  find(id: EnrichmentId): Promise<Enrichment | undefined>;
  /**
   * Of the requests with rows that wait and no lease that runs the one that waits longest, leased to the token; undefined
   * where there is none. However many ask at once, each request goes to one of them, and no platform has more than its
   * leases.
   */
  claim(claim: EnrichmentClaim): Promise<Enrichment | undefined>;
  /**
   * Atomic: keeps the outcome of a row and prolongs the lease; a request whose last row this was is leased no more.
   * False, and nothing kept, where the token holds the request no longer. An outcome that is kept already stays.
   */
  settle(
    id: EnrichmentId,
    row: { readonly place: number; readonly outcome: RowOutcome },
    lease: Omit<EnrichmentLease, 'now'>,
  ): Promise<boolean>;
  /** Prolongs the lease of a request that the token holds and has not settled whole; false where there is none such. */
  renew(id: EnrichmentId, lease: Omit<EnrichmentLease, 'now'>): Promise<boolean>;
  /** Lets go of a request that the token holds: it may be claimed at once, and waits since `now`, behind all others. */
  release(id: EnrichmentId, token: string, now: Instant): Promise<void>;
  /** Rows of a platform that were let in on a day. */
  rowsOn(platformId: PlatformId, day: Day): Promise<number>;
  /** Drops requests that were to be kept until before `now`, at most `limit`; answers how many. */
  forget(now: Instant, limit: number): Promise<number>;
}
