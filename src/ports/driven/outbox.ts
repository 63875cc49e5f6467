import type { DomainEvent } from '../../domain/shared/event.ts';

/** An event with its place in the order of commits. */
export interface OutboxEntry {
  readonly position: number;
  readonly event: DomainEvent;
}

/** Everything that was told, in the order of commits. Writing happens only inside the commits of the other ports. */
export interface Outbox {
  /** Entries after a position, oldest first; 0 begins at the first. */
  after(position: number, limit: number): Promise<readonly OutboxEntry[]>;
}
