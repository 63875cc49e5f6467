import { z } from 'zod';
import { route } from '../kernel/route.ts';
import { manager, owner } from '../vocabulary/callers.ts';
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
const { examples } = field;

/** For edits of records that others may edit at the same time. */
export const ifMatch = z.object({
  'if-match': z.string().max(1_000).exactOptional().meta({
    description:
      'The `ETag` of the record when you read it. If the record has changed since, the response is 412 and nothing changes.',
  }),
});

export const platformPath = z.strictObject({
  slug: z
    .string()
    .regex(/^[\w-]{1,80}$/, 'must be a slug')
    .meta({ description: 'Slug of your platform.', examples: [examples.slug] }),
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
  access: manager,
  summary: 'Create an endpoint',
  description:
    'Adds a URL to which events are sent. The response has the secret that signs them, which is shown only once. A platform can have 16 endpoints. Requires every scope of the platform. The guide to webhooks explains signatures and retries.',
  tags,
  params: platformPath,
  body: {
    schema: CreateEndpointDto,
    example: { url: 'https://acme.example/events', eventTypes: ['track.approved', 'track.takedown'] },
  },
  responses: {
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
  summary: 'List endpoints',
  tags,
  params: platformPath,
  responses: {
    200: {
      description: 'Your endpoints.',
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
  summary: 'Retrieve an endpoint',
  tags,
  params: endpointPath,
  responses: { 200: { description: 'The endpoint.', schema: Endpoint, example: exampleEndpoint } },
  problems: ['PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});

export const changeEndpoint = route({
  operation: 'updateWebhookEndpoint',
  method: 'PATCH',
  path: one,
  access: manager,
  summary: 'Update an endpoint',
  description:
    'Changes the fields that you send. `status` disables and enables the endpoint. Requires every scope of the platform.',
  tags,
  params: endpointPath,
  headers: ifMatch,
  body: { schema: ChangeEndpointDto, example: { status: 'enabled' } },
  responses: { 200: { description: 'The endpoint.', schema: Endpoint, example: exampleEndpoint } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND', 'VERSION_CONFLICT'],
});

export const removeEndpoint = route({
  operation: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: one,
  access: manager,
  summary: 'Delete an endpoint',
  description: 'Deletes an endpoint. No further events are sent to it. Requires every scope of the platform.',
  tags,
  params: endpointPath,
  responses: { 204: { description: 'The endpoint was deleted.' } },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});

export const rotateSecret = route({
  operation: 'rotateWebhookSecret',
  method: 'POST',
  path: `${one}/rotate`,
  access: manager,
  summary: 'Rotate the secret of an endpoint',
  description:
    'Creates a new secret, which is shown only once. For one day, events have two signatures: one with the new secret and one with the old one. Requires every scope of the platform.',
  tags,
  params: endpointPath,
  responses: {
    200: {
      description: 'The endpoint with its new secret.',
      schema: EndpointWithSecret,
      example: { ...exampleEndpoint, secret: exampleSecret },
    },
  },
  problems: ['TOKEN_INVALID', 'SCOPE_MISSING', 'PLATFORM_NOT_FOUND', 'NOT_FOUND'],
});
