import { z } from 'zod';
import type { EventType } from '../../../domain/shared/event.ts';
import type { OutboundEvent } from '../openapi/webhooks.ts';
import * as field from '../vocabulary/fields.ts';
import { exampleIds } from './endpoint.schemas.ts';

const { examples } = field;

/** Describes an event: the schema of its message and an example. */
export const outboundEvent = <Data extends z.ZodRawShape>(
  type: EventType,
  summary: string,
  shape: Data,
  example: z.input<z.ZodObject<Data>>,
): OutboundEvent => ({
  type,
  summary,
  schema: z
    .object({
      id: field.id('event, which is the `webhook-id` of its messages', exampleIds.eventId),
      type: z.literal(type).meta({ description: 'Event type.' }),
      timestamp: field.timestampOut('When the event occurred.'),
      data: z.object(shape).meta({ description: 'Data of the event.' }),
    })
    .meta({ id: nameOf(type), description: `${summary}.` }),
  example: { id: exampleIds.eventId, type, timestamp: examples.now, data: example },
});

/** `track.takedown` → `TrackTakedownEvent`. */
const nameOf = (type: EventType): string =>
  `${type
    .split(/[._]/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}Event`;
