import type { Delivery } from '../../../../domain/webhooks/delivery.ts';
import type { Endpoint } from '../../../../domain/webhooks/endpoint.ts';
import { isFailing, type EndpointQueue } from '../../../../domain/webhooks/endpoint-queue.ts';
import type { HourCounts } from '../../../../domain/webhooks/endpoint-stats.ts';
import { collection } from '../../collection.ts';
import { derived, optional, several, text, whole } from '../../members.ts';

/** Returns the types of event that an endpoint currently receives. */
const topicsOf = ({ status, eventTypes }: Endpoint): readonly string[] =>
  status === 'enabled' ? eventTypes : [];

/** Returns when the service disabled an endpoint. */
const disabledByServiceAt = (endpoint: Endpoint): number | undefined =>
  endpoint.status === 'disabled' && endpoint.disabled.reason !== 'owner' ? endpoint.disabled.at : undefined;

export const endpoints = collection<Endpoint>()('endpoints', {
  key: ['endpointId'],
  members: {
    endpointId: text,
    platformId: text,
    version: whole,
    topics: derived(several(text), 1, topicsOf),
    disabledByServiceAt: derived(optional(whole), 1, disabledByServiceAt),
  },
  indexes: {
    ofPlatform: { on: ['platformId', 'endpointId'] },
    byTopic: { on: ['topics', 'endpointId'] },
    disabledByService: { on: ['disabledByServiceAt', 'endpointId'], having: ['disabledByServiceAt'] },
  },
});

/** The queues of endpoints, stored separately because they change with every delivery. */
export const endpointQueues = collection<EndpointQueue>()('lanes', {
  key: ['endpointId'],
  members: {
    endpointId: text,
    state: text,
    failing: derived(whole, 1, (endpointQueue: EndpointQueue) => (isFailing(endpointQueue) ? 1 : 0)),
    nextDue: optional(whole),
  },
  leased: true,
  indexes: {
    due: { on: ['failing', 'nextDue', 'endpointId'], where: { state: 'open' }, having: ['nextDue'] },
    removed: { on: ['endpointId'], where: { state: 'removed' } },
  },
});

const dueAt = (delivery: Delivery): number | undefined =>
  delivery.status === 'pending' ? delivery.dueAt : undefined;

export const deliveries = collection<Delivery>()('event_deliveries', {
  key: ['endpointId', 'eventId'],
  members: {
    endpointId: text,
    eventId: text,
    deliveryId: text,
    status: text,
    eventType: text,
    createdAt: whole,
    dueAt: derived(optional(whole), 1, dueAt),
    isOver: derived(whole, 1, ({ status }: Delivery) => (status === 'pending' ? 0 : 1)),
  },
  indexes: {
    byId: { unique: true, on: ['deliveryId'] },
    ofEndpoint: { on: ['endpointId', 'deliveryId', 'eventId'] },
    ofStatus: { on: ['endpointId', 'status', 'deliveryId', 'eventId'] },
    pending: { on: ['endpointId', 'dueAt', 'eventId'], where: { status: 'pending' }, having: ['dueAt'] },
    pendingOfEvent: { on: ['eventId', 'endpointId'], where: { status: 'pending' } },
    over: { on: ['createdAt', 'endpointId', 'eventId'], where: { isOver: 1 } },
  },
});

/**
 * Hourly counts, which are records because they are deleted later; a program that counts locks the endpoint's
 * queue.
 */
export const attemptCounts = collection<HourCounts>()('delivery_tallies', {
  key: ['endpointId', 'hour'],
  members: { endpointId: text, hour: whole },
  indexes: { byHour: { on: ['hour', 'endpointId'] } },
});

export const webhookCollections = [endpoints, endpointQueues, deliveries, attemptCounts];
