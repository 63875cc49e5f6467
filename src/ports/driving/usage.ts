import type { TrackSummary } from '../../domain/catalog/visibility.ts';
import type { CursorInvalid } from '../../domain/shared/cursor.ts';
import type { DraftNotFound } from '../../domain/drafts/draft.ts';
import type { PlatformId, TrackId } from '../../domain/shared/ids.ts';
import type { UsageEvent, UsageReport } from '../../domain/usage/usage-event.ts';
import type { BatchOutcome, Months, TrackUse, UsageFilter } from '../driven/usage/usage-journal.ts';
import type { ArtistCaller } from './artists/artists.ts';
import type { Caller } from './access.ts';
import type { IdempotencyKey } from './idempotency.ts';
import type { PlatformNotFound } from './platforms.ts';
import type { StaffCaller } from './staff/staff.ts';
import type { UseCase } from './use-case.ts';

/** Records plays and impressions. A rejected report does not affect the others. */
export type RecordUsage = UseCase<
  {
    readonly caller: Caller;
    readonly reports: readonly UsageReport[];
    readonly idempotencyKey?: IdempotencyKey;
  },
  BatchOutcome
>;

/** Returns the first outcome of a batch with an Idempotency-Key. */
export type ReadUsageBatch = UseCase<
  { readonly batchId: string },
  BatchOutcome,
  { readonly kind: 'batch-not-found' }
>;

/** `cursor` continues the list that returned it. */
export type UsageListInput = Omit<UsageFilter, 'platformId'> & {
  readonly limit: number;
  readonly cursor?: string;
};

/** A usage event with what the reader may see of its track. */
export interface ListedUsageEvent {
  readonly event: UsageEvent;
  readonly track?: TrackSummary;
}

export interface UsageList {
  readonly platformId: PlatformId;
  /** Latest use first. */
  readonly events: readonly ListedUsageEvent[];
  readonly nextCursor: string | null;
}

/** Lists the caller's own usage events. */
export type ListUsage = UseCase<UsageListInput & { readonly caller: Caller }, UsageList, CursorInvalid>;

/** Lists the usage events of the platform with this ID or slug. */
export type ListUsageForStaff = UseCase<
  UsageListInput & { readonly caller: StaffCaller; readonly platform: string },
  UsageList,
  CursorInvalid | PlatformNotFound
>;

/**
 * Lists the use of a track of the caller's account by month, platform and territory, the earliest month first; `from` and `to` are its first and last
 * month, by default all and the current one.
 */
export type ListTrackUse = UseCase<
  Partial<Months> & {
    readonly caller: ArtistCaller;
    readonly trackId: TrackId;
    readonly limit: number;
    readonly cursor?: string | undefined;
  },
  { readonly use: readonly TrackUse[]; readonly nextCursor: string | null },
  DraftNotFound | CursorInvalid
>;

/** Usage events, and use of tracks. */
export interface Usage {
  readonly listTrackUse: ListTrackUse;
  readonly recordUsage: RecordUsage;
  readonly listUsage: ListUsage;
  readonly listUsageForStaff: ListUsageForStaff;
  readonly readUsageBatch: ReadUsageBatch;
}
