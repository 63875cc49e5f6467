import { z } from 'zod';
import { maxDeadCounted } from '../../../domain/webhooks/endpoint-stats.ts';
import { disablingReasons } from '../../../domain/webhooks/endpoint.ts';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { onlyPage, pageOf } from '../vocabulary/lists.ts';
import { pages } from '../vocabulary/parameters.ts';
import { namedPlatformPath } from './platforms.contract.ts';

const { examples } = field;
const exampleId = 'whe_01JB2M6X8K9C4D5E6F7G8H9J0K';

const identity = {
  endpointId: field.id('endpoint', exampleId),
  host: z.string().meta({ description: 'Host of its URL.', examples: ['hooks.acme.example'] }),
};
const disabling = z.object({
  reason: z.enum(disablingReasons).meta({
    description:
      '`owner`: the platform disabled it. `gone`: it responded with 410. `failing`: no delivery succeeded for five days.',
  }),
  at: field.timestampOut('When the endpoint was disabled.'),
});

const EndpointHealth = z
  .object({
    ...identity,
    status: z.enum(['enabled', 'disabled']).meta({ description: 'Whether events are sent to the endpoint.' }),
    disabled: disabling.optional().meta({ description: 'Reason why the endpoint is disabled.' }),
    failingSince: field.timestampOut('When the first failure since the last success occurred.').optional(),
    lastSuccessAt: field.timestampOut('When a delivery last succeeded.').optional(),
    succeeded: field.count('Successful attempts of the last seven days (UTC), including today.', 118),
    failed: field.count('Other attempts of the last seven days (UTC), including today.', 2),
    dead: field.count(
      `Deliveries that failed and are not tried again. At most ${maxDeadCounted} are counted.`,
      0,
    ),
  })
  .meta({ id: 'WebhookEndpointHealth', description: 'The health of an endpoint of a platform.' });

export const listWebhookHealth = route({
  operation: 'listWebhookHealthForStaff',
  method: 'GET',
  path: '/api/v1/staff/platforms/{platform}/webhooks',
  access: { kind: 'staff', anyOf: [] },
  summary: 'List the health of a platform’s webhook endpoints',
  description:
    'Returns the endpoints of a platform with their last success, failures and given-up deliveries. Only the host of a URL is shown, because a URL can contain a secret.',
  tags: ['Staff'],
  params: namedPlatformPath,
  responses: {
    200: {
      description: 'The endpoints, by ID.',
      schema: z
        .object({ data: z.array(EndpointHealth).meta({ description: 'The endpoints of the platform.' }) })
        .meta({ id: 'WebhookHealthList', description: 'The health of the endpoints of a platform.' }),
      example: {
        data: [
          {
            endpointId: exampleId,
            host: 'hooks.acme.example',
            status: 'enabled',
            lastSuccessAt: examples.now,
            succeeded: 118,
            failed: 2,
            dead: 0,
          },
        ],
      },
    },
  },
  problems: ['PLATFORM_NOT_FOUND'],
});

const DisabledByService = z
  .object({
    ...identity,
    platformId: field.id('platform', examples.platformId),
    slug: z.string().meta({ description: 'Slug of the platform.', examples: ['acme-video'] }),
    platformName: z.string().meta({ description: 'Name of the platform.', examples: ['Acme Video'] }),
    disabled: disabling.meta({ description: 'Reason why the endpoint is disabled.' }),
  })
  .meta({ id: 'DisabledWebhookEndpoint', description: 'An endpoint that we disabled, and its platform.' });

export const listDisabledEndpoints = route({
  operation: 'listDisabledWebhooksForStaff',
  method: 'GET',
  path: '/api/v1/staff/webhooks/disabled',
  access: { kind: 'staff', anyOf: [] },
  summary: 'List endpoints that we disabled',
  description:
    'Returns the endpoints of all platforms that we disabled because they responded with 410, or because no delivery succeeded for five days, the latest first. Omits endpoints that their platforms disabled. Only the host of a URL is shown, because a URL can contain a secret.',
  tags: ['Staff'],
  query: z.strictObject(pages),
  responses: {
    200: {
      description: 'A page of endpoints.',
      schema: pageOf(DisabledByService, 'Endpoints, the latest first.').meta({
        id: 'DisabledWebhookPage',
        description: 'A page of disabled endpoints.',
      }),
      example: {
        data: [
          {
            endpointId: exampleId,
            host: 'hooks.acme.example',
            platformId: examples.platformId,
            slug: 'acme-video',
            platformName: 'Acme Video',
            disabled: { reason: 'failing', at: examples.now },
          },
        ],
        pagination: onlyPage,
      },
    },
  },
  problems: ['CURSOR_INVALID'],
});
