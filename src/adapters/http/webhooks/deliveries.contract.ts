import { z } from 'zod';
import { deliveryStatuses, type WebhookSenderFault } from '../../../domain/webhooks/delivery.ts';
import { route } from '../kernel/route.ts';
import { manager, owner } from '../vocabulary/callers.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { cursor, limit } from '../vocabulary/parameters.ts';
import { exampleIds } from './endpoint.schemas.ts';
import { endpointPath, tags } from './endpoints.contract.ts';
import { eventIds, eventType, PlatformEvent, searchedIds } from './events.contract.ts';

const { examples } = field;
const status = z.enum(deliveryStatuses).meta({
  description: '`pending`: not delivered yet. `delivered`: a 2xx response. `dead`: no more attempts.',
  examples: ['delivered'],
});

/** The wire code of each error of an attempt. */
export const attemptErrors = {
  address_refused: 'address_blocked',
  name_unresolved: 'name_unresolved',
  connection_failed: 'connection_failed',
  tls_failed: 'tls_failed',
  timed_out: 'timed_out',
  answer_too_large: 'response_too_large',
} as const satisfies Readonly<Record<WebhookSenderFault, string>>;

const Attempt = z
  .object({
    at: field.timestampOut('When the attempt was sent.'),
    latencyMs: field.count('Duration of the attempt, in milliseconds.', 84),
    status: z
      .int()
      .optional()
      .meta({ description: 'HTTP status of the response.', examples: [204] }),
    responseStart: z.string().optional().meta({ description: 'First characters of the response.' }),
    error: z
      .enum(Object.values(attemptErrors))
      .optional()
      .meta({ description: 'Reason why there was no response.', examples: ['timed_out'] }),
    detail: z.string().optional().meta({ description: 'Description of the reason.' }),
  })
  .meta({ id: 'DeliveryAttempt', description: 'An attempt to deliver an event.' });

export const Delivery = z
  .object({
    deliveryId: field.id('delivery', exampleIds.deliveryId),
    eventId: field.id('event, which is the `webhook-id` of its messages', exampleIds.eventId),
    eventType,
    endpointId: field.id('endpoint', exampleIds.endpointId),
    status,
    createdAt: field.timestampOut('When the delivery was created.'),
    nextAttemptAt: field
      .timestampOut('When the next attempt is due. Present while the delivery is pending.')
      .optional(),
    endedAt: field
      .timestampOut('When the event was delivered, or when the delivery became `dead`.')
      .optional(),
    attempts: z.array(Attempt).meta({ description: 'The last twenty attempts, the oldest first.' }),
  })
  .meta({ id: 'WebhookDelivery', description: 'The delivery of an event to an endpoint.' });

const DeliveryWithEvent = Delivery.extend({
  event: PlatformEvent.optional().meta({
    description: 'The event. Absent after ninety days, or if your scopes no longer include it.',
  }),
}).meta({ id: 'WebhookDeliveryWithEvent', description: 'A delivery with its event.' });

const DeliveryPage = pageOf(Delivery, 'Deliveries, newest first.').meta({
  id: 'WebhookDeliveryPage',
  description: 'A page of deliveries.',
});

export const exampleDelivery = {
  deliveryId: exampleIds.deliveryId,
  eventId: exampleIds.eventId,
  eventType: 'track.takedown',
  endpointId: exampleIds.endpointId,
  status: 'delivered',
  createdAt: examples.now,
  endedAt: examples.now,
  attempts: [{ at: examples.now, latencyMs: 84, status: 204, responseStart: '' }],
} as const;

export const exampleEvent = {
  id: exampleIds.eventId,
  type: 'track.takedown',
  timestamp: examples.now,
  data: { trackId: examples.trackId },
} as const;

const log = '/api/v1/platforms/{slug}/webhooks/{endpointId}/deliveries';
const deliveryPath = endpointPath.extend({ deliveryId: field.id('delivery', exampleIds.deliveryId) });
const missing = ['PLATFORM_NOT_FOUND', 'NOT_FOUND'] as const;

export const testEndpoint = route({
  operation: 'testWebhookEndpoint',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/webhooks/{endpointId}/test',
  access: manager,
  summary: 'Send a test event',
  description:
    'Sends the event `endpoint.test` to this endpoint only, signed and retried like any other event. Requires every scope of the platform.',
  tags,
  params: endpointPath,
  responses: {
    202: {
      description: 'The delivery.',
      schema: Delivery,
      example: {
        deliveryId: exampleIds.deliveryId,
        eventId: exampleIds.eventId,
        eventType: 'endpoint.test',
        endpointId: exampleIds.endpointId,
        status: 'pending',
        createdAt: examples.now,
        nextAttemptAt: examples.now,
        attempts: [],
      },
    },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', ...missing, 'STATE_CONFLICT'],
  idempotent: true,
});

export const listDeliveries = route({
  operation: 'listWebhookDeliveries',
  method: 'GET',
  path: log,
  access: owner,
  summary: 'List deliveries',
  description:
    'Returns the deliveries to an endpoint, the newest first. If you search by an ID, they are sorted by the time of their events, and a page can have fewer deliveries than `limit` although more follow. Deliveries are stored for thirty days.',
  tags,
  params: endpointPath,
  query: z.strictObject({
    status: status.exactOptional(),
    eventType: eventType.exactOptional(),
    eventId: eventIds,
    ...searchedIds,
    since: field.timestampIn('Returns deliveries created at or after this time.').exactOptional(),
    limit: limit({ max: 100, default: 50 }),
    cursor: cursor.exactOptional(),
  }),
  responses: {
    200: {
      description: 'A page of deliveries.',
      schema: DeliveryPage,
      example: { data: [exampleDelivery], pagination: { limit: 50, nextCursor: null } },
    },
  },
  problems: [...missing, 'CURSOR_INVALID'],
});

export const readDelivery = route({
  operation: 'getWebhookDelivery',
  method: 'GET',
  path: `${log}/{deliveryId}`,
  access: owner,
  summary: 'Retrieve a delivery',
  tags,
  params: deliveryPath,
  responses: {
    200: {
      description: 'The delivery.',
      schema: DeliveryWithEvent,
      example: { ...exampleDelivery, event: exampleEvent },
    },
  },
  problems: missing,
});

export const resendDelivery = route({
  operation: 'resendWebhookDelivery',
  method: 'POST',
  path: `${log}/{deliveryId}/resend`,
  access: manager,
  summary: 'Resend a delivery',
  description:
    'Sends the event again now, regardless of the status of its delivery, with the same `webhook-id`. Requires every scope of the platform.',
  tags,
  params: deliveryPath,
  responses: { 202: { description: 'The delivery.', schema: Delivery, example: exampleDelivery } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', ...missing, 'STATE_CONFLICT'],
});

const Recovery = z
  .object({
    recovered: field.count('Number of deliveries that were queued.', 12),
    continueSince: field
      .timestampOut('Present if there are more events: send another request with this `since`.')
      .optional(),
  })
  .meta({ id: 'WebhookRecovery', description: 'The result of a recovery.' });

export const recoverDeliveries = route({
  operation: 'recoverWebhookDeliveries',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/webhooks/{endpointId}/recover',
  access: manager,
  summary: 'Recover missed events',
  description:
    'Sends the events that an endpoint missed: those whose delivery is `dead`, and those that occurred while the endpoint was disabled or did not exist yet. `since` can be at most thirty days ago. Requires every scope of the platform.',
  tags,
  params: endpointPath,
  body: {
    schema: z
      .strictObject({ since: field.timestampIn('Recovers events since this time, at most thirty days ago.') })
      .meta({ id: 'RecoverDeliveriesDto', description: 'The period to recover.' }),
    example: { since: examples.before },
  },
  responses: {
    202: { description: 'The missed events were queued.', schema: Recovery, example: { recovered: 12 } },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', ...missing, 'STATE_CONFLICT'],
});
