import type { DomainEvent } from '../../domain/shared/event.ts';
import type { Outbox } from '../../ports/driven/outbox.ts';
import type { Connection } from './connection.ts';
import type { Store } from './store.ts';

/** Writes events into the transaction of the command that calls it. */
export const tell = (db: Connection, events: readonly DomainEvent[]): void => {
  for (const event of events) {
    db.run('INSERT INTO outbox (event_id, doc) VALUES (?, ?)', event.eventId, JSON.stringify(event));
  }
};

export const sqliteOutbox = ({ read }: Store): Outbox => ({
  list: async ({ after = '', limit }) =>
    read
      .all('SELECT doc FROM outbox WHERE event_id > ? ORDER BY event_id LIMIT ?', after, limit)
      .map((row) => JSON.parse(String(row['doc'])) as DomainEvent),
});
