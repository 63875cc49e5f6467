import type { Instant } from '../shared/calendar.ts';
import { timestamp } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';

/**
 * Returns the signed text of Standard Webhooks (https://github.com/standard-webhooks/standard-webhooks, spec
 * 1.0.0): `id.timestamp.body`, with the timestamp in whole seconds.
 */
export const signedContent = (id: string, seconds: number, body: string): string =>
  `${id}.${seconds}.${body}`;

/** Returns the signed bytes of a received body, which need not be text. */
export const signedBytes = (id: string, seconds: number, body: Uint8Array): Uint8Array => {
  const head = new TextEncoder().encode(signedContent(id, seconds, ''));
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
};

/** How far the timestamp of a message may differ from the receiver's clock. */
export const toleranceMs = 5 * 60_000;

export const isTimely = (seconds: number, now: Instant): boolean =>
  Math.abs(now - seconds * 1_000) <= toleranceMs;

/** Returns the body of an outbound message. */
export const envelopeOf = ({ eventId, type, occurredAt }: DomainEvent, data: DomainEvent['data']) => ({
  id: eventId,
  type,
  timestamp: timestamp(occurredAt),
  data,
});
