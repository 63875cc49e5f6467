import type { Instant } from '../../../domain/shared/calendar.ts';

/** Work that waits for a worker, and then work that waits for a member of staff. */
export const workQueues = [
  'emails',
  'uploads',
  'enrichments',
  'tracks',
  'revisions',
  'reports',
  'appeals',
  'share-disputes',
  'artist-claims',
] as const;
export type WorkQueue = (typeof workQueues)[number];

export interface Backlog {
  readonly waiting: number;
  /** When the oldest began to wait. Absent if nothing waits, and for appeals. */
  readonly since?: Instant;
  /** The number whose deadline has passed. Only appeals have one. */
  readonly overdue?: number;
}

/** Counts the work that waits, for the metrics. Webhooks have figures of their own (`DeliveryQueue.backlog`). */
export interface WorkBacklog {
  /**
   * Returns what waits at a time, approximately while others write:
   * - `emails` that are due, whether or not a worker is sending them;
   * - `uploads` of masters and stems that are confirmed and not processed;
   * - `enrichments` with rows without an outcome;
   * - `tracks` and `revisions` to be reviewed;
   * - `reports` and complaints about their decisions;
   * - open `appeals`, `share-disputes` and `artist-claims`.
   */
  read(now: Instant): Promise<Readonly<Record<WorkQueue, Backlog>>>;
}
