import { allows, type Scope } from '../access/scope.ts';
import type { Platform } from '../platforms/platform.ts';
import { rotated, type SigningSecret } from '../platforms/inbound.ts';
import type { Instant } from '../shared/calendar.ts';
import type { DomainEvent, EventType } from '../shared/event.ts';
import type { EndpointId, PlatformId } from '../shared/ids.ts';
import type { CustomHeader } from './custom-headers.ts';

interface EndpointRecord {
  readonly endpointId: EndpointId;
  readonly platformId: PlatformId;
  readonly url: string;
  readonly description?: string;
  /** The event types that it receives; there is at least one. */
  readonly eventTypes: readonly EventType[];
  /** The secrets, newest first. */
  readonly secrets: readonly SigningSecret[];
  /** Headers that its owner adds to every message, sorted by name. */
  readonly headers?: readonly CustomHeader[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** The number of commits that changed this record. */
  readonly version: number;
}

export interface EnabledEndpoint extends EndpointRecord {
  readonly status: 'enabled';
}

/**
 * `owner`: its platform disabled it; `gone`: it answered 410; `failing`: every delivery failed for five days.
 */
export const disablingReasons = ['owner', 'gone', 'failing'] as const;
export type DisablingReason = (typeof disablingReasons)[number];

/**
 * An endpoint that receives nothing. Deliveries that waited keep waiting; later events are not queued for it,
 * but can be recovered.
 */
export interface DisabledEndpoint extends EndpointRecord {
  readonly status: 'disabled';
  readonly disabled: { readonly reason: DisablingReason; readonly at: Instant };
}

/** An address at which a platform receives events. */
export type Endpoint = EnabledEndpoint | DisabledEndpoint;

export const maxEndpoints = 16;

type Edited = Pick<EndpointRecord, 'updatedAt' | 'version'>;
const edited = ({ version }: Endpoint, now: Instant): Edited => ({ updatedAt: now, version: version + 1 });

export const disabledBy = (endpoint: Endpoint, reason: DisablingReason, now: Instant): DisabledEndpoint => ({
  ...endpoint,
  ...edited(endpoint, now),
  status: 'disabled',
  disabled: { reason, at: now },
});

export const enabledAgain = (endpoint: Endpoint, now: Instant): EnabledEndpoint => {
  const { disabled: _, ...rest } = { disabled: undefined, ...endpoint };
  return { ...rest, ...edited(endpoint, now), status: 'enabled' };
};

/** The changes that its owner can make. */
export type EndpointEdit = Partial<Pick<EndpointRecord, 'url' | 'eventTypes' | 'headers'>> & {
  /** Null removes the description. */
  readonly description?: string | null;
};

export const withEdit = (
  endpoint: Endpoint,
  { description, ...edit }: EndpointEdit,
  now: Instant,
): Endpoint => {
  const { description: before, ...rest } = endpoint;
  const after = description === undefined ? before : (description ?? undefined);
  return {
    ...rest,
    ...edit,
    ...(after !== undefined && { description: after }),
    ...edited(endpoint, now),
  };
};

export const withNewSecret = (endpoint: Endpoint, sealed: string, now: Instant): Endpoint => ({
  ...endpoint,
  ...edited(endpoint, now),
  secrets: rotated(endpoint.secrets, sealed, now),
});

/** Returns the sufficient scopes: a platform needs one of them to receive an event. */
const scopesFor = (type: EventType): readonly Scope[] => {
  switch (type) {
    case 'track.approved':
    case 'track.updated':
    case 'track.takedown':
    case 'appeal.decided':
      return ['tracks:read'];
    case 'license.issued':
    case 'license.amended':
    case 'license.revoked':
    case 'license.expiring':
    case 'license.expired':
      return ['licenses:read', 'licenses:write'];
    case 'usage.quota_warning':
    case 'endpoint.failing':
    case 'endpoint.disabled':
    case 'endpoint.test':
      return [];
  }
};

/** Returns the endpoint that an event is about, which does not receive the event itself. */
const aboutEndpoint = ({ type, data }: DomainEvent): unknown =>
  type === 'endpoint.failing' || type === 'endpoint.disabled' ? data['endpointId'] : undefined;

/** Returns whether a platform may currently receive events of a type. */
export const mayReceive = (
  { status, scopes: held }: Pick<Platform, 'status' | 'scopes'>,
  type: EventType,
): boolean => {
  const scopes = scopesFor(type);
  return status === 'active' && (scopes.length === 0 || allows(held, scopes));
};

/** Returns whether an endpoint receives an event. */
export const isSubscribed = (
  endpoint: Endpoint,
  platform: Pick<Platform, 'platformId' | 'status' | 'scopes'>,
  event: DomainEvent,
): boolean =>
  endpoint.status === 'enabled' &&
  mayReceive(platform, event.type) &&
  endpoint.eventTypes.includes(event.type) &&
  (event.platformId === undefined || event.platformId === endpoint.platformId) &&
  aboutEndpoint(event) !== endpoint.endpointId;
