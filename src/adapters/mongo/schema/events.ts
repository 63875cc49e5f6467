import { deliveryStatuses } from '../../../domain/webhooks/delivery.ts';
import { bool, count, listOf, object, oneOf, record, text, whole, type CollectionPlan } from './plan.ts';

/** Events on their way to partners' endpoints, and what partners told of their content. */
export const events = {
  // Thousands: they stay on one shard, lanes too.
  endpoints: {
    validator: record({
      _id: text,
      platformId: text,
      version: count,
      // Among its platform's endpoints: of rivals that add one, having counted the same, one gets the first that is free.
      place: text,
      // What it wants to hear of; nothing while it is disabled.
      topics: listOf(text),
      endpoint: object,
    }),
    indexes: [
      { name: 'endpoint_places', key: { platformId: 1, place: 1 }, unique: true },
      { name: 'endpoints_of_platform', key: { platformId: 1, _id: 1 } },
      { name: 'endpoints_by_topic', key: { topics: 1, _id: 1 } },
    ],
  },
  // The way to an endpoint, under its id: see `lanes.ts`.
  lanes: {
    validator: record(
      {
        _id: text,
        state: oneOf('open', 'closed', 'removed'),
        failing: bool,
        health: object,
        fresh: bool,
        arrivals: count,
        settled: count,
        leaseUntil: whole,
      },
      { nextDue: whole, token: text },
    ),
    indexes: [{ name: 'lanes_due', key: { state: 1, failing: 1, nextDue: 1, leaseUntil: 1 } }],
  },
  event_deliveries: {
    validator: record(
      {
        _id: text,
        platformId: text,
        endpointId: text,
        eventId: text,
        eventType: text,
        status: oneOf(...deliveryStatuses),
        createdAt: whole,
        delivery: object,
      },
      // Of a pending one.
      { dueAt: whole },
    ),
    indexes: [
      { name: 'one_delivery_each', key: { endpointId: 1, eventId: 1 }, unique: true },
      {
        name: 'deliveries_due',
        key: { endpointId: 1, dueAt: 1 },
        partialFilterExpression: { status: 'pending' },
      },
      {
        name: 'deliveries_awaiting',
        key: { eventId: 1 },
        partialFilterExpression: { status: 'pending' },
      },
      { name: 'deliveries_to_forget', key: { status: 1, createdAt: 1 } },
      // Logs walk these, and look no delivery up that they do not show.
      { name: 'deliveries_of_endpoint', key: { endpointId: 1, _id: 1, eventType: 1, createdAt: 1 } },
      {
        name: 'deliveries_by_status',
        key: { endpointId: 1, status: 1, _id: 1, eventType: 1, createdAt: 1 },
      },
    ],
    shardKey: { endpointId: 1, eventId: 1 },
  },
  // `_id` is "<endpointId>/<hour>", the hour in fourteen digits: a few hundred of an endpoint.
  delivery_tallies: {
    validator: record({ _id: text, endpointId: text, hour: whole, succeeded: count, failed: count }),
    indexes: [{ name: 'tallies_to_forget', key: { hour: 1 } }],
    shardKey: { _id: 1 },
  },
  content_registers: {
    // `_id` is "<platformId>/<contentId>".
    validator: record({ _id: text, version: count, register: object }),
    indexes: [],
    shardKey: { _id: 'hashed' },
  },
  content_notices: {
    // `_id` is "<platformId>/<webhookId>"; `answer` is JSON.
    validator: record({ _id: text, platformId: text, webhookId: text, answer: text, keepUntil: whole }),
    indexes: [{ name: 'notices_to_forget', key: { keepUntil: 1 } }],
    shardKey: { _id: 'hashed' },
  },
} as const satisfies Record<string, CollectionPlan>;
