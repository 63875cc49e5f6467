import type { Instant } from '../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { EndpointId, EventId } from '../../domain/shared/ids.ts';
import type { PendingDelivery } from '../../domain/webhooks/delivery.ts';
import type { ClaimedEvent, DeliveryQueue, FanOut, Lease } from '../../ports/driven/delivery-queue.ts';
import type { Receipt } from '../../ports/driven/receipt-book.ts';
import { claiming } from './claiming.ts';
import { amongRivals, begin, deliveriesOf, keptOf, named, pairOf } from './event-deliveries.ts';
import { freeAt, freeInTurn } from './event-turns.ts';
import { hasten, notRemoved } from './lanes.ts';
import { post } from './mail-queue.ts';
import { isDuplicateKey } from './outage.ts';
import { eventsOf, tellOne } from './outbox.ts';
import { complete } from './receipt-book.ts';
import type { Store } from './store.ts';

/** Of rivals that see the same events each gets those whose lease it was the first to write. */
const claimEvents = (store: Store, lease: Lease, limit: number, turns: { last: string }) => {
  const { token, until } = lease;
  const events = eventsOf(store);
  const free = freeAt(lease);
  return claiming<EventId, ClaimedEvent>({
    look: async () => {
      const { ids, last } = await freeInTurn(store, lease, limit, turns.last);
      turns.last = last;
      return ids;
    },
    take: async (ids) => {
      await events.updateMany({ _id: { $in: [...ids] }, ...free }, { $set: { token, leaseUntil: until } });
      const mine = await events
        .find({ _id: { $in: [...ids] }, token }, { batchSize: ids.length + 1 })
        .sort({ _id: 1 })
        .toArray();
      return mine.map(({ event, after }) => ({ event, ...(after !== undefined && { after }) }));
    },
  });
};

/** The deliveries and mails of a page, in one commit; answers where they go, or that the token holds the event no more. */
const write = (store: Store, { eventId, token, deliveries, mails = [] }: FanOut) =>
  store.commit<readonly PendingDelivery[] | 'lease-lost'>(async (session) => {
    const held = { _id: eventId, token };
    const noted = await eventsOf(store).updateOne(held, { $inc: { pages: 1 } }, { session });
    if (noted.matchedCount === 0) return 'lease-lost';
    await post(store, session, mails);
    const endpointIds = deliveries.map(({ endpointId }) => endpointId);
    const there = await notRemoved(store, session, endpointIds);
    const kept = await keptOf(store, session, deliveries);
    const wanted = deliveries.filter(({ endpointId }) => there.has(endpointId));
    await begin(
      store,
      session,
      wanted.filter((delivery) => !kept.has(pairOf(delivery))),
    );
    return wanted;
  });

/** Of endpoints that were removed while the page was written. */
const takeBack = async (
  store: Store,
  eventId: EventId,
  endpointIds: readonly EndpointId[],
): Promise<void> => {
  const there = await notRemoved(store, undefined, endpointIds);
  const removed = endpointIds.filter((endpointId) => !there.has(endpointId));
  await deliveriesOf(store).deleteMany({ endpointId: { $in: removed }, eventId, status: 'pending' });
};

/** Lanes learn of a page after its commit: within it they would conflict with everything that is settled meanwhile. */
const hastenAll = async (
  store: Store,
  eventId: EventId,
  deliveries: readonly PendingDelivery[],
): Promise<void> => {
  const byMoment: ReadonlyMap<Instant, readonly PendingDelivery[]> = Map.groupBy(
    deliveries,
    ({ dueAt }) => dueAt,
  );
  for (const [dueAt, together] of byMoment) {
    const endpointIds = together.map(({ endpointId }) => endpointId);
    const hastened = await hasten(store, undefined, endpointIds, dueAt);
    if (hastened < new Set(endpointIds).size) await takeBack(store, eventId, endpointIds);
  }
};

const progressTo = async (store: Store, { eventId, token, progress }: FanOut) => {
  const { matchedCount } = await eventsOf(store).updateOne(
    { _id: eventId, token },
    progress === 'done'
      ? { $set: { waiting: false }, $unset: { token: true, leaseUntil: true, after: true, pages: true } }
      : { $set: { after: progress.after } },
  );
  return matchedCount === 1 ? 'written' : 'lease-lost';
};

/** Progress comes last: who dies before it leaves a page that is written again, which changes nothing. */
const fanOut = async (store: Store, page: FanOut): Promise<'written' | 'lease-lost'> => {
  if (page.deliveries.length > 0 || page.mails?.length) {
    const wanted = await amongRivals(() => write(store, page));
    if (wanted === 'lease-lost') return wanted;
    await store.ask(() => hastenAll(store, page.eventId, wanted));
  }
  return store.ask(() => progressTo(store, page));
};

/** Whether an attempt whose outcome was lost has done it. */
const isSent = async (store: Store, event: DomainEvent, delivery: PendingDelivery): Promise<boolean> =>
  (await eventsOf(store).findOne({ _id: event.eventId, waiting: false })) !== null &&
  (await deliveriesOf(store).findOne(named(delivery))) !== null;

const sendTo = async (
  store: Store,
  event: DomainEvent,
  delivery: PendingDelivery,
  receipt: Receipt | undefined,
): Promise<void> => {
  try {
    await store.commit(async (session) => {
      await tellOne(store, session, event);
      await complete(store, session, receipt);
      if ((await hasten(store, session, [delivery.endpointId], delivery.dueAt)) === 0) return;
      await begin(store, session, [delivery]);
    });
  } catch (error) {
    if (!isDuplicateKey(error) || !(await store.ask(() => isSent(store, event, delivery)))) throw error;
  }
};

export const fanningOut = (store: Store): Pick<DeliveryQueue, 'claimEvents' | 'fanOut' | 'sendTo'> => {
  const turns = { last: '' };
  return {
    claimEvents: (lease, limit) => store.ask(() => claimEvents(store, lease, limit, turns)),
    fanOut: (page) => fanOut(store, page),
    sendTo: (event, delivery, receipt) => sendTo(store, event, delivery, receipt),
  };
};
