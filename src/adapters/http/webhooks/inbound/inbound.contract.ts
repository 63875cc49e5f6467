import { z } from 'zod';
import { problemCodes, type ProblemCode } from '../../kernel/problems/problem-codes.ts';
import { route } from '../../kernel/route.ts';
import { Money } from '../../catalog/terms.contract.ts';
import { covers, differences } from '../../licensing/license.contract.ts';
import { manager, owner } from '../../vocabulary/callers.ts';
import * as field from '../../vocabulary/fields.ts';
import { exampleSecret } from '../endpoint.schemas.ts';
import { ifMatch, platformPath, tags } from '../endpoints.contract.ts';
import { exampleInboundEvent, InboundEvent } from './inbound-event.schemas.ts';

const { examples } = field;

const Policy = z
  .strictObject({
    autoLicense: z
      .boolean()
      .meta({ description: 'Issues licenses for published content automatically.', examples: [true] }),
    revokeOnDelete: z.boolean().meta({
      description:
        'When content is deleted, also revokes its licenses that were issued with the API, not only those issued by events.',
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
          createdAt: field.timestampOut('When it was created.', examples.before),
          endsAt: field
            .timestampOut('When the secret expires. Present if a newer secret replaced it.')
            .optional(),
        }),
      )
      .meta({
        description:
          'Valid secrets. If there are none, events are rejected until you create one. The secrets themselves are not shown.',
      }),
    url: z.url().meta({ description: 'URL to which you send your events.' }),
  })
  .meta({ id: 'InboundSettings', description: 'Settings for the events that you send to us.' });

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
  summary: 'Retrieve inbound settings',
  tags,
  params: platformPath,
  responses: { 200: { description: 'The inbound settings.', schema: Inbound, example: exampleInbound } },
  problems: ['PLATFORM_NOT_FOUND'],
});

export const changeInbound = route({
  operation: 'updateInboundSettings',
  method: 'PUT',
  path,
  access: manager,
  summary: 'Update inbound settings',
  description: 'Sets what your events do. Requires every scope of the platform.',
  tags,
  params: platformPath,
  headers: ifMatch,
  body: { schema: Policy, example: exampleInbound.policy },
  responses: { 200: { description: 'The inbound settings.', schema: Inbound, example: exampleInbound } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'VERSION_CONFLICT'],
});

export const rotateInbound = route({
  operation: 'rotateInboundSecret',
  method: 'POST',
  path: `${path}/rotate`,
  access: manager,
  summary: 'Rotate the inbound secret',
  description:
    'Creates a new secret for your events, which is shown only once. The previous secret stays valid for one day. Requires every scope of the platform.',
  tags,
  params: platformPath,
  responses: {
    200: {
      description: 'The inbound settings with the new secret.',
      schema: Inbound.extend({
        secret: z.string().meta({
          description: 'Secret to sign your events with. Shown only once.',
          examples: [exampleSecret],
        }),
      }).meta({
        id: 'InboundSettingsWithSecret',
        description: 'Settings for the events that you send to us, with a new secret.',
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
        '`licensed`: a license was issued. `existing`: you already have an active license. `rejected`: a clause does not allow the license, and sending the event again has the same result. `revoked`: the license was revoked. `skipped`: your policy does not license content automatically.',
      examples: ['licensed'],
    }),
    licenseId: field.licenseId.optional(),
    covers: covers
      .meta({
        description: 'Whether the existing license covers the published content. Present with `existing`.',
      })
      .optional(),
    differences: differences.optional(),
    code: z
      .enum(codes)
      .optional()
      .meta({ description: 'Code of the error that `POST /licenses` would return.' }),
    clause: z
      .string()
      .optional()
      .meta({ description: 'The clause that does not allow the license.', examples: ['terms.contentTypes'] }),
    price: Money.meta({ description: 'Price of a license. Present with `PAYMENT_REQUIRED`.' }).optional(),
    detail: z.string().optional().meta({ description: 'Description of the reason.' }),
  })
  .meta({ id: 'InboundTrackOutcome', description: 'The result of an event for a track.' });

export const receiveEvent = route({
  operation: 'receiveContentEvent',
  method: 'POST',
  path: '/api/v1/webhooks/inbound/{slug}',
  access: { kind: 'signed' },
  summary: 'Send a content event',
  description:
    'Reports that content was published or deleted, and issues or revokes its licenses by the same rules as the API. An event is processed completely or not at all. Sign the raw body with your inbound secret as defined by Standard Webhooks: `webhook-id`, `webhook-timestamp` and `webhook-signature`. A repeated `webhook-id` changes nothing and returns the first response. Responses 429 and 503 record nothing: send the message again.',
  tags,
  params: platformPath,
  headers: z.object({
    'webhook-id': z.string().meta({ description: 'Your ID of the message.', examples: ['msg_2Lh9K'] }),
    'webhook-timestamp': z.string().meta({
      description: 'When the message was sent, as a Unix timestamp in seconds.',
      examples: ['1772460312'],
    }),
    'webhook-signature': z.string().meta({
      description:
        '`v1,` and the base64 of the HMAC-SHA256 over `id.timestamp.body`. Several signatures, separated by spaces, while you rotate the secret.',
      examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='],
    }),
  }),
  body: { schema: InboundEvent, example: exampleInboundEvent },
  responses: {
    202: {
      description: 'The event was processed.',
      schema: z
        .object({
          contentId: field.contentId,
          outcome: z.enum(['applied', 'superseded']).meta({
            description:
              '`applied`: the event was processed. `superseded`: a newer event of the content was received before. A superseded deletion still revokes licenses issued earlier with the API for tracks that the content no longer has; otherwise a superseded event changes nothing.',
            examples: ['applied'],
          }),
          results: z.array(TrackOutcome).meta({ description: 'Results by track.' }),
        })
        .meta({ id: 'InboundOutcome', description: 'The result of an event.' }),
      example: {
        contentId: examples.contentId,
        outcome: 'applied',
        results: [{ trackId: examples.trackId, outcome: 'licensed', licenseId: examples.licenseId }],
      },
    },
  },
  problems: ['SCOPE_MISSING', 'IDEMPOTENCY_MISMATCH'],
});
