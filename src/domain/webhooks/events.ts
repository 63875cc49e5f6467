import { timestamp, type Instant, type Month } from '../shared/calendar.ts';
import type { DomainEvent } from '../shared/event.ts';
import type { EventId, PlatformId } from '../shared/ids.ts';
import type { DisabledEndpoint, Endpoint } from './endpoint.ts';

const about = ({ endpointId, url }: Endpoint) => ({ endpointId, url });

export const endpointFailing = (
  endpoint: Endpoint,
  failingSince: Instant,
  now: Instant,
  eventId: EventId,
): DomainEvent => ({
  eventId,
  type: 'endpoint.failing',
  occurredAt: now,
  platformId: endpoint.platformId,
  data: { ...about(endpoint), failingSince: timestamp(failingSince) },
});

export const endpointDisabled = (endpoint: DisabledEndpoint, eventId: EventId): DomainEvent => ({
  eventId,
  type: 'endpoint.disabled',
  occurredAt: endpoint.disabled.at,
  platformId: endpoint.platformId,
  data: {
    ...about(endpoint),
    reason: endpoint.disabled.reason,
    disabledAt: timestamp(endpoint.disabled.at),
  },
});

/** What an owner sends to see that an endpoint hears. */
export const endpointTest = (endpoint: Endpoint, now: Instant, eventId: EventId): DomainEvent => ({
  eventId,
  type: 'endpoint.test',
  occurredAt: now,
  platformId: endpoint.platformId,
  data: about(endpoint),
});

/** Told once a month at each of these shares of the licenses that a platform may issue. */
export const warningShares = [0.8, 1] as const;

export const quotaWarning = (
  platformId: PlatformId,
  quota: { readonly month: Month; readonly limit: number; readonly used: number },
  now: Instant,
  eventId: EventId,
): DomainEvent => ({
  eventId,
  type: 'usage.quota_warning',
  occurredAt: now,
  platformId,
  data: { quota: 'licenses', period: quota.month, limit: quota.limit, used: quota.used },
});

/** Of licenses of a month: after the how-manieth a warning is told. */
export const warnsAt = (limit: number): readonly number[] =>
  limit === 0 ? [] : [...new Set(warningShares.map((share) => Math.ceil(limit * share)))];
