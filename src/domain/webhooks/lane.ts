import type { Instant } from '../shared/calendar.ts';
import type { EndpointId } from '../shared/ids.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointHealth } from './health.ts';

/** The way to an endpoint. Of a removed endpoint it remains until what waited for it is deleted. */
export interface Lane {
  readonly endpointId: EndpointId;
  readonly state: 'open' | 'closed' | 'removed';
  readonly health: EndpointHealth;
  /** No pending delivery is due earlier; absent if none is pending. It may be too early, never too late. */
  readonly nextDue?: Instant;
  /** The worker that had the lane when its failures were last forgotten: what this worker knows of them is out of date. */
  readonly freshFor?: string;
}

const states = { enabled: 'open', disabled: 'closed' } as const;

export const laneOf = ({ endpointId, status }: Endpoint): Lane => ({
  endpointId,
  state: states[status],
  health: {},
});

export const isFailing = ({ health }: Pick<Lane, 'health'>): boolean => health.failingSince !== undefined;

/** A lane whose endpoint was changed. */
export const following = (lane: Lane, { status }: Pick<Endpoint, 'status'>): Lane => ({
  ...lane,
  state: states[status],
});

/** Its failures are forgotten, also by the worker that has the lane now, if one has. */
export const startedAfresh = ({ freshFor: _, ...lane }: Lane, worker: string | undefined): Lane => ({
  ...lane,
  health: {},
  ...(worker !== undefined && { freshFor: worker }),
});

/** What a worker learned of the endpoint, unless failures were forgotten since this worker got the lane. */
export const afterWork = (lane: Lane, worker: string, health: EndpointHealth): Lane =>
  lane.freshFor === worker ? lane : { ...lane, health };

/** Something more is due there. */
export const hastened = (lane: Lane, dueAt: Instant): Lane =>
  lane.nextDue !== undefined && lane.nextDue <= dueAt ? lane : { ...lane, nextDue: dueAt };

/** The lane after its worker released it; pending deliveries are due at `nextDue`. */
export const released = (
  { freshFor: _, nextDue: __, ...lane }: Lane,
  nextDue: Instant | undefined,
): Lane => ({
  ...lane,
  ...(nextDue !== undefined && { nextDue }),
});

/** How many lanes a worker serves at once. */
export interface LaneShares {
  readonly lanes: number;
  readonly failingLanes: number;
  readonly failingShare: number;
}

/**
 * The lanes that are served now, of those that are due, in the order of their due times: those that are not failing first,
 * but `failingShare` places are the failing ones' if so many are due.
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
