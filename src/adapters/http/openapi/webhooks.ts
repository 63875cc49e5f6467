import type { z } from 'zod';
import type { EventType } from '../../../domain/shared/event.ts';
import type { Json, SchemaBook } from './schemas.ts';

/** An event that partners are told of: the body of its message. */
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
  header(
    'webhook-id',
    'The id of the event: the same when it comes again.',
    'evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F',
  ),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970.', '1772460312'),
  header(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA256 over `id.timestamp.body`; two of them while the secret is rotated.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** The `webhooks` of the document: what is sent to partners, one for each type of event. */
export const webhooksOf = (events: readonly OutboundEvent[], book: SchemaBook): Json =>
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
            content: { 'application/json': { schema: book.output(schema), example } },
          },
          responses: {
            '2XX': { description: 'Received: within 15 seconds.' },
            '410': { description: 'Nothing more is wanted: the endpoint is disabled.' },
            default: { description: 'Not received: it comes again.' },
          },
        },
      },
    ]),
  );
