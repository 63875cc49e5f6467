import type { Instant } from '../shared/calendar.ts';
import type { DomainEvent, EventType } from '../shared/event.ts';
import type { DeliveryId, EndpointId, EventId, PlatformId } from '../shared/ids.ts';

/** The reasons why there was no response. */
export const webhookSenderFaults = [
  'address_refused',
  'name_unresolved',
  'connection_failed',
  'tls_failed',
  'timed_out',
  'answer_too_large',
] as const;
export type WebhookSenderFault = (typeof webhookSenderFaults)[number];

/** The outcome of sending a message once. */
export type AttemptResult =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The first characters of the response. */
      readonly responseStart: string;
      readonly retryAfterMs?: number;
    }
  | { readonly kind: 'failed'; readonly fault: WebhookSenderFault; readonly detail: string };

export interface Attempt {
  readonly at: Instant;
  readonly latencyMs: number;
  readonly result: AttemptResult;
}

interface DeliveryRecord {
  readonly deliveryId: DeliveryId;
  readonly eventId: EventId;
  readonly eventType: EventType;
  readonly endpointId: EndpointId;
  readonly platformId: PlatformId;
  readonly createdAt: Instant;
  /** The last twenty attempts, oldest first. */
  readonly attempts: readonly Attempt[];
  /** The number of tries since the delivery was last requested. */
  readonly tries: number;
}

export interface PendingDelivery extends DeliveryRecord {
  readonly status: 'pending';
  readonly dueAt: Instant;
}
export interface DeliveredDelivery extends DeliveryRecord {
  readonly status: 'delivered';
  readonly deliveredAt: Instant;
}
/** A dead delivery; its owner can request it again. */
export interface DeadDelivery extends DeliveryRecord {
  readonly status: 'dead';
  readonly diedAt: Instant;
}

/** One event to be delivered to one endpoint. */
export type Delivery = PendingDelivery | DeliveredDelivery | DeadDelivery;
export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** The filters of a list that need no more than the deliveries. */
export interface DeliveryChoice {
  readonly status?: DeliveryStatus;
  readonly eventType?: EventType;
  /** Created at this time or later. */
  readonly since?: Instant;
}

export const isChosen = (delivery: Delivery, { status, eventType, since }: DeliveryChoice): boolean =>
  (status === undefined || delivery.status === status) &&
  (eventType === undefined || delivery.eventType === eventType) &&
  (since === undefined || delivery.createdAt >= since);

/** Returns the first state of a delivery, which is due immediately. */
export const firstDelivery = (
  { eventId, type }: Pick<DomainEvent, 'eventId' | 'type'>,
  { endpointId, platformId }: { readonly endpointId: EndpointId; readonly platformId: PlatformId },
  deliveryId: DeliveryId,
  now: Instant,
): PendingDelivery => ({
  deliveryId,
  eventId,
  eventType: type,
  endpointId,
  platformId,
  createdAt: now,
  attempts: [],
  tries: 0,
  status: 'pending',
  dueAt: now,
});

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The delay of each try after the one before; the first is made immediately. */
export const waits = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];
/**
 * Each delay is longer by up to this share, so that deliveries that failed together are not tried together
 * again.
 */
const jitter = 0.2;
const longestRetryAfterMs = 10 * hour;
const attemptsKept = 20;
/** The longest delay of a delivery: ten hours with jitter, and an hour for clocks that differ. */
export const furthestAheadMs = 13 * hour;

export const succeeded = ({ result }: Attempt): boolean =>
  result.kind === 'answered' && result.status >= 200 && result.status < 300;

/** Returns whether the receiver answered 410 Gone: it wants no more events. */
export const isGone = ({ result }: Attempt): boolean => result.kind === 'answered' && result.status === 410;

const nextTry = (tries: number, { result }: Attempt, now: Instant, random: number): Instant | undefined => {
  const wait = waits[tries];
  if (wait === undefined) return undefined;
  const requested = result.kind === 'answered' ? Math.min(result.retryAfterMs ?? 0, longestRetryAfterMs) : 0;
  return now + Math.round(Math.max(wait * (1 + jitter * random), requested));
};

/** Returns a delivery after another try; `random` is from 0 to 1. */
export const afterAttempt = (
  delivery: PendingDelivery,
  attempt: Attempt,
  now: Instant,
  random: number,
): Delivery => {
  const { dueAt: _, status: __, ...record } = delivery;
  const tries = delivery.tries + 1;
  const next = { ...record, tries, attempts: [...delivery.attempts, attempt].slice(-attemptsKept) };
  if (succeeded(attempt)) return { ...next, status: 'delivered', deliveredAt: now };
  const dueAt = isGone(attempt) ? undefined : nextTry(tries, attempt, now, random);
  return dueAt === undefined
    ? { ...next, status: 'dead', diedAt: now }
    : { ...next, status: 'pending', dueAt };
};

/** When a pending delivery is due, and after how many tries; a new request changes it. */
export type Schedule = Pick<PendingDelivery, 'dueAt' | 'tries'>;

/** Returns whether an attempt is in the log of a delivery; a withheld delivery has no attempt. */
export const bearsLastOf = ({ attempts }: Delivery, settled: Delivery): boolean => {
  const last = settled.attempts.at(-1);
  return !last || attempts.some(({ at, latencyMs }) => at === last.at && latencyMs === last.latencyMs);
};

/**
 * Returns the delivery after an attempt. If it was requested again since the attempt began with the schedule
 * `before`, it keeps its new schedule and the attempt is added to its log.
 */
export const settledOver = (stored: Delivery, before: Schedule, settled: Delivery): Delivery => {
  const isUnmoved =
    stored.status === 'pending' && stored.dueAt === before.dueAt && stored.tries === before.tries;
  if (isUnmoved) return settled;
  if (bearsLastOf(stored, settled)) return stored;
  return { ...stored, attempts: [...stored.attempts, ...settled.attempts.slice(-1)].slice(-attemptsKept) };
};

/** Gives up a delivery without an attempt, because its platform may no longer receive the event. */
export const withheld = ({ dueAt: _, ...delivery }: PendingDelivery, now: Instant): DeadDelivery => ({
  ...delivery,
  status: 'dead',
  diedAt: now,
});

/** Returns a delivery that its owner requested again: due immediately, with all tries left. */
export const requestedAgain = (delivery: Delivery, now: Instant): PendingDelivery => {
  const { deliveryId, eventId, eventType, endpointId, platformId, createdAt, attempts } = delivery;
  const record = { deliveryId, eventId, eventType, endpointId, platformId, createdAt, attempts };
  return { ...record, tries: 0, status: 'pending', dueAt: now };
};
