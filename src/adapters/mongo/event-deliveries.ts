import type { Instant } from '../../domain/shared/calendar.ts';
import type { EventType } from '../../domain/shared/event.ts';
import type { DeliveryId, EndpointId, EventId, PlatformId } from '../../domain/shared/ids.ts';
import type { Delivery, DeliveryStatus, PendingDelivery } from '../../domain/webhooks/delivery.ts';
import { isDuplicateKey } from './outage.ts';
import type { ClientSession, Store } from './store.ts';

/** A delivery as it is stored: whole, and by the members that are looked up. */
export interface EventDeliveryDocument {
  readonly _id: DeliveryId;
  readonly platformId: PlatformId;
  readonly endpointId: EndpointId;
  readonly eventId: EventId;
  readonly eventType: EventType;
  readonly status: DeliveryStatus;
  readonly createdAt: Instant;
  readonly dueAt?: Instant;
  readonly delivery: Delivery;
}

export const deliveriesOf = (store: Store) => store.collection<EventDeliveryDocument>('event_deliveries');

export const toDocument = (delivery: Delivery): EventDeliveryDocument => {
  const { deliveryId, platformId, endpointId, eventId, eventType, status, createdAt } = delivery;
  return {
    _id: deliveryId,
    ...{ platformId, endpointId, eventId, eventType, status, createdAt },
    ...(delivery.status === 'pending' && { dueAt: delivery.dueAt }),
    delivery,
  };
};

/** By its pair too: on a sharded cluster one shard is asked then. */
export const named = ({ deliveryId, endpointId, eventId }: Delivery) => ({
  _id: deliveryId,
  endpointId,
  eventId,
});

/** A delivery as it is from now on. */
export const keep = async (store: Store, session: ClientSession, delivery: Delivery): Promise<void> => {
  const { _id, ...rest } = toDocument(delivery);
  await deliveriesOf(store).replaceOne(named(delivery), rest, { session });
};

export const pairOf = ({ endpointId, eventId }: Pick<Delivery, 'endpointId' | 'eventId'>): string =>
  `${endpointId}/${eventId}`;

/**
 * What the pairs of these deliveries have already, by pair. A duplicate would end the transaction, so that it is looked
 * for first.
 */
export const keptOf = async (
  store: Store,
  session: ClientSession,
  deliveries: readonly PendingDelivery[],
): Promise<ReadonlyMap<string, Delivery>> => {
  const endpoints = new Set(deliveries.map(({ endpointId }) => endpointId));
  const events = new Set(deliveries.map(({ eventId }) => eventId));
  const pairs = { endpointId: { $in: [...endpoints] }, eventId: { $in: [...events] } };
  const batchSize = deliveries.length + 1;
  const found = await deliveriesOf(store).find(pairs, { session, batchSize }).toArray();
  return new Map(found.map(({ delivery }) => [pairOf(delivery), delivery]));
};

export const begin = async (
  store: Store,
  session: ClientSession,
  deliveries: readonly PendingDelivery[],
): Promise<void> => {
  if (deliveries.length > 0) await deliveriesOf(store).insertMany(deliveries.map(toDocument), { session });
};

const mostAttempts = 5;

/** Runs a commit that begins deliveries again where a rival began one of them: then it finds that one. */
export const amongRivals = async <T>(commit: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await commit();
    } catch (error) {
      if (!isDuplicateKey(error, 'one_delivery_each') || attempt === mostAttempts) throw error;
    }
  }
};
