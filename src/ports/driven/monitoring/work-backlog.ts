import type { Instant } from '../../../domain/shared/calendar.ts';

/** The queues of workers, then those of staff. */
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
  /** The number of items. */
  readonly waiting: number;
  /** When the oldest item began to wait. Absent if the queue is empty, and for appeals. */
  readonly since?: Instant;
  /** The number of items whose deadline has passed. Only appeals have deadlines. */
  readonly overdue?: number;
}

/** Counts the items of the work queues, for metrics. Webhooks are counted by `DeliveryQueue.backlog`. */
export interface WorkBacklog {
  /**
   * Returns the queues at `now`, approximately while others write:
   * - `emails` that are due, whether or not a worker is sending them;
   * - `uploads` of masters and stems that are confirmed and not processed;
   * - `enrichments` with rows without an outcome;
   * - `tracks` and `revisions` to be reviewed;
   * - `reports` and complaints about their decisions;
   * - open `appeals`, `share-disputes` and `artist-claims`.
   */
  read(now: Instant): Promise<Readonly<Record<WorkQueue, Backlog>>>;
}
