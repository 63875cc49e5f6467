import { z } from 'zod';
import { problemCodes, type ProblemCode } from '../../kernel/problems/problem-codes.ts';
import { route } from '../../kernel/route.ts';
import { Money } from '../../catalog/terms.contract.ts';
import { covers, differences } from '../../licensing/license.contract.ts';
import * as field from '../../vocabulary/fields.ts';
import { exampleSecret } from '../endpoint.schemas.ts';
import { ifMatch, owner, platformPath, tags } from '../endpoints.contract.ts';
import { exampleInboundEvent, InboundEvent } from './inbound-event.schemas.ts';

const { examples } = field;

const Policy = z
  .strictObject({
    autoLicense: z
      .boolean()
      .meta({ description: 'Published content is licensed by itself.', examples: [true] }),
    revokeOnDelete: z.boolean().meta({
      description: 'Deleted content ends licenses issued by API before it too, not only those of an event.',
      examples: [true],
    }),
  })
  .meta({ id: 'InboundPolicy', description: 'What your events do.' });

const Inbound = z
  .object({
    policy: Policy,
    secrets: z
      .array(
        z.object({
          createdAt: field.timestampOut('When it was made.', examples.before),
          endsAt: field.timestampOut('Until when it holds beside its successor.').optional(),
        }),
      )
      .meta({ description: 'Secrets that hold now; none: nothing is taken in until one is made.' }),
    url: z.url().meta({ description: 'Where your events are sent.' }),
  })
  .meta({ id: 'InboundSettings', description: 'Settings for events that you send to us.' });

const exampleInbound = {
  policy: { autoLicense: true, revokeOnDelete: true },
  secrets: [{ createdAt: examples.before }],
  url: `https://api.example.com/api/v1/webhooks/inbound/${examples.slug}`,
} as const;

const path = '/api/v1/platforms/{slug}/inbound';

export const readInbound = route({
  operation: 'getInboundSettings',
  method: 'GET',
  path,
  access: owner,
  summary: 'Read how your events come in',
  tags,
  params: platformPath,
  replies: { 200: { description: 'Policy and secrets.', schema: Inbound, example: exampleInbound } },
  problems: ['PLATFORM_NOT_FOUND'],
});

export const changeInbound = route({
  operation: 'updateInboundSettings',
  method: 'PUT',
  path,
  access: owner,
  summary: 'Say what your events do',
  description: 'Needs every scope of the registry.',
  tags,
  params: platformPath,
  headers: ifMatch,
  body: { schema: Policy, example: exampleInbound.policy },
  replies: { 200: { description: 'Policy and secrets.', schema: Inbound, example: exampleInbound } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'VERSION_CONFLICT'],
});

export const rotateInbound = route({
  operation: 'rotateInboundSecret',
  method: 'POST',
  path: `${path}/rotate`,
  access: owner,
  summary: 'Make a secret for your events',
  description:
    'Shown this once; the one before holds beside it for a day. Needs every scope of the registry.',
  tags,
  params: platformPath,
  replies: {
    200: {
      description: 'The secret.',
      schema: Inbound.extend({
        secret: z.string().meta({ description: 'Sign with it.', examples: [exampleSecret] }),
      }).meta({
        id: 'InboundSettingsWithSecret',
        description: 'Settings for events that you send to us, and the new secret.',
      }),
      example: { ...exampleInbound, secret: exampleSecret },
    },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND'],
});

const outcomes = ['licensed', 'existing', 'rejected', 'revoked', 'skipped'] as const;
const codes = Object.keys(problemCodes) as [ProblemCode, ...ProblemCode[]];

const TrackOutcome = z
  .object({
    trackId: field.trackId,
    outcome: z.enum(outcomes).meta({
      description:
        '`licensed`: a license was issued; `existing`: you already have an active license; `rejected`: a clause does not allow it, and sending the event again changes nothing; `revoked`: its license was revoked; `skipped`: your policy does not license content automatically.',
      examples: ['licensed'],
    }),
    licenseId: field.licenseId.optional(),
    covers: covers
      .meta({ description: 'With `existing`: whether the existing license covers the content as published.' })
      .optional(),
    differences: differences.optional(),
    code: z.enum(codes).optional().meta({ description: 'Why it was refused, as POST /licenses would say.' }),
    clause: z
      .string()
      .optional()
      .meta({ description: 'Which clause refused it.', examples: ['terms.contentTypes'] }),
    price: Money.meta({ description: 'The fee of a license. Present with PAYMENT_REQUIRED.' }).optional(),
    detail: z.string().optional().meta({ description: 'The same in words.' }),
  })
  .meta({ id: 'InboundTrackOutcome', description: 'What an event came to for a track.' });

export const receiveEvent = route({
  operation: 'receiveContentEvent',
  method: 'POST',
  path: '/api/v1/webhooks/inbound/{slug}',
  access: { kind: 'signed' },
  summary: 'Tell of your content',
  description:
    'Signed as Standard Webhooks says, with the secret of your inbound events: `webhook-id`, `webhook-timestamp`, `webhook-signature` over the raw bytes. Issues and revokes licenses by the same rules as the API, all of one event at once. The same `webhook-id` again changes nothing and gets the same answer. 429 and 503 record nothing: send the message again.',
  tags,
  params: platformPath,
  headers: z.object({
    'webhook-id': z.string().meta({ description: 'Your own id of the message.', examples: ['msg_2Lh9K'] }),
    'webhook-timestamp': z
      .string()
      .meta({ description: 'When it was sent, in seconds since 1970.', examples: ['1772460312'] }),
    'webhook-signature': z.string().meta({
      description: '`v1,` and the base64 of HMAC-SHA256; several, separated by spaces, while you rotate.',
      examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='],
    }),
  }),
  body: { schema: InboundEvent, example: exampleInboundEvent },
  replies: {
    202: {
      description: 'What was done.',
      schema: z
        .object({
          contentId: field.contentId,
          outcome: z.enum(['applied', 'superseded']).meta({
            description:
              '`superseded`: what is known of the content is newer. A deletion still ends what was issued by API before it and is not named any more; of anything else nothing was done.',
            examples: ['applied'],
          }),
          results: z.array(TrackOutcome).meta({ description: 'Track by track.' }),
        })
        .meta({ id: 'InboundOutcome', description: 'What an event came to.' }),
      example: {
        contentId: examples.contentId,
        outcome: 'applied',
        results: [{ trackId: examples.trackId, outcome: 'licensed', licenseId: examples.licenseId }],
      },
    },
  },
  problems: ['SCOPE_MISSING', 'IDEMPOTENCY_MISMATCH'],
});
