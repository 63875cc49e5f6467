import type { Instant } from '../../domain/shared/calendar.ts';
import type { EventId } from '../../domain/shared/ids.ts';
import type { DeliveryQueue } from '../../ports/driven/delivery-queue.ts';
import { forgetTallies } from './delivery-tallies.ts';
import { deliveriesOf } from './event-deliveries.ts';
import { lanesOf } from './lanes.ts';
import { eventsOf } from './outbox.ts';
import type { Store } from './store.ts';

const ids = { projection: { _id: 1 } } as const;
const over = ['delivered', 'dead'] as const;
const lanesAtOnce = 100;

/** What waits for endpoints that were removed; their lanes go with the last of it. */
const clearRemoved = async (store: Store, limit: number): Promise<number> => {
  const [lanes, deliveries] = [lanesOf(store), deliveriesOf(store)];
  for (let cleared = 0; ;) {
    const removed = await lanes.find({ state: 'removed' }, ids).limit(lanesAtOnce).toArray();
    const left = limit - cleared;
    if (removed.length === 0 || left <= 0) return cleared;
    const endpointId = { $in: removed.map(({ _id }) => _id) };
    const waiting = await deliveries
      .find({ endpointId, status: 'pending' }, { ...ids, batchSize: left })
      .limit(left)
      .toArray();
    const _id = { $in: waiting.map((delivery) => delivery._id) };
    if (waiting.length > 0) cleared += (await deliveries.deleteMany({ _id, status: 'pending' })).deletedCount;
    if (waiting.length < left) await lanes.deleteMany({ _id: endpointId, state: 'removed' });
  }
};

const forgetDeliveries = async (store: Store, before: Instant, limit: number): Promise<number> => {
  if (limit <= 0) return 0;
  const deliveries = deliveriesOf(store);
  const oldest = await Promise.all(
    over.map((status) =>
      deliveries
        .find({ status, createdAt: { $lt: before } }, { projection: { createdAt: 1 }, batchSize: limit })
        .sort({ createdAt: 1 })
        .limit(limit)
        .toArray(),
    ),
  );
  const aged = oldest.flat().toSorted((one, other) => one.createdAt - other.createdAt);
  if (aged.length === 0) return 0;
  const _id = { $in: aged.slice(0, limit).map((delivery) => delivery._id) };
  // One that was asked for again meanwhile stays.
  return (await deliveries.deleteMany({ _id, status: { $in: [...over] } })).deletedCount;
};

/** Those for which no delivery waits. */
const through = async (store: Store, eventIds: readonly EventId[]): Promise<readonly EventId[]> => {
  const awaited = { eventId: { $in: [...eventIds] }, status: 'pending' } as const;
  const kept = new Set(await deliveriesOf(store).distinct('eventId', awaited));
  return eventIds.filter((eventId) => !kept.has(eventId));
};

/** Walks past those that wait for an endpoint, however many these are. */
const forgetEvents = async (store: Store, before: Instant, limit: number): Promise<number> => {
  const told = eventsOf(store)
    .find({ waiting: false, toldAt: { $lt: before } }, { ...ids, batchSize: limit })
    .sort({ toldAt: 1 });
  const page = async (): Promise<readonly EventId[]> => {
    const found: EventId[] = [];
    for (let next = await told.next(); next; next = found.length < limit ? await told.next() : null)
      found.push(next._id);
    return found;
  };
  try {
    for (let forgotten = 0; ;) {
      const seen = await store.ask(page);
      if (seen.length === 0) return forgotten;
      const some = (await store.ask(() => through(store, seen))).slice(0, limit - forgotten);
      const gone = { _id: { $in: [...some] }, waiting: false };
      if (some.length > 0)
        forgotten += (await store.ask(() => eventsOf(store).deleteMany(gone))).deletedCount;
      if (forgotten >= limit) return forgotten;
    }
  } finally {
    await told.close().catch(() => undefined);
  }
};

export const retention = (store: Store): Pick<DeliveryQueue, 'forget'> => ({
  forget: async (before, limit) => {
    await forgetTallies(store, before.deliveries);
    const cleared = await store.ask(() => clearRemoved(store, limit));
    const aged = await store.ask(() => forgetDeliveries(store, before.deliveries, limit - cleared));
    return { deliveries: cleared + aged, events: await forgetEvents(store, before.events, limit) };
  },
});
