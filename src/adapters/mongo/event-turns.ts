import type { Filter } from 'mongodb';
import { shareOf } from '../../domain/shared/event.ts';
import type { EventId, PlatformId } from '../../domain/shared/ids.ts';
import { latestLeaseEnd } from '../../domain/webhooks/delivery.ts';
import type { Lease } from '../../ports/driven/delivery-queue.ts';
import { eventsOf, type EventDocument } from './outbox.ts';
import type { Store } from './store.ts';

/** Events that wait and that nobody holds. */
export const freeAt = (lease: Lease) => {
  const unheld = [{ leaseUntil: { $lte: lease.now } }, { leaseUntil: { $gt: latestLeaseEnd(lease) } }];
  return { waiting: true, $or: unheld } as const;
};

interface Waiting {
  readonly _id: EventId;
  readonly platformId: PlatformId | undefined;
}

const find = async (store: Store, filter: Filter<EventDocument>, hint: string, limit: number) => {
  const options = { projection: { 'event.platformId': 1 }, hint, batchSize: limit };
  const found = await eventsOf(store).find(filter, options).sort({ _id: 1 }).limit(limit).toArray();
  return found.map(({ _id, event }): Waiting => ({ _id, platformId: event.platformId }));
};

const freeOf = (store: Store, lease: Lease, platformId: PlatformId | null, limit: number) =>
  find(store, { ...freeAt(lease), 'event.platformId': platformId }, 'events_waiting_by_platform', limit);

const platformAfter = async (store: Store, platform: string): Promise<PlatformId | undefined> => {
  const next = await eventsOf(store).findOne(
    { waiting: true, 'event.platformId': { $gt: platform } },
    {
      projection: { _id: 0, 'event.platformId': 1 },
      sort: { 'event.platformId': 1 },
      hint: 'events_waiting_by_platform',
    },
  );
  return next?.event.platformId;
};

/** So many platforms are looked at for one claim. */
const mostLooks = 100;

/** Events of platforms in turn, a share of each, those that all may hear of first; and whose turn it was last. */
const inTurn = async (store: Store, lease: Lease, limit: number, before: string) => {
  const events = [...(await freeOf(store, lease, null, shareOf(limit)))];
  const seen = new Set<string>();
  let last = before;
  while (seen.size < mostLooks && events.length < limit) {
    const next = (await platformAfter(store, last)) ?? (await platformAfter(store, ''));
    if (next === undefined || seen.has(next)) break;
    seen.add(next);
    last = next;
    events.push(...(await freeOf(store, lease, next, Math.min(shareOf(limit), limit - events.length))));
  }
  return { events, last };
};

const isFair = (events: readonly Waiting[], limit: number): boolean =>
  events.length < limit ||
  [...Map.groupBy(events, ({ platformId }) => platformId).values()].every(
    ({ length }) => length <= shareOf(limit),
  );

/** Those that wait longest; where one platform has more than its share of them, platforms take turns after the last. */
export const freeInTurn = async (
  store: Store,
  lease: Lease,
  limit: number,
  last: string,
): Promise<{ readonly ids: readonly EventId[]; readonly last: string }> => {
  const oldest = await find(store, freeAt(lease), 'events_waiting', limit);
  if (isFair(oldest, limit)) return { ids: oldest.map(({ _id }) => _id), last };
  const turns = await inTurn(store, lease, limit, last);
  const ids = new Set([...turns.events, ...oldest].map(({ _id }) => _id));
  return { ids: [...ids].slice(0, limit), last: turns.last };
};
