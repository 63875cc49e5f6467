import { eventTypes, type EventSubjects } from '../../../domain/shared/event.ts';
import type { DeliveryId, EndpointId, EventId, PlatformId } from '../../../domain/shared/ids.ts';
import { isChosen, type Delivery, type DeliveryChoice } from '../../../domain/webhooks/delivery.ts';
import type { DeliveryQueue } from '../../../ports/driven/webhooks/delivery-queue.ts';
import type { Outbox } from '../../../ports/driven/webhooks/outbox.ts';
import type { SearchedIds } from '../../../ports/driving/webhooks/webhooks.ts';

interface Stores {
  readonly queue: DeliveryQueue;
  readonly outbox: Outbox;
}

/** The IDs by which deliveries are found. */
interface DeliverySearch extends EventSubjects {
  readonly deliveryId?: DeliveryId;
  /** Newest first, each once. */
  readonly eventIds?: readonly EventId[];
}

interface Search extends DeliveryChoice, DeliverySearch {
  readonly platformId: PlatformId;
  readonly endpointId: EndpointId;
}

export const subjectsIn = ({ licenseId, trackId }: SearchedIds): EventSubjects => ({
  ...(licenseId && { licenseId }),
  ...(trackId && { trackId }),
});

/** Returns what deliveries are searched by, or undefined if no ID is given. */
export const searchOf = ({
  deliveryId,
  eventIds,
  ...requested
}: SearchedIds & { readonly eventIds?: readonly EventId[] }): DeliverySearch | undefined => {
  const search = {
    ...subjectsIn(requested),
    ...(deliveryId && { deliveryId }),
    // Sorted, so that a cursor works however the IDs are ordered.
    ...(eventIds && { eventIds: [...new Set(eventIds)].sort().reverse() }),
  };
  return Object.keys(search).length === 0 ? undefined : search;
};

/** The number of events whose deliveries are read together. */
const eventsPerBatch = 100;
/** The number of times that more events are read for one page. */
const maxReads = 10;

/** Returns the given IDs that may be meant, or undefined if any event may be meant. */
const givenIds = async (
  { queue }: Stores,
  { platformId, endpointId, deliveryId, eventIds }: Search,
): Promise<readonly EventId[] | undefined> => {
  if (deliveryId === undefined) return eventIds;
  const delivery = await queue.find(platformId, deliveryId);
  const isMeant =
    delivery?.endpointId === endpointId && (eventIds === undefined || eventIds.includes(delivery.eventId));
  return isMeant ? [delivery.eventId] : [];
};

interface EventIds {
  readonly ids: readonly EventId[];
  readonly next?: EventId;
}

/** Returns IDs of events that may be meant, newest first, and where more follow. */
const eventsBefore = async (
  stores: Stores,
  search: Search,
  before: EventId | undefined,
): Promise<EventIds> => {
  const { platformId, eventType } = search;
  const subjects = subjectsIn(search);
  const filter = { platformId, ...subjects, types: eventType === undefined ? eventTypes : [eventType] };
  const given = await givenIds(stores, search);
  if (!given) {
    const page = { limit: eventsPerBatch, ...(before && { before }) };
    const { events, ...more } = await stores.outbox.latest(filter, page);
    return { ids: events.map(({ eventId }) => eventId), ...more };
  }
  const rest = given.filter((eventId) => before === undefined || eventId < before);
  if (Object.keys(subjects).length === 0) return { ids: rest };
  const found = await Promise.all(
    rest.map((eventId) => stores.outbox.latest({ ...filter, eventId }, { limit: 1 })),
  );
  return { ids: found.flatMap(({ events }) => events.map(({ eventId }) => eventId)) };
};

/**
 * Returns the deliveries to an endpoint that are found by an ID, newest event first. A page ends early when
 * many events without such a delivery were examined; `next` is then the place to continue from.
 */
export const searchDeliveries = async (
  stores: Stores,
  search: Search,
  { limit, before }: { readonly limit: number; readonly before?: EventId | undefined },
): Promise<{ readonly deliveries: readonly Delivery[]; readonly next?: EventId }> => {
  const { platformId, endpointId } = search;
  const found: Delivery[] = [];
  let place = before;
  for (let reads = 0; reads < maxReads; reads += 1) {
    const { ids, next } = await eventsBefore(stores, search, place);
    const read = await stores.queue.ofEvents(platformId, endpointId, ids);
    found.push(...read.filter((delivery) => isChosen(delivery, search)));
    const deliveries = found.slice(0, limit);
    const last = deliveries.at(-1);
    if (found.length > limit && last) return { deliveries, next: last.eventId };
    if (next === undefined) return { deliveries };
    place = next;
  }
  return { deliveries: found, ...(place && { next: place }) };
};
