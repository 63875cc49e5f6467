import { z } from 'zod';
import { eventTypes } from '../../../domain/shared/event.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { anyOf, cursor, limit } from '../vocabulary/parameters.ts';
import { exampleIds } from './endpoint.schemas.ts';
import { owner } from '../vocabulary/callers.ts';
import { platformPath, tags } from './endpoints.contract.ts';

export const eventType = z
  .enum(eventTypes)
  .meta({ description: 'Event type.', examples: ['license.issued'] });

export const PlatformEvent = z
  .object({
    id: field.id('event, which is the `webhook-id` of its messages', exampleIds.eventId),
    type: eventType,
    timestamp: field.timestampOut('When the event occurred.'),
    data: z.record(z.string(), z.unknown()).meta({
      description:
        'Data of the event, as in the message of its type. For a takedown, without affected licenses and replacements.',
      examples: [{ licenseId: field.examples.licenseId }],
    }),
  })
  .meta({ id: 'PlatformEvent', description: 'An event of your platform or of the catalog.' });

const { examples } = field;

/** The IDs by which events and deliveries are found. */
export const searchedIds = {
  deliveryId: field.id('delivery', exampleIds.deliveryId).exactOptional(),
  licenseId: field
    .id('license', examples.licenseId)
    .meta({
      description:
        'Returns events about this license, by its ID. A takedown is about a track: search by `trackId` to find it.',
    })
    .exactOptional(),
  trackId: field
    .id('track', examples.trackId)
    .meta({ description: 'Returns events about this track or a license of it, by the ID of the track.' })
    .exactOptional(),
};

export const eventIds = anyOf(
  field.id('event', exampleIds.eventId),
  'IDs of events, which are the `webhook-id` of their messages.',
  [exampleIds.eventId],
).exactOptional();

export const listEvents = route({
  operation: 'listEvents',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/events',
  access: owner,
  summary: 'List events',
  description:
    'Returns the events of your platform, and those of the catalog that your scopes include, the newest first. Filters can be combined; an event matches all of them. By `licenseId` or `trackId`, an event is found as soon as its deliveries exist, a moment after it is listed. You do not need an endpoint. Events are stored for ninety days.',
  tags,
  params: platformPath,
  query: z.strictObject({
    type: eventType.exactOptional(),
    eventId: field.id('event', exampleIds.eventId).exactOptional(),
    ...searchedIds,
    limit: limit({ max: 100, default: 50 }),
    cursor: cursor.exactOptional(),
  }),
  responses: {
    200: {
      description: 'A page of events.',
      schema: pageOf(PlatformEvent, 'Events, newest first.').meta({
        id: 'PlatformEventPage',
        description: 'A page of events.',
      }),
      example: {
        data: [
          {
            id: exampleIds.eventId,
            type: 'license.issued',
            timestamp: examples.now,
            data: { licenseId: examples.licenseId },
          },
        ],
        pagination: { limit: 50, nextCursor: null },
      },
    },
  },
  problems: ['PLATFORM_NOT_FOUND', 'CURSOR_INVALID'],
});
