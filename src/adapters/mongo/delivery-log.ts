import { isDeepStrictEqual } from 'node:util';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { DeliveryId } from '../../domain/shared/ids.ts';
import { askedForAgain, type Delivery, type PendingDelivery } from '../../domain/webhooks/delivery.ts';
import type { DeliveryFilter, DeliveryQueue } from '../../ports/driven/delivery-queue.ts';
import { talliesOf } from './delivery-tallies.ts';
import {
  amongRivals,
  begin,
  deliveriesOf,
  keep,
  keptOf,
  named,
  pairOf,
  toDocument,
} from './event-deliveries.ts';
import { hasten, lanesOf } from './lanes.ts';
import { eventsOf } from './outbox.ts';
import type { ClientSession, Store } from './store.ts';
import { undone } from './transaction.ts';

const resend = (store: Store, delivery: PendingDelivery, before: Delivery) =>
  store.commit<'pending' | 'unchanged'>(async (session) => {
    const found = await deliveriesOf(store).findOne(named(delivery), { session });
    if (!found || !isDeepStrictEqual(found.delivery, before)) return 'unchanged';
    await keep(store, session, delivery);
    await hasten(store, session, [delivery.endpointId], delivery.dueAt);
    return 'pending';
  });

const replaceAll = async (store: Store, session: ClientSession, deliveries: readonly Delivery[]) => {
  if (deliveries.length === 0) return;
  const replacements = deliveries.map((delivery) => {
    const { _id, ...replacement } = toDocument(delivery);
    return { replaceOne: { filter: named(delivery), replacement } };
  });
  await deliveriesOf(store).bulkWrite(replacements, { session });
};

const recover = (store: Store, deliveries: readonly PendingDelivery[]) =>
  store.commit(async (session) => {
    const kept = await keptOf(store, session, deliveries);
    const missing = deliveries.filter((delivery) => !kept.has(pairOf(delivery)));
    const revived = deliveries.flatMap((wanted) => {
      const before = kept.get(pairOf(wanted));
      return before?.status === 'dead' ? [askedForAgain(before, wanted.dueAt)] : [];
    });
    const due = [...missing, ...revived];
    const [first] = due;
    if (!first) return 0;
    await begin(store, session, missing);
    await replaceAll(store, session, revived);
    const earliest = due.reduce((moment, { dueAt }) => Math.min(moment, dueAt), first.dueAt);
    const isThere = await hasten(store, session, [first.endpointId], earliest);
    return isThere === 0 ? undone(0) : due.length;
  });

const listOf = async (
  store: Store,
  { platformId, endpointId, status, eventType, since }: DeliveryFilter,
  { limit, after }: { readonly limit: number; readonly after?: DeliveryId },
) => {
  const found = await deliveriesOf(store)
    .find(
      {
        platformId,
        endpointId,
        ...(status !== undefined && { status }),
        ...(eventType !== undefined && { eventType }),
        ...(since !== undefined && { createdAt: { $gte: since } }),
        ...(after !== undefined && { _id: { $lt: after } }),
      },
      { projection: { _id: 0, delivery: 1 } },
    )
    .sort({ _id: -1 })
    .limit(limit + 1)
    .toArray();
  const deliveries = found.slice(0, limit).map(({ delivery }) => delivery);
  const last = deliveries.at(-1);
  return { deliveries, ...(found.length > limit && last && { next: last.deliveryId }) };
};

const lanesAtOnce = 1_000;

const backlogOf = async (store: Store, now: Instant) => {
  const events = await store.ask(() => eventsOf(store).countDocuments({ waiting: true }));
  const busy = { state: 'open', nextDue: { $lte: now } } as const;
  const lanes = await store.ask(() =>
    lanesOf(store)
      .find(busy, { projection: { nextDue: 1 }, batchSize: lanesAtOnce })
      .toArray(),
  );
  let due = 0;
  for (let from = 0; from < lanes.length; from += lanesAtOnce) {
    const endpointId = { $in: lanes.slice(from, from + lanesAtOnce).map(({ _id }) => _id) };
    const pending = { endpointId, status: 'pending', dueAt: { $lte: now } } as const;
    due += await store.ask(() => deliveriesOf(store).countDocuments(pending));
  }
  const oldestDueAt = lanes.reduce((oldest, { nextDue = now }) => Math.min(oldest, nextDue), now);
  return { events, due, ...(due > 0 && { oldestDueAt }) };
};

export const deliveryLog = (
  store: Store,
): Pick<DeliveryQueue, 'find' | 'list' | 'tally' | 'resend' | 'recover' | 'backlog'> => ({
  find: (platformId, deliveryId) =>
    store.ask(async () => (await deliveriesOf(store).findOne({ _id: deliveryId, platformId }))?.delivery),
  list: (filter, page) => store.ask(() => listOf(store, filter, page)),
  tally: (endpointId, from) => talliesOf(store, endpointId, from),
  resend: (delivery, before) =>
    store.inTurn(`endpoint ${delivery.endpointId}`, () => resend(store, delivery, before)),
  recover: async (deliveries) => {
    const [first] = deliveries;
    if (!first) return 0;
    return store.inTurn(`endpoint ${first.endpointId}`, () => amongRivals(() => recover(store, deliveries)));
  },
  backlog: (now) => backlogOf(store, now),
});
