import type { DomainEvent } from '../../domain/shared/event.ts';
import type { Outbox } from '../../ports/driven/outbox.ts';
import type { Connection, Row } from './connection.ts';
import type { Store } from './store.ts';

export const eventOf = (row: Row): DomainEvent => JSON.parse(String(row['doc'])) as DomainEvent;

const write = (db: Connection, event: DomainEvent, waiting: 0 | 1): void => {
  db.run(
    'INSERT INTO outbox (event_id, doc, waiting, told_at) VALUES (?, ?, ?, ?)',
    event.eventId,
    JSON.stringify(event),
    waiting,
    event.occurredAt,
  );
};

/** Writes events into the transaction of the command that calls it: from then on they wait to be fanned out. */
export const tell = (db: Connection, events: readonly DomainEvent[]): void => {
  for (const event of events) write(db, event, 1);
};

/** Writes an event whose one delivery is made in the same transaction. */
export const tellOne = (db: Connection, event: DomainEvent): void => write(db, event, 0);

export const sqliteOutbox = ({ read }: Store): Outbox => ({
  list: async ({ after = '', limit }) =>
    read
      .all('SELECT doc FROM outbox WHERE event_id > ? ORDER BY event_id LIMIT ?', after, limit)
      .map(eventOf),
});
