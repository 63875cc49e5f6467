import { timestamp, type Instant } from '../shared/calendar.ts';
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

/** Returns the event with which an owner tests an endpoint. */
export const endpointTest = (endpoint: Endpoint, now: Instant, eventId: EventId): DomainEvent => ({
  eventId,
  type: 'endpoint.test',
  occurredAt: now,
  platformId: endpoint.platformId,
  data: about(endpoint),
});

/** The shares of a quota at which a platform is warned, once in each month or day. */
export const warningShares = [0.8, 1] as const;

/** Licenses are counted by the month, everything else by the day. */
export const warnedQuotas = ['licenses', 'requests', 'enrichment_rows', 'enrichment_seconds'] as const;
export type WarnedQuota = (typeof warnedQuotas)[number];

export interface QuotaUse {
  readonly platformId: PlatformId;
  readonly quota: WarnedQuota;
  /** A month or day such as `2026-11` or `2026-11-21`. */
  readonly period: string;
  readonly limit: number;
  readonly used: number;
  readonly now: Instant;
}

export const quotaWarning = (
  { platformId, quota, period, limit, used, now }: QuotaUse,
  eventId: EventId,
): DomainEvent => ({
  eventId,
  type: 'usage.quota_warning',
  occurredAt: now,
  platformId,
  data: { quota, period, limit, used },
});

/** Returns the counts at which a platform is warned. */
export const warnsAt = (limit: number): readonly number[] =>
  limit === 0 ? [] : [...new Set(warningShares.map((share) => Math.ceil(limit * share)))];
