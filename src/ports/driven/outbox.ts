import type { DomainEvent } from '../../domain/shared/event.ts';
import type { EventId } from '../../domain/shared/ids.ts';

export interface EventPage {
  /** Those after this id; absent: from the first. */
  readonly after?: EventId;
  readonly limit: number;
}

/** Everything that was told. Writing happens only inside the commits of the other ports. */
export interface Outbox {
  /** By id, smallest first. What is told later may have a smaller id than what was read, where others write too. */
  list(page: EventPage): Promise<readonly DomainEvent[]>;
}
