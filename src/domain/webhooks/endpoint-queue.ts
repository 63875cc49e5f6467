import type { Instant } from '../shared/calendar.ts';
import type { EndpointId } from '../shared/ids.ts';
import type { Endpoint } from './endpoint.ts';
import type { EndpointHealth } from './health.ts';

/** The queue of an endpoint. It outlives a removed endpoint until its deliveries are deleted. */
export interface EndpointQueue {
  readonly endpointId: EndpointId;
  readonly state: 'open' | 'closed' | 'removed';
  readonly health: EndpointHealth;
  /** No pending delivery is due earlier; absent if none is pending. It may be too early, never too late. */
  readonly nextDue?: Instant;
  /**
   * The worker that served the queue when its failures were last reset. The health that this worker then reports
   * is ignored, because it includes the earlier failures.
   */
  readonly freshFor?: string;
}

const states = { enabled: 'open', disabled: 'closed' } as const;

export const endpointQueueOf = ({ endpointId, status }: Endpoint): EndpointQueue => ({
  endpointId,
  state: states[status],
  health: {},
});

export const isFailing = ({ health }: Pick<EndpointQueue, 'health'>): boolean =>
  health.failingSince !== undefined;

/** Returns the queue after its endpoint was enabled or disabled. */
export const afterEdit = (
  endpointQueue: EndpointQueue,
  { status }: Pick<Endpoint, 'status'>,
): EndpointQueue => ({
  ...endpointQueue,
  state: states[status],
});

/** Returns the queue with its failures reset. The health that its current `worker` reports later is ignored, too. */
export const withoutFailures = (
  { freshFor: _, ...endpointQueue }: EndpointQueue,
  worker: string | undefined,
): EndpointQueue => ({
  ...endpointQueue,
  health: {},
  ...(worker !== undefined && { freshFor: worker }),
});

/**
 * Returns the queue with the health that a worker observed, unless failures were reset since the worker got
 * the queue.
 */
export const afterWork = (
  endpointQueue: EndpointQueue,
  worker: string,
  health: EndpointHealth,
): EndpointQueue => (endpointQueue.freshFor === worker ? endpointQueue : { ...endpointQueue, health });

/** Returns the queue after another delivery became due. */
export const woken = (endpointQueue: EndpointQueue, dueAt: Instant): EndpointQueue =>
  endpointQueue.nextDue !== undefined && endpointQueue.nextDue <= dueAt
    ? endpointQueue
    : { ...endpointQueue, nextDue: dueAt };

/** Returns the queue after its worker released it; the next pending delivery is due at `nextDue`. */
export const released = (
  { freshFor: _, nextDue: __, ...endpointQueue }: EndpointQueue,
  nextDue: Instant | undefined,
): EndpointQueue => ({
  ...endpointQueue,
  ...(nextDue !== undefined && { nextDue }),
});

/** The number of queues that a worker serves at a time. */
export interface EndpointQueueShares {
  readonly endpointQueues: number;
  readonly failingEndpointQueues: number;
  readonly failingShare: number;
}

/**
 * Returns the due queues to serve, in the order of their due times: those that are not failing first, but
 * with `failingShare` places for failing ones.
 */
export const servedEndpointQueues = <Due>(
  healthy: readonly Due[],
  failing: readonly Due[],
  { endpointQueues, failingEndpointQueues, failingShare }: EndpointQueueShares,
): readonly Due[] => {
  const reserved = Math.min(failingShare, failingEndpointQueues, failing.length, endpointQueues);
  const served = healthy.slice(0, Math.max(0, endpointQueues - reserved));
  return [
    ...served,
    ...failing.slice(0, Math.max(0, Math.min(failingEndpointQueues, endpointQueues - served.length))),
  ];
};

/** The number of queues in the first claim of a worker, which shows how fast the store is. */
export const firstClaim = 16;
