import { timestamp } from '../../../../../domain/shared/calendar.ts';
import type { Rows } from '../problem-row.ts';

/** Returns the JSON pointer (RFC 6901 §3) of a header, or of all. */
const pointerOf = (name: string | undefined): string =>
  name === undefined ? '/headers' : `/headers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Problems of endpoints, deliveries and signed messages. */
export const webhookProblems = {
  'address-rejected': {
    code: 'VALIDATION_FAILED',
    detail: ({ detail }) => `/url: ${detail}`,
    errors: ({ detail }) => [{ in: 'body', pointer: '/url', code: 'address_blocked', detail }],
  },
  'headers-rejected': {
    code: 'VALIDATION_FAILED',
    detail: ({ name, detail }) => `${pointerOf(name)}: ${detail}`,
    errors: ({ name, detail }) => [{ in: 'body', pointer: pointerOf(name), code: 'invalid_header', detail }],
  },
  'too-many-endpoints': {
    code: 'STATE_CONFLICT',
    detail: ({ limit }) => `Your platform already has ${limit} endpoints. Remove one first.`,
  },
  'endpoint-not-found': { code: 'NOT_FOUND', detail: 'This endpoint does not exist.' },
  'delivery-not-found': { code: 'NOT_FOUND', detail: 'This delivery does not exist.' },
  'event-not-found': { code: 'NOT_FOUND', detail: 'This event does not exist.' },
  'content-not-found': { code: 'NOT_FOUND', detail: 'This content does not exist.' },
  'content-is-deleted': {
    code: 'STATE_CONFLICT',
    detail: ({ at }) =>
      `The content was deleted at ${timestamp(at)}, so its tracks are not known. Publish it again first.`,
  },
  'endpoint-is-disabled': {
    code: 'STATE_CONFLICT',
    detail: 'The endpoint is disabled. Enable it first.',
  },
  'version-conflict': {
    code: 'VERSION_CONFLICT',
    detail: 'The resource has changed since you read it.',
  },
  'signature-invalid': {
    code: 'TOKEN_INVALID',
    detail: 'No valid signature for this platform.',
    headers: () => ({ 'www-authenticate': 'StandardWebhooks realm="platform-licensing"' }),
  },
  'no-inbound-secret': {
    code: 'STATE_CONFLICT',
    detail: 'Your platform has no secret for inbound events. Create one first.',
  },
  'message-id-reused': {
    code: 'IDEMPOTENCY_MISMATCH',
    detail: ({ webhookId }) =>
      `The webhook-id ${webhookId} was used for another event. Use a new webhook-id.`,
  },
  'event-from-the-future': {
    code: 'VALIDATION_FAILED',
    detail: ({ at }) =>
      `/data: the time of the event, ${timestamp(at)}, is more than five minutes in the future`,
    errors: ({ at }) => [
      { in: 'body', pointer: '/data', code: 'in_the_future', detail: `${timestamp(at)} is in the future` },
    ],
  },
} as const satisfies Rows;
