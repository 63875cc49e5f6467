import type { Enrichment, RowOutcome, UploadBounds } from '../../../domain/enrichment/enrichment.ts';
import type { Day, Instant } from '../../../domain/shared/calendar.ts';
import type { EnrichmentId, PlatformId } from '../../../domain/shared/ids.ts';
import type { QuotaWarning } from '../../../domain/shared/quota-warning.ts';
import type { Effects } from '../shared/effects.ts';

export interface EnrichmentOpening {
  /** Rows that needed no analysis already have their outcome. */
  readonly enrichment: Enrichment;
  /**
   * The limit for the platform's rows of the day, including these; null means no limit. Warnings depend on
   * this count.
   */
  readonly quota: {
    readonly day: Day;
    readonly limit: number | null;
    readonly warnings: readonly QuotaWarning[];
  };
  /** The limits for waiting uploads, including these; a request without uploads exceeds none. */
  readonly uploads: UploadBounds;
  readonly effects: Effects;
}

export type EnrichmentOpened =
  | 'opened'
  | 'quota-exceeded'
  /** Too many bytes of this platform, or in all, are waiting. */
  | 'platform-uploads-full'
  | 'uploads-full';

export interface EnrichmentLease {
  readonly token: string;
  readonly now: Instant;
  readonly until: Instant;
}

/** The charge for a row, recorded in the commit of its outcome. */
export interface RowCharge {
  /** The seconds of its audio, added to the count of the day. A null limit is unlimited. */
  readonly seconds: {
    readonly day: Day;
    readonly count: number;
    readonly limit: number | null;
    /**
     * If the seconds exceed the limit, only the rest of it is charged. Otherwise nothing is stored in that
     * case.
     */
    readonly capped?: boolean;
    /** The warnings for the platform's seconds of the day. */
    readonly warnings: readonly QuotaWarning[];
  };
  /** The worker time in ms, which determines when the platform's next audio is analyzed. */
  readonly spentMs: number;
  readonly at: Instant;
}

/** Returns the seconds to charge if `used` are charged already. */
export const chargedOf = ({ count, limit, capped = false }: RowCharge['seconds'], used: number): number =>
  capped && limit !== null ? Math.max(0, Math.min(count, limit - used)) : count;

export type RowSettled =
  | 'settled'
  /** The token no longer owns the request: nothing was stored. */
  | 'lease-lost'
  /** Its seconds exceed the quota of the day and are not capped: nothing was stored. */
  | 'quota-exceeded';

/** A lease on the request that is analyzed next. */
export interface EnrichmentClaim extends EnrichmentLease {
  /** The limit of leases on requests of one platform, including this one. */
  readonly maxOfPlatform: number;
}

/** Requests for enrichment: they are charged, stored, processed row by row by workers, and deleted. */
export interface EnrichmentJobStore {
  /**
   * Atomic: stores the request, its rows in the day's count and the idempotency record, or nothing.
   * Simultaneous requests of one platform never exceed its limits; those of several platforms may each take
   * the last place of the common limit.
   */
  open(opening: EnrichmentOpening): Promise<EnrichmentOpened>;
  find(id: EnrichmentId): Promise<Enrichment | undefined>;
  /**
   * Leases a request to the token: of the platforms with a free request with waiting rows, from the one that
   * recently used least worker time (`spentAt`), then the one that has waited longest. Returns undefined if
   * there is none. Each request is leased to one worker, and no platform exceeds its leases.
   */
  claim(claim: EnrichmentClaim): Promise<Enrichment | undefined>;
  /**
   * Atomic: stores the outcome of a row and extends the lease; the last row ends the lease. An outcome that
   * is stored already stays, and is charged once.
   */
  settle(
    id: EnrichmentId,
    row: { readonly place: number; readonly outcome: RowOutcome; readonly charge?: RowCharge },
    lease: Omit<EnrichmentLease, 'now'>,
  ): Promise<RowSettled>;
  /** Extends the lease of an incomplete request that the token owns; returns false if there is none. */
  renew(id: EnrichmentId, lease: Omit<EnrichmentLease, 'now'>): Promise<boolean>;
  /**
   * Releases a request that the token owns: it can be claimed immediately, and waits since `now`, behind all
   * others.
   */
  release(id: EnrichmentId, token: string, now: Instant): Promise<void>;
  /** Returns the number of a platform's rows that were accepted on a day. */
  rowsOn(platformId: PlatformId, day: Day): Promise<number>;
  /** Returns the seconds of audio that the platform's rows were charged with on a day. */
  secondsOn(platformId: PlatformId, day: Day): Promise<number>;
  /** Deletes at most `limit` requests whose `keepUntil` is before `now`; returns their number. */
  deleteExpired(now: Instant, limit: number): Promise<number>;
}
