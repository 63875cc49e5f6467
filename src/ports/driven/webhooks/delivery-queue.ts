import type { Mail } from '../../../domain/mail/mail.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { DomainEvent } from '../../../domain/shared/event.ts';
import type { DeliveryId, EndpointId, EventId, PlatformId } from '../../../domain/shared/ids.ts';
import type {
  Delivery,
  DeliveryChoice,
  PendingDelivery,
  Schedule,
} from '../../../domain/webhooks/delivery.ts';
import type { DisabledEndpoint, EnabledEndpoint } from '../../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../../domain/webhooks/health.ts';
import type { HourCounts } from '../../../domain/webhooks/endpoint-stats.ts';
import type { OriginEnded, OriginGuard } from '../platforms/origin-guard.ts';
import type { IdempotentOutcome } from '../idempotency/idempotency-store.ts';
import type { Effects } from '../shared/effects.ts';

/**
 * A claim on work: the owner of the token may finish it until the lease ends and another worker can take it.
 * A lease that expires more than two lease lengths from now is ignored: the clock that wrote it was later set
 * back.
 */
export interface Lease {
  readonly token: string;
  readonly now: Instant;
  readonly until: Instant;
}

/** The last endpoint with a delivery. Once all have one, the last platform with an email. */
export type FanOutPlace = EndpointId | PlatformId;

/** An event that is being fanned out. */
export interface ClaimedEvent {
  readonly event: DomainEvent;
  /** The progress so far. */
  readonly after?: FanOutPlace;
}

export interface FanOut {
  readonly eventId: EventId;
  readonly token: string;
  /** Pairs of event and endpoint that exist already, and removed endpoints, are skipped. */
  readonly deliveries: readonly PendingDelivery[];
  /** Emails queued in the same commit; an ID that exists already is skipped. */
  readonly mails: readonly Mail[];
  readonly progress: { readonly after: FanOutPlace } | 'done';
}

export interface DueDelivery {
  readonly delivery: PendingDelivery;
  readonly event: DomainEvent;
}

/** The due deliveries of one endpoint, claimed together: no other worker sends to it meanwhile. */
export interface ClaimedEndpointQueue {
  readonly endpoint: EnabledEndpoint;
  readonly health: EndpointHealth;
  /** Longest due first. */
  readonly due: readonly DueDelivery[];
}

export interface EndpointQueueClaim {
  readonly lease: Lease;
  /** The limit of endpoints, longest due first; those that are not failing come first. */
  readonly endpointQueues: number;
  /** The limit of failing ones among them. */
  readonly failingEndpointQueues: number;
  /** The places reserved for failing ones, if these are due. */
  readonly failingShare: number;
  /** The limit of deliveries for each endpoint; a failing one gets a single delivery. */
  readonly perEndpointQueue: number;
}

export interface Settlement {
  readonly token: string;
  /** The claimed state. */
  readonly before: Schedule;
  /**
   * The state after the attempt. If the delivery was requested again meanwhile, that request counts, and the
   * attempt is added.
   */
  readonly delivery: Delivery;
  readonly health: EndpointHealth;
  /** Present if the endpoint is disabled because of the attempt. */
  readonly disable?: { readonly endpoint: DisabledEndpoint; readonly guards: { readonly version: number } };
  /** Committed only if the settlement counts. */
  readonly effects: Effects;
}

export interface DeliveryFilter extends DeliveryChoice {
  readonly platformId: PlatformId;
  readonly endpointId: EndpointId;
}

/**
 * Events to be delivered to endpoints. From its own commit on, an event waits here until every receiving
 * endpoint has a delivery, and a delivery until it is delivered or dead; a crashed worker leaves a lease
 * that expires.
 */
export interface DeliveryQueue {
  /**
   * Returns free events to be fanned out, oldest first. While others wait, at most a share of them
   * (`shareOf`) belongs to one platform: platforms take turns, and events for all platforms have a share of
   * every batch.
   */
  claimEvents(lease: Lease, limit: number): Promise<readonly ClaimedEvent[]>;
  /**
   * Stores a page while the token owns the event; after the last page, the event no longer waits. Deliveries
   * and emails are committed before the progress: a page can be repeated.
   */
  fanOut(page: FanOut): Promise<'written' | 'lease-lost'>;
  /**
   * Atomic: stores an event for one endpoint with its delivery, and the idempotency record of the request.
   */
  sendTo(
    event: DomainEvent,
    delivery: PendingDelivery,
    idempotency: IdempotentOutcome | undefined,
    guards: OriginGuard | undefined,
  ): Promise<'sent' | OriginEnded>;

  /**
   * Returns free endpoints with due deliveries that are not disabled. A delivery that is due later than any
   * delay permits, because a clock was set back, is due.
   */
  claimEndpointQueues(claim: EndpointQueueClaim): Promise<readonly ClaimedEndpointQueue[]>;
  /**
   * Atomic: stores delivery, counts, health, disabling and events while the token owns the endpoint;
   * otherwise nothing. An attempt counts once in its hour, however often it is settled; a delivery that
   * became dead without an attempt is not counted. An endpoint that was changed meanwhile is not disabled and
   * causes no event; one whose failures were reset meanwhile stays reset.
   */
  settle(settlement: Settlement): Promise<'settled' | 'lease-lost'>;
  /** Releases an endpoint for its next due delivery. */
  release(endpointId: EndpointId, token: string): Promise<void>;

  find(platformId: PlatformId, deliveryId: DeliveryId): Promise<Delivery | undefined>;
  /** Returns a delivery of any platform, for staff. */
  findOfAny(deliveryId: DeliveryId): Promise<Delivery | undefined>;
  /** Returns the deliveries of these events to an endpoint, newest event first; at most 100 events. */
  ofEvents(
    platformId: PlatformId,
    endpointId: EndpointId,
    eventIds: readonly EventId[],
  ): Promise<readonly Delivery[]>;
  /** Returns deliveries after `after`, newest first by ID. */
  list(
    filter: DeliveryFilter,
    page: { readonly limit: number; readonly after?: DeliveryId },
  ): Promise<{ readonly deliveries: readonly Delivery[]; readonly next?: DeliveryId }>;
  /**
   * Returns the outcomes of attempts at an endpoint, oldest hour first, for the hours from this time on with
   * any attempts.
   */
  attemptCounts(endpointId: EndpointId, from: Instant): Promise<readonly HourCounts[]>;
  /** Makes a delivery pending again if it has not changed; otherwise returns `unchanged`. */
  resend(
    delivery: PendingDelivery,
    before: Delivery,
    guards: OriginGuard | undefined,
  ): Promise<'pending' | 'unchanged' | OriginEnded>;
  /**
   * Atomic: of these deliveries of one endpoint, stores the missing ones and requests the dead ones again,
   * due as given. Returns the number of both.
   */
  recover(
    deliveries: readonly PendingDelivery[],
    guards: OriginGuard | undefined,
  ): Promise<number | OriginEnded>;
  /**
   * Deletes settled deliveries and events from before their limits, at most `limit` of each; pending ones
   * stay. Deliveries of a removed endpoint and hourly counts from before `deliveries` are deleted too,
   * without being counted in the result.
   */
  deleteExpired(
    before: { readonly deliveries: Instant; readonly events: Instant },
    limit: number,
  ): Promise<{ readonly deliveries: number; readonly events: number }>;
  /**
   * Returns the current backlog: events to be fanned out, and due deliveries of endpoints that are not
   * disabled.
   */
  backlog(
    now: Instant,
  ): Promise<{ readonly events: number; readonly due: number; readonly oldestDueAt?: Instant }>;
}
