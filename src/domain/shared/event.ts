import type { Instant } from './calendar.ts';
import type { EventId, PlatformId } from './ids.ts';

export const eventTypes = [
  'track.approved',
  'track.updated',
  'track.takedown',
  'license.issued',
  'license.amended',
  'license.revoked',
  'license.expiring',
  'license.expired',
  'appeal.decided',
  'usage.quota_warning',
  'endpoint.failing',
  'endpoint.disabled',
  'endpoint.test',
] as const;
export type EventType = (typeof eventTypes)[number];

/** Of events that are fanned out together so many may be one platform's while others' wait. */
export const shareOf = (events: number): number => Math.max(1, Math.floor(events / 8));

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Something that happened, told in the commit that made it so. */
export interface DomainEvent {
  readonly eventId: EventId;
  readonly type: EventType;
  readonly occurredAt: Instant;
  /** The one platform it concerns; absent where every platform may hear of it. */
  readonly platformId?: PlatformId;
  readonly data: { readonly [name: string]: Json };
}
