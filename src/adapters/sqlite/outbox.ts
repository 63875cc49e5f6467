import type { DomainEvent } from '../../domain/shared/event.ts';
import type { EventId } from '../../domain/shared/ids.ts';
import type { EventFilter, Outbox } from '../../ports/driven/outbox.ts';
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

/** A walk from the end of each type's events, the platform's and all platforms', as far as a page may need them. */
const latestOf = (
  db: Connection,
  { platformId, types }: EventFilter,
  { limit, before = '\uffff' }: { readonly limit: number; readonly before?: EventId | '\uffff' },
) => {
  const found = [platformId, '']
    .flatMap((owner) =>
      types.flatMap((type) =>
        db.all(
          `SELECT event_id, doc FROM outbox
           WHERE ifnull(json_extract(doc, '$.platformId'), '') = ? AND json_extract(doc, '$.type') = ?
             AND event_id < ? ORDER BY event_id DESC LIMIT ?`,
          owner,
          type,
          before,
          limit + 1,
        ),
      ),
    )
    .toSorted((one, other) => (String(one['event_id']) < String(other['event_id']) ? 1 : -1));
  const events = found.slice(0, limit).map(eventOf);
  const last = events.at(-1);
  return { events, ...(found.length > limit && last && { next: last.eventId }) };
};

export const sqliteOutbox = ({ read }: Store): Outbox => ({
  list: async ({ after = '', limit }) =>
    read
      .all('SELECT doc FROM outbox WHERE event_id > ? ORDER BY event_id LIMIT ?', after, limit)
      .map(eventOf),
  latest: async (filter, page) => latestOf(read, filter, page),
});
