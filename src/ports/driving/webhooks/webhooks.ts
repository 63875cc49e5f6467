import type { ScopesMissing } from '../../../domain/access/whole-registry.ts';
import type { CursorInvalid } from '../../../domain/shared/cursor.ts';
import type { DomainEvent, EventSubjects, EventType } from '../../../domain/shared/event.ts';
import type { Instant } from '../../../domain/shared/calendar.ts';
import type { DeliveryId, EndpointId, EventId } from '../../../domain/shared/ids.ts';
import type { Delivery, DeliveryChoice } from '../../../domain/webhooks/delivery.ts';
import type { HeaderEdit, HeadersRejected } from '../../../domain/webhooks/custom-headers.ts';
import type { DisabledEndpoint, Endpoint, EndpointEdit } from '../../../domain/webhooks/endpoint.ts';
import type { Platform } from '../../../domain/platforms/platform.ts';
import type { EndpointHealth } from '../../../domain/webhooks/health.ts';
import type { StatsSpan, StatsStep } from '../../../domain/webhooks/endpoint-stats.ts';
import type { IdempotencyKey } from '../idempotency.ts';
import type { GrantEnded, OwnPlatform, PlatformNotFound } from '../platforms.ts';
import type { TooMuchContention, UseCase, VersionConflict } from '../use-case.ts';

export interface EndpointWithHealth {
  readonly endpoint: Endpoint;
  readonly health: EndpointHealth;
}

/** Nothing could ever be sent to the address. */
export type AddressRejected = { readonly kind: 'address-rejected'; readonly detail: string };
export type TooManyEndpoints = { readonly kind: 'too-many-endpoints'; readonly limit: number };
/** Another platform's endpoint returns the same as a missing one. */
export type EndpointNotFound = { readonly kind: 'endpoint-not-found' };
export type DeliveryNotFound = { readonly kind: 'delivery-not-found' };
/** The endpoint is disabled and receives nothing. */
export type EndpointIsDisabled = { readonly kind: 'endpoint-is-disabled' };

type OwnEndpoint = OwnPlatform & { readonly endpointId: EndpointId };

/** The secret is shown only once. */
export type CreateEndpoint = UseCase<
  OwnPlatform & {
    readonly url: string;
    readonly eventTypes: readonly EventType[];
    readonly description?: string;
    /** Values by name, sent with every message. */
    readonly headers?: Readonly<Record<string, string>>;
  },
  EndpointWithHealth & { readonly secret: string },
  | PlatformNotFound
  | ScopesMissing
  | GrantEnded
  | AddressRejected
  | HeadersRejected
  | TooManyEndpoints
  | TooMuchContention
>;

export type ListEndpoints = UseCase<OwnPlatform, readonly EndpointWithHealth[], PlatformNotFound>;
/** An endpoint as staff see it. */
export interface EndpointForStaff extends EndpointWithHealth {
  /** Attempts of the last seven days, today included. */
  readonly attempts: { readonly succeeded: number; readonly failed: number };
  /** Dead deliveries that are still in the log, up to `maxDeadCounted`. */
  readonly dead: number;
}

/** `platform` is an ID or slug. */
export type ListEndpointsForStaff = UseCase<
  { readonly platform: string },
  readonly EndpointForStaff[],
  PlatformNotFound
>;

/** An endpoint that the service disabled, and its platform. */
export interface DisabledByService {
  readonly endpoint: DisabledEndpoint;
  readonly platform: Platform;
}

/** Returns the endpoints of all platforms that the service disabled, the latest first. */
export type ListDisabledEndpoints = UseCase<
  { readonly limit: number; readonly cursor?: string | undefined },
  { readonly endpoints: readonly DisabledByService[]; readonly nextCursor: string | null },
  CursorInvalid
>;

export type ReadEndpoint = UseCase<OwnEndpoint, EndpointWithHealth, PlatformNotFound | EndpointNotFound>;

export type ChangeEndpoint = UseCase<
  OwnEndpoint & {
    readonly edit: Omit<EndpointEdit, 'headers'> & {
      readonly status?: Endpoint['status'];
      readonly headers?: HeaderEdit;
    };
    /** The versions at which it may be changed. */
    readonly versions?: readonly number[];
  },
  EndpointWithHealth,
  | PlatformNotFound
  | ScopesMissing
  | GrantEnded
  | EndpointNotFound
  | AddressRejected
  | HeadersRejected
  | VersionConflict
  | TooMuchContention
>;

export type RemoveEndpoint = UseCase<
  OwnEndpoint,
  'removed',
  PlatformNotFound | ScopesMissing | GrantEnded | EndpointNotFound
>;

/** The secret is shown only once; the one before also signs for a day. */
export type RotateEndpointSecret = UseCase<
  OwnEndpoint,
  EndpointWithHealth & { readonly secret: string },
  PlatformNotFound | ScopesMissing | GrantEnded | EndpointNotFound | TooMuchContention
>;

/** Sends `endpoint.test` to this endpoint alone, whatever types it receives. */
export type TestEndpoint = UseCase<
  OwnEndpoint & { readonly idempotencyKey?: IdempotencyKey },
  Delivery,
  PlatformNotFound | ScopesMissing | GrantEnded | EndpointNotFound | EndpointIsDisabled
>;

export interface DeliveryPage {
  readonly deliveries: readonly Delivery[];
  readonly nextCursor?: string;
}

/** The IDs by which a platform finds events and their deliveries. All that are given must match. */
export interface SearchedIds extends EventSubjects {
  readonly deliveryId?: DeliveryId;
}

/**
 * Returns the log, newest first; deliveries that are found by an ID are sorted by their events. A search by
 * license or track examines a limited number of events: a page can be shorter than the limit although more
 * follow.
 */
export type ListDeliveries = UseCase<
  OwnEndpoint &
    DeliveryChoice &
    SearchedIds & {
      /** Deliveries of any of these events. */
      readonly eventIds?: readonly EventId[];
      readonly limit: number;
      readonly cursor?: string;
    },
  DeliveryPage,
  PlatformNotFound | EndpointNotFound | CursorInvalid
>;

type OwnDelivery = OwnEndpoint & { readonly deliveryId: DeliveryId };

/** Returns a delivery with its event, as long as that is stored and the platform may receive it. */
export type ReadDelivery = UseCase<
  OwnDelivery,
  Delivery & { readonly event?: DomainEvent },
  PlatformNotFound | EndpointNotFound | DeliveryNotFound
>;

export interface EndpointStats extends StatsSpan {
  /** Oldest first, including steps without an attempt. */
  readonly steps: readonly StatsStep[];
  /** The median of the last hundred deliveries within the span; absent without any. */
  readonly medianLatencyMs?: number;
}

/** Returns the outcomes of attempts at an endpoint: by the hour for one day, otherwise by the day. */
export type ReadEndpointStats = UseCase<
  OwnEndpoint & { readonly days: number },
  EndpointStats,
  PlatformNotFound | EndpointNotFound
>;

/** Makes a delivery due immediately, in any state; a pending one becomes due immediately too. */
export type ResendDelivery = UseCase<
  OwnDelivery,
  Delivery,
  | PlatformNotFound
  | ScopesMissing
  | GrantEnded
  | EndpointNotFound
  | DeliveryNotFound
  | EndpointIsDisabled
  | TooMuchContention
>;

export interface Recovery {
  /** The number of deliveries that are pending again, or for the first time. */
  readonly recovered: number;
  /** Present if there were more events than one call examines: continue from this time. */
  readonly continueSince?: Instant;
}

/**
 * Recovers what the endpoint missed since a given time, at most thirty days back: events without a delivery,
 * and dead deliveries.
 */
export type RecoverDeliveries = UseCase<
  OwnEndpoint & { readonly since: Instant },
  Recovery,
  PlatformNotFound | ScopesMissing | GrantEnded | EndpointNotFound | EndpointIsDisabled
>;

/** Returns the latest events that the platform may receive, newest first, with or without endpoints. */
export type LatestEvents = UseCase<
  OwnPlatform &
    SearchedIds & {
      readonly eventId?: EventId;
      readonly type?: EventType;
      readonly limit: number;
      readonly cursor?: string;
    },
  { readonly events: readonly DomainEvent[]; readonly nextCursor?: string },
  PlatformNotFound | CursorInvalid
>;

/**
 * Writes the deliveries of waiting events, then the emails to licensees. Resolves to the number of events that
 * were claimed. `onDelivered` is called with it once every delivery is written: emails can take much longer.
 */
export type FanOutEvents = (limit: number, onDelivered?: (claimed: number) => void) => Promise<number>;

/** An endpoint that is being served; `done` rejects if the store or the catalog was unavailable. */
export interface ServedEndpoint {
  readonly failing: boolean;
  readonly done: Promise<void>;
}

/** Claims endpoints with due deliveries and sends them in parallel; returns as soon as it has begun. */
export type DeliverDue = (room: {
  readonly endpointQueues: number;
  readonly failingEndpointQueues: number;
}) => Promise<readonly ServedEndpoint[]>;

/** Webhook endpoints, deliveries and events. */
export interface Webhooks {
  readonly createEndpoint: CreateEndpoint;
  readonly listEndpoints: ListEndpoints;
  readonly listEndpointsForStaff: ListEndpointsForStaff;
  readonly listDisabledEndpoints: ListDisabledEndpoints;
  readonly readEndpoint: ReadEndpoint;
  readonly changeEndpoint: ChangeEndpoint;
  readonly removeEndpoint: RemoveEndpoint;
  readonly rotateEndpointSecret: RotateEndpointSecret;
  readonly testEndpoint: TestEndpoint;
  readonly listDeliveries: ListDeliveries;
  readonly readEndpointStats: ReadEndpointStats;
  readonly readDelivery: ReadDelivery;
  readonly resendDelivery: ResendDelivery;
  readonly recoverDeliveries: RecoverDeliveries;
  readonly latestEvents: LatestEvents;
  readonly fanOutEvents: FanOutEvents;
  readonly deliverDue: DeliverDue;
}
