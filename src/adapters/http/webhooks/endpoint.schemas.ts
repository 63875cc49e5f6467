import { z } from 'zod';
import { eventTypes } from '../../../domain/shared/event.ts';
import {
  longestHeaderName,
  longestHeaderValue,
  maxHeaders,
} from '../../../domain/webhooks/custom-headers.ts';
import { disablingReasons } from '../../../domain/webhooks/endpoint.ts';
import * as field from '../vocabulary/fields.ts';
import { pageOf } from '../vocabulary/lists.ts';

const { examples } = field;

export const exampleIds = {
  endpointId: 'whe_01JB2M6X8K9C4D5E6F7G8H9J0K',
  deliveryId: 'dlv_01JB2M6X8KA1B2C3D4E5F6G7H8',
  eventId: 'evt_01JB2M6X8K3Q5S7V9X1Z3B5D7F',
} as const;
export const exampleSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';

/** Event types to which an endpoint can subscribe. Tests are sent to every endpoint. */
export const choosable = eventTypes.filter((type) => type !== 'endpoint.test');
const EventType = z.enum(choosable).meta({ description: 'Event type.', examples: ['track.takedown'] });

const address = z
  .string()
  .min(1)
  .max(2_048)
  .meta({
    description: 'URL to which events are sent. Must be https, without credentials, on a public address.',
    examples: ['https://acme.example/events'],
  });
const chosen = z
  .array(EventType)
  .min(1)
  .max(choosable.length)
  .meta({
    description: 'Event types to which the endpoint is subscribed.',
    examples: [['track.approved', 'track.takedown']],
  });
const description = field.text(200, 'Your description of the endpoint.', 'Production');

const headerName = z.string().min(1).max(longestHeaderName);
const headerValue = z.string().min(1).max(longestHeaderValue);
const headerRules = `Names are case-insensitive. Values are stored encrypted and never shown. Up to ${maxHeaders} headers; names that describe the message or the connection, such as \`content-type\`, \`host\` and \`webhook-id\`, are reserved.`;
const exampleHeaders = { authorization: 'Bearer 6d0f5e2a' };

export const CreateEndpointDto = z
  .strictObject({
    url: address,
    eventTypes: chosen.exactOptional().meta({ description: 'Event types to subscribe to. Default: all.' }),
    description: description.exactOptional(),
    headers: z
      .record(headerName, headerValue)
      .exactOptional()
      .meta({
        description: `Headers that are sent with every event, as values by name. ${headerRules}`,
        examples: [exampleHeaders],
      }),
  })
  .meta({ id: 'CreateWebhookEndpointDto', description: 'An endpoint to create.' });

export const ChangeEndpointDto = z
  .strictObject({
    url: address.exactOptional(),
    eventTypes: chosen.exactOptional(),
    description: description
      .nullable()
      .exactOptional()
      .meta({ description: 'Your description of the endpoint. Null removes it.' }),
    headers: z
      .record(headerName, headerValue.nullable())
      .exactOptional()
      .meta({
        description: `Headers to set, as values by name. Null removes a header; headers that you do not name stay. If \`url\` changes to another server, set or remove every header. ${headerRules}`,
        examples: [exampleHeaders],
      }),
    status: z
      .enum(['enabled', 'disabled'])
      .exactOptional()
      .meta({
        description: '`disabled` stops deliveries. `enabled` resumes them and resets the record of failures.',
        examples: ['enabled'],
      }),
  })
  .refine((edit) => Object.keys(edit).length > 0, 'must have at least one field')
  .meta({
    id: 'UpdateWebhookEndpointDto',
    description: 'Changes to an endpoint. Send at least one field.',
    minProperties: 1,
  });

export const Endpoint = z
  .object({
    endpointId: field.id('endpoint', exampleIds.endpointId),
    url: address,
    description: z.string().optional().meta({ description: 'Your description of the endpoint.' }),
    eventTypes: z.array(EventType).meta({ description: 'Event types to which the endpoint is subscribed.' }),
    status: z.enum(['enabled', 'disabled']).meta({ description: 'Whether events are sent to the endpoint.' }),
    disabled: z
      .object({
        reason: z.enum(disablingReasons).meta({
          description:
            '`owner`: you disabled it. `gone`: it responded with 410. `failing`: no delivery succeeded for five days.',
        }),
        at: field.timestampOut('When the endpoint was disabled.'),
      })
      .optional()
      .meta({ description: 'Reason why the endpoint is disabled.' }),
    health: z
      .object({
        failingSince: field
          .timestampOut('When the first failure since the last success occurred.')
          .optional(),
        warnedAt: field.timestampOut('When `endpoint.failing` was sent.').optional(),
        lastSuccessAt: field.timestampOut('When a delivery last succeeded.').optional(),
      })
      .meta({ description: 'Recent health of the endpoint.' }),
    secrets: z
      .array(
        z.object({
          createdAt: field.timestampOut('When it was created.', examples.before),
          endsAt: field
            .timestampOut('When the secret stops signing. Present if a newer secret replaced it.')
            .optional(),
        }),
      )
      .meta({
        description: 'Secrets that sign events now, the newest first. The secrets themselves are not shown.',
      }),
    headers: z
      .array(
        z.object({
          name: z.string().meta({ description: 'Name, in lower case.', examples: ['authorization'] }),
          updatedAt: field.timestampOut('When its value was set.', examples.before),
        }),
      )
      .meta({
        description: 'Headers that are sent with every event, sorted by name. Their values are not shown.',
      }),
    createdAt: field.timestampOut('When it was created.', examples.before),
    updatedAt: field.timestampOut('When the endpoint last changed.', examples.before),
  })
  .meta({ id: 'WebhookEndpoint', description: 'A URL to which the events of your platform are sent.' });

const secret = z
  .string()
  .meta({ description: 'Secret that signs the events. Shown only once.', examples: [exampleSecret] });

export const EndpointWithSecret = Endpoint.extend({ secret }).meta({
  id: 'WebhookEndpointWithSecret',
  description: 'An endpoint with its new secret, which is shown only once.',
});

export const EndpointList = pageOf(Endpoint, 'Your endpoints.').meta({
  id: 'WebhookEndpointList',
  description: 'The endpoints of a platform.',
});

export const exampleEndpoint = {
  endpointId: exampleIds.endpointId,
  url: 'https://acme.example/events',
  eventTypes: ['track.approved', 'track.takedown'],
  status: 'enabled',
  health: { lastSuccessAt: examples.now },
  secrets: [{ createdAt: examples.before }],
  headers: [{ name: 'authorization', updatedAt: examples.before }],
  createdAt: examples.before,
  updatedAt: examples.before,
} as const;
