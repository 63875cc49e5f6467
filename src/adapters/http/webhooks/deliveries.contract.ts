import { z } from 'zod';
import { eventTypes } from '../../../domain/shared/event.ts';
import { deliveryStatuses, type CourierFault } from '../../../domain/webhooks/delivery.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { cursor, limit } from '../vocabulary/parameters.ts';
import { exampleIds } from './endpoint.schemas.ts';
import { endpointPath, owner, tags } from './endpoints.contract.ts';
import { PlatformEvent } from './events.contract.ts';

const { examples } = field;
const status = z.enum(deliveryStatuses).meta({
  description: '`pending`: on its way; `delivered`: answered with 2xx; `dead`: given up.',
  examples: ['delivered'],
});
const eventType = z.enum(eventTypes).meta({ description: 'What happened.', examples: ['track.takedown'] });

/** The wire name of each fault of an attempt. */
export const attemptErrors = {
  address_refused: 'address_blocked',
  name_unresolved: 'name_unresolved',
  connection_failed: 'connection_failed',
  tls_failed: 'tls_failed',
  timed_out: 'timed_out',
  answer_too_large: 'response_too_large',
} as const satisfies Readonly<Record<CourierFault, string>>;

const Attempt = z
  .object({
    at: field.timestampOut('When it was sent.'),
    latencyMs: field.count('How long it took, in milliseconds.', 84),
    status: z
      .int()
      .optional()
      .meta({ description: 'The HTTP status of the answer.', examples: [204] }),
    responseStart: z.string().optional().meta({ description: 'The first characters of the answer.' }),
    error: z
      .enum(Object.values(attemptErrors))
      .optional()
      .meta({ description: 'Why there was no answer.', examples: ['timed_out'] }),
    detail: z.string().optional().meta({ description: 'The same in words.' }),
  })
  .meta({ id: 'DeliveryAttempt', description: 'One try.' });

const Delivery = z
  .object({
    deliveryId: field.id('delivery', exampleIds.deliveryId),
    eventId: field.id('event: the `webhook-id` of its messages', exampleIds.eventId),
    eventType,
    endpointId: field.id('endpoint', exampleIds.endpointId),
    status,
    createdAt: field.timestampOut('When it began.'),
    nextAttemptAt: field.timestampOut('When it is tried next, while it is pending.').optional(),
    endedAt: field.timestampOut('When it arrived or was given up.').optional(),
    attempts: z.array(Attempt).meta({ description: 'Oldest first; the last twenty.' }),
  })
  .meta({ id: 'WebhookDelivery', description: 'One event on its way to one endpoint.' });

const DeliveryWithEvent = Delivery.extend({
  event: PlatformEvent.optional().meta({
    description: 'What it tells; absent once ninety days are over, or where your scopes hide it by now.',
  }),
}).meta({ id: 'WebhookDeliveryWithEvent', description: 'A delivery, and what it tells.' });

const DeliveryPage = pageOf(Delivery, 'Deliveries, newest first.').meta({
  id: 'WebhookDeliveryPage',
  description: 'A page of the delivery log.',
});

const exampleDelivery = {
  deliveryId: exampleIds.deliveryId,
  eventId: exampleIds.eventId,
  eventType: 'track.takedown',
  endpointId: exampleIds.endpointId,
  status: 'delivered',
  createdAt: examples.now,
  endedAt: examples.now,
  attempts: [{ at: examples.now, latencyMs: 84, status: 204, responseStart: '' }],
} as const;

const exampleEvent = {
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
  access: owner,
  summary: 'Send a test event',
  description: '`endpoint.test`, to this endpoint alone, signed and retried like every other.',
  tags,
  params: endpointPath,
  replies: {
    202: {
      description: 'Its delivery has begun.',
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
  summary: 'Read the delivery log',
  description: 'Deliveries are kept for thirty days.',
  tags,
  params: endpointPath,
  query: z.strictObject({
    status: status.exactOptional(),
    eventType: eventType.exactOptional(),
    since: field.timestampIn('Those that began at this moment or later.').exactOptional(),
    limit: limit({ most: 100, usual: 50 }),
    cursor: cursor.exactOptional(),
  }),
  replies: {
    200: {
      description: 'A page of it.',
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
  summary: 'Read a delivery',
  tags,
  params: deliveryPath,
  replies: {
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
  access: owner,
  summary: 'Send a delivery again',
  description: 'At once, whatever became of it, under the same `webhook-id`.',
  tags,
  params: deliveryPath,
  replies: { 202: { description: 'It is on its way.', schema: Delivery, example: exampleDelivery } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', ...missing, 'STATE_CONFLICT'],
});

const Recovery = z
  .object({
    recovered: field.count('How many deliveries are on their way again, or for the first time.', 12),
    continueSince: field
      .timestampOut('More has happened than one call looks at: ask again from here.')
      .optional(),
  })
  .meta({ id: 'WebhookRecovery', description: 'What was recovered.' });

export const recoverDeliveries = route({
  operation: 'recoverWebhookDeliveries',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/webhooks/{endpointId}/recover',
  access: owner,
  summary: 'Recover what an endpoint missed',
  description:
    'Sends what was given up, and what happened while the endpoint was disabled or not there yet, since a moment at most thirty days back.',
  tags,
  params: endpointPath,
  body: {
    schema: z
      .strictObject({ since: field.timestampIn('From when on.') })
      .meta({ id: 'RecoverDeliveriesDto', description: 'From when on.' }),
    example: { since: examples.before },
  },
  replies: { 202: { description: 'They are on their way.', schema: Recovery, example: { recovered: 12 } } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', ...missing, 'STATE_CONFLICT'],
});
