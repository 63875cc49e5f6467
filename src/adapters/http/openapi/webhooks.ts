import type { z } from 'zod';
import type { EventType } from '../../../domain/shared/event.ts';
import type { Json, SchemaRegistry } from './schemas.ts';

/** An event that is sent to partners. */
export interface OutboundEvent {
  readonly type: EventType;
  readonly summary: string;
  readonly schema: z.ZodType;
  readonly example: unknown;
}

const header = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

const headers: readonly Json[] = [
  header('webhook-id', 'ID of the event. Each retry has the same one.', 'evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F'),
  header('webhook-timestamp', 'When the message was sent, as a Unix timestamp in seconds.', '1772460312'),
  header(
    'webhook-signature',
    '`v1,` and the base64 of the HMAC-SHA256 over `id.timestamp.body`. While you rotate the secret, two signatures separated by a space.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** The `webhooks` of the document: one operation per event type. */
export const webhooksOf = (events: readonly OutboundEvent[], registry: SchemaRegistry): Json =>
  Object.fromEntries(
    events.map(({ type, summary, schema, example }) => [
      type,
      {
        post: {
          operationId: type,
          summary,
          parameters: headers,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: registry.output(schema), example } },
          },
          responses: {
            '2XX': { description: 'Received. Respond within 15 seconds.' },
            '410': { description: 'Disables the endpoint: no further events are sent to it.' },
            default: { description: 'Not received. The delivery is retried.' },
          },
        },
      },
    ]),
  );
