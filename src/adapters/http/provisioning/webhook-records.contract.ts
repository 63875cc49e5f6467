import { z } from 'zod';
import { route } from '../kernel/route.ts';
import * as field from '../vocabulary/fields.ts';
import { Delivery, exampleDelivery, exampleEvent } from '../webhooks/deliveries.contract.ts';
import { PlatformEvent } from '../webhooks/events.contract.ts';

const { examples } = field;

const platform = {
  platformId: field.id('platform', examples.platformId),
  platformName: z.string().meta({ description: 'Name of the platform.', examples: ['Acme Video'] }),
};
const host = z
  .string()
  .optional()
  .meta({
    description: 'Host of the URL of the endpoint. Absent once the endpoint was removed.',
    examples: ['hooks.acme.example'],
  });
const examplePlatform = { platformId: examples.platformId, platformName: 'Acme Video' };
const { responseStart: _, ...exampleAttempt } = exampleDelivery.attempts[0];
const exampleForStaff = {
  ...exampleDelivery,
  attempts: [exampleAttempt],
  host: 'hooks.acme.example',
};

const EndpointDelivery = Delivery.extend({ host }).meta({
  id: 'EndpointDelivery',
  description: 'A delivery with the host of its endpoint.',
});

export const readDelivery = route({
  operation: 'getWebhookDeliveryForStaff',
  method: 'GET',
  path: '/api/v1/staff/webhooks/deliveries/{deliveryId}',
  access: { kind: 'staff', anyOf: [] },
  summary: 'Retrieve a delivery of any platform',
  description:
    'Returns a delivery with its platform, its event and its last attempts. Of a URL only the host is shown, and of a response only the status, because both can contain a secret.',
  tags: ['Staff'],
  params: z.object({ deliveryId: field.id('delivery', exampleDelivery.deliveryId) }),
  responses: {
    200: {
      description: 'The delivery.',
      schema: EndpointDelivery.extend({
        ...platform,
        event: PlatformEvent.optional().meta({ description: 'The event. Absent after ninety days.' }),
      }).meta({ id: 'StaffWebhookDelivery', description: 'A delivery with its platform and its event.' }),
      example: { ...exampleForStaff, ...examplePlatform, event: exampleEvent },
    },
  },
  problems: ['NOT_FOUND'],
});

export const readEvent = route({
  operation: 'getWebhookEventForStaff',
  method: 'GET',
  path: '/api/v1/staff/webhooks/events/{eventId}',
  access: { kind: 'staff', anyOf: [] },
  summary: 'Retrieve an event of any platform',
  description:
    'Returns an event. An event for one platform has its platform and its deliveries; an event for all platforms has neither: retrieve one of its deliveries by ID.',
  tags: ['Staff'],
  params: z.object({ eventId: field.id('event', exampleDelivery.eventId) }),
  responses: {
    200: {
      description: 'The event.',
      schema: PlatformEvent.extend({
        platformId: platform.platformId.optional(),
        platformName: platform.platformName.optional(),
        deliveries: z.array(EndpointDelivery).optional().meta({
          description: 'The deliveries of an event for one platform to the endpoints that it has now.',
        }),
      }).meta({ id: 'StaffWebhookEvent', description: 'An event with its platform and its deliveries.' }),
      example: {
        ...exampleEvent,
        type: 'license.issued',
        data: { licenseId: examples.licenseId, trackId: examples.trackId },
        ...examplePlatform,
        deliveries: [{ ...exampleForStaff, eventType: 'license.issued' }],
      },
    },
  },
  problems: ['NOT_FOUND'],
});
