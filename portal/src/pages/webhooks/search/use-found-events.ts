import type { PlatformEvent, WebhookDelivery, WebhookEndpoint } from '@platform-licensing/client';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useApi, useSlug } from '../../../session/session.tsx';
import { pollIntervalOf } from '../poll-interval.ts';
import type { SearchedId } from './searched-id.ts';

/** A delivery with the endpoint that it is for. */
export interface FoundDelivery {
  readonly delivery: WebhookDelivery;
  readonly endpoint: WebhookEndpoint;
}

/** An event that an ID finds, with its deliveries. */
export interface FoundEvent {
  readonly eventId: string;
  readonly type: PlatformEvent['type'];
  readonly at: string;
  readonly deliveries: readonly FoundDelivery[];
}

/** The events of one page and their deliveries. An event that the list no longer contains is known by its deliveries. */
const foundEvents = (
  events: readonly PlatformEvent[],
  found: readonly FoundDelivery[],
): readonly FoundEvent[] => {
  const listed = events.map(({ id, type, timestamp }) => ({ eventId: id, type, at: timestamp }));
  const others = new Map(
    found
      .filter(({ delivery }) => !events.some(({ id }) => id === delivery.eventId))
      .map(({ delivery: { eventId, eventType, createdAt } }) => [
        eventId,
        { eventId, type: eventType, at: createdAt },
      ]),
  );
  return [...listed, ...others.values()].map((event) => ({
    ...event,
    deliveries: found.filter(({ delivery }) => delivery.eventId === event.eventId),
  }));
};

/** Limited by the number of event IDs that one request can name. */
const eventsPerPage = 20;
const minIntervalMs = 2000;
/** At most two requests a second on average. */
const msPerRequest = 500;

/** The events that an ID finds, newest first, with their deliveries to the endpoints. */
export const useFoundEvents = (by: SearchedId, endpoints: readonly WebhookEndpoint[]) => {
  const api = useApi();
  const slug = useSlug();
  return useInfiniteQuery({
    queryKey: ['webhooks', slug, 'search', by, endpoints.map(({ endpointId }) => endpointId)],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const page = { limit: eventsPerPage, ...(pageParam !== '' && { cursor: pageParam }) };
      const { data, pagination } = await api.listEvents({ slug, ...by, ...page }, { signal });
      // A license or a track can have any number of deliveries: those of the events of this page are loaded.
      const eventId = by.eventId === undefined ? data.map(({ id }) => id) : [by.eventId];
      const meant = by.deliveryId === undefined ? { eventId } : { deliveryId: by.deliveryId };
      const logs = await Promise.all(
        (eventId.length === 0 && by.deliveryId === undefined ? [] : endpoints).map(async (endpoint) => {
          const { endpointId } = endpoint;
          const log = await api.listWebhookDeliveries({ slug, endpointId, ...meant, limit: 100 }, { signal });
          return log.data.map((delivery) => ({ delivery, endpoint }));
        }),
      );
      return { events: foundEvents(data, logs.flat()), pagination };
    },
    getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const deliveries = state.data?.pages.flatMap(({ events }) =>
        events.flatMap((event) => event.deliveries.map(({ delivery }) => delivery)),
      );
      const interval = pollIntervalOf(deliveries ?? [], state.dataUpdatedAt);
      // Each page is loaded again with a request for each endpoint, and essential operations of the platform have the same limit.
      const requests = (state.data?.pages.length ?? 0) * (1 + endpoints.length);
      return interval === undefined ? false : Math.max(interval, minIntervalMs, requests * msPerRequest);
    },
  });
};
