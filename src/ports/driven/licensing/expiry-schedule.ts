import type { EndingLicense, EndSpan } from '../../../domain/licensing/expiry.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { LicenseId, PlatformId, TrackId } from '../../../domain/shared/ids.ts';
import type { Effects } from '../shared/effects.ts';

/** A license whose next notice is due. */
export interface DueNotice {
  readonly license: EndingLicense;
  readonly dueAt: Instant;
}

/** A notice that was sent, and when the next one is due. */
export interface SentNotice {
  readonly licenseId: LicenseId;
  readonly trackId: TrackId;
  /** The due time on which the decision was based: the guard of the commit. */
  readonly dueAt: Instant;
  /** Absent after the last notice. */
  readonly nextAt?: Instant;
}

/** Notices of one platform. */
export interface NoticeCommit {
  readonly platformId: PlatformId;
  readonly notices: readonly SentNotice[];
  /** An email with an existing ID is skipped. */
  readonly effects: Effects;
}

/** Licenses of a platform with a notice due before a given time, by their ends. */
export interface NoticeFilter {
  readonly platformId: PlatformId;
  readonly dueBefore: Instant;
  readonly ends: EndSpan;
}

/**
 * When active licenses are due for a notice of their end. The commit that issues a license schedules its
 * first notice after `issuedAt`; the commit that ends it, by revocation or by a successor, removes it from
 * the schedule.
 */
export interface ExpirySchedule {
  /**
   * Returns licenses whose notice is due, longest first. While others wait, at most a share of them
   * (`shareOf`) belongs to one platform: platforms take turns.
   */
  due(now: Instant, limit: number): Promise<readonly DueNotice[]>;
  /**
   * Returns the first `limit` licenses by the time of their notice, and their number, counted up to `max`.
   */
  upcoming(
    filter: NoticeFilter,
    page: { readonly limit: number; readonly max: number },
  ): Promise<{ readonly licenses: readonly EndingLicense[]; readonly count: number }>;
  /**
   * Atomic: stores schedule, events and emails. Nothing is written if one of the licenses is not due as given,
   * because it ended or another process sent its notice.
   */
  commit(commit: NoticeCommit): Promise<'committed' | 'conflict'>;
}
