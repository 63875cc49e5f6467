import type { PlatformId, UsageId } from '../../domain/shared/ids.ts';
import type { UsageEvent } from '../../domain/usage/usage-event.ts';
import type { Store } from './store.ts';

/** A usage event as it is stored. */
export interface UsageDocument {
  readonly _id: UsageId;
  readonly platformId: PlatformId;
  readonly reportedAs: string;
  readonly batchId?: string;
  readonly event: UsageEvent;
}

export const eventsOf = (store: Store) => store.collection<UsageDocument>('usage_events');

export const toDocument = (event: UsageEvent, batchId?: string): UsageDocument => ({
  _id: event.usageId,
  platformId: event.platformId,
  reportedAs: event.eventId ?? event.usageId,
  ...(batchId !== undefined && { batchId }),
  event,
});
