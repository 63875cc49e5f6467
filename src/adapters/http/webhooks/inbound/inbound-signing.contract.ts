import { z } from 'zod';
import { route } from '../../kernel/route.ts';
import { manager } from '../../vocabulary/callers.ts';
import * as field from '../../vocabulary/fields.ts';
import { exampleIds } from '../endpoint.schemas.ts';
import { platformPath, tags } from '../endpoints.contract.ts';
import { exampleInboundEvent, InboundEvent } from './inbound-event.schemas.ts';

const { examples } = field;
const exampleSignature = 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=';

const SignedMessage = z
  .object({
    url: z.url().meta({ description: 'URL to send the message to, with POST.' }),
    headers: z
      .object({
        'content-type': z.literal('application/json').meta({ description: 'Media type of the message.' }),
        'webhook-id': z
          .string()
          .meta({ description: 'A new ID of the message.', examples: [exampleIds.eventId] }),
        'webhook-timestamp': z
          .string()
          .meta({ description: 'Current time, as a Unix timestamp in seconds.', examples: ['1772460312'] }),
        'webhook-signature': z
          .string()
          .meta({ description: 'Signature with your newest inbound secret.', examples: [exampleSignature] }),
      })
      .meta({ description: 'Headers to send with the message, unchanged.' }),
    body: z
      .string()
      .meta({ description: 'Body to send, in UTF-8 and unchanged: the signature covers exactly this text.' }),
  })
  .meta({
    id: 'SignedInboundMessage',
    description: 'A signed message, valid for five minutes.',
  });

export const signInbound = route({
  operation: 'signInboundEvent',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/inbound/sign',
  access: manager,
  summary: 'Sign an inbound event',
  description:
    'Returns a signed message that you can send to your inbound URL to try out your events. Nothing is sent, and nothing changes. The message is signed with your newest inbound secret and accepted for five minutes, regardless of its sender. An invalid event is rejected with the same error as at the inbound URL. If you have no inbound secret, the response is 409. Requires every scope of the platform, because a signed message is accepted with all of them.',
  tags,
  params: platformPath,
  body: { schema: InboundEvent, example: exampleInboundEvent },
  responses: {
    200: {
      description: 'The signed message.',
      schema: SignedMessage,
      example: {
        url: `https://api.example.com/api/v1/webhooks/inbound/${examples.slug}`,
        headers: {
          'content-type': 'application/json',
          'webhook-id': exampleIds.eventId,
          'webhook-timestamp': '1772460312',
          'webhook-signature': exampleSignature,
        },
        body: JSON.stringify(exampleInboundEvent),
      },
    },
  },
  problems: ['SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'STATE_CONFLICT'],
});
