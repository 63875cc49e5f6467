import type { Instant } from './calendar.ts';
import type { EventId, LicenseId, PlatformId, TrackId } from './ids.ts';

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

/**
 * Returns how many of the events that are fanned out together may belong to one platform while others wait.
 */
export const shareOf = (events: number): number => Math.max(1, Math.floor(events / 8));

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** An event, recorded in the commit that caused it. */
export interface DomainEvent {
  readonly eventId: EventId;
  readonly type: EventType;
  readonly occurredAt: Instant;
  /** The only platform that the event concerns; absent if every platform may receive it. */
  readonly platformId?: PlatformId;
  readonly data: { readonly [name: string]: Json };
}

/** The records that events are about and found by. */
export interface EventSubjects {
  readonly licenseId?: LicenseId;
  readonly trackId?: TrackId;
}

const subjectNames = ['licenseId', 'trackId'] as const satisfies readonly (keyof EventSubjects)[];

/** Returns the IDs of the license and the track that an event is about, as far as it is about any. */
export const subjectsOf = ({ data }: Pick<DomainEvent, 'data'>): readonly string[] =>
  subjectNames.flatMap((name) => {
    const id = data[name];
    return typeof id === 'string' ? [id] : [];
  });

/** Returns whether an event is about each of these records. */
export const isAbout = ({ data }: Pick<DomainEvent, 'data'>, subjects: EventSubjects): boolean =>
  subjectNames.every((name) => subjects[name] === undefined || subjects[name] === data[name]);
