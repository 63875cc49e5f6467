import type { DomainEvent } from '../../domain/shared/event.ts';
import type { Outbox } from '../../ports/driven/outbox.ts';
import type { Connection, Row } from './connection.ts';
import type { Store } from './store.ts';

/** Writes events into the transaction of the command that calls it. */
export const tell = (db: Connection, events: readonly DomainEvent[]): void => {
  for (const event of events) {
    db.run('INSERT INTO outbox (event_id, doc) VALUES (?, ?)', event.eventId, JSON.stringify(event));
  }
};

const entryOf = (row: Row) => ({
  position: Number(row['position']),
  event: JSON.parse(String(row['doc'])) as DomainEvent,
});

export const sqliteOutbox = ({ read }: Store): Outbox => ({
  after: async (position, limit) =>
    read
      .all('SELECT position, doc FROM outbox WHERE position > ? ORDER BY position LIMIT ?', position, limit)
      .map(entryOf),
});
