import type { Filter } from 'mongodb';
import { takeTurnsLater } from '../../domain/shared/fair-turns.ts';
import type { EventId, PlatformId } from '../../domain/shared/ids.ts';
import { latestLeaseEnd } from '../../domain/webhooks/delivery.ts';
import type { Lease } from '../../ports/driven/delivery-queue.ts';
import { eventsOf, type EventDocument } from './outbox.ts';
import type { Store } from './store.ts';

/** Events that wait and that nobody holds. */
export const freeAt = (lease: Lease) => {
  const unheld = [{ leaseUntil: { $lte: lease.now } }, { leaseUntil: { $gt: latestLeaseEnd(lease) } }];
  return { waiting: true, $or: unheld } as const;
};

interface Waiting {
  readonly _id: EventId;
  readonly platformId: PlatformId | undefined;
}

const find = async (store: Store, filter: Filter<EventDocument>, hint: string, limit: number) => {
  const options = { projection: { 'event.platformId': 1 }, hint, batchSize: limit };
  const found = await eventsOf(store).find(filter, options).sort({ _id: 1 }).limit(limit).toArray();
  return found.map(({ _id, event }): Waiting => ({ _id, platformId: event.platformId }));
};

const freeOf = (store: Store, lease: Lease, platformId: PlatformId | null, limit: number) =>
  find(store, { ...freeAt(lease), 'event.platformId': platformId }, 'events_waiting_by_platform', limit);

const platformAfter = async (store: Store, platform: string): Promise<PlatformId | undefined> => {
  const next = await eventsOf(store).findOne(
    { waiting: true, 'event.platformId': { $gt: platform } },
    {
      projection: { _id: 0, 'event.platformId': 1 },
      sort: { 'event.platformId': 1 },
      hint: 'events_waiting_by_platform',
    },
  );
  return next?.event.platformId;
};

/** Those that wait longest; where one platform has more than its share of them, platforms take turns after the last. */
export const freeInTurn = async (
  store: Store,
  lease: Lease,
  limit: number,
  last: string,
): Promise<{ readonly ids: readonly EventId[]; readonly last: string }> => {
  const turns = await takeTurnsLater<Waiting>(
    { limit, last, idOf: ({ _id }) => _id, ownerOf: ({ platformId }) => platformId ?? '' },
    {
      oldest: (most) => find(store, freeAt(lease), 'events_waiting', most),
      oldestOf: (owner, most) => freeOf(store, lease, owner === '' ? null : (owner as PlatformId), most),
      ownerAfter: (owner) => platformAfter(store, owner),
    },
  );
  return { ids: turns.items.map(({ _id }) => _id), last: turns.last };
};
