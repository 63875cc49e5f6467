import { timestamp } from '../../../domain/shared/calendar.ts';
import type { Row } from './problem-row.ts';

type WebhookFailure =
  | 'address-refused'
  | 'too-many-endpoints'
  | 'endpoint-not-found'
  | 'delivery-not-found'
  | 'content-not-found'
  | 'endpoint-is-disabled'
  | 'version-conflict'
  | 'signature-invalid'
  | 'no-inbound-secret'
  | 'event-from-the-future'
  | 'message-id-reused';

/** How failures of endpoints, deliveries and signed messages are told. */
export const webhookProblems = {
  'address-refused': {
    code: 'VALIDATION_FAILED',
    detail: ({ detail }) => `/url: ${detail}`,
    errors: ({ detail }) => [{ in: 'body', pointer: '/url', code: 'address_blocked', detail }],
  },
  'too-many-endpoints': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `The platform has ${limit} endpoints already. Remove one first.`,
  },
  'endpoint-not-found': { code: 'NOT_FOUND', detail: 'There is no such endpoint.' },
  'delivery-not-found': { code: 'NOT_FOUND', detail: 'There is no such delivery.' },
  'content-not-found': { code: 'NOT_FOUND', detail: 'None of your events names this content.' },
  'endpoint-is-disabled': {
    code: 'STATE_CONFLICT',
    detail: 'The endpoint is disabled. Enable it first.',
  },
  'version-conflict': {
    code: 'VERSION_CONFLICT',
    detail: 'The record has changed since it was read.',
  },
  'signature-invalid': {
    code: 'TOKEN_INVALID',
    detail: 'The message carries no signature of this platform that holds now.',
    headers: () => ({ 'www-authenticate': 'StandardWebhooks realm="platform-licensing"' }),
  },
  'no-inbound-secret': {
    code: 'STATE_CONFLICT',
    detail: 'The platform has no secret for its events yet. Make one first.',
  },
  'message-id-reused': {
    code: 'IDEMPOTENCY_MISMATCH',
    detail: ({ webhookId }) =>
      `The webhook-id ${webhookId} was used for another event. Send it under its own.`,
  },
  'event-from-the-future': {
    code: 'VALIDATION_FAILED',
    detail: ({ at }) => `/data: the event is of ${timestamp(at)}, more than five minutes ahead`,
    errors: ({ at }) => [
      { in: 'body', pointer: '/data', code: 'in_the_future', detail: `${timestamp(at)} is ahead` },
    ],
  },
} as const satisfies { readonly [Kind in WebhookFailure]: Row<Kind> };
