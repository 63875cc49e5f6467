import type { Instant } from '../shared/calendar.ts';
import type { EndpointId } from '../shared/ids.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointHealth } from './health.ts';

/** The queue of an endpoint. It outlives a removed endpoint until its deliveries are deleted. */
export interface Lane {
  readonly endpointId: EndpointId;
  readonly state: 'open' | 'closed' | 'removed';
  readonly health: EndpointHealth;
  /** No pending delivery is due earlier; absent if none is pending. It may be too early, never too late. */
  readonly nextDue?: Instant;
  /**
   * The worker that had the queue when its failures were last reset: this worker's record of failures is out
   * of date.
   */
  readonly freshFor?: string;
}

const states = { enabled: 'open', disabled: 'closed' } as const;

export const laneOf = ({ endpointId, status }: Endpoint): Lane => ({
  endpointId,
  state: states[status],
  health: {},
});

export const isFailing = ({ health }: Pick<Lane, 'health'>): boolean => health.failingSince !== undefined;

/** Returns the queue after a change of its endpoint. */
export const following = (lane: Lane, { status }: Pick<Endpoint, 'status'>): Lane => ({
  ...lane,
  state: states[status],
});

/** Returns the queue with its failures reset, also for the worker that has it now. */
export const startedAfresh = ({ freshFor: _, ...lane }: Lane, worker: string | undefined): Lane => ({
  ...lane,
  health: {},
  ...(worker !== undefined && { freshFor: worker }),
});

/**
 * Returns the queue with the health that a worker observed, unless failures were reset since the worker got
 * the queue.
 */
export const afterWork = (lane: Lane, worker: string, health: EndpointHealth): Lane =>
  lane.freshFor === worker ? lane : { ...lane, health };

/** Returns the queue after another delivery became due. */
export const hastened = (lane: Lane, dueAt: Instant): Lane =>
  lane.nextDue !== undefined && lane.nextDue <= dueAt ? lane : { ...lane, nextDue: dueAt };

/** Returns the queue after its worker released it; the next pending delivery is due at `nextDue`. */
export const released = (
  { freshFor: _, nextDue: __, ...lane }: Lane,
  nextDue: Instant | undefined,
): Lane => ({
  ...lane,
  ...(nextDue !== undefined && { nextDue }),
});

/** The number of queues that a worker serves at once. */
export interface LaneShares {
  readonly lanes: number;
  readonly failingLanes: number;
  readonly failingShare: number;
}

/**
 * Returns the due queues to serve, in the order of their due times: those that are not failing first, but
 * with `failingShare` places for failing ones.
 */
export const servedLanes = <Due>(
  healthy: readonly Due[],
  failing: readonly Due[],
  { lanes, failingLanes, failingShare }: LaneShares,
): readonly Due[] => {
  const kept = Math.min(failingShare, failingLanes, failing.length, lanes);
  const served = healthy.slice(0, Math.max(0, lanes - kept));
  return [...served, ...failing.slice(0, Math.max(0, Math.min(failingLanes, lanes - served.length)))];
};
