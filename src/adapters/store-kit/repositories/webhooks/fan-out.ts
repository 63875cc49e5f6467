import type { DomainEvent } from '../../../../domain/shared/event.ts';
import type { EndpointId } from '../../../../domain/shared/ids.ts';
import type { PendingDelivery } from '../../../../domain/webhooks/delivery.ts';
import { woken, type EndpointQueue } from '../../../../domain/webhooks/endpoint-queue.ts';
import type { DeliveryQueue, FanOut } from '../../../../ports/driven/webhooks/delivery-queue.ts';
import type { OriginEnded, OriginGuard } from '../../../../ports/driven/platforms/origin-guard.ts';
import type { IdempotentOutcome } from '../../../../ports/driven/idempotency/idempotency-store.ts';
import { outbox } from '../../collections/effects.ts';
import { deliveries, endpointQueues } from '../../collections/webhooks/webhooks.ts';
import type { Kernel } from '../../kernel.ts';
import {
  all,
  endLease,
  get,
  getBy,
  getForUpdate,
  insert,
  insertIfAbsent,
  program,
  replace,
  type Steps,
} from '../../program.ts';
import { complete, enqueue, locksOf } from '../shared/conclude.ts';
import { claimEvents } from './event-claims.ts';
import { originHolds, originLocks } from '../shared/origin.ts';

const byEndpoint = (one: PendingDelivery, other: PendingDelivery): number =>
  one.endpointId < other.endpointId ? -1 : 1;

/** Reads the queues of endpoints for update, in the order of their IDs, which prevents deadlocks. */
function* endpointQueuesFor(
  endpointIds: readonly EndpointId[],
): Steps<ReadonlyMap<EndpointId, EndpointQueue>> {
  const found = yield* all(
    ...[...new Set(endpointIds)].toSorted().map((endpointId) => getForUpdate(endpointQueues, endpointId)),
  );
  return new Map(
    found.flatMap((endpointQueue) =>
      endpointQueue && endpointQueue.state !== 'removed' ? [[endpointQueue.endpointId, endpointQueue]] : [],
    ),
  );
}

/** Updates queues for deliveries that are due earlier than any known one. */
export const wakeAll = (locked: ReadonlyMap<EndpointId, EndpointQueue>, due: readonly PendingDelivery[]) => {
  const changed = new Map<EndpointId, EndpointQueue>();
  for (const { endpointId, dueAt } of due) {
    const endpointQueue = changed.get(endpointId) ?? locked.get(endpointId);
    const next = endpointQueue && woken(endpointQueue, dueAt);
    if (next && next !== endpointQueue) changed.set(endpointId, next);
  }
  return [...changed.values()].map((endpointQueue) => replace(endpointQueues, endpointQueue));
};

/**
 * Commits a page of deliveries together with the progress, so that the next worker continues after this page.
 */
const fanOut = program<FanOut, 'written' | 'lease-lost'>(
  'delivery-queue.fan-out',
  () => [],
  function* ({ eventId, token, deliveries: created, mails: left, progress }) {
    const locked = yield* endpointQueuesFor(created.map(({ endpointId }) => endpointId));
    const [kept] = yield* all(get(outbox, eventId));
    if (!kept) return 'lease-lost';
    const wanted = created.filter(({ endpointId }) => locked.has(endpointId)).toSorted(byEndpoint);
    const { event } = kept;
    const next =
      progress === 'done'
        ? ({ event, waiting: 0 } as const)
        : ({ event, waiting: 1, after: progress.after } as const);
    const [held] = yield* all(replace(outbox, next, { leaseToken: token }));
    if (!held) return 'lease-lost';
    const begun = yield* all(...wanted.map((delivery) => insertIfAbsent(deliveries, delivery)));
    yield* all(
      ...wakeAll(
        locked,
        wanted.filter((_, n) => begun[n]),
      ),
      ...enqueue(left),
      ...(progress === 'done' ? [endLease(outbox, [eventId], token)] : []),
    );
    return 'written';
  },
);

interface Sending {
  readonly event: DomainEvent;
  readonly delivery: PendingDelivery;
  readonly idempotency: IdempotentOutcome | undefined;
  readonly guards: OriginGuard;
}

const sendTo = program<Sending, 'sent' | OriginEnded>(
  'delivery-queue.send-to',
  ({ delivery, idempotency, guards }) => [
    ...originLocks(delivery.platformId, guards.origin),
    ...locksOf({ audit: undefined, idempotency }),
  ],
  function* ({ event, delivery, idempotency, guards }, attempt) {
    if (attempt > 1) {
      const [stored, sent] = yield* all(
        get(outbox, event.eventId),
        getBy(deliveries.indexes.byId, delivery.deliveryId),
      );
      // An attempt with an unknown outcome has committed it.
      if (stored && sent?.eventId === event.eventId && sent.endpointId === delivery.endpointId) return 'sent';
    }
    if (!(yield* originHolds(delivery.platformId, guards.origin))) return 'origin-ended';
    const locked = yield* endpointQueuesFor([delivery.endpointId]);
    yield* all(
      insert(outbox, { event, waiting: 0 }),
      ...(locked.has(delivery.endpointId)
        ? [insert(deliveries, delivery), ...wakeAll(locked, [delivery])]
        : []),
    );
    yield* complete(idempotency);
    return 'sent';
  },
);

export const fanOutPrograms = [fanOut, sendTo];

export const fanningOut = (kernel: Kernel): Pick<DeliveryQueue, 'claimEvents' | 'fanOut' | 'sendTo'> => ({
  claimEvents: claimEvents(kernel),
  fanOut: (written) => kernel.run(fanOut, written),
  sendTo: (event, delivery, idempotency, guards = {}) =>
    kernel.run(sendTo, { event, delivery, idempotency, guards }),
});
