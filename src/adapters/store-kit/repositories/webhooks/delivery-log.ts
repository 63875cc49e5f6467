import { isDeepStrictEqual } from 'node:util';
import type { Instant } from '../../../../domain/shared/calendar.ts';
import type { DeliveryId } from '../../../../domain/shared/ids.ts';
import {
  requestedAgain,
  isChosen,
  type Delivery,
  type PendingDelivery,
} from '../../../../domain/webhooks/delivery.ts';
import type { EndpointQueue } from '../../../../domain/webhooks/endpoint-queue.ts';
import type { DeliveryFilter, DeliveryQueue } from '../../../../ports/driven/webhooks/delivery-queue.ts';
import type { OriginEnded, OriginGuard } from '../../../../ports/driven/platforms/origin-guard.ts';
import { outbox } from '../../collections/effects.ts';
import { deliveries, attemptCounts, endpointQueues } from '../../collections/webhooks/webhooks.ts';
import type { Kernel } from '../../kernel.ts';
import {
  abort,
  all,
  count,
  get,
  getBy,
  getForUpdate,
  insertIfAbsent,
  page,
  program,
  replace,
  type PageRange,
} from '../../program.ts';
import { wakeAll } from './fan-out.ts';
import { walk } from '../shared/index-walk.ts';
import { originHolds, originLocks } from '../shared/origin.ts';

interface Resending {
  readonly delivery: PendingDelivery;
  readonly before: Delivery;
  readonly guards: OriginGuard;
}

const isThere = (endpointQueue: EndpointQueue | undefined): endpointQueue is EndpointQueue =>
  endpointQueue !== undefined && endpointQueue.state !== 'removed';

/** Reads the event for update, so that it is not deleted while a delivery begins to need it. */
const resend = program<Resending, 'pending' | 'unchanged' | OriginEnded>(
  'delivery-queue.resend',
  ({ delivery, guards }) => originLocks(delivery.platformId, guards.origin),
  function* ({ delivery, before, guards }) {
    const { endpointId, eventId, platformId } = delivery;
    if (!(yield* originHolds(platformId, guards.origin))) return 'origin-ended';
    const [endpointQueue, record] = yield* all(
      getForUpdate(endpointQueues, endpointId),
      getForUpdate(outbox, eventId),
    );
    const [kept] = yield* all(get(deliveries, endpointId, eventId));
    if (!record || !isThere(endpointQueue) || !isDeepStrictEqual(kept, before)) return 'unchanged';
    yield* all(replace(deliveries, delivery), ...wakeAll(new Map([[endpointId, endpointQueue]]), [delivery]));
    return 'pending';
  },
);

const byEvent = (one: PendingDelivery, other: PendingDelivery): number =>
  one.eventId < other.eventId ? -1 : 1;

interface Recovery {
  readonly requested: readonly PendingDelivery[];
  readonly guards: OriginGuard;
}

const recover = program<Recovery, number | OriginEnded>(
  'delivery-queue.recover',
  ({ requested: [first], guards }) => originLocks(first?.platformId, guards.origin),
  function* ({ requested, guards }) {
    const [first] = requested;
    if (!first) return 0;
    const { endpointId, platformId } = first;
    if (!(yield* originHolds(platformId, guards.origin))) return abort('origin-ended' as const);
    const [endpointQueue] = yield* all(getForUpdate(endpointQueues, endpointId));
    if (!isThere(endpointQueue)) return abort(0);
    const sorted = requested.toSorted(byEvent);
    const events = yield* all(...sorted.map(({ eventId }) => getForUpdate(outbox, eventId)));
    const wanted = sorted.filter((_, n) => events[n]);
    const begun = yield* all(...wanted.map((delivery) => insertIfAbsent(deliveries, delivery)));
    const present = wanted.filter((_, n) => !begun[n]);
    const known = yield* all(...present.map(({ eventId }) => get(deliveries, endpointId, eventId)));
    const revived = known.flatMap((before, n) =>
      before?.status === 'dead' ? [requestedAgain(before, present[n]?.dueAt ?? first.dueAt)] : [],
    );
    const due = [...wanted.filter((_, n) => begun[n]), ...revived];
    yield* all(
      ...revived.map((delivery) => replace(deliveries, delivery)),
      ...wakeAll(new Map([[endpointId, endpointQueue]]), due),
    );
    return due.length;
  },
);

export const deliveryLogPrograms = [resend, recover];

const { key, byId, ofEndpoint, ofStatus, pending } = deliveries.indexes;

const listOf = async (
  kernel: Kernel,
  { platformId, endpointId, ...choice }: DeliveryFilter,
  { limit, after }: { readonly limit: number; readonly after?: DeliveryId },
) => {
  const { status } = choice;
  const range: PageRange = {
    equal: status === undefined ? [endpointId] : [endpointId, status],
    limit: limit + 1,
    descending: true,
  };
  const isWanted = (delivery: Delivery): boolean =>
    delivery.platformId === platformId && isChosen(delivery, choice);
  const found = await walk(
    kernel,
    status === undefined ? ofEndpoint : ofStatus,
    range,
    ({ deliveryId }) => [deliveryId],
    { wanted: isWanted, ...(after !== undefined && { begin: [after] }) },
  );
  const listed = found.slice(0, limit);
  const last = listed.at(-1);
  return { deliveries: listed, ...(found.length > limit && last && { next: last.deliveryId }) };
};

/** The number of queues whose deliveries are counted in parallel. */
const endpointQueuesPerBatch = 16;

const backlogOf = async (kernel: Kernel, now: Instant) => {
  const events = await kernel.read(count(outbox.indexes.waiting, {}));
  let due = 0;
  let oldest = now;
  for (const failing of [0, 1]) {
    for (let after: readonly [number, string] | undefined; ;) {
      const range = { equal: [failing], until: now, limit: endpointQueuesPerBatch, ...(after && { after }) };
      const busy = await kernel.read(page(endpointQueues.indexes.due, range));
      const counts = await Promise.all(
        busy.map(({ endpointId }) => kernel.read(count(pending, { equal: [endpointId], until: now }))),
      );
      due += counts.reduce((sum, each) => sum + each, 0);
      const last = busy.at(-1);
      oldest = busy.reduce(
        (min, { nextDue = now }, n) => (counts[n] === 0 ? min : Math.min(min, nextDue)),
        oldest,
      );
      if (!last || busy.length < endpointQueuesPerBatch) break;
      after = [last.nextDue ?? now, last.endpointId];
    }
  }
  return { events, due, ...(due > 0 && { oldestDueAt: oldest }) };
};

const maxHours = 100_000;

export const deliveryLog = (
  kernel: Kernel,
): Pick<
  DeliveryQueue,
  'find' | 'findOfAny' | 'ofEvents' | 'list' | 'attemptCounts' | 'resend' | 'recover' | 'backlog'
> => ({
  find: async (platformId, deliveryId) => {
    const found = await kernel.read(getBy(byId, deliveryId));
    return found?.platformId === platformId ? found : undefined;
  },
  findOfAny: (deliveryId) => kernel.read(getBy(byId, deliveryId)),
  ofEvents: async (platformId, endpointId, eventIds) => {
    if (eventIds.length === 0) return [];
    const range = { equal: [endpointId], among: [...eventIds], descending: true, limit: eventIds.length };
    const found = await kernel.read(page(key, range));
    return found.filter((delivery) => delivery.platformId === platformId);
  },
  list: (filter, requested) => listOf(kernel, filter, requested),
  attemptCounts: (endpointId, from) =>
    kernel.read(page(attemptCounts.indexes.key, { equal: [endpointId], from, limit: maxHours })),
  resend: (delivery, before, guards = {}) => kernel.run(resend, { delivery, before, guards }),
  recover: (requested, guards = {}) =>
    requested.length === 0 ? Promise.resolve(0) : kernel.run(recover, { requested, guards }),
  backlog: (now) => backlogOf(kernel, now),
});
