import type { DomainEvent, EventType } from '../../domain/shared/event.ts';
import type { EventId, PlatformId } from '../../domain/shared/ids.ts';

export interface EventPage {
  /** Those after this id; absent: from the first. */
  readonly after?: EventId;
  readonly limit: number;
}

/** What a platform may see. */
export interface EventFilter {
  readonly platformId: PlatformId;
  /** Of these types; none: nothing. */
  readonly types: readonly EventType[];
}

/** Everything that was told. Writing happens only inside the commits of the other ports. */
export interface Outbox {
  /** By id, smallest first. What is told later may have a smaller id than what was read, where others write too. */
  list(page: EventPage): Promise<readonly DomainEvent[]>;
  /** Those of a platform and those that all may hear of, by id, greatest first; those before `before`, which need be no event's id. */
  latest(
    filter: EventFilter,
    page: { readonly limit: number; readonly before?: EventId },
  ): Promise<{ readonly events: readonly DomainEvent[]; readonly next?: EventId }>;
}
