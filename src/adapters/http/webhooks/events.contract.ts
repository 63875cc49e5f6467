import { z } from 'zod';
import { eventTypes } from '../../../domain/shared/event.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';
import { cursor, limit } from '../vocabulary/parameters.ts';
import { exampleIds } from './endpoint.schemas.ts';
import { owner, platformPath, tags } from './endpoints.contract.ts';

const type = z.enum(eventTypes).meta({ description: 'What happened.', examples: ['license.issued'] });

export const PlatformEvent = z
  .object({
    id: field.id('event: the `webhook-id` of its messages', exampleIds.eventId),
    type,
    timestamp: field.timestampOut('When it happened.'),
    data: z.record(z.string(), z.unknown()).meta({
      description:
        'As the message of its type holds it; of a takedown without what that says of your licenses and of replacements.',
      examples: [{ licenseId: field.examples.licenseId }],
    }),
  })
  .meta({ id: 'PlatformEvent', description: 'Something that happened.' });

const { examples } = field;

export const listEvents = route({
  operation: 'listEvents',
  method: 'GET',
  path: '/api/v1/platforms/{slug}/events',
  access: owner,
  summary: 'Read what happened last',
  description:
    'Your own events and those of the catalog that your scopes let you hear of, newest first, whether or not you have endpoints. They are kept for ninety days.',
  tags,
  params: platformPath,
  query: z.strictObject({
    type: type.exactOptional(),
    limit: limit({ most: 100, usual: 50 }),
    cursor: cursor.exactOptional(),
  }),
  replies: {
    200: {
      description: 'A page of them.',
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
