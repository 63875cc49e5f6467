import type { Mail } from '../../domain/mail/mail.ts';
import type { Instant } from '../../domain/shared/calendar.ts';
import type { DomainEvent, EventType } from '../../domain/shared/event.ts';
import type { DeliveryId, EndpointId, EventId, PlatformId } from '../../domain/shared/ids.ts';
import type { Delivery, DeliveryStatus, PendingDelivery, Schedule } from '../../domain/webhooks/delivery.ts';
import type { DisabledEndpoint, EnabledEndpoint } from '../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../domain/webhooks/health.ts';
import type { HourTally } from '../../domain/webhooks/tally.ts';
import type { OriginEnded, OriginGuard } from './origin-guard.ts';
import type { IdempotentOutcome } from './idempotency-store.ts';

/**
 * A claim on work: whoever holds the token may finish it, until the lease ends and another may take it. A lease that ends
 * later than one that begins so far ahead as it is long was taken by a clock that was set back since: it binds nobody.
 */
export interface Lease {
  readonly token: string;
  readonly now: Instant;
  readonly until: Instant;
}

/** Endpoints up to one have their delivery. Once all have, platforms up to one have their mail. */
export type FanOutPlace = EndpointId | PlatformId;

/** An event that is being fanned out. */
export interface ClaimedEvent {
  readonly event: DomainEvent;
  /** How far it is. */
  readonly after?: FanOutPlace;
}

export interface FanOut {
  readonly eventId: EventId;
  readonly token: string;
  /** Of a pair of event and endpoint that has one already, and of an endpoint that was removed, nothing is written. */
  readonly deliveries: readonly PendingDelivery[];
  /** Left in the same commit; one that came before is passed over. */
  readonly mails?: readonly Mail[];
  readonly progress: { readonly after: FanOutPlace } | 'done';
}

export interface DueDelivery {
  readonly delivery: PendingDelivery;
  readonly event: DomainEvent;
}

/** What is due at one endpoint, claimed as a whole: nobody else sends to it meanwhile. */
export interface ClaimedEndpointQueue {
  readonly endpoint: EnabledEndpoint;
  readonly health: EndpointHealth;
  /** Longest due first. */
  readonly due: readonly DueDelivery[];
}

export interface EndpointQueueClaim {
  readonly lease: Lease;
  /** At most so many endpoints, longest due first; those that are not failing come first. */
  readonly endpointQueues: number;
  /** At most so many of them failing. */
  readonly failingEndpointQueues: number;
  /** So many places are the failing ones', where they are due, however many others there are. */
  readonly failingShare: number;
  /** At most so many deliveries of each; of a failing one a single one. */
  readonly perEndpointQueue: number;
}

export interface Settlement {
  readonly token: string;
  /** What was claimed. */
  readonly before: Schedule;
  /** As it is after the attempt; where it was asked for again meanwhile, that stands, and the attempt is added. */
  readonly delivery: Delivery;
  readonly health: EndpointHealth;
  /** The attempt was one too many. */
  readonly disable?: { readonly endpoint: DisabledEndpoint; readonly guards: { readonly version: number } };
  /** Told only where the settlement counts. */
  readonly events: readonly DomainEvent[];
}

export interface DeliveryFilter {
  readonly platformId: PlatformId;
  readonly endpointId: EndpointId;
  readonly status?: DeliveryStatus;
  readonly eventType?: EventType;
  /** Created at this moment or later. */
  readonly since?: Instant;
}

/**
 * Events on their way to endpoints. From its own commit on an event waits here until every endpoint that hears of it
 * has a delivery, and a delivery until it arrived or was given up; whoever dies meanwhile leaves a lease that ends.
 */
export interface DeliveryQueue {
  /**
   * Events that wait to be fanned out, oldest first, none that another holds. Where others wait, at most a share of them
   * (`shareOf`) is one platform's: platforms take turns, and those events that all may hear of have a share each time.
   */
  claimEvents(lease: Lease, limit: number): Promise<readonly ClaimedEvent[]>;
  /**
   * Where the token still holds the event; done, it waits no more. Deliveries and mails are atomic, and there before
   * the progress is: a page may come twice.
   */
  fanOut(page: FanOut): Promise<'written' | 'lease-lost'>;
  /** Atomic: an event that just one endpoint hears, with its delivery, and the idempotency record of who asked for it. */
  sendTo(
    event: DomainEvent,
    delivery: PendingDelivery,
    idempotency?: IdempotentOutcome,
    guards?: OriginGuard,
  ): Promise<'sent' | OriginEnded>;

  /**
   * Endpoints at which something is due; none that is disabled or that another holds. What is due further ahead than
   * anything is put off, of a clock that was set back since, is due.
   */
  claimEndpointQueues(claim: EndpointQueueClaim): Promise<readonly ClaimedEndpointQueue[]>;
  /**
   * Atomic: delivery, tally, health, disabling and events, where the token still holds the endpoint; otherwise nothing.
   * An attempt counts once in its hour, however often it is settled; a delivery given up untried counts nowhere. An
   * endpoint that was changed meanwhile is not disabled, and nothing is told of it; one that had a fresh start meanwhile
   * keeps it.
   */
  settle(settlement: Settlement): Promise<'settled' | 'lease-lost'>;
  /** Lets go of an endpoint, for the next that is due there. */
  release(endpointId: EndpointId, token: string): Promise<void>;

  find(platformId: PlatformId, deliveryId: DeliveryId): Promise<Delivery | undefined>;
  /** Newest first by id; those after `after`. */
  list(
    filter: DeliveryFilter,
    page: { readonly limit: number; readonly after?: DeliveryId },
  ): Promise<{ readonly deliveries: readonly Delivery[]; readonly next?: DeliveryId }>;
  /** How attempts at an endpoint came out, oldest hour first: hours that begin at this moment or later and had any. */
  tally(endpointId: EndpointId, from: Instant): Promise<readonly HourTally[]>;
  /** Makes a delivery pending again if it is still as it was; otherwise returns `unchanged`. */
  resend(
    delivery: PendingDelivery,
    before: Delivery,
    guards?: OriginGuard,
  ): Promise<'pending' | 'unchanged' | OriginEnded>;
  /**
   * Atomic: of these, all of one endpoint, those that it has no delivery of yet are written, and those that it has and
   * that died are asked for again, due as given. Answers how many were either.
   */
  recover(deliveries: readonly PendingDelivery[], guards?: OriginGuard): Promise<number | OriginEnded>;
  /**
   * Drops deliveries made, and events told, before their moments, at most `limit` of each; what still waits stays. What
   * waits for an endpoint that was removed waits for nothing, and goes. So do tallies of hours before `deliveries`,
   * which are not among those answered.
   */
  deleteExpired(
    before: { readonly deliveries: Instant; readonly events: Instant },
    limit: number,
  ): Promise<{ readonly deliveries: number; readonly events: number }>;
  /** What waits now: events to be fanned out, deliveries that are due at endpoints which are not disabled. */
  backlog(
    now: Instant,
  ): Promise<{ readonly events: number; readonly due: number; readonly oldestDueAt?: Instant }>;
}
