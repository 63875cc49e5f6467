import type { DomainEvent, EventSubjects, EventType } from '../../../domain/shared/event.ts';
import type { EventId, PlatformId } from '../../../domain/shared/ids.ts';

export interface EventPage {
  /** Only events after this ID; absent for the first page. */
  readonly after?: EventId;
  readonly limit: number;
}

/** The events that a platform may see, and of them only those about the records that are named. */
export interface EventFilter extends EventSubjects {
  readonly platformId: PlatformId;
  /** Only these types; an empty list selects nothing. */
  readonly types: readonly EventType[];
  /** Only this event. */
  readonly eventId?: EventId;
}

/** Every event that was recorded. Events are written only in the commits of the other ports. */
export interface Outbox {
  /**
   * Returns events by ID, smallest first. An event that is recorded later by another process can have a
   * smaller ID than one that was read.
   */
  list(page: EventPage): Promise<readonly DomainEvent[]>;
  find(eventId: EventId): Promise<DomainEvent | undefined>;
  /**
   * Returns events of a platform and those for all platforms, by ID, greatest first, before `before`, which
   * need not be the ID of an event. By a license or track, an event is found once it is fanned out.
   */
  latest(
    filter: EventFilter,
    page: { readonly limit: number; readonly before?: EventId },
  ): Promise<{ readonly events: readonly DomainEvent[]; readonly next?: EventId }>;
}
