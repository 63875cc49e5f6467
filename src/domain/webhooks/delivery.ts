import type { Instant } from '../shared/calendar.ts';
import type { DomainEvent, EventType } from '../shared/event.ts';
import type { DeliveryId, EndpointId, EventId, PlatformId } from '../shared/ids.ts';

/** Why nothing came back. */
export const courierFaults = [
  'address_refused',
  'name_unresolved',
  'connection_failed',
  'tls_failed',
  'timed_out',
  'answer_too_large',
] as const;
export type CourierFault = (typeof courierFaults)[number];

/** What came of sending a message once. */
export type AttemptResult =
  | {
      readonly kind: 'answered';
      readonly status: number;
      /** The answer's first characters. */
      readonly responseStart: string;
      readonly retryAfterMs?: number;
    }
  | { readonly kind: 'failed'; readonly fault: CourierFault; readonly detail: string };

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
  /** Oldest first; the last twenty. */
  readonly attempts: readonly Attempt[];
  /** How often it was tried since it was last asked for. */
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
/** Given up: in the list from which its owner sends it again. */
export interface DeadDelivery extends DeliveryRecord {
  readonly status: 'dead';
  readonly diedAt: Instant;
}

/** One event on its way to one endpoint. */
export type Delivery = PendingDelivery | DeliveredDelivery | DeadDelivery;
export const deliveryStatuses = ['pending', 'delivered', 'dead'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** An event's way to an endpoint begins: due at once. */
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

/** How long after the last try the next one comes; the first comes at once. */
export const waits = [0, 5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour];
/** Each wait is longer by up to this share of itself, so that what failed together does not return together. */
const jitter = 0.2;
const longestRetryAfterMs = 10 * hour;
const attemptsKept = 20;
/** No delivery is put off so long: ten hours and their jitter, and an hour for clocks that differ. */
export const furthestAheadMs = 13 * hour;

/** A lease that ends later binds nobody; clocks may differ by as long as a lease is. */
export const latestLeaseEnd = ({ now, until }: { readonly now: Instant; readonly until: Instant }): Instant =>
  until + (until - now);

export const succeeded = ({ result }: Attempt): boolean =>
  result.kind === 'answered' && result.status >= 200 && result.status < 300;

/** 410 Gone: the receiver wants to hear no more. */
export const isGone = ({ result }: Attempt): boolean => result.kind === 'answered' && result.status === 410;

const nextTry = (tries: number, { result }: Attempt, now: Instant, random: number): Instant | undefined => {
  const wait = waits[tries];
  if (wait === undefined) return undefined;
  const asked = result.kind === 'answered' ? Math.min(result.retryAfterMs ?? 0, longestRetryAfterMs) : 0;
  return now + Math.round(Math.max(wait * (1 + jitter * random), asked));
};

/** A delivery after one more try; `random` from 0 to 1. */
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

/** When a pending delivery is due, and after how many tries: another, once it was asked for again. */
export type Schedule = Pick<PendingDelivery, 'dueAt' | 'tries'>;

/** Whether an attempt is in a delivery's log; one that was withheld has none to be there. */
export const bearsLastOf = ({ attempts }: Delivery, settled: Delivery): boolean => {
  const last = settled.attempts.at(-1);
  return !last || attempts.some(({ at, latencyMs }) => at === last.at && latencyMs === last.latencyMs);
};

/**
 * What is kept of a delivery whose attempt is over. Where it was asked for again since the attempt began, by whatever
 * schedule it had `before`, it is due as it was asked for, with the attempt in its log.
 */
export const settledOver = (stored: Delivery, before: Schedule, settled: Delivery): Delivery => {
  const isUnmoved =
    stored.status === 'pending' && stored.dueAt === before.dueAt && stored.tries === before.tries;
  if (isUnmoved) return settled;
  if (bearsLastOf(stored, settled)) return stored;
  return { ...stored, attempts: [...stored.attempts, ...settled.attempts.slice(-1)].slice(-attemptsKept) };
};

/** Given up untried: its platform may not hear of it any more. */
export const withheld = ({ dueAt: _, ...delivery }: PendingDelivery, now: Instant): DeadDelivery => ({
  ...delivery,
  status: 'dead',
  diedAt: now,
});

/** Asked for again by its owner: due at once, with all its tries before it. */
export const askedForAgain = (delivery: Delivery, now: Instant): PendingDelivery => {
  const { deliveryId, eventId, eventType, endpointId, platformId, createdAt, attempts } = delivery;
  const record = { deliveryId, eventId, eventType, endpointId, platformId, createdAt, attempts };
  return { ...record, tries: 0, status: 'pending', dueAt: now };
};
