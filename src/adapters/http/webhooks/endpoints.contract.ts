import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import {
  ChangeEndpointDto,
  CreateEndpointDto,
  Endpoint,
  EndpointList,
  EndpointWithSecret,
  exampleEndpoint,
  exampleIds,
  exampleSecret,
} from './endpoint.schemas.ts';

export const tags = ['Webhooks'];
export const owner = { kind: 'platform', anyOf: [] } as const;
const { examples } = field;

/** Edits of a record that somebody else may edit too. */
export const ifMatch = z.object({
  'if-match': z.string().max(1_000).exactOptional().meta({
    description:
      'The `ETag` of the record as you read it: where it has changed since, nothing is changed (412).',
  }),
});

export const platformPath = z.strictObject({
  slug: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be a slug')
    .meta({ description: 'Your own slug.', examples: [examples.slug] }),
});
export const endpointPath = platformPath.extend({
  endpointId: field.id('endpoint', exampleIds.endpointId),
});

const collection = '/api/v1/platforms/{slug}/webhooks';
const one = `${collection}/{endpointId}` as const;

export const createEndpoint = route({
  operation: 'createWebhookEndpoint',
  method: 'POST',
  path: collection,
  access: owner,
  summary: 'Add an endpoint',
  description:
    'Sixteen at most. The secret is shown this once. Needs every scope of the registry. See the page on webhooks for signatures, retries and what each event holds.',
  tags,
  params: platformPath,
  body: {
    schema: CreateEndpointDto,
    example: { url: 'https://acme.example/events', eventTypes: ['track.approved', 'track.takedown'] },
  },
  replies: {
    201: {
      description: 'The endpoint with its secret.',
      schema: EndpointWithSecret,
      example: { ...exampleEndpoint, health: {}, secret: exampleSecret },
    },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'STATE_CONFLICT'],
});

export const listEndpoints = route({
  operation: 'listWebhookEndpoints',
  method: 'GET',
  path: collection,
  access: owner,
  summary: 'List your endpoints',
  tags,
  params: platformPath,
  replies: {
    200: {
      description: 'All of them.',
      schema: EndpointList,
      example: { data: [exampleEndpoint], pagination: { limit: 100, nextCursor: null, total: 1 } },
    },
  },
  problems: ['PLATFORM_NOT_FOUND'],
});

export const readEndpoint = route({
  operation: 'getWebhookEndpoint',
  method: 'GET',
  path: one,
  access: owner,
  summary: 'Read an endpoint',
  tags,
  params: endpointPath,
  replies: { 200: { description: 'The endpoint.', schema: Endpoint, example: exampleEndpoint } },
  problems: ['PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});

export const changeEndpoint = route({
  operation: 'updateWebhookEndpoint',
  method: 'PATCH',
  path: one,
  access: owner,
  summary: 'Change an endpoint',
  description: 'Also disables and enables it. Needs every scope of the registry.',
  tags,
  params: endpointPath,
  headers: ifMatch,
  body: { schema: ChangeEndpointDto, example: { status: 'enabled' } },
  replies: { 200: { description: 'The endpoint.', schema: Endpoint, example: exampleEndpoint } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND', 'VERSION_CONFLICT'],
});

export const removeEndpoint = route({
  operation: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: one,
  access: owner,
  summary: 'Remove an endpoint',
  description: 'Nothing more is sent to it. Needs every scope of the registry.',
  tags,
  params: endpointPath,
  replies: { 204: { description: 'It is gone.' } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});

export const rotateSecret = route({
  operation: 'rotateWebhookSecret',
  method: 'POST',
  path: `${one}/rotate`,
  access: owner,
  summary: 'Rotate the secret of an endpoint',
  description:
    'For a day messages carry two signatures, one of the new secret and one of the old. Needs every scope of the registry.',
  tags,
  params: endpointPath,
  replies: {
    200: {
      description: 'The endpoint with its new secret.',
      schema: EndpointWithSecret,
      example: { ...exampleEndpoint, secret: exampleSecret },
    },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});
