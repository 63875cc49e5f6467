import type { DomainEvent } from '../../domain/shared/event.ts';
import type { EndpointId } from '../../domain/shared/ids.ts';
import type { Outbox } from '../../ports/driven/outbox.ts';
import type { ClientSession, Store } from './store.ts';

export interface EventDocument {
  readonly _id: string;
  readonly event: DomainEvent;
  /** To be fanned out; endpoints up to `after` have their delivery. */
  readonly waiting?: true;
  readonly after?: EndpointId;
}

const eventsOf = (store: Store) => store.collection<EventDocument>('outbox');

export const toDocument = (event: DomainEvent): EventDocument => ({ _id: event.eventId, event });

/** Writes events into the transaction of the session. */
export const tell = async (
  store: Store,
  session: ClientSession,
  events: readonly DomainEvent[],
): Promise<void> => {
  if (events.length > 0) await eventsOf(store).insertMany(events.map(toDocument), { session });
};

export const mongoOutbox = (store: Store): Outbox => ({
  list: ({ after, limit }) =>
    store.ask(async () => {
      const page = eventsOf(store)
        .find(after === undefined ? {} : { _id: { $gt: after } })
        .sort({ _id: 1 })
        .limit(limit);
      return (await page.toArray()).map(({ event }) => event);
    }),
});
