import { z } from 'zod';
import { route } from '../../kernel/route.ts';
import * as field from '../../vocabulary/fields.ts';
import { exampleIds } from '../endpoint.schemas.ts';
import { owner, platformPath, tags } from '../endpoints.contract.ts';
import { exampleInboundEvent, InboundEvent } from './inbound-event.schemas.ts';

const { examples } = field;
const exampleSignature = 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=';

const SignedMessage = z
  .object({
    url: z.url().meta({ description: 'Where it is to be sent, by POST.' }),
    headers: z
      .object({
        'content-type': z.literal('application/json').meta({ description: 'As it is.' }),
        'webhook-id': z
          .string()
          .meta({ description: 'A new id of the message.', examples: [exampleIds.eventId] }),
        'webhook-timestamp': z
          .string()
          .meta({ description: 'Now, in seconds since 1970.', examples: ['1772460312'] }),
        'webhook-signature': z
          .string()
          .meta({ description: 'By your newest secret.', examples: [exampleSignature] }),
      })
      .meta({ description: 'To be sent with it, as they are.' }),
    body: z
      .string()
      .meta({ description: 'To be sent byte by byte as UTF-8: the signature is over just this text.' }),
  })
  .meta({
    id: 'SignedInboundMessage',
    description: 'A message that the inbound address believes for five minutes.',
  });

export const signInbound = route({
  operation: 'signInboundEvent',
  method: 'POST',
  path: '/api/v1/platforms/{slug}/inbound/sign',
  access: owner,
  summary: 'Sign an event of yours',
  description:
    'For trying out what your events do: answers the message, signed with your newest inbound secret, as you would send it to the inbound address; whoever sends it within five minutes is believed. Nothing is sent and nothing is done here. What the inbound address would refuse for its form is refused here in the same words. Where no secret was made yet: 409. Needs every scope of the registry, for a signed message has them all.',
  tags,
  params: platformPath,
  body: { schema: InboundEvent, example: exampleInboundEvent },
  replies: {
    200: {
      description: 'The message.',
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
