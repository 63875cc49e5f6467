import type { Instant } from '../../domain/shared/calendar.ts';
import type { EndpointId } from '../../domain/shared/ids.ts';
import type { Endpoint } from '../../domain/webhooks/endpoint.ts';
import type { EndpointHealth } from '../../domain/webhooks/health.ts';
import { deliveriesOf } from './event-deliveries.ts';
import type { ClientSession, Store } from './store.ts';

/** The way to an endpoint. Of a removed one it is there until what waited for it is gone. */
export interface LaneDocument {
  readonly _id: EndpointId;
  readonly state: 'open' | 'closed' | 'removed';
  readonly failing: boolean;
  readonly health: EndpointHealth;
  /** Nothing pending is due before; absent where nothing is pending. May be too early, never too late. */
  readonly nextDue?: Instant;
  /** How often something more came to be due there since the lease began, or its holder last looked. */
  readonly arrivals: number;
  /** Counts settlements, so that each conflicts with whoever takes the lane meanwhile. */
  readonly settled: number;
  /** Its failures were forgotten since the lease began: what the lease's holder knows of them is old. */
  readonly fresh: boolean;
  readonly token?: string;
  /** In the past where nobody holds it. */
  readonly leaseUntil: Instant;
}

export const lanesOf = (store: Store) => store.collection<LaneDocument>('lanes');

const states = { enabled: 'open', disabled: 'closed' } as const;
const isFailing = ({ failingSince }: EndpointHealth): boolean => failingSince !== undefined;

/** A lane that nobody holds. */
export const laneOf = (
  { endpointId, status }: Endpoint,
  health: EndpointHealth = {},
  nextDue?: Instant,
): LaneDocument => ({
  _id: endpointId,
  state: states[status],
  failing: isFailing(health),
  health,
  ...(nextDue !== undefined && { nextDue }),
  arrivals: 0,
  settled: 0,
  fresh: false,
  leaseUntil: 0,
});

/** Follows its endpoint; with a fresh start failures are forgotten, also those that its holder still sees. */
export const followEndpoint = async (
  store: Store,
  session: ClientSession,
  { endpointId, status }: Endpoint,
  freshStart: boolean,
): Promise<void> => {
  const forgotten = freshStart && { failing: false, health: {}, fresh: true };
  const following = { $set: { state: states[status], ...forgotten } };
  await lanesOf(store).updateOne({ _id: endpointId }, following, { session });
};

/** Nobody holds it any more, and nobody will. */
export const giveUpLane = async (
  store: Store,
  session: ClientSession,
  endpointId: EndpointId,
): Promise<void> => {
  const given = { $set: { state: 'removed', leaseUntil: 0 }, $unset: { token: true } } as const;
  await lanesOf(store).updateOne({ _id: endpointId }, given, { session });
};

/** Something more is due at these. Answers how many of them were not removed. */
export const hasten = async (
  store: Store,
  session: ClientSession | undefined,
  endpointIds: readonly EndpointId[],
  dueAt: Instant,
): Promise<number> => {
  const { matchedCount } = await lanesOf(store).updateMany(
    { _id: { $in: [...endpointIds] }, state: { $ne: 'removed' } },
    { $min: { nextDue: dueAt }, $inc: { arrivals: 1 } },
    { ...(session && { session }) },
  );
  return matchedCount;
};

/** Those of the endpoints that were not removed. */
export const notRemoved = async (
  store: Store,
  session: ClientSession | undefined,
  endpointIds: readonly EndpointId[],
): Promise<ReadonlySet<EndpointId>> => {
  const there = { _id: { $in: [...endpointIds] }, state: { $ne: 'removed' } } as const;
  const batchSize = endpointIds.length + 1;
  const options = { ...(session && { session }), projection: { _id: 1 }, batchSize };
  return new Set((await lanesOf(store).find(there, options).toArray()).map(({ _id }) => _id));
};

/**
 * What the holder of the lane learned of the endpoint, unless that had a fresh start meanwhile. Answers whether the
 * token still holds it.
 */
export const noteHealth = async (
  store: Store,
  session: ClientSession,
  held: Pick<LaneDocument, '_id'> & { readonly token: string },
  health: EndpointHealth,
): Promise<boolean> => {
  const noted = {
    settled: { $add: ['$settled', 1] },
    health: { $cond: ['$fresh', '$health', { $literal: health }] },
    failing: { $cond: ['$fresh', '$failing', isFailing(health)] },
  };
  const { matchedCount } = await lanesOf(store).updateOne(held, [{ $set: noted }], { session });
  return matchedCount === 1;
};

const mostLooks = 20;

/**
 * Lets go of a lane. What is due next is looked up without a transaction, which every arrival would begin anew: where
 * something came since the look, it is looked again.
 */
export const leaveLane = async (store: Store, endpointId: EndpointId, token: string): Promise<void> => {
  const lanes = lanesOf(store);
  const held = { _id: endpointId, token };
  for (let look = 1; look <= mostLooks; look++) {
    const next = await deliveriesOf(store).findOne(
      { endpointId, status: 'pending' },
      { sort: { dueAt: 1 }, projection: { dueAt: 1 } },
    );
    const left = await lanes.updateOne(
      { ...held, arrivals: 0 },
      next?.dueAt === undefined
        ? { $set: { leaseUntil: 0 }, $unset: { token: true, nextDue: true } }
        : { $set: { leaseUntil: 0, nextDue: next.dueAt }, $unset: { token: true } },
    );
    if (left.matchedCount === 1) return;
    const looking = await lanes.updateOne(held, { $set: { arrivals: 0 } });
    if (looking.matchedCount === 0) return;
  }
  await lanes.updateOne(held, { $set: { leaseUntil: 0 }, $unset: { token: true } });
};
