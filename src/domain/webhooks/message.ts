import type { Instant } from '../shared/calendar.ts';
import { timestamp } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';

/**
 * Standard Webhooks (https://github.com/standard-webhooks/standard-webhooks, spec 1.0.0): what is signed is
 * `id.timestamp.body`, the timestamp in whole seconds.
 */
export const signedContent = (id: string, seconds: number, body: string): string =>
  `${id}.${seconds}.${body}`;

/** The same of a body as it came in: of bytes that need not be text. */
export const signedBytes = (id: string, seconds: number, body: Uint8Array): Uint8Array => {
  const head = new TextEncoder().encode(signedContent(id, seconds, ''));
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
};

/** How far a message's timestamp may lie from the receiver's clock, either way. */
export const toleranceMs = 5 * 60_000;

export const isTimely = (seconds: number, now: Instant): boolean =>
  Math.abs(now - seconds * 1_000) <= toleranceMs;

/** The body of an outbound message. */
export const envelopeOf = ({ eventId, type, occurredAt }: DomainEvent, data: DomainEvent['data']) => ({
  id: eventId,
  type,
  timestamp: timestamp(occurredAt),
  data,
});
