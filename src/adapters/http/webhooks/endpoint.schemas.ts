import { z } from 'zod';
import { eventTypes } from '../../../domain/shared/event.ts';
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

/** What an endpoint may choose to hear of; a test is sent to it whatever it chose. */
export const choosable = eventTypes.filter((type) => type !== 'endpoint.test');
const EventType = z.enum(choosable).meta({ description: 'What happened.', examples: ['track.takedown'] });

const address = z
  .string()
  .min(1)
  .max(2_048)
  .meta({
    description: 'Where messages are sent: https, without credentials, on a public address.',
    examples: ['https://acme.example/events'],
  });
const chosen = z
  .array(EventType)
  .min(1)
  .max(choosable.length)
  .meta({ description: 'What it hears of.', examples: [['track.approved', 'track.takedown']] });
const description = field.text(200, 'For people.', 'Production');

export const CreateEndpointDto = z
  .strictObject({
    url: address,
    eventTypes: chosen.exactOptional().meta({ description: 'What it hears of; everything, where absent.' }),
    description: description.exactOptional(),
  })
  .meta({ id: 'CreateWebhookEndpointDto', description: 'A new endpoint.' });

export const ChangeEndpointDto = z
  .strictObject({
    url: address.exactOptional(),
    eventTypes: chosen.exactOptional(),
    description: description.nullable().exactOptional().meta({ description: 'Null takes it away.' }),
    status: z
      .enum(['enabled', 'disabled'])
      .exactOptional()
      .meta({
        description: 'While it is disabled nothing is sent to it. Enabling begins with a clean record.',
        examples: ['enabled'],
      }),
  })
  .refine((edit) => Object.keys(edit).length > 0, 'must change something')
  .meta({ id: 'UpdateWebhookEndpointDto', description: 'What changes of it.', minProperties: 1 });

export const Endpoint = z
  .object({
    endpointId: field.id('endpoint', exampleIds.endpointId),
    url: address,
    description: z.string().optional().meta({ description: 'For people.' }),
    eventTypes: z.array(EventType).meta({ description: 'What it hears of.' }),
    status: z.enum(['enabled', 'disabled']).meta({ description: 'Whether messages are sent to it.' }),
    disabled: z
      .object({
        reason: z.enum(disablingReasons).meta({
          description: '`owner`: you; `gone`: it answered 410; `failing`: nothing arrived for five days.',
        }),
        at: field.timestampOut('When.'),
      })
      .optional()
      .meta({ description: 'Why nothing is sent to it.' }),
    health: z
      .object({
        failingSince: field.timestampOut('When the failures began that no success has ended.').optional(),
        warnedAt: field.timestampOut('When `endpoint.failing` was told.').optional(),
        lastSuccessAt: field.timestampOut('When a message arrived last.').optional(),
      })
      .meta({ description: 'How it has fared lately.' }),
    secrets: z
      .array(
        z.object({
          createdAt: field.timestampOut('When it was made.', examples.before),
          endsAt: field.timestampOut('Until when it signs beside its successor.').optional(),
        }),
      )
      .meta({ description: 'Secrets that sign now, newest first.' }),
    createdAt: field.timestampOut('When it was made.', examples.before),
    updatedAt: field.timestampOut('When it was last changed.', examples.before),
  })
  .meta({ id: 'WebhookEndpoint', description: 'Where your platform hears of events.' });

const secret = z
  .string()
  .meta({ description: 'Signs what is sent there; shown this once.', examples: [exampleSecret] });

export const EndpointWithSecret = Endpoint.extend({ secret }).meta({
  id: 'WebhookEndpointWithSecret',
  description: 'An endpoint and its new secret.',
});

export const EndpointList = pageOf(Endpoint, 'Your endpoints.').meta({
  id: 'WebhookEndpointList',
  description: 'All your endpoints.',
});

export const exampleEndpoint = {
  endpointId: exampleIds.endpointId,
  url: 'https://acme.example/events',
  eventTypes: ['track.approved', 'track.takedown'],
  status: 'enabled',
  health: { lastSuccessAt: examples.now },
  secrets: [{ createdAt: examples.before }],
  createdAt: examples.before,
  updatedAt: examples.before,
} as const;
