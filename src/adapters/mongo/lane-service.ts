import { isDeepStrictEqual } from 'node:util';
import type { EndpointId } from '../../domain/shared/ids.ts';
import type { EnabledEndpoint } from '../../domain/webhooks/endpoint.ts';
import type {
  ClaimedLane,
  DeliveryQueue,
  DueDelivery,
  LaneClaim,
  Settlement,
} from '../../ports/driven/delivery-queue.ts';
import { claiming } from './claiming.ts';
import { endpointsOf, replaceEndpoint } from './endpoint-roll.ts';
import { deliveriesOf, keep, named } from './event-deliveries.ts';
import { lanesOf, leaveLane, noteHealth, type LaneDocument } from './lanes.ts';
import { isDuplicateKey } from './outage.ts';
import { eventsOf, tell } from './outbox.ts';
import type { Store } from './store.ts';

const freeAt = (now: number) =>
  ({ state: 'open', nextDue: { $lte: now }, leaseUntil: { $lte: now } }) as const;

/** In the order of the index: those that are not failing come first, and of both those longest due. */
const look = async (store: Store, { lease, lanes, failingLanes }: LaneClaim) => {
  if (lanes <= 0) return [];
  const free = await lanesOf(store)
    .find(freeAt(lease.now), { projection: { failing: 1 } })
    .sort({ failing: 1, nextDue: 1 })
    .limit(lanes)
    .toArray();
  const failing = free.filter((lane) => lane.failing).slice(0, failingLanes);
  return [...free.filter((lane) => !lane.failing), ...failing].map(({ _id }) => _id);
};

const inOrder = (one: LaneDocument, other: LaneDocument): number =>
  Number(one.failing) - Number(other.failing) || (one.nextDue ?? 0) - (other.nextDue ?? 0);

const lease = async (
  store: Store,
  { lease: { token, now, until } }: LaneClaim,
  ids: readonly EndpointId[],
): Promise<readonly LaneDocument[]> => {
  const taken = { $set: { token, leaseUntil: until, fresh: false, arrivals: 0 } };
  await lanesOf(store).updateMany({ _id: { $in: [...ids] }, ...freeAt(now) }, taken);
  const mine = await lanesOf(store)
    .find({ _id: { $in: [...ids] }, token })
    .toArray();
  return mine.toSorted(inOrder);
};

const enabledAmong = async (
  store: Store,
  ids: readonly EndpointId[],
): Promise<ReadonlyMap<EndpointId, EnabledEndpoint>> => {
  const found = await endpointsOf(store)
    .find({ _id: { $in: [...ids] } }, { projection: { endpoint: 1 } })
    .toArray();
  return new Map(
    found.flatMap(({ _id, endpoint }) => (endpoint.status === 'enabled' ? [[_id, endpoint] as const] : [])),
  );
};

const dueAt = async (
  store: Store,
  { lease: { now }, perLane }: LaneClaim,
  { _id, failing }: LaneDocument,
) => {
  const due = await deliveriesOf(store)
    .find({ endpointId: _id, status: 'pending', dueAt: { $lte: now } }, { projection: { delivery: 1 } })
    .sort({ dueAt: 1 })
    .limit(failing ? Math.min(1, perLane) : perLane)
    .toArray();
  return due.flatMap(({ delivery }) => (delivery.status === 'pending' ? [delivery] : []));
};

/** What is due at lanes that are held; one at which nothing is due, or nothing may be sent, is let go of. */
const laden = async (
  store: Store,
  claim: LaneClaim,
  lanes: readonly LaneDocument[],
): Promise<readonly ClaimedLane[]> => {
  const [endpoints, dues] = await Promise.all([
    enabledAmong(
      store,
      lanes.map(({ _id }) => _id),
    ),
    Promise.all(lanes.map((lane) => dueAt(store, claim, lane))),
  ]);
  const eventIds = new Set(dues.flat().map(({ eventId }) => eventId));
  const told =
    eventIds.size === 0
      ? []
      : await eventsOf(store)
          .find({ _id: { $in: [...eventIds] } })
          .toArray();
  const events = new Map(told.map(({ _id, event }) => [_id, event]));
  const served = lanes.map(({ _id, health }, i): ClaimedLane | EndpointId => {
    const endpoint = endpoints.get(_id);
    const due = (dues[i] ?? []).flatMap((delivery): readonly DueDelivery[] => {
      const event = events.get(delivery.eventId);
      return event ? [{ delivery, event }] : [];
    });
    return endpoint && due.length > 0 ? { endpoint, health, due } : _id;
  });
  const idle = served.filter((lane) => typeof lane === 'string');
  await Promise.all(idle.map((endpointId) => leaveLane(store, endpointId, claim.lease.token)));
  return served.filter((lane) => typeof lane !== 'string');
};

const claimLanes = (store: Store, claim: LaneClaim): Promise<readonly ClaimedLane[]> =>
  claiming<EndpointId, ClaimedLane>({
    look: () => look(store, claim),
    take: async (ids) => laden(store, claim, await lease(store, claim, ids)),
  });

const commitOf = (store: Store, { token, delivery, health, disable, events }: Settlement) =>
  store.commit<'settled' | 'lease-lost'>(async (session) => {
    const held = { _id: delivery.endpointId, token };
    if (!(await noteHealth(store, session, held, health))) return 'lease-lost';
    await keep(store, session, delivery);
    const follows =
      !disable || (await replaceEndpoint(store, session, disable.endpoint, disable.guards.version));
    if (follows) await tell(store, session, events);
    return 'settled';
  });

/** An attempt whose outcome was lost has told already what is told once. */
const settle = async (store: Store, settlement: Settlement): Promise<'settled' | 'lease-lost'> => {
  try {
    return await commitOf(store, settlement);
  } catch (error) {
    const { delivery } = settlement;
    const kept = isDuplicateKey(error) && (await deliveriesOf(store).findOne(named(delivery)));
    if (kept && isDeepStrictEqual(kept.delivery, delivery)) return 'settled';
    throw error;
  }
};

export const laneService = (store: Store): Pick<DeliveryQueue, 'claimLanes' | 'settle' | 'release'> => ({
  claimLanes: (claim) => store.ask(() => claimLanes(store, claim)),
  settle: (settlement) =>
    store.inTurn(`endpoint ${settlement.delivery.endpointId}`, () => settle(store, settlement)),
  release: (endpointId, token) => store.ask(() => leaveLane(store, endpointId, token)),
});
