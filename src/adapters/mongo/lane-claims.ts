import type { Instant } from '../../domain/shared/calendar.ts';
import type { EndpointId } from '../../domain/shared/ids.ts';
import { furthestAheadMs, latestLeaseEnd, type Delivery } from '../../domain/webhooks/delivery.ts';
import type { EnabledEndpoint } from '../../domain/webhooks/endpoint.ts';
import type { ClaimedLane, DueDelivery, LaneClaim, Lease } from '../../ports/driven/delivery-queue.ts';
import { claiming } from './claiming.ts';
import { endpointsOf } from './endpoint-roll.ts';
import { deliveriesOf } from './event-deliveries.ts';
import { lanesOf, leaveLane, type LaneDocument } from './lanes.ts';
import { eventsOf } from './outbox.ts';
import type { Store } from './store.ts';

/** Due, or put off by a clock that was set back since; and held by nobody, or by such a clock. */
const freeAt = (lease: Lease, only: { readonly failing?: true } = {}) => {
  const due = { $lte: lease.now };
  const putOff = { $gt: lease.now + furthestAheadMs };
  const unheld = { $lte: lease.now };
  const overlong = { $gt: latestLeaseEnd(lease) };
  // Each by itself, so that each is a walk of the index in its order.
  const $or = [
    { state: 'open', ...only, nextDue: due, leaseUntil: unheld },
    { state: 'open', ...only, nextDue: due, leaseUntil: overlong },
    { state: 'open', ...only, nextDue: putOff, leaseUntil: unheld },
    { state: 'open', ...only, nextDue: putOff, leaseUntil: overlong },
  ] as const;
  return { $or: [...$or] };
};

const freeOnes = (store: Store, lease: Lease, limit: number, only: { readonly failing?: true } = {}) =>
  lanesOf(store)
    .find(freeAt(lease, only), { projection: { failing: 1 }, batchSize: limit })
    .sort({ failing: 1, nextDue: 1 })
    .limit(limit)
    .toArray();

/** In the order of the index: those that are not failing come first, and of both those longest due. */
const look = async (store: Store, { lease, lanes, failingLanes, failingShare }: LaneClaim) => {
  if (lanes <= 0) return [];
  const free = await freeOnes(store, lease, lanes);
  const seen = free.filter((lane) => lane.failing).slice(0, failingLanes);
  const share = Math.min(failingShare, failingLanes);
  const isCrowded = free.length === lanes && seen.length < share;
  const failing = isCrowded ? await freeOnes(store, lease, share, { failing: true }) : seen;
  const healthy = free.filter((lane) => !lane.failing).slice(0, lanes - Math.min(failing.length, share));
  return [...healthy, ...failing].map(({ _id }) => _id);
};

const inOrder = (one: LaneDocument, other: LaneDocument): number =>
  Number(one.failing) - Number(other.failing) || (one.nextDue ?? 0) - (other.nextDue ?? 0);

const hold = async (
  store: Store,
  { lease }: LaneClaim,
  ids: readonly EndpointId[],
): Promise<readonly LaneDocument[]> => {
  const { token, until } = lease;
  const taken = { $set: { token, leaseUntil: until, fresh: false, arrivals: 0 } };
  await lanesOf(store).updateMany({ _id: { $in: [...ids] }, ...freeAt(lease) }, taken);
  const mine = await lanesOf(store)
    .find({ _id: { $in: [...ids] }, token }, { batchSize: ids.length + 1 })
    .toArray();
  return mine.toSorted(inOrder);
};

const enabledAmong = async (
  store: Store,
  ids: readonly EndpointId[],
): Promise<ReadonlyMap<EndpointId, EnabledEndpoint>> => {
  const found = await endpointsOf(store)
    .find({ _id: { $in: [...ids] } }, { projection: { endpoint: 1 }, batchSize: ids.length + 1 })
    .toArray();
  return new Map(
    found.flatMap(({ _id, endpoint }) => (endpoint.status === 'enabled' ? [[_id, endpoint] as const] : [])),
  );
};

type Moments = { readonly $lte: Instant } | { readonly $gt: Instant };

const pendingAt = (endpointIds: readonly EndpointId[], dueAt: Moments) =>
  ({ endpointId: { $in: [...endpointIds] }, status: 'pending', dueAt }) as const;

const mostAtOnce = 1_000;

/** Mostly little is due at each: one question for all. Where that is too much, each that was left out is asked about. */
const duesAt = async (
  store: Store,
  claim: LaneClaim,
  lanes: readonly LaneDocument[],
): Promise<readonly (readonly Delivery[])[]> => {
  const { now } = claim.lease;
  const find = async (ids: readonly EndpointId[], limit: number, moments: Moments = { $lte: now }) => {
    const options = { projection: { delivery: 1 }, batchSize: limit };
    const found = deliveriesOf(store).find(pendingAt(ids, moments), options);
    return (await found.sort({ endpointId: 1, dueAt: 1 }).limit(limit).toArray()).map(
      ({ delivery }) => delivery,
    );
  };
  const limit = Math.min(lanes.length * claim.perLane, mostAtOnce);
  const found = await find(
    lanes.map(({ _id }) => _id),
    limit,
  );
  const left = found.length < limit ? undefined : found.at(-1)?.endpointId;
  const byLane = Map.groupBy(found, ({ endpointId }) => endpointId);
  return Promise.all(
    lanes.map(async ({ _id, failing }) => {
      const room = failing ? Math.min(1, claim.perLane) : claim.perLane;
      const due = byLane.get(_id) ?? [];
      const all = left === undefined || _id < left || due.length >= room;
      const shown = all ? due.slice(0, room) : await find([_id], room);
      return shown.length > 0 ? shown : find([_id], room, { $gt: now + furthestAheadMs });
    }),
  );
};

/** What is due at lanes that are held; one at which nothing is due, or nothing may be sent, is let go of. */
const laden = async (
  store: Store,
  claim: LaneClaim,
  lanes: readonly LaneDocument[],
): Promise<readonly ClaimedLane[]> => {
  if (lanes.length === 0) return [];
  const [endpoints, dues] = await Promise.all([
    enabledAmong(
      store,
      lanes.map(({ _id }) => _id),
    ),
    duesAt(store, claim, lanes),
  ]);
  const eventIds = new Set(dues.flat().map(({ eventId }) => eventId));
  const told =
    eventIds.size === 0
      ? []
      : await eventsOf(store)
          .find({ _id: { $in: [...eventIds] } }, { batchSize: eventIds.size + 1 })
          .toArray();
  const events = new Map(told.map(({ _id, event }) => [_id, event]));
  const served = lanes.map(({ _id, health }, i): ClaimedLane | EndpointId => {
    const endpoint = endpoints.get(_id);
    const due = (dues[i] ?? []).flatMap((delivery): readonly DueDelivery[] => {
      const event = events.get(delivery.eventId);
      return event && delivery.status === 'pending' ? [{ delivery, event }] : [];
    });
    return endpoint && due.length > 0 ? { endpoint, health, due } : _id;
  });
  const idle = served.filter((lane) => typeof lane === 'string');
  await Promise.all(idle.map((endpointId) => leaveLane(store, endpointId, claim.lease.token)));
  return served.filter((lane) => typeof lane !== 'string');
};

export const claimLanes = (store: Store, claim: LaneClaim): Promise<readonly ClaimedLane[]> =>
  claiming<EndpointId, ClaimedLane>({
    look: () => look(store, claim),
    take: async (ids) => laden(store, claim, await hold(store, claim, ids)),
  });
