import type { Instant } from '../../domain/shared/calendar.ts';
import type { FanOutPlace } from '../../ports/driven/delivery-queue.ts';
import type { DomainEvent } from '../../domain/shared/event.ts';
import type { EventId, PlatformId } from '../../domain/shared/ids.ts';
import type { EventFilter, Outbox } from '../../ports/driven/outbox.ts';
import type { ClientSession, Store } from './store.ts';

export interface EventDocument {
  readonly _id: EventId;
  readonly event: DomainEvent;
  readonly toldAt: Instant;
  /** To be fanned out. */
  readonly waiting: boolean;
  /** While it waits; in the past where nobody holds it. */
  readonly leaseUntil?: Instant;
  readonly token?: string;
  /** Endpoints up to this one have their delivery. */
  readonly after?: FanOutPlace;
  /** Counts pages that were written, so that whoever writes one and whoever takes the event meanwhile conflict. */
  readonly pages?: number;
}

export const eventsOf = (store: Store) => store.collection<EventDocument>('outbox');

export const toDocument = (event: DomainEvent, waiting: boolean): EventDocument => ({
  _id: event.eventId,
  event,
  toldAt: event.occurredAt,
  waiting,
  ...(waiting && { leaseUntil: 0 }),
});

/** Writes events into the transaction of the session: from then on they wait to be fanned out. */
export const tell = async (
  store: Store,
  session: ClientSession,
  events: readonly DomainEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  await eventsOf(store).insertMany(
    events.map((event) => toDocument(event, true)),
    { session },
  );
};

/** Writes an event whose one delivery is made in the same transaction. */
export const tellOne = async (store: Store, session: ClientSession, event: DomainEvent): Promise<void> => {
  await eventsOf(store).insertOne(toDocument(event, false), { session });
};

/** Of each owner the store merges what it finds of each type at the end of the index. */
const latestOf = async (
  store: Store,
  { platformId, types }: EventFilter,
  { limit, before }: { readonly limit: number; readonly before?: EventId },
) => {
  const ofOwner = (owner: PlatformId | null) =>
    eventsOf(store)
      .find(
        {
          'event.platformId': owner,
          'event.type': { $in: [...types] },
          ...(before !== undefined && { _id: { $lt: before } }),
        },
        { projection: { event: 1 }, hint: 'events_by_owner', batchSize: limit + 2 },
      )
      .sort({ _id: -1 })
      .limit(limit + 1)
      .toArray();
  const found = (await Promise.all([ofOwner(platformId), ofOwner(null)]))
    .flat()
    .toSorted((one, other) => (one._id < other._id ? 1 : -1));
  const events = found.slice(0, limit).map(({ event }) => event);
  const last = events.at(-1);
  return { events, ...(found.length > limit && last && { next: last.eventId }) };
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
  latest: (filter, page) => store.ask(() => latestOf(store, filter, page)),
});
