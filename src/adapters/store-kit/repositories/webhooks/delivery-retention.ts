import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { EndpointId, EventId } from '../../../../domain/shared/ids.ts';
import type { DeliveryQueue } from '../../../../ports/driven/webhooks/delivery-queue.ts';
import { outbox } from '../../collections/effects.ts';
import { deliveries, attemptCounts, endpointQueues } from '../../collections/webhooks/webhooks.ts';
import type { Kernel } from '../../kernel.ts';
import { all, getForUpdate, page, program, remove } from '../../program.ts';
import { deleteAll, deletionBy } from '../shared/deletion.ts';
import { removeOld } from '../shared/retention.ts';

const deleteCounts = deletionBy('delivery-queue.delete-counts', attemptCounts.indexes.byHour);

interface Clearing {
  readonly endpointId: EndpointId;
  readonly limit: number;
}

/**
 * Deletes deliveries to an endpoint that was removed, and its queue with the last of them. Returns how many
 * were deleted.
 */
const clear = program<Clearing, number>(
  'delivery-queue.clear',
  () => [],
  function* ({ endpointId, limit }) {
    const [endpointQueue] = yield* all(getForUpdate(endpointQueues, endpointId));
    if (endpointQueue?.state !== 'removed') return 0;
    const [waiting] = yield* all(page(deliveries.indexes.pending, { equal: [endpointId], limit }));
    yield* all(...waiting.map(({ eventId }) => remove(deliveries, [endpointId, eventId])));
    if (waiting.length < limit) yield* all(remove(endpointQueues, [endpointId]));
    return waiting.length;
  },
);

interface Age {
  readonly before: Instant;
  readonly limit: number;
}

/** Deletes settled deliveries, except those that are requested again meanwhile. */
const deleteOver = program<Age, number>(
  'delivery-queue.delete-over',
  () => [],
  function* ({ before, limit }) {
    const [old] = yield* all(page(deliveries.indexes.over, { until: before - 1, limit }));
    const gone = yield* all(
      ...old.map(({ endpointId, eventId }) => remove(deliveries, [endpointId, eventId], { isOver: 1 })),
    );
    return gone.filter(Boolean).length;
  },
);

type EventPlace = readonly [Instant, EventId];

interface EventAge extends Age {
  readonly after: EventPlace | undefined;
}

interface Passed {
  readonly deleted: number;
  /** Where the next portion begins; absent if there is none. */
  readonly last?: EventPlace;
}

/**
 * Deletes events that no delivery needs. They are read for update first, so that no delivery begins to need
 * one of them.
 */
const deleteEvents = program<EventAge, Passed>(
  'delivery-queue.delete-events',
  () => [],
  function* ({ before, after, limit }) {
    const range = { until: before - 1, limit, ...(after && { after }) };
    const [seen] = yield* all(page(outbox.indexes.sent, range));
    const ids = seen.map(({ event }) => event.eventId);
    yield* all(...ids.toSorted().map((id) => getForUpdate(outbox, id)));
    const awaited = yield* all(
      ...ids.map((id) => page(deliveries.indexes.pendingOfEvent, { equal: [id], limit: 1 })),
    );
    const gone = yield* all(
      ...ids.filter((_, n) => awaited[n]?.length === 0).map((id) => remove(outbox, [id], { waiting: 0 })),
    );
    const last = seen.at(-1)?.event;
    return {
      deleted: gone.filter(Boolean).length,
      ...(seen.length === limit && last && { last: [last.occurredAt, last.eventId] as const }),
    };
  },
);

export const deliveryRetentionPrograms = [deleteCounts, clear, deleteOver, deleteEvents];

const clearRemoved = async (kernel: Kernel, limit: number): Promise<number> => {
  let cleared = 0;
  while (cleared < limit) {
    const [endpointQueue] = await kernel.read(page(endpointQueues.indexes.removed, { limit: 1 }));
    if (!endpointQueue) break;
    const { endpointId } = endpointQueue;
    cleared += await removeOld(limit - cleared, (some) => kernel.run(clear, { endpointId, limit: some }));
  }
  return cleared;
};

const eventsPerBatch = 100;

/** Skips events that deliveries need, however many there are. */
const deleteOldEvents = async (kernel: Kernel, before: Instant, limit: number): Promise<number> => {
  let deleted = 0;
  for (let after: EventPlace | undefined; deleted < limit;) {
    const some = Math.min(eventsPerBatch, limit - deleted);
    const passed: Passed = await kernel.run(deleteEvents, { before, after, limit: some });
    deleted += passed.deleted;
    if (!passed.last) break;
    after = passed.last;
  }
  return deleted;
};

export const deliveryRetention = (kernel: Kernel): Pick<DeliveryQueue, 'deleteExpired'> => ({
  deleteExpired: async (before, limit) => {
    await deleteAll(kernel, deleteCounts, before.deliveries - 1);
    const cleared = await clearRemoved(kernel, limit);
    const over = await removeOld(limit - cleared, (some) =>
      kernel.run(deleteOver, { before: before.deliveries, limit: some }),
    );
    return { deliveries: cleared + over, events: await deleteOldEvents(kernel, before.events, limit) };
  },
});
