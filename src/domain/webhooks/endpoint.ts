import { allows, type Scope } from '../access/scope.ts';
import type { Platform } from '../platforms/platform.ts';
import { rotated, type SigningSecret } from '../platforms/inbound.ts';
import type { Instant } from '../shared/calendar.ts';
import type { DomainEvent, EventType } from '../shared/event.ts';
import type { EndpointId, PlatformId } from '../shared/ids.ts';

interface EndpointRecord {
  readonly endpointId: EndpointId;
  readonly platformId: PlatformId;
  readonly url: string;
  readonly description?: string;
  /** What it wants to hear of; never empty. */
  readonly eventTypes: readonly EventType[];
  /** Newest first. */
  readonly secrets: readonly SigningSecret[];
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
  /** Counts the commits that touched this record. */
  readonly version: number;
}

export interface EnabledEndpoint extends EndpointRecord {
  readonly status: 'enabled';
}

/** `owner`: by its platform; `gone`: it answered 410; `failing`: nothing arrived for five days. */
export const disablingReasons = ['owner', 'gone', 'failing'] as const;
export type DisablingReason = (typeof disablingReasons)[number];

/** Nothing is sent to it. What waited for it waits on; what happens meanwhile is not kept for it, but can be recovered. */
export interface DisabledEndpoint extends EndpointRecord {
  readonly status: 'disabled';
  readonly disabled: { readonly reason: DisablingReason; readonly at: Instant };
}

/** Where a platform hears of events. */
export type Endpoint = EnabledEndpoint | DisabledEndpoint;

export const mostEndpoints = 16;

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

/** What its owner changes of it. */
export type EndpointEdit = Partial<Pick<EndpointRecord, 'url' | 'eventTypes'>> & {
  /** Null takes it away. */
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

/** What a platform must be allowed to read to hear of an event. */
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

/** The endpoint that an event tells of, which does not hear of it itself. */
const aboutEndpoint = ({ type, data }: DomainEvent): unknown =>
  type === 'endpoint.failing' || type === 'endpoint.disabled' ? data['endpointId'] : undefined;

/** Whether a platform, as it is now, may be told of such events at all. */
export const mayHear = (
  { status, scopes: held }: Pick<Platform, 'status' | 'scopes'>,
  type: EventType,
): boolean => {
  const scopes = scopesFor(type);
  return status === 'active' && (scopes.length === 0 || allows(held, scopes));
};

/** Whether an endpoint is to be told of an event. */
export const hears = (
  endpoint: Endpoint,
  platform: Pick<Platform, 'platformId' | 'status' | 'scopes'>,
  event: DomainEvent,
): boolean =>
  endpoint.status === 'enabled' &&
  mayHear(platform, event.type) &&
  endpoint.eventTypes.includes(event.type) &&
  (event.platformId === undefined || event.platformId === endpoint.platformId) &&
  aboutEndpoint(event) !== endpoint.endpointId;
